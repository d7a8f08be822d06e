"""The solver at the limits of bit masks: narrow regions, pieces that could wrap, cells far from the origin."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import flat_tasks, solid_tasks
from ubongo.geometry.shape import moved
from ubongo.puzzles.exact_cover import covers_of
from ubongo.puzzles.masks import oriented_masks
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Region, Task, flaw
from ubongo.puzzles.tiling import count_tilings, tilings


def rectangle(rows: int, columns: int) -> Region:
    return frozenset((row, column) for row in range(rows) for column in range(columns))


def is_as_reference(region: Region, box: Box, sizes: tuple[int, ...]) -> bool:
    """Whether the solver and the reference implementation agree on every set of those sizes."""
    tasks = [Task(region, pieces) for size in sizes for pieces in combinations(box.pieces, size)]
    return all(
        {frozenset(tiling) for tiling in tilings(task)} == {frozenset(cover) for cover in covers_of(task)}
        and count_tilings(task) == len(list(tilings(task)))
        and all(flaw(task, tiling) is None for tiling in tilings(task))
        for task in tasks
        if task.areas_match
    )


@pytest.mark.parametrize("length", range(2, 11))
@pytest.mark.parametrize("width", [1, 2])
@pytest.mark.parametrize("upright", [False, True], ids=["lying", "upright"])
def test_narrow_strips_are_tiled_as_by_the_reference(length: int, width: int, upright: bool) -> None:
    region = rectangle(length, width) if upright else rectangle(width, length)
    assert is_as_reference(region, FLAT, (1, 2, 3) if width * length < 11 else (2, 3))


@pytest.mark.parametrize(
    "region",
    [
        rectangle(2, 3) | {(2, 0), (3, 0)},
        frozenset({(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0)}),
        frozenset({(0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (3, 0), (3, 1), (3, 2)}),
        frozenset({(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)}),
    ],
    ids=["flag", "frame", "zigzag", "stairs"],
)
def test_pieces_never_wrap_around_an_edge(region: Region) -> None:
    assert is_as_reference(region, FLAT, (1, 2, 3))


@pytest.mark.parametrize(("rows", "columns"), [(1, 4), (2, 2), (1, 5), (2, 3), (1, 6)])
def test_narrow_solids_are_tiled_as_by_the_reference(rows: int, columns: int) -> None:
    region = frozenset((layer, *cell) for layer in (0, 1) for cell in rectangle(rows, columns))
    assert is_as_reference(region, SOLID, (2, 3))


@pytest.mark.parametrize("layers", [1, 3])
def test_solids_of_other_heights_are_also_tiled(layers: int) -> None:
    region = frozenset((layer, *cell) for layer in range(layers) for cell in rectangle(2, 2))
    assert is_as_reference(region, SOLID, (1, 2, 3))


steps = st.integers(-1000, 1000)


@given(flat_tasks, steps, steps)
def test_a_flat_region_has_the_same_tilings_wherever_it_is(task: Task, down: int, right: int) -> None:
    there = Task(frozenset(moved(task.region, (down, right))), task.pieces)
    assert count_tilings(there) == count_tilings(task)
    assert all(flaw(there, tiling) is None for tiling in tilings(there))


@pytest.mark.slow
@given(solid_tasks, st.integers(-3, 3), steps, steps)
def test_a_solid_region_has_the_same_tilings_wherever_it_is(task: Task, up: int, down: int, right: int) -> None:
    there = Task(frozenset(moved(task.region, (up, down, right))), task.pieces)
    assert count_tilings(there) == count_tilings(task)
    first = next(tilings(there))
    assert flaw(there, first) is None


@pytest.mark.parametrize("strides", [(2, 1), (1, 2), (7, 1), (1, 6), (30, 1)])
def test_different_pieces_never_share_a_mask(strides: tuple[int, int]) -> None:
    masks = [mask for piece in FLAT.pieces for mask in oriented_masks(piece, strides)[0]]
    assert len(masks) == len(set(masks))
    assert all(mask & 1 for mask in masks)


@pytest.mark.parametrize("strides", [(7, 1), (1, 6)])
def test_probes_rule_out_only_masks_that_cannot_fit(strides: tuple[int, int]) -> None:
    for piece in FLAT.pieces:
        numbers, probes, by_open = oriented_masks(piece, strides)
        assert by_open[probes] == tuple(numbers)
        for open_cells, masks in by_open.items():
            assert set(masks) == {mask for mask in numbers if mask & probes & ~open_cells == 0}
