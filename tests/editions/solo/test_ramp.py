"""Practice that adapts to the player: the level, the tasks among which it draws, and who cannot have it."""

import pytest

from tests.boards import boards
from tests.editions.solo.run import HandRun
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.staircase import Try, next_level
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.events import RunStarted
from ubongo.editions.solo.ramp import CHOICES, nearest
from ubongo.editions.solo.settings import Mode, SoloSettings
from ubongo.puzzles.boards.deck import SYMBOLS


def ramped(level: int = 30, *, side: str = "3", seed: int = 0) -> HandRun:
    """A practice from that level on, in front of its first board."""
    run = HandRun(SoloSettings(ramp=level, side=side), seed.to_bytes(32, "big"))
    run.do(Start())
    run.wake()
    return run


def tenths(run: HandRun) -> int:
    board, symbol = run.task
    return round(run.game.boards[board].tasks[symbol].grade * 10)


@pytest.mark.rule("S5")
@pytest.mark.parametrize("level", [10, 25, 40, 60, 100])
@pytest.mark.parametrize("side", ["3", "4", "level-1"])
def test_the_first_board_is_among_the_nearest_to_the_chosen_level(level: int, side: str):
    run = ramped(level, side=side)
    distances = sorted(abs(round(task.grade * 10) - level) for board in boards(side) for task in board.tasks)
    assert abs(tenths(run) - level) <= distances[3 * CHOICES]


@pytest.mark.rule("S5")
def test_the_next_level_follows_from_every_board_before():
    run = ramped(30)
    done: list[Try] = []
    for elapsed in (10_000, 50_000, 90_000, 200_000, 15_000):
        run.solve(elapsed)
        done.append(Try(True, Millis(elapsed)))
        assert abs(tenths(run) - next_level(30, done)) <= 2
    run.set_aside(5_000)
    done.append(Try(False, Millis(5_000)))
    assert abs(tenths(run) - next_level(30, done)) <= 2


@pytest.mark.rule("S5")
def test_quick_solves_lead_to_hard_boards_and_boards_set_aside_to_easy_ones():
    good, poor = ramped(40), ramped(40)
    for _ in range(6):
        good.solve(5_000)
        poor.set_aside(5_000)
    assert tenths(poor) < 30 < 55 < tenths(good)


@pytest.mark.rule("S5", "R1")
def test_no_task_comes_again_before_all_have_come():
    run = ramped(40)
    everything = 36 * len(SYMBOLS)
    for _ in range(everything + 10):
        run.set_aside(1_000)
    assert len(set(run.game.dealt[:everything])) == everything
    assert SOLO.audit.invariants(run.game) == ()


@pytest.mark.rule("S5")
def test_a_board_does_not_follow_itself_and_no_pieces_come_twice_on_a_board_while_there_are_others():
    run = ramped(10, side="level-1")
    for _ in range(60):
        before = run.task[0]
        run.set_aside(1_000)
        assert run.task[0] != before
    pieces = [(board, run.game.boards[board].tasks[symbol].pieces) for board, symbol in run.game.dealt]
    assert len(set(pieces)) == len(pieces)


@pytest.mark.rule("S5")
def test_the_nearest_tasks_are_few_different_and_sorted_by_distance():
    game = ramped(40).game
    tasks = nearest(game, 40)
    distances = [abs(round(game.boards[board].tasks[symbol].grade * 10) - 40) for board, symbol in tasks]
    assert len(set(tasks)) == CHOICES
    assert distances == sorted(distances)


@pytest.mark.rule("S5")
def test_other_seeds_deal_other_boards_of_that_level():
    assert len({ramped(40, seed=seed).task for seed in range(20)}) > 3


@pytest.mark.rule("S5")
@pytest.mark.parametrize("mode", ["count", "time"])
def test_runs_that_count_have_no_ramp(mode: Mode):
    with pytest.raises(ValueError, match="ramp in practice only"):
        HandRun(SoloSettings(mode=mode, ramp=30))


@pytest.mark.rule("S5")
@pytest.mark.parametrize("level", [9, 101])
def test_a_level_is_a_grade(level: int):
    with pytest.raises(ValueError, match="ramp must be 10 to 100"):
        HandRun(SoloSettings(ramp=level))


@pytest.mark.rule("S5", "R1")
def test_a_ramp_has_no_pile_and_other_practice_has_one():
    assert HandRun(SoloSettings(ramp=30)).do(Start())[0] == RunStarted(())
    assert HandRun(SoloSettings()).do(Start())[0] != RunStarted(())
