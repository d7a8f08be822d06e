"""Races for gems, retold race by race: the games of pouch and of three-d."""

from collections.abc import Callable, Iterator
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
    seconds,
    win,
    winners,
)
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.view import BoardResult, GemRaceView, RaceResult
from ubongo.editions.parts.gems import Gem
from ubongo.formats.recorded_game import RecordedGame

GEM_STYLES = {Gem.RUBY: "bold red", Gem.SAPPHIRE: "bold blue", Gem.EMERALD: "bold green", Gem.AMBER: "bold yellow"}


@dataclass(frozen=True, slots=True)
class PlayedRace:
    """A race that is over, as a spectator sees the table right after it."""

    view: GemRaceView
    result: RaceResult
    symbol: str
    """What the die shows."""
    levels: tuple[str, ...]
    """The level each seat plays on; empty if the edition has none."""

    def level(self, seat: Seat) -> str | None:
        """The level of that seat, if there are levels."""
        return self.levels[seat] if self.levels else None


def narrator(
    *, face: Callable[[int], str], levels: Callable[[GemRaceView], tuple[str, ...]] = lambda _view: ()
) -> Narrator:
    """A narrator for an edition: how it writes a face of the die, and the level of each seat, if it has levels."""

    def races(game: RecordedGame) -> Iterator[PlayedRace]:
        for view in after_rounds(game, GemRaceView, lambda view: view.stage in ("countdown", "racing")):
            if view.last is not None:
                yield PlayedRace(view, view.last, face(view.last.symbol), levels(view))

    def plain(game: RecordedGame) -> dict[str, object]:
        return {**plain_head(game), "races": [_plain_race(race) for race in races(game)], **plain_end(game)}

    return Narrator(rounds=lambda game: (_shown(game, race) for race in races(game)), ending=_ending, plain=plain)


def _shown(game: RecordedGame, race: PlayedRace) -> RenderableType:
    """A race for people: the roll, when each player solved which board, and the gems that each took."""
    view, result = race.view, race.result
    title = f"Tie-break {view.tie_break}" if view.tie_break else f"Round {view.round}"
    heading = Text.assemble((title, "bold"), f"   {name_of(game, view.roller)} rolls ", (race.symbol, "bold magenta"))
    if result.second_chance:
        heading.append("   second chance", "italic yellow")
    level = (">level",) if race.levels else ()
    table = columns(">", "player", *level, ">card", "pieces", ">time", "takes", ">points")
    for board in sorted(result.boards, key=lambda board: (board.rank is None, board.rank or 0, board.seat)):
        table.add_row(*_row(game, race, board))
    return Group(heading, table, _into_bag(result), "")


def _row(game: RecordedGame, race: PlayedRace, board: BoardResult) -> tuple[RenderableType, ...]:
    level = race.level(board.seat)
    return (
        "" if board.rank is None else str(board.rank),
        Text(name_of(game, board.seat)),
        *(() if level is None else (level,)),
        str(board.puzzle.card),
        " ".join(board.puzzle.pieces),
        seconds(board.elapsed_ms),
        _gems(tuple(gem for gem in (board.track_gem, board.bag_gem) if gem is not None)),
        str(race.view.players[board.seat].points),
    )


def _gems(gems: tuple[Gem, ...]) -> Text:
    return Text(" ").join(Text(gem.value, GEM_STYLES[gem]) for gem in gems)


def _into_bag(result: RaceResult) -> Text:
    return Text("Nobody earned: ", "dim").append(_gems(result.into_bag)) if result.into_bag else Text("", end="")


def _ending(game: RecordedGame) -> Text:
    outcome = game.outcome
    points = outcome.points[outcome.winners[0]]
    how = {"tie-break": ", by the tie-break", "shared": ", after three fruitless tie-breaks"}.get(outcome.ending, "")
    return Text.assemble((winners(game), "bold"), f" {win(game)} with {points} points{how}.")


def _plain_race(race: PlayedRace) -> dict[str, object]:
    view, result = race.view, race.result
    return {
        "round": view.round,
        "tie_break": view.tie_break,
        "roller": view.roller,
        "symbol": race.symbol,
        "second_chance": result.second_chance,
        "boards": [_plain_board(race, board) for board in result.boards],
        "into_bag": [gem.value for gem in result.into_bag],
        "points": [player.points for player in view.players],
    }


def _plain_board(race: PlayedRace, board: BoardResult) -> dict[str, object]:
    gems = (board.track_gem, board.bag_gem)
    level = race.level(board.seat)
    return {
        "seat": board.seat,
        **({} if level is None else {"level": level}),
        "card": board.puzzle.card,
        "pieces": board.puzzle.pieces,
        "rank": board.rank,
        "elapsed_ms": board.elapsed_ms,
        "gems": [gem.value for gem in gems if gem is not None],
    }
