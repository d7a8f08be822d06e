"""The fastest general exact-cover packages on PyPI, each in its fastest documented way.

All get the same model, built here as fast as Python can: an item for every cell and every piece, an option for every
way to place a piece inside the region. What does not depend on the region is prepared once, as it is for our solver.
"""

from collections.abc import Callable, Iterator
from functools import cache

import dxz
import numpy as np
from exact_cover_py import exact_covers
from xcover import covers
from xcover.dancing_cells import algorithm_c

from ubongo.geometry.lattice import Cell
from ubongo.puzzles.piece import Piece
from ubongo.puzzles.task import Task

Counter = Callable[[Task], int]

FAR = 64
"""More than any region is wide: cells become single numbers without wrapping."""


def number(cell: Cell) -> int:
    """The cell as one number."""
    total = 0
    for axis in cell:
        total = total * FAR + axis
    return total


@cache
def offsets(piece: Piece) -> tuple[tuple[int, ...], ...]:
    """The orientations of the piece as differences of numbers."""
    return tuple(tuple(number(cell) for cell in shape.cells) for shape in piece.orientations)


def options(task: Task) -> Iterator[list[int]]:
    """The items of every option: the cells first, then the pieces."""
    items = {number(cell): item for item, cell in enumerate(task.region)}
    look = items.get
    for own, piece in enumerate(task.pieces, len(items)):
        for steps in offsets(piece):
            for at in items:
                held = [look(at + step) for step in steps]
                if None not in held:
                    yield [*held, own]  # type: ignore[list-item]


def matrix(task: Task) -> np.ndarray:
    """The options as rows of a matrix of zeros and ones."""
    rows = list(options(task))
    found = np.zeros((len(rows), len(task.region) + len(task.pieces)), dtype=np.uint8)
    for row, held in enumerate(rows):
        found[row, held] = 1
    return found


def by_xcover(task: Task) -> int:
    """Dancing cells, compiled; the documented call."""
    return sum(1 for _ in covers(list(options(task))))


def by_xcover_core(task: Task) -> int:
    """The same, its compiled core called directly on arrays, which the package offers as well."""
    rows = list(options(task))
    starts = np.zeros(len(rows) + 1, dtype=np.uint32)
    starts[1:] = np.cumsum([len(row) for row in rows])
    held = np.array([item for row in rows for item in row], dtype=np.uint32)
    colors = np.zeros(len(held), dtype=np.uint32)
    return sum(1 for _ in algorithm_c(held, starts, colors, len(task.region) + len(task.pieces), 0))


def by_exact_cover_py(task: Task) -> int:
    """Dancing links, compiled."""
    return sum(1 for _ in exact_covers(matrix(task)))


def by_dxz(task: Task) -> int:
    """Dancing links with decision diagrams, in C++, only counting."""
    wide = len(task.region) + len(task.pieces)
    rows = list(options(task))
    flat = [0] * (wide * len(rows))
    for row, held in enumerate(rows):
        for item in held:
            flat[row * wide + item] = 1
    return dxz.dxz_count(len(rows), wide, flat)


RIVALS: dict[str, Counter] = {
    "xcover": by_xcover,
    "xcover core": by_xcover_core,
    "exact-cover-py": by_exact_cover_py,
    "dxz": by_dxz,
}
