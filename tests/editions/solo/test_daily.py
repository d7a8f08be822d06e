"""A daily board: one task for time, without a pause. Rule: S9."""

import pytest

from tests.boards import boards
from tests.editions.solo.run import HandRun
from tests.replacing import replace
from ubongo.editions.contract.commands import Pause, Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.lifecycle import Over
from ubongo.editions.solo.commands import AskHint, Finish, SetAside, ShowSolution, TryAgain
from ubongo.editions.solo.edition import records
from ubongo.editions.solo.settings import PLAYER, SoloSettings, flaws
from ubongo.editions.solo.state import SoloReason
from ubongo.puzzles.boards.deck import SYMBOLS

DAILY = SoloSettings(mode="time", tasks=1, daily="2026-12-24 easy", countdown=Millis(5_000))
BOARD = replace(boards("3")[0], tasks=(boards("3")[0].tasks[0],) * len(SYMBOLS))


def daily_run() -> HandRun:
    run = HandRun(DAILY, some=(BOARD,))
    run.do(Start())
    run.wake()
    return run


@pytest.mark.rule("S9")
def test_a_daily_run_is_one_task_for_time():
    run = daily_run()
    run.do(run.claim(), after=42_100)
    assert isinstance(run.game.phase, Over)
    assert (run.game.phase.outcome.ending, run.game.phase.outcome.points) == ("time", (1,))
    kept = records(run.game)
    assert (kept.duration, kept.is_daily) == (42_100, True)


@pytest.mark.rule("S9")
def test_a_daily_run_cannot_be_paused_and_has_no_help():
    run = daily_run()
    assert run.refused(Pause(PLAYER)) == Refusal(SoloReason.TIME_RUNS_ON)
    for command in (AskHint(PLAYER, ()), ShowSolution(PLAYER), TryAgain(PLAYER, 1)):
        assert run.refused(command) == Refusal(SoloReason.ONLY_IN_PRACTICE)


@pytest.mark.rule("S9")
@pytest.mark.parametrize("command", [SetAside(PLAYER), Finish(PLAYER)])
def test_to_set_a_daily_board_aside_ends_the_run(command: SetAside | Finish):
    run = daily_run()
    run.do(command, after=9_000)
    assert isinstance(run.game.phase, Over)
    assert (run.game.phase.outcome.ending, run.game.phase.outcome.points) == ("stopped", (0,))


@pytest.mark.rule("S9")
def test_only_one_board_for_time_is_a_daily_board():
    assert flaws(DAILY, (BOARD,)) == ()
    assert flaws(replace(DAILY, tasks=5), (BOARD,)) == ("1 task for a daily board, not 5",)
    assert flaws(replace(DAILY, daily=None), (BOARD,)) == ("tasks must be 5, 10 or 20, not 1",)
    assert flaws(DAILY, boards("3")[:2]) == ("1 daily board, not 2",)
    assert flaws(replace(DAILY, mode="practice"), (BOARD,)) == ("a daily board for time, not in a 'practice' run",)
