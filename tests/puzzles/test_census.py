"""The census of a region, and grades computed from it."""

from itertools import combinations
from random import Random

import pytest

from ubongo.geometry.lattice import SQUARE, Chirality, transformed
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.flat import grow_region
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import region_over
from ubongo.puzzles.notation import parse_region, task_of
from ubongo.puzzles.piece import FLAT, SOLID
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("area", "size"), [(12, 3), (16, 4), (4, 1), (9, 2)])
def test_the_census_equals_counting_every_set(seed: int, area: int, size: int) -> None:
    region = grow_region(area, (4, 5), Random(seed))
    counted = {
        tuple(piece.id for piece in pieces): count
        for pieces in combinations(FLAT.pieces, size)
        if (count := count_tilings(Task(region, pieces)))
    }
    assert dict(census(region, size, FLAT)) == counted


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("area", "size"), [(6, 3), (7, 4), (8, 4)])
def test_the_census_of_a_solid_region_equals_counting_every_set(seed: int, area: int, size: int) -> None:
    region = region_over(grow_region(area, (3, 4), Random(seed)))
    counted = {
        tuple(block.id for block in blocks): count
        for blocks in combinations(SOLID.pieces, size)
        if (count := count_tilings(Task(region, blocks)))
    }
    assert dict(census(region, size, SOLID)) == counted


@pytest.mark.parametrize("size", [0, 13])
def test_a_set_of_more_or_fewer_pieces_than_the_box_has_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        census(parse_region("##"), size, FLAT)


@pytest.mark.parametrize("region", ["#####", "####/####/####/####"])
def test_a_region_too_small_or_too_large_for_every_set_has_an_empty_census(region: str) -> None:
    assert census(parse_region(region), 3, FLAT) == {}


def test_turning_or_flipping_the_board_changes_no_grade() -> None:
    task = task_of("####./#####/#.##.", "L4 P5 I3", FLAT)
    images = {
        grade(Task(frozenset(transformed(cell, symmetry) for cell in task.region), task.pieces))
        for symmetry in SQUARE.symmetries(Chirality.FREE)
    }
    assert len(images) == 1


def test_a_task_without_a_tiling_has_no_grade() -> None:
    with pytest.raises(ValueError, match="tiling"):
        grade(task_of("###/#.#/###", "O4 I4", FLAT))
