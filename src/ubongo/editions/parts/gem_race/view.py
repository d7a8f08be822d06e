"""Gem race: the view of a seat or a spectator.

Spans are in milliseconds and counted from the instant of the view, so that no clock but the table's is needed.
Before the reveal the boards and the die are hidden; during the race players see their own board; afterwards all.
Those who are out of a tie-break see the boards of those who race, since a board is of no use to a rival.
"""

from functools import lru_cache
from typing import Generic, Literal, TypeAlias, TypeVar, cast

from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.gem_race.settings import GemRaceSettings, GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import Finished, GemRace, Racing
from ubongo.editions.parts.gems import Gem, Gems
from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.open_boards import Opening
from ubongo.editions.parts.puzzle import (
    CardRows,
    Puzzle,
    a_tiling,
    card_rows_of,
    open_puzzle,
    puzzle_of,
    puzzle_to_search,
)
from ubongo.editions.parts.race import Race, Runner, own_end
from ubongo.editions.parts.race_view import PublicRace, public_race
from ubongo.editions.parts.ranking import ranking
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.task import Tiling
from ubongo.structs import Struct, replace

Stage: TypeAlias = Literal["seated", "open", "countdown", "racing", "resting", "paused", "over"]


class Solver(Struct, frozen=True):
    """A seat that has solved in the running race; the order can still change within the photo-finish window."""

    seat: Seat
    rank: int
    elapsed_ms: int


class Watched(Struct, frozen=True):
    """A board of a tie-break, as shown to those who do not race. Rule: P6."""

    seat: Seat
    puzzle: Puzzle


class Player(Struct, frozen=True):
    """A player's gems and points."""

    seat: Seat
    gems: Gems
    points: int


class BoardResult(Struct, frozen=True):
    """One board after its race, with a tiling: the player's own, or else one of those it has."""

    seat: Seat
    puzzle: Puzzle
    tiling: Tiling
    grade: float
    """How hard the task is, 1 to 10."""
    rank: int | None
    elapsed_ms: int | None
    track_gem: Gem | None
    bag_gem: Gem | None


class RaceResult(Struct, frozen=True):
    """The last race; everyone may see it."""

    symbol: int
    second_chance: bool
    boards: tuple[BoardResult, ...]
    into_bag: tuple[Gem, ...]
    """The gems that were not earned."""


class GemRaceView(Struct, frozen=True, kw_only=True):
    """The table as one audience sees it at one instant; an edition's own view names its edition and its settings."""

    edition: str
    seat: Seat | None
    stage: Stage
    settings: GemRaceSettings
    round: int
    """1 to 9; 0 before the first."""
    rounds: int
    tie_break: int
    """1 to 3 in a tie-break, else 0."""
    roller: Seat
    symbol: int | None
    """The face of the die, 0 to 5, once revealed."""
    runners: tuple[Seat, ...]
    """The seats in the race; in a tie-break only the tied ones."""
    puzzle: Puzzle | None
    remaining_ms: int | None
    """Until the stage's clock runs out: reveal, glass, pause. None: no limit."""
    elapsed_ms: int | None
    """Since the reveal."""
    second_chance: bool
    solvers: tuple[Solver, ...]
    given_up: tuple[Seat, ...]
    """Those who are out of this race: they gave it up, or their time is up."""
    ready: tuple[Seat, ...]
    bag: Gems
    track: Gems
    players: tuple[Player, ...]
    last: RaceResult | None
    outcome: Outcome | None
    watched: tuple[Watched, ...] = ()
    """In a tie-break, for seats that are out and for spectators; else nothing."""
    card_rows: CardRows = ()
    """The rows of the viewer's board, by face of the die: while it lies open before the roll, and while players find
    their own pieces. Rule: R2, R14.
    """
    timed_out: tuple[Seat, ...] = ()
    """Those whose time is up while others have extra time. Rule: R18."""


ViewT = TypeVar("ViewT", bound=GemRaceView)


class _Shared(Struct, Generic[ViewT], frozen=True):
    """What every player and spectator sees of a state, at any time."""

    view: ViewT
    """Without a seat, and without what depends on it or on the instant."""
    race: PublicRace
    ends_at: Millis | None
    """When the stage's clock runs out."""


def view(kind: type[ViewT], edition: str, game: GemRace[GemRaceSettingsT], audience: Audience, at: Millis) -> ViewT:
    """What `audience` may see at that instant, as a view of that edition's own kind."""
    shared = cast("_Shared[ViewT]", _shared(kind, edition, IdentityKey(game)))
    public, shown = shared.race, shared.race.shown
    ends_at = shared.ends_at if shown is None else own_end(shown, audience)
    visible = public.visible
    own = None if visible is None else _own_board(game, visible.runners, audience)
    return replace(
        shared.view,
        seat=audience,
        puzzle=None if own is None else _own_puzzle(game, own, shown),
        remaining_ms=None if ends_at is None else max(ends_at - at, 0),
        elapsed_ms=None if shown is None else max(at - shown.reveal_at, 0),
        watched=() if shown is None else _watched(game, shown, audience),
        card_rows=() if own is None or not (public.opening or game.settings.own_pieces) else card_rows_of(own),
    )


@lru_cache(maxsize=256)  # the newest states are looked at by everybody at the table
def _shared(kind: type[GemRaceView], edition: str, key: IdentityKey[GemRace[GemRaceSettings]]) -> _Shared[GemRaceView]:
    game = key.value
    race = game.phase.race if isinstance(game.phase, Racing) else None
    public = public_race(game.phase, race)
    seen = kind(
        edition=edition,
        seat=None,
        stage=_stage(game),
        settings=game.settings,
        round=game.rounds,
        rounds=ROUNDS,
        tie_break=game.tie_breaks,
        roller=game.roller,
        symbol=None if public.shown is None else public.shown.symbol,
        runners=public.runners,
        puzzle=None,
        remaining_ms=None,
        elapsed_ms=None,
        second_chance=public.race is not None and public.race.second_chance,
        solvers=() if race is None else _solvers(race),
        given_up=public.given_up,
        timed_out=public.timed_out,
        ready=public.ready,
        bag=game.rewards.bag,
        track=game.rewards.track,
        players=tuple(
            [Player(seat, held, held.points) for seat, held in zip(game.seats, game.rewards.holdings, strict=True)]
        ),
        last=None if game.last is None else _result(game, game.last),
        outcome=game.phase.outcome if isinstance(game.phase, Over) else None,
    )
    return _Shared(seen, public, _ends_at(game))


def _stage(game: GemRace[GemRaceSettingsT]) -> Stage:
    match game.phase:
        case Seated():
            return "seated"
        case Opening():
            return "open"
        case Racing(race):
            return "racing" if race.revealed else "countdown"
        case Intermission():
            return "resting"
        case Paused():
            return "paused"
        case Over():
            return "over"


def _ends_at(game: GemRace[GemRaceSettingsT]) -> Millis | None:
    match game.phase:
        case Racing(race):
            return race.ends_at if race.revealed else race.reveal_at
        case Intermission(until) | Opening(roll_at=until):
            return until
        case Paused(resume_at=resume_at):
            return resume_at
        case _:
            return None


def _own_board(game: GemRace[GemRaceSettingsT], runners: tuple[Runner, ...], audience: Audience) -> Board | None:
    return next((game.boards[runner.board] for runner in runners if runner.seat == audience), None)


def _own_puzzle(game: GemRace[GemRaceSettingsT], board: Board, shown: Race | None) -> Puzzle:
    if shown is None:
        return open_puzzle(board)
    return puzzle_to_search(board) if game.settings.own_pieces else puzzle_of(board, shown.symbol)


def _puzzle(game: GemRace[GemRaceSettingsT], race: Race, runner: Runner) -> Puzzle:
    return puzzle_of(game.boards[runner.board], race.symbol)


def _watched(game: GemRace[GemRaceSettingsT], race: Race, audience: Audience) -> tuple[Watched, ...]:
    if game.tie_breaks == 0 or audience in race.seats:
        return ()
    return tuple(Watched(runner.seat, _puzzle(game, race, runner)) for runner in race.runners)


def _solvers(race: Race) -> tuple[Solver, ...]:
    elapsed = {solve.seat: solve.elapsed for solve in race.solves}
    return tuple(Solver(seat, rank, elapsed[seat]) for rank, seat in enumerate(ranking(race.solves), start=1))


def _result(game: GemRace[GemRaceSettingsT], finished: Finished) -> RaceResult:
    is_tie_break = game.tie_breaks > 0
    return RaceResult(
        symbol=finished.race.symbol,
        second_chance=finished.race.second_chance,
        boards=_board_results(IdentityKey(finished), IdentityKey(game.boards)),
        into_bag=() if is_tie_break else game.rewards.unearned(finished.awards),
    )


@lru_cache(maxsize=1024)  # asked for again with every state until the next deal, at each of many tables
def _board_results(key: IdentityKey[Finished], boards: IdentityKey[tuple[Board, ...]]) -> tuple[BoardResult, ...]:
    finished = key.value
    return tuple(_board_result(finished, runner, boards.value[runner.board]) for runner in finished.race.runners)


def _board_result(finished: Finished, runner: Runner, board: Board) -> BoardResult:
    race = finished.race
    solve = next((solve for solve in race.solves if solve.seat == runner.seat), None)
    award = next((award for award in finished.awards if award.seat == runner.seat), None)
    return BoardResult(
        seat=runner.seat,
        puzzle=puzzle_of(board, race.symbol),
        tiling=a_tiling(board, race.symbol) if solve is None else solve.placements,
        grade=board.tasks[race.symbol].grade,
        rank=None if solve is None else finished.ranking.index(runner.seat) + 1,
        elapsed_ms=None if solve is None else solve.elapsed,
        track_gem=None if award is None else award.track,
        bag_gem=None if award is None else award.bag,
    )
