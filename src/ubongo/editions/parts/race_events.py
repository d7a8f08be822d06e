"""The commands and events of a race, and why a command is refused. Rule: R2, R6 to R8, R12, R18."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.refusals import Reason
from ubongo.editions.contract.stats import SolveTime
from ubongo.editions.contract.values import Millis, Seat
from ubongo.puzzles.task import Tiling
from ubongo.structs import Struct


class RaceReason(Reason):
    """Why the race refuses a command."""

    NO_RACE = ("no-race", "R7")
    NOT_REVEALED = ("not-revealed", "R2")
    NOT_IN_THIS_RACE = ("not-in-this-race", "P6")
    ALREADY_SOLVED = ("already-solved", "R6")
    GAVE_UP = ("gave-up", "R6")
    TIME_IS_UP = ("time-is-up", "R7")
    NOT_A_TILING = ("not-a-tiling", "R12")
    GLASS_STILL_RUNS = ("glass-still-runs", "R7")


class Claim(Struct, frozen=True):
    """A player calls out "Ubongo!": my task is solved."""

    kind: ClassVar[str] = "claim"

    seat: Seat
    placements: Tiling
    lag: Millis = Millis(0)
    """The trusted round trip of the player's line, measured by the table."""


class GiveUp(Struct, frozen=True):
    """A player gives up this race. Rule: R11a, ours."""

    kind: ClassVar[str] = "give-up"

    seat: Seat


class BoardsRevealed(Struct, frozen=True):
    """The countdown is over: boards, die and glass are turned at once. Rule: R2."""

    kind: ClassVar[str] = "boards-revealed"

    at: Millis
    ends_at: Millis | None


class TaskSolved(Struct, frozen=True):
    """A player's tiling was judged flawless."""

    kind: ClassVar[str] = "task-solved"

    seat: Seat
    at: Millis
    elapsed: Millis
    """Since the reveal, less the excused lag: what a photo finish looks at."""
    placements: Tiling


def solved(_: object, event: object) -> tuple[SolveTime, ...]:
    """The solver recorded in that event, if any."""
    return (SolveTime(event.seat, event.elapsed),) if isinstance(event, TaskSolved) else ()


class PlayerGaveUp(Struct, frozen=True):
    """A player is out of this race."""

    kind: ClassVar[str] = "player-gave-up"

    seat: Seat


class GlassTurned(Struct, frozen=True):
    """No seat had solved: the glass runs once more. Rule: R8."""

    kind: ClassVar[str] = "glass-turned"

    ends_at: Millis


class ExtraTime(Struct, frozen=True):
    """The glass, or somebody's extra time, has run out, and others still have some. Rule: R18."""

    kind: ClassVar[str] = "extra-time"

    stopped: tuple[Seat, ...]
    """The seats whose time is up now."""
    ends_at: Millis
    """When the next one's is."""


RaceEvent: TypeAlias = BoardsRevealed | TaskSolved | PlayerGaveUp | GlassTurned | ExtraTime
