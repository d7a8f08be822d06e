"""Shapes: sets of cells up to translation, and their images."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from ubongo.geometry.lattice import Cell, Chirality, Lattice, Matrix, transformed


@dataclass(frozen=True, slots=True, order=True)
class Shape:
    """A non-empty set of cells whose least cell, in lexicographic order, is the origin.

    That normal form needs no bounding box, so it is the same on every lattice.
    """

    cells: tuple[Cell, ...]

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> Self:
        """The shape of `cells`, moved to normal form.

        Raises:
            ValueError: `cells` is empty.
        """
        ordered = sorted(set(cells))
        if not ordered:
            raise ValueError("a shape has at least one cell")
        origin = ordered[0]
        return cls(tuple(difference(cell, origin) for cell in ordered))

    def image(self, symmetry: Matrix) -> Self:
        """The shape of the cells after `symmetry`."""
        return type(self).of(transformed(cell, symmetry) for cell in self.cells)


def difference(cell: Cell, origin: Cell) -> Cell:
    """The offset that leads from `origin` to `cell`."""
    if len(origin) == 2:  # written out, here and below: half of a search of cards is this
        row, column = cell
        return row - origin[0], column - origin[1]
    return tuple([c - o for c, o in zip(cell, origin, strict=True)])


def moved(cells: Iterable[Cell], offset: Cell) -> tuple[Cell, ...]:
    """The cells, each moved by `offset`, in the same order."""
    if len(offset) == 2:
        down, right = offset
        return tuple([(row + down, column + right) for row, column in cells])
    up, down, right = offset
    return tuple([(layer + up, row + down, column + right) for layer, row, column in cells])


@lru_cache(maxsize=4096)  # bounded: it is called for regions as well as for pieces
def orientations(shape: Shape, lattice: Lattice, chirality: Chirality) -> tuple[Shape, ...]:
    """The distinct images of `shape`, itself first.

    At most 8 on square; 24 on cubic if one-sided, as solid pieces are.
    """
    return tuple(dict.fromkeys(shape.image(symmetry) for symmetry in lattice.symmetries(chirality)))


def canonical(shape: Shape, lattice: Lattice, chirality: Chirality) -> Shape:
    """The least image of `shape`: equal for all shapes that are equal under `chirality`."""
    return min(orientations(shape, lattice, chirality))


def is_connected(cells: Iterable[Cell], lattice: Lattice) -> bool:
    """Whether neighbors connect all cells; true for one cell, false for none."""
    left = set(cells)
    if not left:
        return False
    front = [left.pop()]
    while front:
        around = {neighbor for neighbor in moved(lattice.neighbors, front.pop()) if neighbor in left}
        left -= around
        front.extend(around)
    return not left


def extent(cells: Iterable[Cell]) -> tuple[int, ...]:
    """The sides of the bounding box, axis by axis. `cells` is not empty."""
    return tuple(max(axis) - min(axis) + 1 for axis in zip(*cells, strict=True))


def by_layer(cells: Iterable[Cell]) -> dict[int, frozenset[Cell]]:
    """The cubic cells by layer, the lowest first; each layer as square cells."""
    found: dict[int, set[Cell]] = {}
    for layer, *rest in sorted(cells):
        found.setdefault(layer, set()).add(tuple(rest))
    return {layer: frozenset(held) for layer, held in found.items()}
