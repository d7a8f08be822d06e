"""A game of cards told round by round."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import Story, columns, named, plain_end, plain_head, seen
from ubongo.editions.cards.view import CardsView, HandResult, RoundResult
from ubongo.formats.game_file import RecordedGame


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round that is over, as a spectator sees the table right after it."""

    view: CardsView
    result: RoundResult


def chapters(game: RecordedGame) -> Iterator[Chapter]:
    """The rounds of a sound game, in order."""
    was_laid = False
    for view in seen(game):
        assert isinstance(view, CardsView), f"no game of cards: {view!r}"
        is_laid = view.stage in ("countdown", "laying", "called")
        if was_laid and not is_laid and view.last is not None:
            yield Chapter(view, view.last)
        was_laid = is_laid


def told(game: RecordedGame, chapter: Chapter) -> RenderableType:
    """A round for people: who laid how many cards, what was wrong, and what it was worth."""
    view = chapter.view
    heading = Text.assemble((f"Round {view.round}", "bold"), f"   {view.symbols} symbols")
    table = columns("", "player", ">cards", "wrong", ">points", ">total")
    for hand in sorted(chapter.result.hands, key=lambda hand: (-hand.score.points, hand.seat)):
        table.add_row(*_row(game, view, hand))
    return Group(heading, table, "")


def _row(game: RecordedGame, view: CardsView, hand: HandResult) -> tuple[RenderableType, ...]:
    score = hand.score
    return (
        Text("Ubongo!" if score.called else "", "bold magenta"),
        Text(named(game, hand.seat)),
        str(score.cards),
        Text("" if score.flaw is None else score.flaw.value, "yellow"),
        str(score.points),
        str(view.players[hand.seat].points),
    )


def ended(game: RecordedGame) -> Text:
    """The end of the game, in one line."""
    outcome = game.outcome
    names = " and ".join(named(game, seat) for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "win together"
    how = {"more-tens": ", who scored ten more often", "shared": ", equal in tens too"}.get(outcome.ending, "")
    return Text.assemble((names, "bold"), f" {verb} with {outcome.points[outcome.winners[0]]} points{how}.")


def plain(game: RecordedGame) -> dict[str, object]:
    """The whole story for programs."""
    return {**plain_head(game), "rounds": [_plain_chapter(chapter) for chapter in chapters(game)], **plain_end(game)}


def _plain_chapter(chapter: Chapter) -> dict[str, object]:
    return {
        "round": chapter.result.round,
        "symbols": chapter.view.symbols,
        "hands": [_plain_hand(hand) for hand in chapter.result.hands],
        "points": [player.points for player in chapter.view.players],
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


CARDS_STORY = Story(chapters=lambda game: (told(game, chapter) for chapter in chapters(game)), ended=ended, plain=plain)
