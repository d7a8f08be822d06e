"""Gem race: the game at one instant. Rule: R1 to R12, P1 to P7."""

from typing import Generic, TypeAlias

from ubongo.editions.contract.values import Seat, first_seats
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import Paused, unpaused
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.gem_race.events import Event, RoundStarted
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.open_boards import BoardsOpened, Opening
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.rewards.award import Award
from ubongo.editions.parts.rewards.rewards import Rewards
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.task import Task
from ubongo.structs import Struct, field, replace

ENDINGS = ("plain", "tie-break", "shared")


class Racing(Struct, frozen=True):
    """A round, or a tie-break, from the deal to "Stop!"."""

    race: Race


Running: TypeAlias = Opening | Racing | Intermission
Phase: TypeAlias = Seated | Running | Paused[Running] | Over


class Finished(Struct, frozen=True):
    """A race that is over; everyone may see it."""

    race: Race
    ranking: tuple[Seat, ...]
    awards: tuple[Award, ...]


class GemRace(Struct, Generic[GemRaceSettingsT], frozen=True):
    """A gem race at one instant; `GemRaceSettingsT` are its edition's settings."""

    settings: GemRaceSettingsT
    boards: tuple[Board, ...]
    rewards: Rewards
    phase: Phase = field(default_factory=Seated)
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
        return first_seats(self.settings.seats)

    @property
    def points(self) -> tuple[int, ...]:
        """By seat. Rule: P5."""
        return tuple(held.points for held in self.rewards.holdings)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with most points. Rule: P5, P6."""
        points = self.points
        most = max(points)
        return tuple([seat for seat in self.seats if points[seat] == most])

    @property
    def rounds_ended(self) -> int:
        """Rounds whose gems are taken."""
        in_round = isinstance(unpaused(self.phase), Opening | Racing) and self.tie_breaks == 0
        return self.rounds - in_round


def laid_out(settings: GemRaceSettingsT, boards: tuple[Board, ...], rewards: Rewards) -> GemRace[GemRaceSettingsT]:
    """A gem race before its start."""
    had = (frozenset[int](),) * settings.seats
    return GemRace(settings, boards, rewards, had=had, roller=settings.first_roller or Seat(0))


def task_of(game: GemRace[GemRaceSettingsT], race: Race, seat: Seat) -> Task | None:
    """The task of that seat in that race; None if it does not take part. Rule: R2, R3."""
    for runner in race.runners:
        if runner.seat == seat:
            return game.boards[runner.board].task(race.symbol)
    return None


def with_race(game: GemRace[GemRaceSettingsT], race: Race) -> GemRace[GemRaceSettingsT]:
    """The gem race with its running race as given."""
    return replace(game, phase=Racing(race))


def faced(_: object, event: Event) -> tuple[Seat, ...]:
    """Everybody in the race that is dealt."""
    return tuple(runner.seat for runner in event.runners) if isinstance(event, RoundStarted | BoardsOpened) else ()


def at_it(game: GemRace[GemRaceSettingsT]) -> tuple[Seat, ...]:
    """The seats that the running race waits for, once its boards are turned. Rule: R15."""
    return races.at_it(game.phase.race) if isinstance(game.phase, Racing) else ()


def started_races(game: GemRace[GemRaceSettingsT]) -> int:
    """The number of rounds and tie-breaks that have started."""
    return game.rounds + game.tie_breaks
