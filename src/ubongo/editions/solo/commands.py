"""Solo: the player's commands. Rule: S1 to S3, S6 to S8."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ClockCommand, Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race_events import Claim
from ubongo.puzzles.task import Tiling
from ubongo.structs import Struct


class SetAside(Struct, frozen=True):
    """A new board instead of this one, which does not count; or the next one after a solution. Rule: S3, S7."""

    kind: ClassVar[str] = "set-aside"

    seat: Seat


class Finish(Struct, frozen=True):
    """The player ends the run."""

    kind: ClassVar[str] = "finish"

    seat: Seat


class AskHint(Struct, frozen=True):
    """One more piece in its place, or the names of those that are misplaced. Rule: S6."""

    kind: ClassVar[str] = "hint"

    seat: Seat
    placements: Tiling
    """The pieces placed so far, the latest last."""


class ShowSolution(Struct, frozen=True):
    """The player gives this board up and looks at a solution. Rule: S7."""

    kind: ClassVar[str] = "show-solution"

    seat: Seat


class TryAgain(Struct, frozen=True):
    """A board of this run once more, empty. Rule: S8."""

    kind: ClassVar[str] = "try-again"

    seat: Seat
    number: int
    """The number of the task in the run, counted from 1."""


Command: TypeAlias = Start | Wake | ClockCommand | Claim | SetAside | Finish | AskHint | ShowSolution | TryAgain
