"""The rectangles that the twelve pentominoes tile: counts known for decades, and an oracle for the solver."""

from collections import Counter

import pytest

from ubongo.geometry.lattice import SQUARE, Cell, Chirality
from ubongo.geometry.polyforms import polyforms
from ubongo.geometry.shape import moved, orientations
from ubongo.puzzles.piece import Piece, PieceId
from ubongo.puzzles.task import Region, Task
from ubongo.puzzles.tiling import count_tilings

PENTOMINOES = tuple(
    Piece(PieceId(f"pentomino-{number}"), "gray", orientations(form, SQUARE, Chirality.FREE))
    for number, form in enumerate(polyforms(5, SQUARE, Chirality.FREE))
)
(CROSS,) = (piece for piece in PENTOMINOES if len(piece.orientations) == 1)
OTHERS = tuple(piece for piece in PENTOMINOES if piece is not CROSS)
SYMMETRIES_OF_A_RECTANGLE = 4

BOOKS = {(20, 3): 2, (15, 4): 368, (12, 5): 1010, (10, 6): 2339}
"""Tilings by size, up to symmetry of the rectangle."""


def rectangle(rows: int, columns: int) -> Region:
    return frozenset((row, column) for row in range(rows) for column in range(columns))


@pytest.mark.parametrize(
    ("rows", "columns"),
    [(20, 3), pytest.param(15, 4, marks=pytest.mark.slow), pytest.param(12, 5, marks=pytest.mark.slow)],
)
def test_rectangles_have_the_published_numbers_of_tilings(rows: int, columns: int) -> None:
    tilings = BOOKS[rows, columns] * SYMMETRIES_OF_A_RECTANGLE
    assert count_tilings(Task(rectangle(rows, columns), PENTOMINOES)) == tilings


@pytest.mark.parametrize(("rows", "columns"), [(20, 3), (15, 4), (12, 5), pytest.param(10, 6, marks=pytest.mark.slow)])
def test_tilings_add_up_over_the_positions_of_the_cross(rows: int, columns: int) -> None:
    """The cross has one orientation, so a symmetry of the rectangle only moves it: one place of each orbit is counted.

    A tenth of the work of counting all tilings at once.
    """
    region = rectangle(rows, columns)
    places = [place for cell in region if region.issuperset(place := moved(CROSS.orientations[0].cells, cell))]
    orbits = Counter(min(_images(place, rows, columns)) for place in places)
    counts = {place: count_tilings(Task(region.difference(place), OTHERS)) for place in orbits}
    tilings = BOOKS[rows, columns] * SYMMETRIES_OF_A_RECTANGLE
    assert sum(counts[place] * size for place, size in orbits.items()) == tilings


def _images(cells: tuple[Cell, ...], rows: int, columns: int) -> list[tuple[Cell, ...]]:
    """The images of cells under the symmetries of the rectangle."""
    upside_down = [(rows - 1 - row, column) for row, column in cells]
    both = [(row, columns - 1 - column) for row, column in upside_down]
    mirrored = [(row, columns - 1 - column) for row, column in cells]
    return [tuple(sorted(image)) for image in (cells, upside_down, both, mirrored)]
