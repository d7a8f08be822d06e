"""The rectangles that the twelve pentominoes tile: known counts for decades, and an oracle for the finder."""

import pytest

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.polyforms import polyforms
from ubongo.geometry.shape import orientations
from ubongo.puzzles.piece import Piece, PieceId
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings

PENTOMINOES = tuple(
    Piece(PieceId(f"pentomino-{number}"), "gray", orientations(form, SQUARE, Chirality.FREE))
    for number, form in enumerate(polyforms(5, SQUARE, Chirality.FREE))
)
SYMMETRIES_OF_A_RECTANGLE = 4


@pytest.mark.parametrize(
    ("rows", "columns", "tilings"),
    [
        (20, 3, 2),
        pytest.param(15, 4, 368, marks=pytest.mark.slow),
        pytest.param(12, 5, 1010, marks=pytest.mark.slow),
        pytest.param(10, 6, 2339, marks=pytest.mark.slow),
    ],
)
def test_rectangles_have_as_many_tilings_as_published(rows: int, columns: int, tilings: int) -> None:
    rectangle = frozenset((row, column) for row in range(rows) for column in range(columns))
    assert count_tilings(Task(rectangle, PENTOMINOES)) == tilings * SYMMETRIES_OF_A_RECTANGLE
