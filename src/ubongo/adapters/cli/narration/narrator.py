"""What the stories of all editions share: who tells, and the words for players, spans and ends."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ubongo.editions.contract import Seat
from ubongo.formats.game_file import RecordedGame


@dataclass(frozen=True, slots=True)
class Story:
    """How the games of one edition are told; each function is given a sound game."""

    chapters: Callable[[RecordedGame], Iterator[RenderableType]]
    """For people, in order."""
    ended: Callable[[RecordedGame], Text]
    """The end, in one line."""
    plain: Callable[[RecordedGame], dict[str, object]]
    """The same for programs."""


def seen(game: RecordedGame) -> Iterator[object]:
    """What a spectator saw right after each entry of the log."""
    state = game.edition.new(game.settings, game.boards)
    for entry in game.entries:
        for event in entry.events:
            state = game.edition.evolve(state, event)
        yield game.edition.view(state, None, entry.at)


def named(game: RecordedGame, seat: Seat) -> str:
    """The name of whoever sits there."""
    return game.names[seat] or f"Seat {seat + 1}"


def seconds(span_ms: int | None) -> str:
    """A span in seconds, to the hundredth."""
    return "-" if span_ms is None else f"{span_ms / 1000:.2f} s"


def columns(*headings: str) -> Table:
    """A quiet table; a heading that starts with `>` is for numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    return table


def plain_head(game: RecordedGame) -> dict[str, object]:
    """What programs are told of every game first."""
    return {"edition": game.edition.name, "names": game.names, "entries": len(game.entries)}


def plain_end(game: RecordedGame) -> dict[str, object]:
    """What programs are told of every game last."""
    end = game.outcome
    return {"outcome": {"winners": end.winners, "points": end.points, "ending": end.ending}}
