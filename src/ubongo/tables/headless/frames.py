"""A finished game frame by frame: the view of one audience after every entry of its log."""

from dataclasses import dataclass
from typing import cast

import msgspec

from ubongo.editions.contract.values import Audience, Seat
from ubongo.formats.codec import Plain
from ubongo.formats.recorded_game import RecordedGame


@dataclass(frozen=True, slots=True)
class Frame:
    """What an entry of the log has changed."""

    seq: int
    at: int
    """Milliseconds since the first entry."""
    what: str
    """The command."""
    seat: Seat | None
    """The seat that sent it; None for the table."""
    changed: Plain
    """The fields of the view that are not as in the frame before; in the first frame all of them."""


def frames(game: RecordedGame, audience: Audience) -> tuple[Frame, ...]:
    """Every frame as that audience saw it."""
    before = Plain()
    found: list[Frame] = []
    for entry, match in game.replayed():
        view = cast(Plain, msgspec.to_builtins(match.view(audience, entry.at)))
        changed = {name: value for name, value in view.items() if name not in before or before[name] != value}
        seat = getattr(entry.command, "seat", None)
        since = entry.at - game.entries[0].at
        found.append(Frame(entry.seq, since, entry.command.kind, seat, changed))
        before = view
    return tuple(found)
