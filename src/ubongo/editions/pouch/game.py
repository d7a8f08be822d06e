"""Pouch: its settings, state, commands and events."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from ubongo.editions.contract import GiveBack, Millis, Outcome, Seat, Start, Wake
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.race import Claim, ClockExtended, GiveUp, Race, RaceEvent, Runner
from ubongo.editions.parts.rest import PlayerReady, Ready, Resting
from ubongo.editions.parts.treasure import ROUNDS, Taking, Treasure
from ubongo.puzzles.deck import SYMBOLS, Board
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task

SIDES = ("3", "4")
MOST_SEATS = 4
TIE_BREAKS = 3
"""After so many fruitless tie-breaks the win is shared. Rule: P6."""
SHORTEST_GLASS, LONGEST_GLASS = Millis(30_000), Millis(300_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class PouchSettings:
    """What a table agrees on before the game."""

    seats: int
    """Players, 1 to 4. Rule: P2."""
    side: str = "3"
    """Boards for "3" or "4" pieces. Rule: P2."""
    glass: Millis | None = Millis(60_000)
    """How long the glass runs, 30 to 300 s; None: no limit. Rule: R11."""
    matched: bool = True
    """Whether the boards of one round are near one another in grade. Rule: R1."""
    first_roller: Seat | None = None
    """Who rolls first; None: drawn. Rule: R9."""
    countdown: Millis = Millis(3_000)
    """From the deal to the reveal."""
    pause: Millis = Millis(20_000)
    """The longest wait for players who are not ready for the next round."""


def flaws(settings: PouchSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    least = settings.seats * ROUNDS
    checks = (
        (1 <= settings.seats <= MOST_SEATS, f"1 to {MOST_SEATS} players, not {settings.seats}"),
        (settings.side in SIDES, f"side {' or '.join(SIDES)}, not {settings.side!r}"),
        (
            settings.glass is None or SHORTEST_GLASS <= settings.glass <= LONGEST_GLASS,
            f"a glass of {SHORTEST_GLASS} to {LONGEST_GLASS} ms or none, not {settings.glass}",
        ),
        (settings.first_roller is None or 0 <= settings.first_roller < settings.seats, "the first roller has no seat"),
        (0 <= settings.countdown <= 10_000, f"a countdown of 0 to 10000 ms, not {settings.countdown}"),
        (0 <= settings.pause <= 120_000, f"a pause of 0 to 120000 ms, not {settings.pause}"),
        (len(boards) >= least, f"at least {least} boards, not {len(boards)}"),
        (all(board.side == settings.side for board in boards), f"boards of side {settings.side!r} only"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return tuple(words for holds, words in checks if not holds)


Command: TypeAlias = Start | Wake | GiveBack | Claim | GiveUp | Ready


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The gems are laid out and the boards are piled up. The pile is known to the table alone. Rule: P1, P2, R9."""

    first_roller: Seat
    pile: Pile


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Boards are dealt face down and the die is rolled under the hand: both show at the reveal. Rule: R1, R2, P6."""

    roller: Seat
    symbol: int
    runners: tuple[Runner, ...]
    reveal_at: Millis
    pile: Pile
    """What is left of it; longer than before where used boards were shuffled into a new one."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The call of "Stop!": ranks are settled, gems are taken, and two gems have left the track. Rule: P3, P4."""

    ranking: tuple[Seat, ...]
    takings: tuple[Taking, ...]
    resume_at: Millis


@dataclass(frozen=True, slots=True)
class TieBreakEnded:
    """A race for the win alone is over; nobody takes gems. Rule: P6."""

    ranking: tuple[Seat, ...]
    resume_at: Millis


@dataclass(frozen=True, slots=True)
class GameEnded:
    """There is a winner, or several. Rule: P5, P6."""

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


Phase: TypeAlias = Seated | Racing | Resting | Over


@dataclass(frozen=True, slots=True)
class Finished:
    """A race that is over, for all to look at."""

    race: Race
    ranking: tuple[Seat, ...]
    takings: tuple[Taking, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game of pouch at one instant."""

    settings: PouchSettings
    boards: tuple[Board, ...]
    treasure: Treasure
    phase: Phase = Seated()
    pile: Pile = ()
    had: tuple[frozenset[int], ...] = ()
    """By seat, the boards that were before it. Rule: P6."""
    roller: Seat = Seat(0)
    """Who rolled last, or will roll first."""
    rounds: int = 0
    """Rounds begun, 0 to 9."""
    tie_breaks: int = 0
    """Tie-breaks begun, 0 to 3."""
    last: Finished | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seating order."""
        return tuple(Seat(number) for number in range(self.settings.seats))

    @property
    def points(self) -> tuple[int, ...]:
        """By seat. Rule: P5."""
        return tuple(hoard.points for hoard in self.treasure.hoards)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who has most points. Rule: P5, P6."""
        points = self.points
        return tuple(seat for seat in self.seats if points[seat] == max(points))

    @property
    def rounds_ended(self) -> int:
        """Rounds whose gems have left the track."""
        in_round = isinstance(self.phase, Racing) and self.tie_breaks == 0
        return self.rounds - in_round


def task_of(game: Game, race: Race, seat: Seat) -> Task | None:
    """What that seat has to solve in that race, or None: it does not take part. Rule: R2, R3."""
    for runner in race.runners:
        if runner.seat == seat:
            return game.boards[runner.board].task(race.symbol, FLAT)
    return None


def new(settings: PouchSettings, boards: tuple[Board, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the boards are too few.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    return Game(
        settings,
        boards,
        Treasure.laid_out(settings.seats),
        had=(frozenset[int](),) * settings.seats,
        roller=settings.first_roller or Seat(0),
    )


def with_race(game: Game, race: Race) -> Game:
    """The game with its running race as given."""
    return replace(game, phase=Racing(race))
