"""Lattices: cells as integer tuples, symmetries as integer matrices.

Axes, slowest first: a square cell is (row, column), a cubic cell is (layer, row, column).
Rows grow downward, columns to the right, layers upward; lexicographic order reads a diagram.
"""

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import TypeAlias

Cell: TypeAlias = tuple[int, ...]
Matrix: TypeAlias = tuple[tuple[int, ...], ...]


class Chirality(Enum):
    """The symmetries under which a piece stays the same piece."""

    FIXED = "fixed"
    """Translations only."""
    ONE_SIDED = "one-sided"
    """Translations and turns: solid pieces."""
    FREE = "free"
    """Translations, turns and flips: cardboard pieces."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """A lattice. All its neighbors and symmetries are generated from a few of each."""

    name: str
    steps: tuple[Cell, ...]
    """One step along each axis; the opposite steps lead to neighbors too."""
    turns: tuple[Matrix, ...]
    """Generators of the rotation group."""
    flip: Matrix
    """A reflection: with the turns it generates the whole symmetry group."""
    neighbors: tuple[Cell, ...] = field(init=False)
    """The offsets from a cell to the cells that share a side or a face with it."""

    def __post_init__(self) -> None:
        opposite = (tuple(-axis for axis in step) for step in self.steps)
        object.__setattr__(self, "neighbors", (*self.steps, *opposite))

    @property
    def dimension(self) -> int:
        """The number of coordinates of a cell."""
        return len(self.flip)

    def symmetries(self, chirality: Chirality) -> tuple[Matrix, ...]:
        """The group of `chirality`, the identity first, in a fixed order."""
        match chirality:
            case Chirality.FIXED:
                return _group((), self.dimension)
            case Chirality.ONE_SIDED:
                return _group(self.turns, self.dimension)
            case Chirality.FREE:
                return _group((*self.turns, self.flip), self.dimension)


def identity(dimension: int) -> Matrix:
    """The identity matrix."""
    return tuple(tuple(int(row == column) for column in range(dimension)) for row in range(dimension))


def transformed(cell: Cell, symmetry: Matrix) -> Cell:
    """The image of `cell`: the product of `symmetry` and the column vector `cell`."""
    return tuple(sum(a * b for a, b in zip(row, cell, strict=True)) for row in symmetry)


def product(after: Matrix, before: Matrix) -> Matrix:
    """The symmetry that applies `before`, then `after`."""
    columns = tuple(zip(*before, strict=True))
    return tuple(tuple(sum(a * b for a, b in zip(row, col, strict=True)) for col in columns) for row in after)


def inverse(symmetry: Matrix) -> Matrix:
    """The symmetry that undoes `symmetry`: its transpose, for these lattices are orthogonal."""
    return tuple(zip(*symmetry, strict=True))


@cache
def _group(generators: tuple[Matrix, ...], dimension: int) -> tuple[Matrix, ...]:
    found = [identity(dimension)]
    for element in found:  # grows during the loop, until no new element is found
        for generator in generators:
            image = product(generator, element)
            if image not in found:
                found.append(image)
    return tuple(found)


def quarter_turn(dimension: int, from_axis: int, to_axis: int) -> Matrix:
    """The turn by 90 degrees that maps `from_axis` to `to_axis`."""
    rows = [list(row) for row in identity(dimension)]
    rows[from_axis][from_axis] = rows[to_axis][to_axis] = 0
    rows[to_axis][from_axis] = 1
    rows[from_axis][to_axis] = -1
    return tuple(tuple(row) for row in rows)


def reflection(dimension: int, axis: int) -> Matrix:
    """The flip that reverses `axis`."""
    return tuple(
        tuple(-entry if row == axis else entry for entry in line) for row, line in enumerate(identity(dimension))
    )


def _orthogonal(name: str, dimension: int) -> Lattice:
    axes = range(dimension)
    return Lattice(
        name=name,
        steps=identity(dimension),
        # Maps columns to rows: on the page, right becomes down, which is a clockwise turn.
        turns=tuple(quarter_turn(dimension, second, first) for first, second in pairwise(axes)),
        flip=reflection(dimension, dimension - 1),
    )


SQUARE = _orthogonal("square", 2)
CUBIC = _orthogonal("cubic", 3)
