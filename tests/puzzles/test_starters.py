"""The starter boards that the client ships with: each is proved here, one by one."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.boards import boards
from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.polyforms import polyforms
from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.boards.outline import has_hole, is_symmetric
from ubongo.puzzles.exact_cover import Item, Option, exact_covers
from ubongo.puzzles.generators.starters import ORDER, RUNGS, Needs, StarterBoard, needs, starter_boards
from ubongo.puzzles.grade import grade, grades
from ubongo.puzzles.notation import parse_region, region_text
from ubongo.puzzles.piece import FLAT, PieceId
from ubongo.puzzles.task import Placement, Region, Task
from ubongo.puzzles.tiling import tilings

FILE = Path(__file__).parents[2] / "web/src/boards/starters.json"


@cache
def starters() -> tuple[StarterBoard, ...]:
    """They take a second to make: not while tests are collected."""
    return tuple(starter_boards())


@pytest.fixture(params=range(len(RUNGS)))
def board(request: pytest.FixtureRequest) -> StarterBoard:
    """Each of them."""
    number: int = request.param
    return starters()[number]


def as_json(board: StarterBoard) -> dict[str, Any]:
    return {"region": region_text(board.region), "pieces": list(board.pieces), "grade": board.grade}


def task_of(board: StarterBoard) -> Task:
    return Task(board.region, FLAT.pick(board.pieces))


def test_the_client_has_the_boards_that_the_generator_makes():
    assert json.loads(FILE.read_bytes()) == [as_json(board) for board in starters()]


def test_the_number_of_tilings_is_counted_and_the_grade_is_that_of_the_grade_function(board: StarterBoard):
    task = task_of(board)
    assert sum(1 for _ in tilings(task)) == board.solutions
    assert grade(task) == board.grade
    assert parse_region(region_text(board.region)) == board.region


def test_the_simple_solver_finds_as_many_tilings(board: StarterBoard):
    options: dict[Option, frozenset[Item]] = {
        Placement(piece.id, number, anchor): frozenset({*cells, piece.id})
        for piece in FLAT.pick(board.pieces)
        for number, shape in enumerate(piece.orientations)
        for anchor in board.region
        for cells in [tuple((r + anchor[0], c + anchor[1]) for r, c in shape.cells)]
        if board.region.issuperset(cells)
    }
    found = exact_covers(options, frozenset({*board.region, *board.pieces}))
    assert sum(1 for _ in found) == board.solutions


def test_the_grades_rise_from_an_easy_board_to_the_easiest_of_the_standard_deck():
    grades = [board.grade for board in starters()]
    assert grades == sorted(set(grades))
    assert grades[0] <= 2.2
    easiest = min(task.grade for board in boards("3") for task in board.tasks)
    assert grades[0] < easiest <= grades[-1]


def test_all_outlines_are_different_and_none_is_in_the_standard_deck():
    outlines = [*(board.region for board in starters()), *(board.region for board in boards("3"))]
    forms = {canonical(Shape.of(region), SQUARE, Chirality.FREE) for region in outlines}
    assert len(forms) == len(outlines)


def test_a_newcomer_meets_moving_then_turning_then_flipping():
    needed = [needs(board.region, board.pieces) for board in starters()]
    assert needed[:3] == list(ORDER) == [Needs.MOVING, Needs.TURNING, Needs.FLIPPING]
    assert needed == [rung.needs for rung in RUNGS]


def test_the_first_boards_forgive_and_the_later_ones_have_one_tiling():
    assert [board.solutions > 1 for board in starters()] == [True] * 3 + [False] * 4


def test_another_seed_gives_other_boards_of_the_same_grades():
    others = tuple(starter_boards(1))
    assert others != starters()
    assert [board.grade for board in others] == [rung.grade for rung in RUNGS]


def boards_of(size: int) -> list[tuple[float, Region, tuple[PieceId, ...]]]:
    """Every board of three pieces and that many cells without a hole, with its grade, turned and flipped ones once."""
    regions = [frozenset(form.cells) for form in polyforms(size, SQUARE, Chirality.FREE)]
    return [
        (found, region, names)
        for region in regions
        if not has_hole(region)
        for names, found in grades(region, 3, FLAT).items()
    ]


def within_four(region: Region) -> bool:
    return all(max(axis) - min(axis) < 4 for axis in zip(*region, strict=True))


def test_three_pieces_have_no_board_of_grade_1_and_the_first_board_is_the_easiest_that_suits() -> None:
    found = [board for size in (8, 9) for board in boards_of(size)]
    assert min(grade for grade, _, _ in found) == 1.6
    suiting = [
        grade
        for grade, region, names in found
        if grade <= RUNGS[0].grade
        and within_four(region)
        and not is_symmetric(region)
        and needs(region, names) is Needs.MOVING
    ]
    assert min(suiting, default=RUNGS[0].grade) == RUNGS[0].grade
