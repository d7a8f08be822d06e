"""Classic: how a view is made of a state. The part shown to everyone is computed once per state and cached."""

from functools import lru_cache

from ubongo.editions.classic.events import GemsTaken
from ubongo.editions.classic.gem_board import ROWS, GemCounts, hole, nearest
from ubongo.editions.classic.state import (
    Finished,
    Game,
    Placing,
    Racing,
    Taking,
    Walk,
    at_it,
    deadline,
    reach,
    turn,
)
from ubongo.editions.classic.view_types import BoardResult, ClassicView, Field, Player, RaceResult, Solver, Stage, Taken
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.open_boards import Opening
from ubongo.editions.parts.puzzle import Puzzle, a_tiling, card_rows_of, open_puzzle, puzzle_of, puzzle_to_search
from ubongo.editions.parts.race import Race, Runner
from ubongo.editions.parts.race_view import PublicRace, public_race
from ubongo.editions.parts.ranking import ranking
from ubongo.puzzles.boards.deck import Board
from ubongo.structs import Struct


class _Shared(Struct, frozen=True):
    """What every player and spectator sees of a state, at any time."""

    stage: Stage
    turn: Seat | None
    race: PublicRace
    ends_at: Millis | None
    """When the stage's clock runs out."""
    solvers: tuple[Solver, ...]
    takings: tuple[Taken, ...]
    stayed: tuple[Seat, ...]
    players: tuple[Player, ...]
    last: RaceResult | None


def view(game: Game, audience: Audience, at: Millis) -> ClassicView:
    """What `audience` may see at that instant."""
    shared = _shared(IdentityKey(game))
    public, shown, ends_at = shared.race, shared.race.shown, _own_end(game, shared, audience)
    visible = public.visible
    own = None if visible is None else _own_board(game, visible.runners, audience)
    return ClassicView(
        edition="classic",
        seat=audience,
        stage=shared.stage,
        settings=game.settings,
        round=game.rounds,
        rounds=game.settings.rounds,
        roller=game.roller,
        turn=shared.turn,
        symbol=None if shown is None else shown.symbol,
        runners=public.runners,
        puzzle=None if own is None else _own_puzzle(game, own, shown),
        card_rows=() if own is None or not (public.opening or game.settings.own_pieces) else card_rows_of(own),
        remaining_ms=None if ends_at is None else max(ends_at - at, 0),
        elapsed_ms=None if shown is None else max(at - shown.reveal_at, 0),
        second_chance=public.race is not None and public.race.second_chance,
        solvers=shared.solvers,
        given_up=public.given_up,
        timed_out=public.timed_out,
        ready=public.ready,
        rows=game.rows,
        reach=() if audience is None else _reach(game, audience, shared.turn),
        takings=shared.takings,
        stayed=shared.stayed,
        players=shared.players,
        last=shared.last,
        outcome=game.phase.outcome if isinstance(game.phase, Over) else None,
    )


@lru_cache(maxsize=256)  # the newest states are looked at by everybody at the table
def _shared(key: IdentityKey[Game]) -> _Shared:
    game = key.value
    gathered = game.phase if isinstance(game.phase, Racing | Taking) else None
    race = None if gathered is None else gathered.race
    gathering = None if gathered is None else gathered.gathering
    is_after = game.last is not None and isinstance(game.phase, Intermission | Over)
    return _Shared(
        stage=_stage(game),
        turn=turn(game),
        race=public_race(game.phase, race),
        ends_at=deadline(game),
        solvers=() if race is None else _solvers(race),
        takings=() if gathering is None else _takings(gathering.takings),
        stayed=() if gathering is None else tuple(sorted(gathering.stayed)),
        players=_players(
            IdentityKey(game.holdings),
            IdentityKey(game.pawns),
            IdentityKey(None if gathering is None else gathering.walks),
        ),
        last=_result(IdentityKey(game.last), IdentityKey(game.boards)) if game.last is not None and is_after else None,
    )


def _own_end(game: Game, shared: _Shared, audience: Audience) -> Millis | None:
    """When the clock of that player runs out, or for all others, that of the stage. Rule: R18."""
    phase = game.phase
    if audience is None or not isinstance(phase, Racing) or not phase.race.extras or not phase.race.revealed:
        return shared.ends_at
    if phase.take_by is not None or audience not in at_it(game):
        return shared.ends_at
    return phase.race.end_of(audience)


def _stage(game: Game) -> Stage:
    match game.phase:
        case Seated():
            return "seated"
        case Placing():
            return "placing"
        case Opening():
            return "open"
        case Racing(race):
            return "racing" if race.revealed else "countdown"
        case Taking():
            return "taking"
        case Intermission():
            return "resting"
        case Paused():
            return "paused"
        case Over():
            return "over"


def _own_board(game: Game, runners: tuple[Runner, ...], audience: Audience) -> Board | None:
    return next((game.boards[runner.board] for runner in runners if runner.seat == audience), None)


def _own_puzzle(game: Game, board: Board, shown: Race | None) -> Puzzle:
    if shown is None:
        return open_puzzle(board)
    return puzzle_to_search(board) if game.settings.own_pieces else puzzle_of(board, shown.symbol)


def _solvers(race: Race) -> tuple[Solver, ...]:
    elapsed = {solve.seat: solve.elapsed for solve in race.solves}
    return tuple([Solver(seat, rank, elapsed[seat]) for rank, seat in enumerate(ranking(race.solves), start=1)])


def _reach(game: Game, seat: Seat, turn: Seat | None) -> tuple[Field, ...]:
    match game.phase:
        case Placing():
            within = tuple(range(ROWS)) if turn == seat else ()
        case Taking() if turn == seat:
            within = reach(game, seat)
        case Racing():
            within = reach(game, seat)
        case _:
            within = ()
    return tuple([Field(row, hole(game.rows[row]), nearest(game.rows[row])) for row in within])


def _takings(takings: tuple[GemsTaken, ...]) -> tuple[Taken, ...]:
    return tuple([Taken(taking.seat, taking.row, taking.gems, taking.elapsed) for taking in takings])


@lru_cache(maxsize=256)  # changes with a move or a taking only
def _players(
    holdings: IdentityKey[tuple[GemCounts, ...]],
    pawns: IdentityKey[tuple[int | None, ...]],
    walks: IdentityKey[tuple[Walk, ...] | None],
) -> tuple[Player, ...]:
    standings = [held.standing for held in holdings.value]
    return tuple(
        [
            Player(
                seat=Seat(seat),
                gems=held,
                standing=standings[seat],
                place=1 + sum([other > standings[seat] for other in standings]),
                pawn=pawns.value[seat],
                home=None if walks.value is None else walks.value[seat].home,
                moved_ms=0 if walks.value is None else walks.value[seat].elapsed,
            )
            for seat, held in enumerate(holdings.value)
        ]
    )


@lru_cache(maxsize=1024)  # valid until the next deal, while players get ready, at each of many tables
def _result(key: IdentityKey[Finished], boards: IdentityKey[tuple[Board, ...]]) -> RaceResult:
    finished = key.value
    return RaceResult(
        symbol=finished.race.symbol,
        second_chance=finished.race.second_chance,
        boards=tuple(
            [_board_result(finished, runner.seat, boards.value[runner.board]) for runner in finished.race.runners]
        ),
    )


def _board_result(finished: Finished, seat: Seat, board: Board) -> BoardResult:
    symbol = finished.race.symbol
    solve = next((solve for solve in finished.race.solves if solve.seat == seat), None)
    return BoardResult(
        seat=seat,
        puzzle=puzzle_of(board, symbol),
        tiling=a_tiling(board, symbol) if solve is None else solve.placements,
        grade=board.tasks[symbol].grade,
        rank=None if solve is None else finished.ranking.index(seat) + 1,
        elapsed_ms=None if solve is None else solve.elapsed,
        taken=next((taken for taken in _takings(finished.takings) if taken.seat == seat), None),
    )
