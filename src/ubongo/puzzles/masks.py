"""Regions and pieces as bit masks.

A region is one integer, a bit for each cell. Every axis but the slowest has a guard: one more place than the region is
wide, never open. A piece is connected, so a piece that would wrap around an edge covers a guard and does not fit. Every
piece is a mask anchored at its own lowest cell.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple, TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import extent
from ubongo.puzzles.piece import Piece
from ubongo.puzzles.task import Region

Mask: TypeAlias = int
Strides: TypeAlias = tuple[int, ...]
"""For each axis, what one step along it adds to a cell's number."""

NEAR = 10
"""The masks of single cells are cached for this number of rows and columns from the origin on."""

PROBES = 6
"""How many probe cells a piece has; more would cost more to prepare than they save."""


class Grid(NamedTuple):
    """The numbering of a region's cells, and the region as a mask whose bit 0 is the lowest cell."""

    strides: Strides
    lowest: int
    mask: Mask

    @classmethod
    def of(cls, region: Region) -> "Grid":
        """The grid of `region`: layers vary fastest, then the shorter of the two sides.

        This order fills pockets early and visits far fewer nodes.
        """
        strides = _strides(region)
        try:
            mask = sum(map(_near_masks(strides).__getitem__, region))
            lowest = (mask & -mask).bit_length() - 1
            return cls(strides, lowest, mask >> lowest)
        except KeyError:  # some cell is far from the origin, or before it
            numbers = _numbers(region, strides)
            lowest = min(numbers)
            return cls(strides, lowest, sum(1 << (number - lowest) for number in numbers))

    def cells(self, region: Region) -> dict[int, Cell]:
        """The cells of the region by their bit numbers."""
        return {number - self.lowest: cell for number, cell in zip(_numbers(region, self.strides), region, strict=True)}


@lru_cache(maxsize=1024)
def _near_masks(strides: Strides) -> dict[Cell, Mask]:
    """The mask of each cell near the origin, to look up: preparing a task costs as much as counting its tilings."""
    near = (range(NEAR),) * 2 if len(strides) == 2 else (range(2), range(NEAR), range(NEAR))
    return {cell: 1 << number for cell in product(*near) for number in _numbers([cell], strides)}


def _strides(region: Region) -> Strides:
    *layers, rows, columns = zip(*region, strict=True)
    height, width = max(rows) - min(rows) + 2, max(columns) - min(columns) + 2
    fastest = max(layers[0]) - min(layers[0]) + 2 if layers else 1
    y, x = (fastest, fastest * height) if height < width else (fastest * width, fastest)
    return (1, y, x) if layers else (y, x)


def _numbers(cells: Iterable[Cell], strides: Strides) -> list[int]:
    if len(strides) == 2:  # written out: this is half of the cost of preparing a small task
        y, x = strides
        return [row * y + column * x for row, column in cells]
    z, y, x = strides
    return [layer * z + row * y + column * x for layer, row, column in cells]


OrientedMasks: TypeAlias = tuple[Mapping[Mask, int], Mask, Mapping[Mask, tuple[Mask, ...]]]
"""All masks of a piece on a grid, each anchored at its lowest cell, in three parts.

First, the masks with the index of each one's orientation; orientations wider than the grid are left out, so no two
share a mask. Second, the probe cells: those that distinguish these masks best. Third, for each set of open probe cells,
the masks that cover no closed one; their other cells are still to be checked.
"""


@lru_cache(maxsize=4096)
def oriented_masks(piece: Piece, strides: Strides) -> OrientedMasks:
    """The masks of `piece` on a grid of those strides, in the order of its orientations."""
    numbers: dict[Mask, int] = {}
    for number, shape in enumerate(piece.orientations):
        if _is_narrow(shape.cells, strides):
            bits = _numbers(shape.cells, strides)
            numbers[sum(1 << (bit - min(bits)) for bit in bits)] = number
    probes = _probes(tuple(numbers))
    by_open = {cells: tuple(mask for mask in numbers if not mask & probes & ~cells) for cells in submasks(probes)}
    return numbers, probes, by_open


def _is_narrow(cells: tuple[Cell, ...], strides: Strides) -> bool:
    sides = extent(cells)
    fastest_first = sorted(range(len(sides)), key=strides.__getitem__)
    return all(sides[faster] < strides[slower] // strides[faster] for faster, slower in pairwise(fastest_first))


def _probes(masks: tuple[Mask, ...]) -> Mask:
    """The cells, apart from the anchor, whose share of covering masks is nearest to one half."""
    covered = Counter(bit for mask in masks for bit in range(1, mask.bit_length()) if mask >> bit & 1)
    best = sorted(covered, key=lambda bit: (abs(2 * covered[bit] - len(masks)), bit))[:PROBES]
    return sum(1 << bit for bit in best)


def submasks(mask: Mask) -> Iterator[Mask]:
    """Every subset of the mask's bits."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0
