"""Solo: what has happened in a run. Rule: R1, R2, S1 to S3, S6 to S8."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.values import Millis, Outcome
from ubongo.editions.parts.clock import ClockEvent
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.race_events import BoardsRevealed, TaskSolved
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement
from ubongo.structs import Struct


class RunStarted(Struct, frozen=True):
    """The boards are piled up. Only the table knows the pile."""

    kind: ClassVar[str] = "run-started"

    pile: Pile
    """Empty if the boards follow the player's level. Rule: S5."""


class PileRenewed(Struct, frozen=True):
    """Every board was there: they are shuffled into a new pile. Rule: R1."""

    kind: ClassVar[str] = "pile-renewed"

    pile: Pile


class TaskDealt(Struct, frozen=True):
    """The pile's top board and a roll of the die. The first waits for the reveal, the others are open. Rule: R2."""

    kind: ClassVar[str] = "task-dealt"

    board: int
    """Its index in the run's boards."""
    symbol: int
    reveal_at: Millis


class TaskSetAside(Struct, frozen=True):
    """A board is set aside, and its time is not given back. Rule: S3."""

    kind: ClassVar[str] = "task-set-aside"

    elapsed: Millis


class HintGiven(Struct, frozen=True):
    """A piece in a place from which the board can still be completed. Rule: S6."""

    kind: ClassVar[str] = "hint-given"

    placement: Placement


class PiecesMisplaced(Struct, frozen=True):
    """A hint that nothing completes the placed pieces unless these are taken back. Rule: S6."""

    kind: ClassVar[str] = "pieces-misplaced"

    pieces: tuple[PieceId, ...]


class SolutionShown(Struct, frozen=True):
    """A board ends unsolved, with a solution shown. The next one waits for the player. Rule: S7."""

    kind: ClassVar[str] = "solution-shown"

    elapsed: Millis


class TaskRepeated(Struct, frozen=True):
    """A task of this run comes again, at the player's request. Rule: S8."""

    kind: ClassVar[str] = "task-repeated"

    number: int
    """Of the task when it was dealt, counted from 1."""
    reveal_at: Millis


class RunEnded(Struct, frozen=True):
    """The time is up, the goal is reached, or the player has had enough. Rule: S1, S2."""

    kind: ClassVar[str] = "run-ended"

    elapsed: Millis
    """Of the whole run."""
    outcome: Outcome


Event: TypeAlias = (
    RunStarted
    | PileRenewed
    | TaskDealt
    | BoardsRevealed
    | TaskSolved
    | TaskSetAside
    | ClockEvent
    | RunEnded
    | HintGiven
    | PiecesMisplaced
    | SolutionShown
    | TaskRepeated
)
