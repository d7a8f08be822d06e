"""Cards: how its games are retold, round by round."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import (
    Narrator,
    after_rounds,
    columns,
    name_of,
    plain_end,
    plain_head,
    win,
    winners,
)
from ubongo.editions.cards.view import CardsView, HandResult, RoundResult
from ubongo.formats.recorded_game import RecordedGame


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that is over, as a spectator sees the table right after it."""

    view: CardsView
    result: RoundResult


def _rounds(game: RecordedGame) -> Iterator[PlayedRound]:
    for view in after_rounds(game, CardsView, lambda view: view.stage in ("countdown", "laying", "called")):
        if view.last is not None:
            yield PlayedRound(view, view.last)


def _shown(game: RecordedGame, played: PlayedRound) -> RenderableType:
    """A round for people: the cards that each player placed, their mistakes, and their points."""
    view = played.view
    heading = Text.assemble((f"Round {view.round}", "bold"), f"   {view.symbols} symbols")
    table = columns("", "player", ">cards", "wrong", ">points", ">total")
    for hand in sorted(played.result.hands, key=lambda hand: (-hand.score.points, hand.seat)):
        table.add_row(*_row(game, view, hand))
    return Group(heading, table, "")


def _row(game: RecordedGame, view: CardsView, hand: HandResult) -> tuple[RenderableType, ...]:
    score = hand.score
    return (
        Text("Ubongo!" if score.called else "", "bold magenta"),
        Text(name_of(game, hand.seat)),
        str(score.cards),
        Text("" if score.flaw is None else score.flaw.value, "yellow"),
        str(score.points),
        str(view.players[hand.seat].points),
    )


def _ending(game: RecordedGame) -> Text:
    outcome = game.outcome
    how = {"more-tens": ", by scoring ten more often", "shared": ", equal in tens too"}.get(outcome.ending, "")
    points = outcome.points[outcome.winners[0]]
    return Text.assemble((winners(game), "bold"), f" {win(game)} with {points} points{how}.")


def _plain(game: RecordedGame) -> dict[str, object]:
    return {**plain_head(game), "rounds": [_plain_round(played) for played in _rounds(game)], **plain_end(game)}


def _plain_round(played: PlayedRound) -> dict[str, object]:
    return {
        "round": played.result.round,
        "symbols": played.view.symbols,
        "hands": [_plain_hand(hand) for hand in played.result.hands],
        "points": [player.points for player in played.view.players],
    }


def _plain_hand(hand: HandResult) -> dict[str, object]:
    score = hand.score
    return {
        "seat": hand.seat,
        "cards": score.cards,
        "called": score.called,
        "flaw": None if score.flaw is None else score.flaw.value,
        "points": score.points,
    }


NARRATOR = Narrator(
    rounds=lambda game: (_shown(game, played) for played in _rounds(game)), ending=_ending, plain=_plain
)
