"""What all narrators share: their type, and the words for players, spans and endings."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.handicaps import SeatHandicaps
from ubongo.formats.bot_races import stand_in_races
from ubongo.formats.recorded_game import RecordedGame

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Narrator:
    """How the games of one edition are narrated; each function takes a game that follows the rules."""

    rounds: Callable[[RecordedGame], Iterator[RenderableType]]
    """For people: its rounds, in order."""
    ending: Callable[[RecordedGame], Text]
    """For people: how it ended, in one line."""
    plain: Callable[[RecordedGame], dict[str, object]]
    """The same for programs."""


def views(game: RecordedGame, kind: type[View]) -> Iterator[View]:
    """What a spectator saw right after each entry of the log."""
    for entry, match in game.replayed():
        view = match.view(None, entry.at)
        assert isinstance(view, kind), f"not a {kind.__name__}: {view!r}"
        yield view


def after_rounds(game: RecordedGame, kind: type[View], is_playing: Callable[[View], bool]) -> Iterator[View]:
    """What a spectator saw right after each round, given whether a view shows one being played."""
    was_playing = False
    for view in views(game, kind):
        if was_playing and not is_playing(view):
            yield view
        was_playing = is_playing(view)


def name_of(game: RecordedGame, seat: Seat) -> str:
    """The name of the player in that seat."""
    return game.names[seat] or f"Seat {seat + 1}"


def winners(game: RecordedGame) -> str:
    """The names of the winners."""
    return " and ".join(name_of(game, seat) for seat in game.outcome.winners)


def win(game: RecordedGame) -> str:
    """The verb for what the winners did."""
    return "wins" if len(game.outcome.winners) == 1 else "win together"


def seconds(span_ms: int | None) -> str:
    """A span in seconds, to the hundredth."""
    return "-" if span_ms is None else f"{span_ms / 1000:.2f} s"


def columns(*headings: str) -> Table:
    """A quiet table; a heading that starts with `>` is for numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    return table


def bot_rounds(game: RecordedGame) -> Iterator[str]:
    """For each person for whom a bot played, which rounds; tie-breaks are counted after them. Rule: R13."""
    for seat, races in enumerate(stand_in_races(game)):
        if races:
            numbers = ", ".join(map(str, races))
            yield f"A bot played for {name_of(game, Seat(seat))}: round {numbers}"


def handicaps(game: RecordedGame) -> Iterator[str]:
    """For each player with a handicap, what it was. Rule: R18, R19."""
    for one in _handicaps(game):
        what = [f"{one.extra_ms // 1000} s of extra time"] if one.extra_ms else []
        what += [f"boards for {one.side} pieces"] if one.side is not None else []
        yield f"Handicap of {name_of(game, one.seat)}: {' and '.join(what)}"


@dataclass(frozen=True, slots=True)
class _Handicap:
    seat: Seat
    extra_ms: int
    side: str | None
    """Only if it is not the side of the table."""


def _handicaps(game: RecordedGame) -> Iterator[_Handicap]:
    settings = game.settings
    if not isinstance(settings, SeatHandicaps):
        return
    extras = settings.extras or (0,) * settings.seats
    for number, (extra, side) in enumerate(zip(extras, settings.sides, strict=True)):
        own_side = None if side == settings.side else side
        if extra or own_side is not None:
            yield _Handicap(Seat(number), extra, own_side)


def plain_head(game: RecordedGame) -> dict[str, object]:
    """The first fields of every game for programs."""
    return {"edition": game.edition.name, "names": game.names, "entries": len(game.entries)}


def plain_end(game: RecordedGame) -> dict[str, object]:
    """The last fields of every game for programs."""
    end = game.outcome
    known: dict[str, object] = {} if game.terms is None else {"bot_races": stand_in_races(game)}
    found = [{"seat": one.seat, "extra_time_ms": one.extra_ms, "side": one.side} for one in _handicaps(game)]
    known |= {"handicaps": found} if found else {}
    return {"outcome": {"winners": end.winners, "points": end.points, "ending": end.ending}, **known}
