"""What solo shows, and what it hides."""

from tests.editions.solo.run import counting_down, running, seated
from tests.replacing import replace
from ubongo.editions.solo.settings import PLAYER
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task, flaw


def test_before_the_start_the_view_is_empty():
    view = seated("time").view()
    assert (view.stage, view.number, view.goal, view.attempts) == ("seated", 0, 5, ())
    assert (view.puzzle, view.symbol, view.grade, view.remaining_ms, view.elapsed_ms) == (None,) * 5


def test_the_countdown_hides_the_board_and_the_die():
    view = counting_down("count").view(after=500)
    assert (view.stage, view.remaining_ms, view.number) == ("countdown", 2_500, 1)
    assert (view.puzzle, view.symbol, view.grade, view.elapsed_ms, view.task_elapsed_ms) == (None,) * 5


def test_the_board_is_shown_with_its_die_and_its_grade():
    run = running("time")
    view = run.view()
    board, symbol = run.task
    task = run.boards[board].tasks[symbol]
    assert view.puzzle is not None
    assert (view.stage, view.symbol, view.grade) == ("solving", symbol, task.grade)
    assert view.puzzle.pieces == task.pieces
    assert flaw(Task(parse_region(view.puzzle.region), FLAT.pick(view.puzzle.pieces)), run.tiling()) is None


def test_a_spectator_sees_what_the_player_sees():
    run = running("count")
    run.solve(5_000)
    assert run.view(None) == replace(run.view(PLAYER), seat=None)


def test_durations_are_counted_from_the_time_of_the_view():
    run = running("count")
    run.solve(20_000)
    view = run.view(after=1_500)
    assert (view.elapsed_ms, view.task_elapsed_ms, view.remaining_ms) == (21_500, 1_500, 278_500)
    late = run.view(after=400_000)
    assert (late.elapsed_ms, late.task_elapsed_ms, late.remaining_ms) == (300_000, 280_000, 0)


def test_without_a_clock_no_remaining_time_is_shown():
    assert running().view(after=99_000).remaining_ms is None
    assert running("time").view(after=99_000).remaining_ms is None


def test_during_the_run_the_last_attempt_alone_is_shown():
    run = running("time")
    run.solve(20_000)
    tiling = run.tiling()
    run.solve(10_000)
    (attempt,) = run.view().attempts
    assert (attempt.number, attempt.solved, attempt.elapsed_ms, attempt.tiling) == (2, True, 10_000, tiling)
    run.set_aside(3_000)
    (attempt,) = run.view().attempts
    assert (attempt.number, attempt.solved, attempt.elapsed_ms) == (3, False, 3_000)


def test_after_the_run_all_attempts_are_open_with_a_tiling():
    run = running("time")
    run.solve(20_000)
    run.set_aside(10_000)
    run.finish(2_000)
    view = run.view()
    assert [(attempt.number, attempt.solved, attempt.elapsed_ms) for attempt in view.attempts] == [
        (1, True, 20_000),
        (2, False, 10_000),
        (3, False, 2_000),
    ]
    for attempt in view.attempts:
        assert flaw(Task(parse_region(attempt.puzzle.region), FLAT.pick(attempt.puzzle.pieces)), attempt.tiling) is None
    assert (view.stage, view.solved, view.set_aside, view.number) == ("over", 1, 1, 3)
    assert (view.puzzle, view.symbol, view.task_elapsed_ms, view.elapsed_ms) == (None, None, None, 32_000)
    assert view.outcome == run.outcome


def test_boards_that_were_set_aside_are_solved_once_for_all_views_of_a_finished_run():
    run = running()
    run.set_aside(3_000)
    run.set_aside(3_000)
    run.finish(1_000)
    once, again = run.view(), run.view(None, after=5_000)
    assert len(once.attempts) == 3
    for attempt, same in zip(once.attempts, again.attempts, strict=True):
        task = Task(parse_region(attempt.puzzle.region), FLAT.pick(attempt.puzzle.pieces))
        assert flaw(task, attempt.tiling) is None
        assert same.tiling is attempt.tiling
