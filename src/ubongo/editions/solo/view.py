"""Solo: what the player or a spectator may see. Spans are counted from the instant of the view, in milliseconds."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ubongo.editions.contract import Outcome, Seat
from ubongo.editions.parts.puzzle import Puzzle
from ubongo.editions.solo.game import SoloSettings
from ubongo.puzzles.task import Tiling

Stage: TypeAlias = Literal["seated", "countdown", "solving", "over"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A task that is behind the player: solved, or set aside. Rule: S3."""

    number: int
    """Counted from 1, set aside ones too."""
    symbol: int
    puzzle: Puzzle
    grade: float
    elapsed_ms: int
    """From its reveal."""
    solved: bool
    tiling: Tiling
    """The player's own, or else one of those it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloView:
    """A run as its player sees it at one instant."""

    edition: Literal["solo"]
    seat: Seat | None
    stage: Stage
    settings: SoloSettings
    number: int
    """Of the task in front of the player, from 1; 0 before the first."""
    goal: int | None
    """How many tasks the run for time has."""
    solved: int
    set_aside: int
    symbol: int | None
    puzzle: Puzzle | None
    grade: float | None
    """Of the task in front of the player."""
    remaining_ms: int | None
    """Until the reveal, or until a count ends. None: no limit."""
    elapsed_ms: int | None
    """Since the first reveal; once the run is over, how long it took."""
    task_elapsed_ms: int | None
    """Since this task's reveal."""
    attempts: tuple[Attempt, ...]
    """In order; all of them once the run is over, before that the last one alone."""
    outcome: Outcome | None
