"""The solver, the reference implementation and the judge agree on every task."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.strategies import flat_tasks, solid_tasks
from ubongo.puzzles import tiling
from ubongo.puzzles.exact_cover import covers_of
from ubongo.puzzles.task import Flaw, Placement, Task, flaw
from ubongo.puzzles.tiling import count_gradually, count_tilings, tilings


def _agree(task: Task) -> None:
    found = list(tilings(task))
    assert len(found) == len({frozenset(one) for one in found}) == count_tilings(task) > 0
    assert {frozenset(one) for one in found} == {frozenset(cover) for cover in covers_of(task)}
    assert list(tilings(task)) == found


@pytest.mark.slow
@given(flat_tasks)
def test_the_solver_finds_the_exact_covers_on_the_square_lattice(task: Task) -> None:
    _agree(task)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(solid_tasks)
def test_the_solver_finds_the_exact_covers_on_the_cubic_lattice(task: Task) -> None:
    _agree(task)


def _is_judged(task: Task) -> None:
    found = next(tilings(task))
    assert flaw(task, found) is None
    assert flaw(task, found[1:]) is Flaw.UNCOVERED
    assert flaw(task, (*found, found[0])) is Flaw.PIECE_REUSED
    for number, placement in enumerate(found):
        for step in _steps(placement):
            changed = (*found[:number], replace(placement, anchor=step), *found[number + 1 :])
            assert flaw(task, changed) is not None


def _steps(placement: Placement) -> list[tuple[int, ...]]:
    """The anchors one cell away, on every axis, both ways."""
    anchor = placement.anchor
    return [
        tuple(place + step * (axis == index) for index, place in enumerate(anchor))
        for axis in range(len(anchor))
        for step in (-1, 1)
    ]


@given(flat_tasks)
def test_a_tiling_is_flawless_and_every_one_cell_change_of_it_is_flawed(task: Task) -> None:
    _is_judged(task)


@settings(max_examples=40, deadline=None)
@given(solid_tasks)
def test_a_solid_tiling_is_flawless_and_every_one_cell_change_of_it_is_flawed(task: Task) -> None:
    _is_judged(task)


@given(flat_tasks)
def test_a_limit_stops_the_count(task: Task) -> None:
    whole = count_tilings(task)
    assert [count_tilings(task, limit) for limit in range(4)] == [min(limit, whole) for limit in range(4)]


@given(flat_tasks)
def test_areas_that_do_not_match_have_no_tiling(task: Task) -> None:
    larger = Task(task.region | {(99, 99)}, task.pieces)
    assert count_tilings(larger) == 0
    assert list(tilings(larger)) == []
    with pytest.raises(StopIteration):
        next(tilings(larger))


@pytest.mark.slow
@pytest.mark.parametrize("quick", [1, 2])
@given(flat_tasks | solid_tasks)
def test_counting_in_parts_finds_the_same_number(quick: int, task: Task) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tiling, "QUICK", quick)
        parts = list(count_gradually(task))
    assert sum(found for found, _ in parts) == count_tilings(task)
    assert sum(share for _, share in parts) == pytest.approx(1)
