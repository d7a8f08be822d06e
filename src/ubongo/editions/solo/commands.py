"""Solo: the player's commands. Rule: S1 to S3, S6 to S8."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ClockCommand, Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race import Claim
from ubongo.puzzles.task import Tiling


@dataclass(frozen=True, slots=True)
class SetAside:
    """A new board instead of this one, which does not count; or the next one after a solution. Rule: S3, S7."""

    kind: ClassVar[str] = "set-aside"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """The player ends the run."""

    kind: ClassVar[str] = "finish"

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskHint:
    """One more piece in its place, or the names of those that are misplaced. Rule: S6."""

    kind: ClassVar[str] = "hint"

    seat: Seat
    placements: Tiling
    """The pieces placed so far, the latest last."""


@dataclass(frozen=True, slots=True)
class ShowSolution:
    """The player gives this board up and looks at a solution. Rule: S7."""

    kind: ClassVar[str] = "show-solution"

    seat: Seat


@dataclass(frozen=True, slots=True)
class TryAgain:
    """A board of this run once more, empty. Rule: S8."""

    kind: ClassVar[str] = "try-again"

    seat: Seat
    number: int
    """The number of the task in the run, counted from 1."""


Command: TypeAlias = Start | Wake | ClockCommand | Claim | SetAside | Finish | AskHint | ShowSolution | TryAgain
