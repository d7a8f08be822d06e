"""The lifecycle of a run: count, time, practice, setting aside, and the clock."""

import pytest

from tests.boards import boards
from tests.editions.hand_table import START
from tests.editions.solo.run import HandRun, counting_down, running, seated
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.stats import SolveRecord
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.lifecycle import LifecycleReason
from ubongo.editions.parts.race_events import Claim, RaceReason, TaskSolved
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.editions.solo.commands import Finish, SetAside
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.events import PileRenewed, RunEnded, TaskDealt, TaskSetAside
from ubongo.editions.solo.settings import PLAYER, Mode, SoloSettings
from ubongo.editions.solo.state import MOST_BOARDS, Fate
from ubongo.puzzles.task import Flaw

MODES: tuple[Mode, ...] = ("count", "time", "practice")


@pytest.mark.rule("S1")
@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_a_count_ends_when_its_minutes_are_over(minutes: int):
    run = HandRun(SoloSettings(mode="count", minutes=minutes))
    run.do(Start())
    run.wake()
    run.solve(40_000)
    run.solve(50_000)
    run.set_aside(10_000)
    (ended,) = run.wake()
    assert ended == RunEnded(Millis(minutes * 60_000), Outcome((PLAYER,), (2,), "count"))
    assert run.now == START + 3_000 + minutes * 60_000


@pytest.mark.rule("S1")
def test_the_clock_of_a_count_starts_when_the_first_board_is_turned():
    run = counting_down("count")
    run.do(Wake(), after=3_700)
    assert SOLO.rules.deadline(run.game) == run.now + 300_000


@pytest.mark.rule("S1")
def test_a_count_that_is_woken_late_has_the_same_duration():
    run = running("count")
    due = SOLO.rules.deadline(run.game)
    assert due is not None
    run.do(Wake(), after=due - run.now + 5_000)
    assert run.view().elapsed_ms == 300_000


@pytest.mark.rule("R7", "S1")
def test_a_call_when_the_time_is_up_is_late():
    run = running("count")
    due = SOLO.rules.deadline(run.game)
    assert due is not None
    for command in (run.claim(), SetAside(PLAYER)):
        assert run.refusal(command, due) == RaceReason.TIME_IS_UP
        assert not isinstance(run.answer(command, due - 1), Refusal)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("tasks", [5, 10, 20])
def test_a_run_for_time_ends_with_its_last_task(tasks: int):
    run = HandRun(SoloSettings(mode="time", tasks=tasks))
    run.do(Start())
    run.wake()
    for number in range(1, tasks):
        assert isinstance(run.solve(1_000 + number)[-1], TaskDealt)
    assert SOLO.rules.deadline(run.game) is None
    solved, ended = run.solve(5_000)
    assert isinstance(solved, TaskSolved)
    elapsed = sum(1_000 + number for number in range(1, tasks)) + 5_000
    assert ended == RunEnded(Millis(elapsed), Outcome((PLAYER,), (tasks,), "time"))


@pytest.mark.rule("S2")
def test_the_lag_of_a_slow_connection_is_not_deducted():
    run = running("time")
    solved, _ = run.do(Claim(PLAYER, run.tiling(), PHOTO_FINISH), after=9_000)
    assert isinstance(solved, TaskSolved)
    assert solved.elapsed == 9_000


@pytest.mark.rule("S3")
@pytest.mark.parametrize("mode", MODES)
def test_a_board_that_is_set_aside_is_replaced_and_does_not_count(mode: Mode):
    run = running(mode)
    before = run.task
    gone, dealt = run.set_aside(7_000)
    assert gone == TaskSetAside(Millis(7_000))
    assert isinstance(dealt, TaskDealt)
    assert run.task[0] != before[0]
    assert (run.game.solved, run.view().set_aside, run.view().number) == (0, 1, 2)


@pytest.mark.rule("S3")
def test_the_time_of_a_board_that_is_set_aside_is_not_given_back():
    run = running("time")
    run.set_aside(60_000)
    for _ in range(5):
        run.solve(10_000)
    assert run.view().elapsed_ms == 110_000
    count = running("count")
    due = SOLO.rules.deadline(count.game)
    count.set_aside(60_000)
    assert SOLO.rules.deadline(count.game) == due


@pytest.mark.rule("S3")
def test_practice_ends_when_the_player_ends_it():
    run = running()
    run.solve(100_000_000)
    assert SOLO.rules.deadline(run.game) is None
    assert run.finish(5_000) == (RunEnded(Millis(100_005_000), Outcome((PLAYER,), (1,), "practice")),)


@pytest.mark.rule("S3")
@pytest.mark.parametrize("mode", ["count", "time"])
def test_a_run_that_is_ended_early_is_stopped(mode: Mode):
    run = running(mode)
    run.solve(20_000)
    run.finish(1_000)
    assert run.outcome == Outcome((PLAYER,), (1,), "stopped")


def test_a_run_can_be_ended_in_its_countdown_and_has_taken_no_time():
    run = counting_down("time")
    run.finish(1_000)
    assert run.outcome == Outcome((PLAYER,), (0,), "stopped")
    assert (run.view().elapsed_ms, run.view().attempts) == (0, ())


@pytest.mark.rule("S1")
def test_a_count_that_is_ended_when_its_time_is_up_counts():
    run = running("count")
    due = SOLO.rules.deadline(run.game)
    assert due is not None
    run.finish(due - run.now + 100)
    assert (run.view().elapsed_ms, run.outcome) == (300_000, Outcome((PLAYER,), (0,), "count"))


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("mode", "ending"), [("practice", "practice"), ("count", "stopped"), ("time", "stopped")])
def test_a_run_is_over_after_the_last_of_all_boards(mode: Mode, ending: str):
    run = running(mode)
    for _ in range(MOST_BOARDS - 1):
        run.set_aside(5)
        assert run.outcome is None
    run.set_aside(5)
    assert run.outcome == Outcome((PLAYER,), (0,), ending)


@pytest.mark.rule("S4")
def test_every_solved_task_is_recorded_with_its_grade():
    run = running("time", side="4")
    kept: list[SolveRecord] = []
    for number in range(4):
        board, symbol = run.task
        task = run.boards[board].tasks[symbol]
        names = tuple(sorted(task.pieces))
        kept.append(SolveRecord(PLAYER, task.grade, 4, Millis(9_000 + number), names=names))
        run.solve(9_000 + number)
        run.set_aside(1_000)
    assert SOLO.stats.records(run.game).solves == tuple(kept)
    run.finish()
    assert SOLO.stats.records(run.game).solves == tuple(kept)


@pytest.mark.rule("R1")
def test_no_task_returns_while_others_remain():
    run = running()
    for _ in range(MOST_BOARDS - 1):
        run.set_aside(5)
    first, second = run.game.dealt[:216], run.game.dealt[216:]
    assert len(set(first)) == len(set(second)) == 216
    assert first != second


@pytest.mark.rule("R1")
@pytest.mark.parametrize("seed", range(20))
def test_no_board_comes_twice_in_a_row(seed: int):
    run = running(seed=seed, some=boards("3")[:2])
    for _ in range(60):
        before = run.task[0]
        run.set_aside(5)
        assert run.task[0] != before


@pytest.mark.rule("R1")
def test_the_log_records_the_renewal_of_an_empty_pile():
    run = running()
    kinds = [type(run.set_aside(5)[1]) for _ in range(36)]
    assert kinds == [TaskDealt] * 35 + [PileRenewed]


def test_a_run_is_possible_with_one_board():
    run = running(some=boards("3")[:1])
    for _ in range(20):
        run.solve(5)
    assert {board for board, _ in run.game.dealt} == {0}


@pytest.mark.rule("R2")
def test_the_first_board_waits_for_the_reveal_and_the_others_are_open_at_once():
    run = counting_down("count")
    assert run.refusal(run.claim()) == RaceReason.NOT_REVEALED
    assert run.refusal(SetAside(PLAYER)) == RaceReason.NOT_REVEALED
    run.wake()
    run.solve(30_000)
    assert run.race.revealed
    assert run.race.reveal_at == run.now
    assert run.view().puzzle is not None


@pytest.mark.rule("R2")
def test_the_die_is_rolled_for_every_board():
    run = running()
    for _ in range(35):
        run.set_aside(5)
    assert {symbol for _, symbol in run.game.dealt} == set(range(6))


@pytest.mark.rule("R12", "R3", "R4", "R5")
def test_a_false_call_changes_nothing():
    run = running("count")
    answer = run.answer(Claim(PLAYER, run.tiling()[:2]), run.now + 9_000)
    assert answer == Refusal(RaceReason.NOT_A_TILING, Flaw.UNCOVERED)


@pytest.mark.rule("R10")
def test_commands_at_the_wrong_time_are_refused():
    run = seated()
    for command in (Wake(), Finish(PLAYER), ExtendClock(Millis(1))):
        assert run.refusal(command) == LifecycleReason.NOT_STARTED
    run.do(Start())
    assert run.refusal(Start()) == LifecycleReason.ALREADY_STARTED
    assert run.refusal(Wake()) == RaceReason.GLASS_STILL_RUNS
    run.wake()
    assert run.refusal(Wake()) == RaceReason.GLASS_STILL_RUNS
    run.finish()
    for command in (Wake(), Start(), Finish(PLAYER), SetAside(PLAYER), ExtendClock(Millis(1))):
        assert run.refusal(command) == LifecycleReason.GAME_OVER


def test_commands_of_other_seats_are_refused():
    run = running()
    other = Seat(1)
    for command in (Claim(other, run.tiling()), SetAside(other), Finish(other)):
        assert run.refusal(command) == RaceReason.NOT_IN_THIS_RACE


def test_time_lost_to_an_outage_is_given_back_to_every_clock():
    run = running("count")
    run.solve(20_000)
    due, before = SOLO.rules.deadline(run.game), run.view()
    assert due is not None
    run.do(ExtendClock(Millis(45_000)), after=45_000)
    after = run.view()
    assert SOLO.rules.deadline(run.game) == due + 45_000
    for span in ("remaining_ms", "elapsed_ms", "task_elapsed_ms"):
        assert getattr(after, span) == getattr(before, span)
    solved, _ = run.solve(10_000)
    assert isinstance(solved, TaskSolved)
    assert solved.elapsed == 10_000


def test_time_is_also_given_back_to_the_countdown():
    run = counting_down("time")
    run.do(ExtendClock(Millis(8_000)), after=9_000)
    assert run.view().remaining_ms == 2_000
    assert run.refusal(ExtendClock(Millis(0))) == LifecycleReason.NOTHING_TO_EXTEND


@pytest.mark.parametrize("mode", MODES)
def test_the_times_of_all_tasks_add_up_to_that_of_the_run(mode: Mode):
    run = running(mode)
    run.solve(12_345)
    run.set_aside(2_222)
    run.do(ExtendClock(Millis(700)), after=1_000)
    run.solve(31_000)
    run.finish(4_000)
    times = [past.elapsed for past in run.game.past]
    assert times == [12_345, 2_222, 31_300, 4_000]
    assert run.view().elapsed_ms == sum(times)
    assert [past.fate for past in run.game.past] == [Fate.SOLVED, Fate.SET_ASIDE, Fate.SOLVED, Fate.LEFT]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (SoloSettings(seats=2), "1 player, not 2"),
        (SoloSettings(minutes=6), "minutes must be 5, 10 or 20, not 6"),
        (SoloSettings(tasks=1), "tasks must be 5, 10 or 20, not 1"),
        (SoloSettings(side="5"), "side must be 3, 4, level-1, level-2, level-3 or level-4, not '5'"),
        (SoloSettings(countdown=Millis(10_001)), "countdown must be 0 to 10000 ms, not 10001"),
        (SoloSettings(side="4"), "boards of side '4' only"),
    ],
)
def test_invalid_settings_are_reported(settings: SoloSettings, words: str):
    with pytest.raises(ValueError, match=words):
        SOLO.rules.new(settings, boards("3"))


def test_a_run_needs_boards():
    with pytest.raises(ValueError, match="at least 1 board"):
        SOLO.rules.new(SoloSettings(), ())
