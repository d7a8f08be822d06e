"""Solo: the run at one instant. Rule: S1 to S9."""

from enum import Enum
from typing import TypeAlias

from ubongo.editions.contract.refusals import Reason
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.clock import Paused, unpaused
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.race import Race
from ubongo.editions.solo.events import HintGiven, PiecesMisplaced
from ubongo.editions.solo.settings import SoloSettings, flaws
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.task import Task, Tiling
from ubongo.structs import Struct, field

MOST_BOARDS = 432
"""After this many a run is over: with 36 boards, when every face of the die has come up twice. Rule: S3."""


class SoloReason(Reason):
    """Why a run refuses a command."""

    ONLY_IN_PRACTICE = ("only-in-practice", "S6")
    """A count or a time would no longer compare."""
    NOTHING_TO_HINT = ("nothing-to-hint", "S6")
    """The board is covered: call."""
    NO_SUCH_BOARD = ("no-such-board", "S8")
    TIME_RUNS_ON = ("time-runs-on", "S9")
    """A daily board cannot be paused."""


class Fate(Enum):
    """What became of a task."""

    SOLVED = "solved"
    SET_ASIDE = "set-aside"
    LEFT = "left"
    """It was unfinished when the run ended."""
    SHOWN = "shown"
    """The player looked at a solution. Rule: S7."""


class Past(Struct, frozen=True):
    """A task that is behind the player."""

    board: int
    symbol: int
    elapsed: Millis
    fate: Fate
    tiling: Tiling = ()
    """The player's, if solved."""
    hints: int = 0
    """How many the player had. Rule: S6."""
    repeats: int | None = None
    """The number of the task that came again, if this is a repeat. Rule: S8."""


class Solving(Struct, frozen=True):
    """A task in front of the player, as a race of one; the run's span is its glass."""

    race: Race
    hints: int = 0
    """How many the player has had for this task. Rule: S6."""
    hint: HintGiven | PiecesMisplaced | None = None
    """The latest one."""
    repeats: int | None = None
    """The number of the task that came again, if this is a repeat. Rule: S8."""

    @property
    def is_shown(self) -> bool:
        """Whether the player looks at a solution, with the clock at rest. Rule: S7."""
        return self.race.revealed and not self.race.running


Phase: TypeAlias = Seated | Solving | Paused[Solving] | Over


class Game(Struct, frozen=True):
    """A run at one instant."""

    settings: SoloSettings
    boards: tuple[Board, ...]
    phase: Phase = field(default_factory=Seated)
    pile: Pile = ()
    past: tuple[Past, ...] = ()
    elapsed: Millis = Millis(0)
    """How long the run took, once it is over."""

    @property
    def solved(self) -> int:
        """How many tasks count."""
        return self.ended_as(Fate.SOLVED)

    @property
    def spent(self) -> Millis:
        """The total time of the earlier tasks: when the current one was revealed, on the run's clock."""
        return Millis(sum(past.elapsed for past in self.past))

    @property
    def dealt(self) -> tuple[tuple[int, int], ...]:
        """Board and symbol of every task up to now, in order; a repeat was not dealt. Rule: S8."""
        behind = tuple((past.board, past.symbol) for past in self.past if past.repeats is None)
        match unpaused(self.phase):
            case Solving(race, repeats=None) if race.running:
                return (*behind, (race.runners[0].board, race.symbol))
            case _:
                return behind

    @property
    def number(self) -> int:
        """The number of the latest task, repeats included; 0 before the first."""
        phase = unpaused(self.phase)
        is_open = isinstance(phase, Solving) and bool(phase.race.running)
        return len(self.past) + is_open

    def ended_as(self, fate: Fate) -> int:
        """How many tasks had that fate."""
        return sum(past.fate is fate for past in self.past)


def task_of(game: Game, board: int, symbol: int) -> Task:
    """The task of that board for that face of the die. Rule: R2, R3."""
    return game.boards[board].task(symbol)


def new(settings: SoloSettings, boards: tuple[Board, ...]) -> Game:
    """A run before its start.

    Raises:
        ValueError: the rules exclude the settings or the boards.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    return Game(settings, boards)
