"""Grades: the search effort compared with a plain search, and what must not change it."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given

from tests.strategies import flat_tasks, solid_tasks
from ubongo.formats.standard_decks import standard_deck
from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import difference, moved
from ubongo.puzzles.census import Effort, efforts
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.grade import grade, grades, starts
from ubongo.puzzles.masks import Grid
from ubongo.puzzles.piece import FLAT, Piece
from ubongo.puzzles.task import Region, Task


def _plain(region: Region, left: tuple[Piece, ...], bits: dict[Cell, int]) -> tuple[int, int]:
    """Nodes and tilings of a search that always covers the lowest cell next; the last piece counts only if it fits."""
    if not left:
        return 0, int(not region)
    lowest = min(region, key=bits.__getitem__)
    nodes = tilings = 0
    for piece in left:
        others = tuple(other for other in left if other is not piece)
        for shape in piece.orientations:
            for own in shape.cells:
                held = moved(shape.cells, difference(lowest, own))
                if region.issuperset(held) and (others or len(held) == len(region)):
                    deeper, found = _plain(region.difference(held), others, bits)
                    nodes, tilings = nodes + 1 + deeper, tilings + found
    return nodes, tilings


@pytest.mark.slow
@given(flat_tasks)
def test_the_effort_equals_the_nodes_of_a_plain_search(task: Task) -> None:
    grid = Grid.of(task.region)
    bits = {cell: bit for bit, cell in grid.cells(task.region).items()}
    (found,) = efforts((grid,), len(task.pieces), task.pieces).values()
    assert found == Effort(*_plain(task.region, task.pieces, bits))


@pytest.mark.slow
@given(flat_tasks)
def test_a_grade_has_one_decimal_between_1_and_10(task: Task) -> None:
    found = grade(task)
    assert 1 <= found <= 10
    assert found == round(found, 1)


@given(flat_tasks)
def test_the_order_of_the_pieces_changes_no_grade(task: Task) -> None:
    orders = list(permutations(task.pieces))[:4]
    assert {grade(replace(task, pieces=pieces)) for pieces in orders} == {grade(task)}


@pytest.mark.slow
@given(flat_tasks)
def test_moving_or_turning_the_board_changes_no_grade(task: Task) -> None:
    turned = frozenset((column + 3, 5 - row) for row, column in task.region)
    assert grade(Task(turned, task.pieces)) == grade(task)


@pytest.mark.slow
@given(solid_tasks)
def test_turning_a_solid_board_on_the_table_changes_no_grade(task: Task) -> None:
    turned = frozenset((layer, column, -row) for layer, row, column in task.region)
    assert grade(Task(turned, task.pieces)) == grade(task)


def test_a_board_is_searched_from_four_corners_and_a_square_one_in_both_directions() -> None:
    oblong = frozenset({(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 2), (2, 0)})
    square = frozenset({(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0)})
    assert len(starts(oblong)) == 4
    assert len(starts(square - {(1, 2)} | {(1, 1), (2, 1)})) == 8


def test_a_grade_never_falls_if_a_tiling_takes_more_searching() -> None:
    board = standard_deck(FLAT_DECK).boards[0]
    found = {
        names: effort.nodes / effort.tilings for names, effort in efforts(starts(board.region), 3, FLAT.pieces).items()
    }
    ascending = sorted(found, key=found.__getitem__)
    graded = [grade(Task(board.region, FLAT.pick(names))) for names in ascending]
    assert graded == sorted(graded)
    assert grades(board.region, 3, FLAT) == dict(zip(ascending, graded, strict=True))
