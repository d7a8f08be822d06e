"""What pouch shows, and what it hides."""

import pytest

from tests.editions.pouch.table import dealt, partly_tied, racing, table
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gems import Gem
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.pouch.edition import POUCH
from ubongo.puzzles.grade import grade
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task, flaw


def test_before_the_start_the_gems_are_set_out():
    view = table(3).view(0)
    assert (view.stage, view.round, len(view.bag), len(view.track)) == ("seated", 0, 40, 18)
    assert (view.puzzle, view.symbol, view.remaining_ms, view.last, view.outcome) == (None,) * 5


def test_the_countdown_hides_boards_and_die():
    hand = dealt(2)
    for audience in (0, 1, None):
        view = hand.view(audience)
        assert (view.stage, view.remaining_ms) == ("countdown", 3_000)
        assert (view.puzzle, view.symbol, view.elapsed_ms) == (None, None, None)


def test_in_a_race_every_player_sees_their_own_board_and_a_spectator_none():
    hand = racing(2)
    mine, theirs, spectator = (hand.view(audience).puzzle for audience in (0, 1, None))
    assert mine is not None
    assert theirs is not None
    assert mine.card != theirs.card
    assert spectator is None


def test_the_board_of_a_player_is_the_task_that_the_rules_judge():
    hand = racing(2)
    puzzle = hand.view(0).puzzle
    assert puzzle is not None
    assert flaw(Task(parse_region(puzzle.region), FLAT.pick(puzzle.pieces)), hand.tiling(0)) is None


def test_solvers_show_their_rank_and_time_but_not_their_tiling():
    hand = racing(3)
    hand.solve(2, after=12_345)
    view = hand.view(0)
    assert [(solver.seat, solver.rank, solver.elapsed_ms) for solver in view.solvers] == [(2, 1, 12_345)]
    assert view.last is None


def test_durations_are_counted_from_the_time_of_the_view():
    hand = racing(2)
    view = POUCH.rules.view(hand.game, None, Millis(hand.now + 20_000))
    assert (view.elapsed_ms, view.remaining_ms) == (20_000, 40_000)
    late = POUCH.rules.view(hand.game, None, Millis(hand.now + 70_000))
    assert late.remaining_ms == 0


def test_without_a_limit_no_remaining_time_is_shown():
    view = racing(2, glass=None).view(0)
    assert (view.stage, view.remaining_ms) == ("racing", None)


def test_after_the_race_every_board_is_open_with_a_tiling():
    hand = racing(3)
    hand.solve(1, after=10_000)
    hand.wake()
    result = hand.view(None).last
    assert result is not None
    for board in result.boards:
        task = Task(parse_region(board.puzzle.region), FLAT.pick(board.puzzle.pieces))
        assert flaw(task, board.tiling) is None
        assert board.grade == pytest.approx(grade(task), abs=0.1)
    assert [board.rank for board in result.boards] == [None, 1, None]
    assert [board.track_gem for board in result.boards] == [None, Gem.SAPPHIRE, None]
    assert result.into_bag == (Gem.AMBER,)


def test_a_solver_is_shown_with_their_own_tiling():
    hand = racing(1)
    tiling = hand.tiling(0)
    hand.solve(0, after=10_000)
    result = hand.view(0).last
    assert result is not None
    assert result.boards[0].tiling == tiling


def test_the_intermission_shows_who_is_ready():
    hand = dealt(3)
    hand.race_of(0, 1, 2)
    assert hand.view(0).ready == ()
    hand.do(Ready(Seat(2)))
    assert hand.view(0).ready == (2,)


def test_gems_and_points_are_open():
    hand = dealt(2)
    hand.race_of(1)
    players = hand.view(0).players
    assert [len(player.gems) for player in players] == [0, 2]
    assert [player.points for player in players] == [held.points for held in hand.game.rewards.holdings]


@pytest.mark.parametrize("solvers", [(), (0,), (0, 1)])
def test_the_end_shows_the_outcome_and_the_last_race(solvers: tuple[int, ...]):
    hand = dealt(2, seed=1)
    for _ in range(12):
        if hand.outcome is None:
            hand.rounds(1, *solvers)
    view = hand.view(0)
    assert (view.stage, view.outcome) == ("over", hand.outcome)
    assert view.last is not None


@pytest.mark.rule("P6")
def test_a_player_out_of_a_tie_break_sees_the_boards_of_the_racers():
    hand = partly_tied()
    assert hand.view(1).watched == hand.view(None).watched == (), "not before the reveal"
    hand.wake()
    for audience in (1, None):
        watched = hand.view(audience).watched
        assert [(board.seat, board.puzzle) for board in watched] == [(0, hand.view(0).puzzle), (2, hand.view(2).puzzle)]
        assert hand.view(audience).puzzle is None
    assert hand.view(0).watched == hand.view(2).watched == ()


def test_in_a_round_no_player_sees_the_boards_of_others():
    hand = racing(2)
    hand.solve(0, after=5_000)
    assert [hand.view(audience).watched for audience in (0, 1, None)] == [(), (), ()]
