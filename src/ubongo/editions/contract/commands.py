"""What the log holds, and the commands that the table itself sends to every game."""

from typing import ClassVar, Protocol, TypeAlias

from ubongo.editions.contract.values import Millis, Seat
from ubongo.structs import Struct


class Stored(Protocol):
    """A command or an event: what the log holds."""

    kind: ClassVar[str]
    """Its name on disk and on the wire, which never changes, even if the class is renamed."""

    __struct_fields__: ClassVar[tuple[str, ...]]


class Start(Struct, frozen=True):
    """Start the game: every seat is taken and the settings are agreed. Sent by the table."""

    kind: ClassVar[str] = "start"


class Wake(Struct, frozen=True):
    """The deadline has passed: carry out what is due. Sent by the table."""

    kind: ClassVar[str] = "wake"


class ExtendClock(Struct, frozen=True):
    """Make up for a downtime of the server. Sent by the table."""

    kind: ClassVar[str] = "give-back"

    by: Millis


class AdvanceClock(Struct, frozen=True):
    """Skip time in which only bots are still at it. Sent by the table once a player has ended the glass. Rule: R15."""

    kind: ClassVar[str] = "advance-clock"

    asked_by: Seat
    by: Millis


class Pause(Struct, frozen=True):
    """A player who has no human opponent stops all clocks. Rule: R16."""

    kind: ClassVar[str] = "pause"

    seat: Seat


class Resume(Struct, frozen=True):
    """The player goes on, after a countdown. Rule: R16."""

    kind: ClassVar[str] = "resume"

    seat: Seat


ClockCommand: TypeAlias = ExtendClock | AdvanceClock | Pause | Resume
"""The commands that move or stop the clock of a game."""
