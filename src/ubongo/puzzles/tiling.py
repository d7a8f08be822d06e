"""The finder: all tilings of a task, on integers as bit masks.

A region is one integer. Every axis but the slowest has a guard: one more place than the region is wide, never
open. A piece is connected, so whatever would wrap round an edge has a cell on a guard and does not fit. The lowest
open cell is always covered next, hence every piece is a mask anchored at its own lowest cell, and one shift, one
`and` and one comparison decide whether it fits. Read `exact_cover` first: it finds the same, plainly.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from typing import TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import extent
from ubongo.puzzles.piece import Piece
from ubongo.puzzles.task import Placement, Region, Task, Tiling

Mask: TypeAlias = int
Strides: TypeAlias = tuple[int, ...]
"""What one step along each axis adds to a cell's bit number."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The numbering of a region's cells: bit 0 is the least corner of its bounding box."""

    corner: Cell
    strides: Strides

    @classmethod
    def of(cls, region: Region) -> "Grid":
        """The numbering for `region`: columns fastest, except that layers are faster still.

        With few layers that order closes pockets early: it visits far fewer nodes.
        """
        sides = extent(region)
        strides = [0] * len(sides)
        stride = 1
        for axis in _fastest_first(len(sides)):
            strides[axis] = stride
            stride *= sides[axis] + 1
        return cls(tuple(min(axis) for axis in zip(*region, strict=True)), tuple(strides))

    def mask(self, region: Region) -> Mask:
        """The region as an integer."""
        mask = 0
        strides, shift = self.strides, _bit(self.corner, self.strides)
        for cell in region:
            mask |= 1 << (_bit(cell, strides) - shift)
        return mask

    def cells(self, region: Region) -> dict[int, Cell]:
        """The cells of the region by their bit numbers."""
        shift = _bit(self.corner, self.strides)
        return {_bit(cell, self.strides) - shift: cell for cell in region}


def _bit(cell: Cell, strides: Strides) -> int:
    if len(cell) == 2:
        return cell[0] * strides[0] + cell[1] * strides[1]
    return sum(c * s for c, s in zip(cell, strides, strict=True))


def _fastest_first(dimension: int) -> tuple[int, ...]:
    return (1, 0) if dimension == 2 else (0, 2, 1)


@lru_cache(maxsize=4096)
def oriented_masks(piece: Piece, strides: Strides) -> dict[Mask, int]:
    """The masks of the piece where it is not wider than the grid, and the index of each one's orientation.

    Each is shifted to its lowest bit. Under that width no two orientations share a mask.
    """
    masks: dict[Mask, int] = {}
    for number, shape in enumerate(piece.orientations):
        if _is_narrow(shape.cells, strides):
            bits = [_bit(cell, strides) for cell in shape.cells]
            masks[sum(1 << (bit - min(bits)) for bit in bits)] = number
    return masks


def _is_narrow(cells: tuple[Cell, ...], strides: Strides) -> bool:
    sides = extent(cells)
    return all(
        sides[faster] < strides[slower] // strides[faster] for faster, slower in pairwise(_fastest_first(len(sides)))
    )


def tilings(task: Task) -> Iterator[Tiling]:
    """Every tiling of the task, lazily and in a fixed order.

    Placements come in the order of the cells they were found on; pieces are tried in the task's order.
    Nothing at all where the areas do not match.
    """
    if not task.areas_match:
        return
    grid = Grid.of(task.region)
    cells = grid.cells(task.region)
    sets = tuple((piece, oriented_masks(piece, grid.strides)) for piece in task.pieces)
    for found in _found(grid.mask(task.region), 0, sets):
        yield tuple(_placement(piece, number, mask, bit, cells) for piece, number, mask, bit in found)


_Found: TypeAlias = tuple[Piece, int, Mask, int]
_Sets: TypeAlias = tuple[tuple[Piece, dict[Mask, int]], ...]


def _found(region: Mask, bit: int, left: _Sets) -> Iterator[tuple[_Found, ...]]:
    if not left:
        yield ()
        return
    step = (region & -region).bit_length() - 1
    region >>= step
    bit += step
    for index, (piece, masks) in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask, number in masks.items():
            if mask & region == mask:
                for rest in _found(region ^ mask, bit, others):
                    yield ((piece, number, mask, bit), *rest)


def _placement(piece: Piece, number: int, mask: Mask, bit: int, cells: dict[int, Cell]) -> Placement:
    held = [cells[bit + offset] for offset in range(mask.bit_length()) if mask >> offset & 1]
    return Placement(piece.id, number, min(held))


def count_tilings(task: Task, limit: int | None = None) -> int:
    """How many tilings the task has; with `limit`, at most that number, and no work beyond it.

    The same as counting `tilings`, without building them.
    """
    if limit is not None:
        return sum(1 for _ in islice(tilings(task), limit))
    if not task.areas_match:
        return 0
    grid = Grid.of(task.region)
    return _count(grid.mask(task.region), tuple([oriented_masks(piece, grid.strides) for piece in task.pieces]))


def _count(region: Mask, left: tuple[dict[Mask, int], ...]) -> int:
    region //= region & -region
    if len(left) == 1:
        return int(region in left[0])
    total = 0
    if len(left) == 2:  # the last piece is looked up, not tried
        for first, last in (left, left[::-1]):
            for mask in first:
                if mask & region == mask:
                    rest = region ^ mask
                    total += rest // (rest & -rest) in last
        return total
    for index, masks in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask in masks:
            if mask & region == mask:
                total += _count(region ^ mask, others)
    return total
