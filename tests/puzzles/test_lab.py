"""What the lab finds out within its limits."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count, islice

import pytest
from hypothesis import given

from tests.strategies import flat_tasks, solid_tasks
from ubongo.puzzles.census import census as whole_census
from ubongo.puzzles.census import explored
from ubongo.puzzles.grade import grade, grades
from ubongo.puzzles.lab import answer, census
from ubongo.puzzles.masks import Grid
from ubongo.puzzles.notation import parse_base, parse_region, task_of
from ubongo.puzzles.piece import FLAT, SOLID
from ubongo.puzzles.task import Task, flaw
from ubongo.puzzles.tiling import count_gradually, count_tilings, tilings, tilings_gradually

EASY = task_of(".###/####/####", "V3 L4 S4", FLAT)
ALL = task_of("/".join(["########"] * 6), [piece.id for piece in FLAT.pieces], FLAT)


def never(_: float) -> bool:
    return False


def after(steps: int) -> Callable[[float], bool]:
    """Over after that many steps."""
    numbers = count()
    return lambda _: next(numbers) >= steps


def test_a_small_task_is_answered_in_full():
    found = answer(EASY, 0, 60, never)
    assert (found.count, found.is_whole, found.grade) == (4, True, grade(EASY))
    assert found.tilings == tuple(tilings(EASY))


def test_tilings_are_given_in_parts():
    every = tuple(tilings(EASY))
    assert answer(EASY, 0, 3, never).tilings == every[:3]
    assert answer(EASY, 3, 3, never).tilings == every[3:]
    assert answer(EASY, 9, 3, never).tilings == ()
    assert answer(EASY, 0, 3, never).count == 4


def test_a_task_without_a_tiling_has_none_and_no_grade():
    found = answer(task_of("####", "O4", FLAT), 0, 60, never)
    assert (found.count, found.is_whole, found.tilings, found.grade) == (0, True, (), None)


@pytest.mark.parametrize("skip", [0, 1, 3, 4, 9])
def test_an_answer_is_final_if_more_time_would_add_nothing(skip: int):
    found = answer(EASY, skip, 3, never)
    assert found.is_final(skip, 3)
    assert not replace(found, grade=None).is_final(skip, 3)
    assert not replace(found, is_whole=False).is_final(skip, 3)
    assert not replace(found, tilings=(*(found.tilings or ()), ())).is_final(skip, 3)
    assert answer(task_of("####", "O4", FLAT), skip, 3, never).is_final(skip, 3)
    assert not answer(ALL, 0, 60, after(5)).is_final(0, 60)


@pytest.mark.parametrize("steps", [0, 1, 5])
def test_a_search_that_is_stopped_states_a_lower_bound(steps: int):
    found = answer(ALL, 0, 60, after(steps))
    assert not found.is_whole
    assert found.grade is None
    assert all(flaw(ALL, tiling) is None for tiling in found.tilings or ())


def test_tilings_that_were_not_reached_are_not_an_empty_list():
    assert answer(ALL, 90_000, 60, after(3)).tilings is None


@given(flat_tasks | solid_tasks)
def test_searches_in_steps_find_the_same(task: Task):
    assert tuple(each for each in tilings_gradually(task) if each is not None) == tuple(tilings(task))
    assert sum(found for found, _ in count_gradually(task, 1)) == count_tilings(task)


def test_a_census_has_all_sets_of_every_size():
    region = parse_region("####/####/####")
    found = census(region, FLAT, never)
    assert found.is_whole
    counted = {names: number for size in range(1, 13) for names, number in whole_census(region, size, FLAT).items()}
    assert {each.pieces: each.count for each in found.sets} == counted
    graded = {names: number for size in (3, 4) for names, number in grades(region, size, FLAT).items()}
    assert {each.pieces: each.grade for each in found.sets if len(each.pieces) in (3, 4)} == graded


def test_a_census_of_blocks_fills_two_layers():
    found = census(parse_base("###/###"), SOLID, never)
    assert found.is_whole
    assert {sum(SOLID.by_id[name].size for name in each.pieces) for each in found.sets} == {12}


def test_a_census_that_is_stopped_has_sets_that_fit():
    region = parse_region("#####/#####/#####/#####")
    found = census(region, FLAT, after(300))
    assert not found.is_whole
    assert found.sets
    assert all(each.grade is None for each in found.sets)
    assert all(count_tilings(Task(region, FLAT.pick(each.pieces))) >= each.count > 0 for each in found.sets)


def test_a_region_that_no_set_covers_has_an_empty_census():
    assert census(parse_region("#"), FLAT, never).sets == ()


DEAD_ENDS = "####.#.#.###/#########.##/####.#.#.###/####.....###/############"
"""Most ways to begin it die before the last pieces."""
MOST_OF_STEP = 100


class Budget(Counter[int]):
    """Counts nodes, and allows so many until the next step."""

    left = MOST_OF_STEP

    def __setitem__(self, key: int, value: int) -> None:
        self.left -= 1
        assert self.left > 0, "a step that does not end"
        super().__setitem__(key, value)


def test_a_search_that_finds_only_dead_ends_is_still_asked_to_stop():
    nodes = Budget()
    for _ in islice(explored(Grid.of(parse_region(DEAD_ENDS)), len(FLAT.pieces), FLAT.pieces, nodes), 3000):
        nodes.left = MOST_OF_STEP
    assert not census(parse_region(DEAD_ENDS), FLAT, after(30)).is_whole


def test_a_dead_end_of_a_listing_is_a_step_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ubongo.puzzles.tiling.BRIEF", 1)
    assert list(tilings_gradually(task_of("#######", "V3 L4", FLAT))) == [None]
