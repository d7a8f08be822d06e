"""Solo: its settings. Rule: S1 to S4."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ubongo.editions.contract import Millis, Seat

Mode: TypeAlias = Literal["count", "time", "practice"]
"""As many tasks as possible in a span, the time for so many tasks, or neither. Rule: S1, S2."""

MINUTES = (5, 10, 20)
TASKS = (5, 10, 20)


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloSettings:
    """What a player chooses before a run."""

    seats: int = 1
    mode: Mode = "practice"
    minutes: int = 5
    """The span of a count: 5, 10 or 20. Rule: S1."""
    tasks: int = 5
    """The length of a run for time: 5, 10 or 20. Rule: S2."""
    side: str = "3"
    """Boards for "3" or "4" pieces."""
    countdown: Millis = Millis(3_000)
    """Until the first board is turned; the next ones come at once."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A new board instead of this one, which does not count. Rule: S3."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """The player ends the run."""

    seat: Seat
