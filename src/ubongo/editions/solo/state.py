"""Solo: its settings, state, commands and events. Rule: S1 to S4."""

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal, TypeAlias

from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.settings import Setting, setting_flaws
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.race import BoardsRevealed, Claim, ClockExtended, Race, TaskSolved
from ubongo.editions.parts.settings import COUNTDOWN, Countdown
from ubongo.puzzles.boards.deck import SYMBOLS, Board
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Task, Tiling

FLAT_SIDES = MappingProxyType({"3": "3", "4": "4"})
LEVELS = MappingProxyType({f"level-{level}": level for level in ("1", "2", "3", "4")})
SIDES = MappingProxyType({**FLAT_SIDES, **LEVELS})
"""What a player chooses from, and what the cards call it: pieces on a flat board, or a level of blocks."""

PLAYER = Seat(0)
"""The only one there is."""

Mode: TypeAlias = Literal["count", "time", "practice"]
"""As many tasks as possible in a span, the time for a number of tasks, or neither. Rule: S1, S2."""

MODES = ("count", "time", "practice")
MOST_BOARDS = 432
"""After this many a run is over: with 36 boards, when every face of the die has come up twice. Rule: S3."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloSettings:
    """What a player chooses before a run."""

    seats: int = 1
    mode: Mode = "practice"
    minutes: Annotated[int, Setting(choices=(5, 10, 20), unit="min")] = 5
    """The span of a count: 5, 10 or 20. Rule: S1."""
    tasks: Annotated[int, Setting(choices=(5, 10, 20))] = 5
    """The length of a run for time: 5, 10 or 20. Rule: S2."""
    side: Annotated[str, Setting(choices=tuple(SIDES))] = "3"
    """Boards for "3" or "4" pieces, or blocks on "level-1" to "level-4"."""
    countdown: Countdown = COUNTDOWN
    """Until the first board is turned; the next ones come at once."""

    @property
    def span(self) -> Millis | None:
        """How long a run lasts, if the clock ends it. Rule: S1."""
        return Millis(self.minutes * 60_000) if self.mode == "count" else None

    @property
    def goal(self) -> int | None:
        """How many tasks a run has, if they end it. Rule: S2."""
        return self.tasks if self.mode == "time" else None

    @property
    def box(self) -> Box:
        """Whose pieces the boards are for."""
        return SOLID if self.side in LEVELS else FLAT


def flaws(settings: SoloSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; empty: the run can start."""
    side = SIDES.get(settings.side)
    checks = (
        (settings.seats == 1, f"1 player, not {settings.seats}"),
        (len(boards) > 0, "at least 1 board, not 0"),
        (all(_is_of(board, side, settings.box) for board in boards), f"boards of side {settings.side!r} only"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))


def _is_of(board: Board, side: str | None, box: Box) -> bool:
    return board.side == side and board.box is box


@dataclass(frozen=True, slots=True)
class SetAside:
    """A new board instead of this one, which does not count. Rule: S3."""

    kind: ClassVar[str] = "set-aside"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """The player ends the run."""

    kind: ClassVar[str] = "finish"

    seat: Seat


Command: TypeAlias = Start | Wake | ExtendClock | Claim | SetAside | Finish


@dataclass(frozen=True, slots=True)
class RunStarted:
    """The boards are piled up. Only the table knows the pile."""

    kind: ClassVar[str] = "run-started"

    pile: Pile


@dataclass(frozen=True, slots=True)
class PileRenewed:
    """Every board was there: they are shuffled into a new pile. Rule: R1."""

    kind: ClassVar[str] = "pile-renewed"

    pile: Pile


@dataclass(frozen=True, slots=True)
class TaskDealt:
    """The pile's top board and a roll of the die. The first waits for the reveal, the others are open. Rule: R2."""

    kind: ClassVar[str] = "task-dealt"

    board: int
    """Its index in the run's boards."""
    symbol: int
    reveal_at: Millis


@dataclass(frozen=True, slots=True)
class TaskSetAside:
    """A board is out of the run, and what it took is not given back. Rule: S3."""

    kind: ClassVar[str] = "task-set-aside"

    elapsed: Millis


@dataclass(frozen=True, slots=True)
class RunEnded:
    """The time is up, the goal is reached, or the player has had enough. Rule: S1, S2."""

    kind: ClassVar[str] = "run-ended"

    elapsed: Millis
    """Of the whole run."""
    outcome: Outcome


Event: TypeAlias = (
    RunStarted | PileRenewed | TaskDealt | BoardsRevealed | TaskSolved | TaskSetAside | ClockExtended | RunEnded
)


class Fate(Enum):
    """What became of a task."""

    SOLVED = "solved"
    SET_ASIDE = "set-aside"
    LEFT = "left"
    """It was unfinished when the run ended."""


@dataclass(frozen=True, slots=True)
class Past:
    """A task that is behind the player."""

    board: int
    symbol: int
    elapsed: Millis
    fate: Fate
    tiling: Tiling = ()
    """The player's, if solved."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Before the run."""


@dataclass(frozen=True, slots=True)
class Solving:
    """A task in front of the player, as a race of one; the run's span is its glass."""

    race: Race


@dataclass(frozen=True, slots=True)
class Over:
    """After the run."""

    elapsed: Millis
    outcome: Outcome


Phase: TypeAlias = Seated | Solving | Over


@dataclass(frozen=True, slots=True)
class Game:
    """A run at one instant."""

    settings: SoloSettings
    boards: tuple[Board, ...]
    phase: Phase = Seated()
    pile: Pile = ()
    past: tuple[Past, ...] = ()

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
        """Board and symbol of every task up to now, in order."""
        behind = tuple((past.board, past.symbol) for past in self.past)
        match self.phase:
            case Solving(race) if race.running:
                return (*behind, (race.runners[0].board, race.symbol))
            case _:
                return behind

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
