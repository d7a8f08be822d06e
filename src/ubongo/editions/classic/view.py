"""Classic: what a seat or a spectator may see.

Spans are in milliseconds and counted from the instant of the view, so that no clock but the table's is needed. The gem
board and everybody's gems lie open all the time; boards and die show as in every race: each their own until its end.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from ubongo.editions.classic.game import (
    Finished,
    Game,
    Gathering,
    Over,
    Placing,
    Racing,
    Seated,
    Taking,
    placing_turn,
    reach,
    task_of,
    turn,
)
from ubongo.editions.classic.gem_board import ROWS, Gems, Hoard, Rows, hole, nearest
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract import Audience, Millis, Outcome, Seat
from ubongo.editions.parts.puzzle import Puzzle, puzzle_of
from ubongo.editions.parts.race import Race, ranking
from ubongo.editions.parts.rest import Resting
from ubongo.puzzles.deck import Board
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings

Stage: TypeAlias = Literal["seated", "placing", "countdown", "racing", "taking", "resting", "over"]


@dataclass(frozen=True, slots=True)
class Solver:
    """Who has solved in this round; the order can still change within the photo-finish window."""

    seat: Seat
    rank: int
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class Field:
    """A red field within reach, and what taking there would give now."""

    row: int
    hole: int
    """Where the nearest gem lies, 0 to 10; 12: the row is empty."""
    gems: Gems


@dataclass(frozen=True, slots=True)
class Taken:
    """What a player has taken in a round."""

    seat: Seat
    row: int
    gems: Gems
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a player, and where the pawn stands."""

    seat: Seat
    gems: Hoard
    standing: tuple[int, ...]
    """The counts, the best color first. Rule: C10."""
    place: int
    """By the real counting rule, from 1; who is equal shares it."""
    pawn: int | None
    home: int | None
    """Where the pawn stood when the round began."""
    moved_ms: int
    """When it was moved last in this round, since the reveal; 0: not yet."""


@dataclass(frozen=True, slots=True)
class BoardResult:
    """One board after its round, with a tiling: the player's own, or else one of those it has."""

    seat: Seat
    puzzle: Puzzle
    tiling: Tiling
    rank: int | None
    elapsed_ms: int | None
    taken: Taken | None


@dataclass(frozen=True, slots=True)
class RaceResult:
    """The last round, for all to look at."""

    symbol: int
    second_chance: bool
    boards: tuple[BoardResult, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicView:
    """The table as one audience sees it at one instant."""

    edition: Literal["classic"]
    seat: Seat | None
    stage: Stage
    settings: ClassicSettings
    round: int
    """From 1; 0 before the first."""
    rounds: int
    roller: Seat
    turn: Seat | None
    """Who places the pawn or, in calm, moves and takes."""
    symbol: int | None
    """The face of the die, 0 to 5, once revealed."""
    runners: tuple[Seat, ...]
    puzzle: Puzzle | None
    remaining_ms: int | None
    """Until the stage's clock runs out: turn, reveal, glass, pause. None: no limit."""
    elapsed_ms: int | None
    """Since the reveal."""
    second_chance: bool
    solvers: tuple[Solver, ...]
    given_up: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    rows: Rows
    """What is left of each row, the gem nearest to the pawns first."""
    reach: tuple[Field, ...]
    """Where the viewer's own pawn may stand now; none: the viewer may neither place, nor move, nor take."""
    takings: tuple[Taken, ...]
    """Of this round, in order."""
    players: tuple[Player, ...]
    last: RaceResult | None
    """The last round, until the next one begins."""
    outcome: Outcome | None


def view(game: Game, audience: Audience, at: Millis) -> ClassicView:
    """What `audience` may see at that instant."""
    gathered = game.phase if isinstance(game.phase, Racing | Taking) else None
    race = None if gathered is None else gathered.race
    shown = race if race is not None and race.revealed else None
    gathering = None if gathered is None else gathered.gathering
    return ClassicView(
        edition="classic",
        seat=audience,
        stage=_stage(game),
        settings=game.settings,
        round=game.rounds,
        rounds=game.settings.rounds,
        roller=game.roller,
        turn=turn(game),
        symbol=None if shown is None else shown.symbol,
        runners=() if race is None else race.seats,
        puzzle=None if shown is None or audience is None else _own_puzzle(game, shown, audience),
        remaining_ms=_remaining(game, at),
        elapsed_ms=None if shown is None else max(at - shown.reveal_at, 0),
        second_chance=race is not None and race.second_chance,
        solvers=() if race is None else _solvers(race),
        given_up=() if race is None else tuple(sorted(race.given_up)),
        ready=tuple(sorted(game.phase.ready)) if isinstance(game.phase, Resting) else (),
        rows=game.rows,
        reach=() if audience is None else _reach(game, audience),
        takings=() if gathering is None else _takings(gathering),
        players=_players(game, gathering),
        last=_last(game),
        outcome=game.phase.outcome if isinstance(game.phase, Over) else None,
    )


def _stage(game: Game) -> Stage:
    match game.phase:
        case Seated():
            return "seated"
        case Placing():
            return "placing"
        case Racing(race):
            return "racing" if race.revealed else "countdown"
        case Taking():
            return "taking"
        case Resting():
            return "resting"
        case Over():
            return "over"


def _remaining(game: Game, at: Millis) -> int | None:
    match game.phase:
        case Racing(race):
            ends_at = race.ends_at if race.revealed else race.reveal_at
        case Placing(until) | Taking(until=until) | Resting(until):
            ends_at = until
        case _:
            ends_at = None
    return None if ends_at is None else max(ends_at - at, 0)


def _own_puzzle(game: Game, race: Race, seat: Seat) -> Puzzle | None:
    runner = next((runner for runner in race.runners if runner.seat == seat), None)
    return None if runner is None else _puzzle(game.boards[runner.board], race.symbol)


_puzzle = lru_cache(maxsize=256)(puzzle_of)  # asked for again with every view of a round


def _solvers(race: Race) -> tuple[Solver, ...]:
    elapsed = {solve.seat: solve.elapsed for solve in race.solves}
    return tuple(Solver(seat, rank, elapsed[seat]) for rank, seat in enumerate(ranking(race.solves), start=1))


def _reach(game: Game, seat: Seat) -> tuple[Field, ...]:
    if isinstance(game.phase, Placing):
        within = tuple(range(ROWS)) if placing_turn(game) == seat else ()
    elif isinstance(game.phase, Taking) and turn(game) != seat:
        within = ()
    else:
        within = reach(game, seat) if seat in game.seats else ()
    return tuple(Field(row, hole(game.rows[row]), nearest(game.rows[row])) for row in within)


def _takings(gathering: Gathering) -> tuple[Taken, ...]:
    return tuple(Taken(taking.seat, taking.row, taking.gems, taking.elapsed) for taking in gathering.takings)


def _players(game: Game, gathering: Gathering | None) -> tuple[Player, ...]:
    ranked = _ranked(game.hoards)
    return tuple(
        Player(
            seat=seat,
            gems=game.hoards[seat],
            standing=ranked[seat][0],
            place=ranked[seat][1],
            pawn=game.pawns[seat],
            home=None if gathering is None else gathering.walks[seat].home,
            moved_ms=0 if gathering is None else gathering.walks[seat].elapsed,
        )
        for seat in game.seats
    )


@lru_cache(maxsize=256)  # hoards change once a taking, and are looked at with every view
def _ranked(hoards: tuple[Hoard, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    standings = [hoard.standing for hoard in hoards]
    return tuple((own, 1 + sum(other > own for other in standings)) for own in standings)


def _last(game: Game) -> RaceResult | None:
    if game.last is None or not isinstance(game.phase, Resting | Over):
        return None
    return RaceResult(
        symbol=game.last.race.symbol,
        second_chance=game.last.race.second_chance,
        boards=tuple(_board_result(game, game.last, seat) for seat in game.last.race.seats),
    )


def _board_result(game: Game, finished: Finished, seat: Seat) -> BoardResult:
    race = finished.race
    solve = next((solve for solve in race.solves if solve.seat == seat), None)
    puzzle = _own_puzzle(game, race, seat)
    task = task_of(game, race, seat)
    assert puzzle is not None, "a runner without a puzzle"
    assert task is not None, "a runner without a task"
    return BoardResult(
        seat=seat,
        puzzle=puzzle,
        tiling=_tiling(game.boards[_number(race, seat)], race.symbol) if solve is None else solve.placements,
        rank=None if solve is None else finished.ranking.index(seat) + 1,
        elapsed_ms=None if solve is None else solve.elapsed,
        taken=next((taken for taken in _takings(Gathering((), finished.takings)) if taken.seat == seat), None),
    )


def _number(race: Race, seat: Seat) -> int:
    return next(runner.board for runner in race.runners if runner.seat == seat)


@lru_cache(maxsize=256)
def _tiling(board: Board, symbol: int) -> Tiling:
    return next(tilings(board.task(symbol, FLAT)))
