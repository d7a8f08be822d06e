"""Hints, solutions and repeats in practice. Rule: S6 to S8."""

from typing import TypeAlias

import pytest

from tests.editions.solo.run import counting_down, misplacement, running
from tests.replacing import replace
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.lifecycle import Over
from ubongo.editions.parts.race_events import Claim, RaceReason, TaskSolved
from ubongo.editions.solo.commands import AskHint, Finish, SetAside, ShowSolution, TryAgain
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.events import (
    HintGiven,
    PiecesMisplaced,
    RunEnded,
    SolutionShown,
    TaskDealt,
    TaskRepeated,
    TaskSetAside,
)
from ubongo.editions.solo.settings import PLAYER, Mode
from ubongo.editions.solo.state import MOST_BOARDS, Fate, SoloReason, task_of
from ubongo.puzzles.completion import completion
from ubongo.puzzles.task import Flaw, Placement, Tiling, flaw

Help: TypeAlias = AskHint | ShowSolution | TryAgain
HELP: tuple[Help, ...] = (AskHint(PLAYER, ()), ShowSolution(PLAYER), TryAgain(PLAYER, 1))


@pytest.mark.rule("S6")
@pytest.mark.parametrize("side", ["3", "4", "level-1"])
def test_hints_complete_a_board_and_keep_what_is_placed(side: str):
    run = running(side=side)
    placed: Tiling = run.tiling()[-1:]
    while flaw(task_of(run.game, *run.task), placed) is Flaw.UNCOVERED:
        (given,) = run.do(AskHint(PLAYER, placed), after=1_000)
        assert isinstance(given, HintGiven)
        placed = (*placed, given.placement)
    assert run.refusal(AskHint(PLAYER, placed)) is SoloReason.NOTHING_TO_HINT
    assert run.do(Claim(PLAYER, placed))[0].kind == TaskSolved.kind


@pytest.mark.rule("S6")
def test_a_hint_names_misplaced_pieces_instead_of_laying_another():
    run = running()
    wrong = misplacement(run)
    (named,) = run.do(AskHint(PLAYER, (wrong,)))
    assert named == PiecesMisplaced((wrong.piece,))
    hint = run.view().hint
    assert hint is not None
    assert (hint.number, hint.placement, hint.misplaced) == (1, None, (wrong.piece,))


@pytest.mark.rule("S6")
def test_placements_that_no_client_can_have_get_no_hint():
    run = running()
    placement = run.tiling()[0]
    for impossible in (
        (Placement(placement.piece, 99, placement.anchor),),
        (placement, placement),
    ):
        refusal = run.refused(AskHint(PLAYER, impossible))
        assert refusal.reason is RaceReason.NOT_A_TILING
        assert refusal.flaw is not None


@pytest.mark.rule("S6")
def test_hints_are_counted_and_marked_in_the_records():
    run = running()
    run.do(AskHint(PLAYER, ()), after=1_000)
    run.do(AskHint(PLAYER, ()), after=1_000)
    assert run.view().hint is not None
    run.solve(3_000)
    assert run.view().hint is None, "the next board has no hint yet"
    run.solve(4_000)
    run.finish()
    assert [attempt.hints for attempt in run.view().attempts] == [2, 0, 0]
    assert [solve.hints for solve in SOLO.stats.records(run.game).solves] == [2, 0]


@pytest.mark.rule("S6", "S7", "S8")
@pytest.mark.parametrize("mode", ["count", "time"])
@pytest.mark.parametrize("command", HELP)
def test_a_run_that_is_compared_has_no_help(mode: Mode, command: Help):
    run = running(mode)
    run.solve(1_000)
    assert run.refusal(command) is SoloReason.ONLY_IN_PRACTICE


@pytest.mark.rule("S6", "S7", "S8")
@pytest.mark.parametrize("command", HELP)
def test_there_is_no_help_before_the_first_board_or_from_another_seat(command: Help):
    assert counting_down().refusal(command) is RaceReason.NOT_REVEALED
    assert running().refusal(replace(command, seat=Seat(1))) is RaceReason.NOT_IN_THIS_RACE


@pytest.mark.rule("S7")
def test_a_board_whose_solution_is_shown_ends_unsolved_and_the_clock_rests():
    run = running()
    (shown,) = run.do(ShowSolution(PLAYER), after=20_000)
    assert shown == SolutionShown(Millis(20_000))
    view = run.view(after=60_000)
    assert (view.stage, view.puzzle, view.solved, view.elapsed_ms) == ("shown", None, 0, 20_000)
    (attempt,) = view.attempts
    assert attempt.shown
    assert not attempt.solved
    assert flaw(task_of(run.game, run.game.past[0].board, run.game.past[0].symbol), attempt.tiling) is None
    assert run.refusal(Claim(PLAYER, attempt.tiling)) is RaceReason.GAVE_UP
    (dealt,) = run.do(SetAside(PLAYER), after=60_000)
    assert isinstance(dealt, TaskDealt)
    assert dealt.reveal_at == run.now
    run.solve(5_000)
    run.finish()
    assert run.view().elapsed_ms == 25_000
    assert [past.fate for past in run.game.past] == [Fate.SHOWN, Fate.SOLVED, Fate.LEFT]


@pytest.mark.rule("S7")
def test_a_run_can_end_in_front_of_a_solution():
    run = running()
    run.do(ShowSolution(PLAYER), after=7_000)
    (ended,) = run.do(Finish(PLAYER), after=9_000)
    assert isinstance(ended, RunEnded)
    assert ended.elapsed == 7_000
    assert isinstance(run.game.phase, Over)


@pytest.mark.rule("S8")
def test_the_open_board_comes_again_with_a_time_of_its_own():
    run = running()
    task = run.task
    gone, again = run.do(TryAgain(PLAYER, 1), after=30_000)
    assert (gone, again) == (TaskSetAside(Millis(30_000)), TaskRepeated(1, run.now))
    view = run.view(after=2_000)
    assert (view.number, view.repeats, view.task_elapsed_ms) == (2, 1, 2_000)
    assert run.game.dealt == (task,), "a repeat is not dealt again"
    assert view.puzzle is not None
    assert view.puzzle == view.attempts[0].puzzle


@pytest.mark.rule("S8")
def test_boards_left_behind_are_listed_until_they_are_solved():
    run = running()
    first = run.view().puzzle
    run.set_aside(1_000)
    run.do(ShowSolution(PLAYER), after=1_000)
    assert [left.number for left in run.view().left] == [1, 2]
    run.do(TryAgain(PLAYER, 1))
    assert run.view().puzzle == first
    board = task_of(run.game, run.race.runners[0].board, run.race.symbol)
    rest = completion(board, ())
    assert rest is not None
    run.do(Claim(PLAYER, rest), after=4_000)
    assert [left.number for left in run.view().left] == [2]
    (solve,) = SOLO.stats.records(run.game).solves
    assert (solve.elapsed, solve.is_repeat) == (4_000, True)


@pytest.mark.rule("S8")
def test_a_repeat_of_a_repeat_names_the_first():
    run = running()
    run.do(TryAgain(PLAYER, 1))
    _, again = run.do(TryAgain(PLAYER, 2))
    assert again == TaskRepeated(1, run.now)


@pytest.mark.rule("S8")
def test_only_boards_of_this_run_come_again():
    run = running()
    for number in (0, 2, 99):
        assert run.refusal(TryAgain(PLAYER, number)) is SoloReason.NO_SUCH_BOARD


@pytest.mark.rule("S8")
def test_repeats_do_not_change_which_boards_come_next():
    plain, other = running(seed=5), running(seed=5)
    other.do(TryAgain(PLAYER, 1))
    other.do(AskHint(PLAYER, ()))
    other.do(ShowSolution(PLAYER))
    for run in (plain, other):
        for _ in range(35):
            run.set_aside(1_000)
    assert [board for board, _ in plain.game.dealt] == [board for board, _ in other.game.dealt]


@pytest.mark.rule("S8")
def test_repeats_count_towards_the_length_of_a_run():
    run = running()
    for number in range(1, MOST_BOARDS):
        run.do(TryAgain(PLAYER, number))
    *_, ended = run.do(TryAgain(PLAYER, 1))
    assert isinstance(ended, RunEnded)
