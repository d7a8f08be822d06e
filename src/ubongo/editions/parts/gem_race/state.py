"""Gem race: its state and its events. Rule: R1 to R12, P1 to P7."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar

from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.settings import setting_flaws
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.gem_supply import Award, GemSupply
from ubongo.editions.parts.intermission import Intermission, PlayerReady, Ready
from ubongo.editions.parts.race import (
    Claim,
    ClockExtended,
    GiveUp,
    Race,
    RaceEvent,
    Runner,
)
from ubongo.puzzles.boards.deck import SYMBOLS, Board
from ubongo.puzzles.task import Task

MOST_SEATS = 4
TIE_BREAKS = 3
"""After this many fruitless tie-breaks the win is shared. Rule: P6."""
ENDINGS = ("plain", "tie-break", "shared")


class GemRaceSettings(Protocol):
    """The settings of every gem race."""

    @property
    def seats(self) -> int:
        """Players, 1 to 4."""
        ...

    @property
    def glass(self) -> Millis | None:
        """How long the glass runs, 30 to 300 s; None: no limit. Rule: R11."""
        ...

    @property
    def first_roller(self) -> Seat | None:
        """The first roller; None: random. Rule: R9."""
        ...

    @property
    def countdown(self) -> Millis:
        """From the deal to the reveal."""
        ...

    @property
    def pause(self) -> Millis:
        """The longest wait for players who are not ready for the next round."""
        ...


def flaws(settings: GemRaceSettings, boards: Sequence[Board]) -> tuple[str, ...]:
    """What the rules of every gem race exclude, in words."""
    checks = (
        (1 <= settings.seats <= MOST_SEATS, f"1 to {MOST_SEATS} players, not {settings.seats}"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))


Command: TypeAlias = Start | Wake | ExtendClock | Claim | GiveUp | Ready


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The gems are laid out and the boards are piled up. Only the table knows the pile. Rule: P1, P2, R9."""

    kind: ClassVar[str] = "game-started"

    first_roller: Seat
    pile: Pile


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Boards are dealt face down and the die is rolled under the hand: both show at the reveal. Rule: R1, R2, P6."""

    kind: ClassVar[str] = "round-started"

    roller: Seat
    symbol: int
    runners: tuple[Runner, ...]
    reveal_at: Millis
    pile: Pile
    """What is left of it; with used boards at its end if they were shuffled into it."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The call of "Stop!": ranks are settled, gems are taken, and the track moves on. Rule: P3, P4, D6."""

    kind: ClassVar[str] = "round-ended"

    ranking: tuple[Seat, ...]
    takings: tuple[Award, ...]
    resume_at: Millis


@dataclass(frozen=True, slots=True)
class TieBreakEnded:
    """A race for the win alone is over; no gems are taken. Rule: P6."""

    kind: ClassVar[str] = "tie-break-ended"

    ranking: tuple[Seat, ...]
    resume_at: Millis


@dataclass(frozen=True, slots=True)
class GameEnded:
    """There is a winner, or several. Rule: P5, P6."""

    kind: ClassVar[str] = "game-ended"

    outcome: Outcome


Event: TypeAlias = (
    GameStarted | RoundStarted | RaceEvent | RoundEnded | TieBreakEnded | PlayerReady | ClockExtended | GameEnded
)


@dataclass(frozen=True, slots=True)
class Seated:
    """Before the game."""


@dataclass(frozen=True, slots=True)
class Racing:
    """A round, or a tie-break, from the deal to "Stop!"."""

    race: Race


@dataclass(frozen=True, slots=True)
class Over:
    """After the game."""

    outcome: Outcome


Phase: TypeAlias = Seated | Racing | Intermission | Over


@dataclass(frozen=True, slots=True)
class Finished:
    """A race that is over, for all to look at."""

    race: Race
    ranking: tuple[Seat, ...]
    awards: tuple[Award, ...]


GemRaceSettingsT = TypeVar("GemRaceSettingsT", bound=GemRaceSettings)


@dataclass(frozen=True, slots=True)
class GemRace(Generic[GemRaceSettingsT]):
    """A gem race at one instant; `GemRaceSettingsT` are its edition's settings."""

    settings: GemRaceSettingsT
    boards: tuple[Board, ...]
    supply: GemSupply
    phase: Phase = Seated()
    pile: Pile = ()
    had: tuple[frozenset[int], ...] = ()
    """By seat, the boards that were before it. Rule: P6."""
    roller: Seat = Seat(0)
    """The last roller, or the first one."""
    rounds: int = 0
    """Rounds started, 0 to 9."""
    tie_breaks: int = 0
    """Tie-breaks started, 0 to 3."""
    last: Finished | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seating order."""
        return tuple(Seat(number) for number in range(self.settings.seats))

    @property
    def points(self) -> tuple[int, ...]:
        """By seat. Rule: P5."""
        return tuple(held.points for held in self.supply.holdings)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with most points. Rule: P5, P6."""
        points = self.points
        return tuple(seat for seat in self.seats if points[seat] == max(points))

    @property
    def rounds_ended(self) -> int:
        """Rounds whose gems are taken."""
        in_round = isinstance(self.phase, Racing) and self.tie_breaks == 0
        return self.rounds - in_round


def laid_out(settings: GemRaceSettingsT, boards: tuple[Board, ...], supply: GemSupply) -> GemRace[GemRaceSettingsT]:
    """A gem race before its start."""
    had = (frozenset[int](),) * settings.seats
    return GemRace(settings, boards, supply, had=had, roller=settings.first_roller or Seat(0))


def task_of(game: GemRace[GemRaceSettingsT], race: Race, seat: Seat) -> Task | None:
    """What that seat has to solve in that race, or None: it does not take part. Rule: R2, R3."""
    for runner in race.runners:
        if runner.seat == seat:
            return game.boards[runner.board].task(race.symbol)
    return None


def with_race(game: GemRace[GemRaceSettingsT], race: Race) -> GemRace[GemRaceSettingsT]:
    """The gem race with its running race as given."""
    return replace(game, phase=Racing(race))


def outcome(game: GemRace[GemRaceSettingsT]) -> Outcome | None:
    """How the game ended, or None: it goes on."""
    return game.phase.outcome if isinstance(game.phase, Over) else None


def is_intermission(game: GemRace[GemRaceSettingsT]) -> bool:
    """Whether the game is between two races."""
    return isinstance(game.phase, Intermission)


def faced(_: object, event: Event) -> tuple[Seat, ...]:
    """Everybody in the race that is dealt."""
    return tuple(runner.seat for runner in event.runners) if isinstance(event, RoundStarted) else ()
