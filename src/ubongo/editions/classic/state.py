"""Classic: a game at one instant, and what follows from it alone."""

from typing import TypeAlias

from ubongo.editions.classic.events import GemsTaken
from ubongo.editions.classic.gem_board import MOST_MOVES, GemCounts, Rows, fields
from ubongo.editions.classic.settings import SEATS, ClassicSettings, flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.open_boards import Opening
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.ranking import ranking
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.task import Task
from ubongo.structs import Struct, field


class Walk(Struct, frozen=True):
    """What a pawn has done in this round."""

    home: int
    """Its row at the start of the round, from which reach is counted."""
    moves: int = 0
    elapsed: Millis = Millis(0)
    """When it was moved last, since the reveal."""


class Gathering(Struct, frozen=True):
    """The moving and taking of one round."""

    walks: tuple[Walk, ...]
    """By seat."""
    takings: tuple[GemsTaken, ...] = ()
    """In order of arrival."""
    stayed: frozenset[Seat] = frozenset()
    """Those who neither move nor take any more. Rule: C4."""

    def taking_of(self, seat: Seat) -> GemsTaken | None:
        """What that seat has taken, if anything."""
        for taking in self.takings:
            if taking.seat == seat:
                return taking
        return None


class Placing(Struct, frozen=True):
    """The pawns are put on the gem board, one after the other."""

    until: Millis


class Racing(Struct, frozen=True):
    """A round from the deal to its end; in calm, to the end of its race."""

    race: Race
    gathering: Gathering
    take_by: Millis | None = None
    """Without a glass, the deadline for solvers to take gems; None while a player is still solving."""


class Taking(Struct, frozen=True):
    """In calm, after a race: the solvers move and take in order of rank."""

    race: Race
    gathering: Gathering
    ranking: tuple[Seat, ...]
    until: Millis
    done: frozenset[Seat] = frozenset()


Running: TypeAlias = Placing | Opening | Racing | Taking | Intermission
Phase: TypeAlias = Seated | Running | Paused[Running] | Over


class Finished(Struct, frozen=True):
    """A round that is over; everyone may see it."""

    race: Race
    ranking: tuple[Seat, ...]
    takings: tuple[GemsTaken, ...]


class Game(Struct, frozen=True):
    """A game of classic at one instant."""

    settings: ClassicSettings
    boards: tuple[Board, ...]
    holdings: tuple[GemCounts, ...]
    """By seat."""
    pawns: tuple[int | None, ...]
    """By seat, the row of each pawn; None if not yet placed."""
    rows: Rows = ()
    phase: Phase = field(default_factory=Seated)
    pile: Pile = ()
    roller: Seat = Seat(0)
    """The last roller, or the first one."""
    rounds: int = 0
    """Rounds started."""
    last: Finished | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seating order."""
        return _SEATINGS[self.settings.seats]


_SEATINGS = tuple(tuple(map(Seat, range(seats))) for seats in range(SEATS.stop))


def task_of(game: Game, race: Race, seat: Seat) -> Task | None:
    """The task of that seat in that race; None if it does not take part. Rule: R2, R3."""
    for runner in race.runners:
        if runner.seat == seat:
            return game.boards[runner.board].task(race.symbol)
    return None


def row_of(game: Game, seat: Seat) -> int:
    """The row of that pawn. All pawns are placed."""
    row = game.pawns[seat]
    assert row is not None, f"seat {seat} has not placed its pawn"
    return row


def reach(game: Game, seat: Seat) -> tuple[int, ...]:
    """The fields to which the seat's pawn may move now, its own included; empty if it may neither move nor take.

    The rank is the one that counts now: within a photo finish it can still change, and a pawn that was moved further
    by a better rank stays where it is. So does a pawn that was moved as often as it may be. Rule: C4, C6, see ADR 50.
    """
    match game.phase:
        case Racing(race, gathering) if not game.settings.calm:
            order = ranking(race.solves)
        case Taking(_, gathering, order, _, done) if seat not in done:
            pass
        case _:
            return ()
    if seat not in order or seat in gathering.stayed or gathering.taking_of(seat) is not None:
        return ()
    if isinstance(game.phase, Racing) and seat in game.phase.race.timed_out:
        return ()
    walk = gathering.walks[seat]
    within = () if walk.moves >= MOST_MOVES else fields(walk.home, order.index(seat) + 1)
    return tuple(sorted({row_of(game, seat), *within}))


def can_take(game: Game, seat: Seat) -> bool:
    """Whether that seat has solved, has not yet taken, and still has gems within reach. Rule: C5, C8."""
    return any(game.rows[row] for row in reach(game, seat))


def is_waited_for(game: Game, seat: Seat) -> bool:
    """Whether the round waits for that solver: for gems, or for a pawn that can still be moved for the next round.

    Rule: R11a, C4.
    """
    can_move = game.settings.pawn_waits and game.rounds < game.settings.rounds and len(reach(game, seat)) > 1
    return can_move or can_take(game, seat)


def at_it(game: Game) -> tuple[Seat, ...]:
    """The seats that the running race waits for, once its boards are turned: for a board, for gems or for a pawn.

    Rule: R15.
    """
    if not isinstance(game.phase, Racing) or not game.phase.race.revealed:
        return ()
    solving = races.at_it(game.phase.race)
    return tuple(seat for seat in game.seats if seat in solving or is_waited_for(game, seat))


def placing_turn(game: Game) -> Seat | None:
    """The seat that places next, from the first roller to the left; None: all pawns are placed. Rule: C3."""
    order = (*game.seats[game.roller :], *game.seats[: game.roller])
    return next((seat for seat in order if game.pawns[seat] is None), None)


def taking_turn(game: Game, taking: Taking) -> Seat | None:
    """The seat that moves and takes next in calm mode; None if no seat is left. Rule: C12."""
    return next((seat for seat in taking.ranking if seat not in taking.done and _can_act(game, seat)), None)


def _can_act(game: Game, seat: Seat) -> bool:
    return len(reach(game, seat)) > 1 or can_take(game, seat)


def turn(game: Game) -> Seat | None:
    """The seat whose turn it is, if there are turns. Rule: C3, C12."""
    match game.phase:
        case Placing():
            return placing_turn(game)
        case Taking():
            return taking_turn(game, game.phase)
        case _:
            return None


def deadline(game: Game) -> Millis | None:
    """When the table must wake the game, or None if it waits for players or is over."""
    match game.phase:
        case Racing(race, _, take_by):
            return races.deadline(race) if take_by is None else take_by
        case Placing(until) | Taking(until=until) | Opening(roll_at=until) | Intermission(until):
            return until
        case Paused(resume_at=resume_at):
            return resume_at
        case _:
            return None


def new(settings: ClassicSettings, boards: tuple[Board, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the boards are too few.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    seats = settings.seats
    return Game(settings, boards, (GemCounts(),) * seats, (None,) * seats, roller=settings.first_roller or Seat(0))
