"""Classic: its settings, state, commands and events."""

from dataclasses import dataclass, field
from typing import TypeAlias

from ubongo.editions.classic.gem_board import Gems, Hoard, Rows, fields
from ubongo.editions.contract import GiveBack, Millis, Outcome, Reason, Seat, Start, Wake
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.race import Claim, ClockExtended, GiveUp, Race, RaceEvent, Runner, ranking
from ubongo.editions.parts.rest import PlayerReady, Ready, Resting
from ubongo.puzzles.deck import SYMBOLS, Board
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task

SIDES = ("3", "4")
SEATS = range(2, 5)
ROUNDS = 9
CARDS = 36
"""All of them are played where the table wants all boards. Rule: C1, C11."""
MOST_MOVES = 12
"""So often a pawn may be moved in one round. Rule: C4, see ADR 50."""
DEFAULT_FIELD = 2
"""Where the pawn is put of somebody who does not place it in time. Rule: C3, ours."""
SHORTEST_GLASS, LONGEST_GLASS = Millis(30_000), Millis(300_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicSettings:
    """What a table agrees on before the game."""

    seats: int
    """Players, 2 to 4. Rule: C1."""
    side: str = "3"
    """Boards for "3" or "4" pieces. Rule: C1."""
    glass: Millis | None = Millis(60_000)
    """How long the glass runs, 30 to 300 s; None: no limit. Rule: R11."""
    all_boards: bool = False
    """Whether every card is played: 18 rounds for two, 12 for three. Rule: C11."""
    calm: bool = False
    """Whether moving and taking wait until the race is over. Rule: C12."""
    matched: bool = True
    """Whether the boards of one round are near one another in grade. Rule: R1."""
    first_roller: Seat | None = None
    """Who rolls first; None: drawn. Rule: R9."""
    countdown: Millis = Millis(3_000)
    """From the deal to the reveal."""
    pause: Millis = Millis(20_000)
    """The longest wait for players who are not ready for the next round."""
    turn: Millis = Millis(30_000)
    """The longest wait for whoever places the pawn, or moves and takes in calm. Rule: C3, C12, ours."""

    @property
    def rounds(self) -> int:
        """How many rounds are played. Rule: R10, C11."""
        return CARDS // self.seats if self.all_boards else ROUNDS


def flaws(settings: ClassicSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    if settings.seats not in SEATS:
        return (f"{SEATS[0]} to {SEATS[-1]} players, not {settings.seats}",)
    least = settings.seats * settings.rounds
    checks = (
        (settings.side in SIDES, f"side {' or '.join(SIDES)}, not {settings.side!r}"),
        (
            settings.glass is None or SHORTEST_GLASS <= settings.glass <= LONGEST_GLASS,
            f"a glass of {SHORTEST_GLASS} to {LONGEST_GLASS} ms or none, not {settings.glass}",
        ),
        (settings.first_roller is None or 0 <= settings.first_roller < settings.seats, "the first roller has no seat"),
        (0 <= settings.countdown <= 10_000, f"a countdown of 0 to 10000 ms, not {settings.countdown}"),
        (0 <= settings.pause <= 120_000, f"a pause of 0 to 120000 ms, not {settings.pause}"),
        (0 <= settings.turn <= 120_000, f"a turn of 0 to 120000 ms, not {settings.turn}"),
        (len(boards) >= least, f"at least {least} boards, not {len(boards)}"),
        (all(board.side == settings.side for board in boards), f"boards of side {settings.side!r} only"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return tuple(words for holds, words in checks if not holds)


class ClassicReason(Reason):
    """Why the game refuses a command, besides its course, the race and the rest."""

    NOT_PLACING = ("not-placing", "C3")
    PLACE_PAWNS_FIRST = ("place-pawns-first", "C3")
    NOT_YOUR_TURN = ("not-your-turn", "C3")
    TURN_STILL_RUNS = ("turn-still-runs", "C3")
    NO_SUCH_FIELD = ("no-such-field", "C3")
    NOT_SOLVED = ("not-solved", "C4")
    OUT_OF_REACH = ("out-of-reach", "C4")
    ALREADY_THERE = ("already-there", "C4")
    MOVED_ENOUGH = ("moved-enough", "C4")
    PAWN_ELSEWHERE = ("pawn-elsewhere", "C5")
    ALREADY_TOOK = ("already-took", "C5")
    GEMS_GONE = ("gems-gone", "C7")
    ROW_EMPTY = ("row-empty", "C8")
    NOT_DURING_THE_RACE = ("not-during-the-race", "C12")


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """A player puts the pawn on a red field, once, before round 1. Rule: C3."""

    seat: Seat
    row: int


@dataclass(frozen=True, slots=True)
class MovePawn:
    """A player moves the pawn to another field within reach. Rule: C4."""

    seat: Seat
    row: int


@dataclass(frozen=True, slots=True)
class TakeGems:
    """A player reaches for the two nearest gems of the pawn's row, as the player sees it. Rule: C5, C7."""

    seat: Seat
    row: int
    hole: int
    """Where the nearest gem lies: nobody gets gems that they did not reach for."""


@dataclass(frozen=True, slots=True)
class Pass:
    """In calm, the player whose turn it is takes nothing. Rule: C12."""

    seat: Seat


Command: TypeAlias = Start | Wake | GiveBack | Claim | GiveUp | PlacePawn | MovePawn | TakeGems | Pass | Ready


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The gems lie on the gem board, the boards are piled up, the rest is put away. Rule: C1, C2, R9."""

    first_roller: Seat
    rows: Rows
    pile: Pile
    """Known to the table alone."""
    next_by: Millis
    """Until when the first player may place the pawn."""


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """A pawn stands on its first field. Rule: C3."""

    seat: Seat
    row: int
    next_by: Millis
    """Until when the next player may place."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Boards are dealt face down and the die is rolled under the hand: both show at the reveal. Rule: R1, R2."""

    roller: Seat
    symbol: int
    runners: tuple[Runner, ...]
    reveal_at: Millis
    pile: Pile


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """A pawn stands on another field. Rule: C4."""

    seat: Seat
    row: int
    elapsed: Millis
    """Since the reveal."""


@dataclass(frozen=True, slots=True)
class GemsTaken:
    """The two nearest gems of a row lie before a player. Rule: C5, C6."""

    seat: Seat
    row: int
    gems: Gems
    elapsed: Millis
    """Since the reveal."""


@dataclass(frozen=True, slots=True)
class TakingStarted:
    """In calm, the race is over: now the solvers move and take in order of rank. Rule: C12."""

    ranking: tuple[Seat, ...]
    next_by: Millis


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """In calm, the next solver may move and take. Rule: C12."""

    seat: Seat
    next_by: Millis


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Nobody moves or takes any more in this round. Rule: C6."""

    ranking: tuple[Seat, ...]
    resume_at: Millis


@dataclass(frozen=True, slots=True)
class GameEnded:
    """There is a winner, or several. Rule: C10."""

    outcome: Outcome


Event: TypeAlias = (
    GameStarted
    | PawnPlaced
    | RoundStarted
    | RaceEvent
    | PawnMoved
    | GemsTaken
    | TakingStarted
    | TurnEnded
    | RoundEnded
    | PlayerReady
    | ClockExtended
    | GameEnded
)


@dataclass(frozen=True, slots=True)
class Walk:
    """What a pawn has done in this round."""

    home: int
    """Where it stood when the round began: reach is counted from here."""
    moves: int = 0
    elapsed: Millis = Millis(0)
    """When it was moved last, since the reveal."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """The moving and taking of one round."""

    walks: tuple[Walk, ...]
    """By seat."""
    takings: tuple[GemsTaken, ...] = ()
    """In order of arrival."""

    def taking_of(self, seat: Seat) -> GemsTaken | None:
        """What that seat has taken, if anything."""
        return next((taking for taking in self.takings if taking.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Seated:
    """Before the game."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The pawns are put on the gem board, one after the other."""

    until: Millis


@dataclass(frozen=True, slots=True)
class Racing:
    """A round from the deal to its end; in calm, to the end of its race."""

    race: Race
    gathering: Gathering


@dataclass(frozen=True, slots=True)
class Taking:
    """In calm, after a race: the solvers move and take in order of rank."""

    race: Race
    gathering: Gathering
    ranking: tuple[Seat, ...]
    until: Millis
    done: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Over:
    """After the game."""

    outcome: Outcome


Phase: TypeAlias = Seated | Placing | Racing | Taking | Resting | Over


@dataclass(frozen=True, slots=True)
class Finished:
    """A round that is over, for all to look at."""

    race: Race
    ranking: tuple[Seat, ...]
    takings: tuple[GemsTaken, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game of classic at one instant."""

    settings: ClassicSettings
    boards: tuple[Board, ...]
    hoards: tuple[Hoard, ...]
    """By seat."""
    pawns: tuple[int | None, ...]
    """By seat, the row that each stands beside; None: not yet placed."""
    rows: Rows = ()
    phase: Phase = field(default_factory=Seated)
    pile: Pile = ()
    roller: Seat = Seat(0)
    """Who rolled last, or will roll first."""
    rounds: int = 0
    """Rounds begun."""
    last: Finished | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seating order."""
        return tuple(Seat(number) for number in range(self.settings.seats))


def task_of(game: Game, race: Race, seat: Seat) -> Task | None:
    """What that seat has to solve in that race, or None: it does not take part. Rule: R2, R3."""
    for runner in race.runners:
        if runner.seat == seat:
            return game.boards[runner.board].task(race.symbol, FLAT)
    return None


def row_of(game: Game, seat: Seat) -> int:
    """Where that pawn stands. All pawns are placed."""
    row = game.pawns[seat]
    assert row is not None, f"seat {seat} has not placed its pawn"
    return row


def reach(game: Game, seat: Seat) -> tuple[int, ...]:
    """The fields that the seat's pawn may stand on now, its own among them; none: it may neither move nor take.

    The rank is the one that counts now: within a photo finish it can still change, and a pawn that was moved further
    by a better rank stays where it is. Rule: C4, C6, see ADR 50.
    """
    match game.phase:
        case Racing(race, gathering) if not game.settings.calm:
            order = ranking(race.solves)
        case Taking(_, gathering, order, _, done) if seat not in done:
            pass
        case _:
            return ()
    if seat not in order or gathering.taking_of(seat) is not None:
        return ()
    within = fields(gathering.walks[seat].home, order.index(seat) + 1)
    return tuple(sorted({row_of(game, seat), *within}))


def can_take(game: Game, seat: Seat) -> bool:
    """Whether that seat has solved, has not yet taken, and can still get at gems. Rule: C5, C8."""
    return any(game.rows[row] for row in reach(game, seat))


def placing_turn(game: Game) -> Seat | None:
    """Who places next, from the first roller to the left; None: all pawns stand. Rule: C3."""
    order = (*game.seats[game.roller :], *game.seats[: game.roller])
    return next((seat for seat in order if game.pawns[seat] is None), None)


def taking_turn(game: Game, taking: Taking) -> Seat | None:
    """Who moves and takes next in calm; None: nobody is left who could. Rule: C12."""
    return next((seat for seat in taking.ranking if seat not in taking.done and _can_act(game, seat)), None)


def _can_act(game: Game, seat: Seat) -> bool:
    return len(reach(game, seat)) > 1 or can_take(game, seat)


def turn(game: Game) -> Seat | None:
    """Whose turn it is, where there are turns. Rule: C3, C12."""
    match game.phase:
        case Placing():
            return placing_turn(game)
        case Taking():
            return taking_turn(game, game.phase)
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
    return Game(settings, boards, (Hoard(),) * seats, (None,) * seats, roller=settings.first_roller or Seat(0))
