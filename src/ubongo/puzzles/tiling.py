"""The solver: all tilings of a task, found with bit masks.

A region is one integer, a bit for each cell. Every axis but the slowest has a guard: one more place than the region is
wide, never open. A piece is connected, so a piece that would wrap around an edge covers a guard and does not fit. The
lowest open cell is always covered next. So every piece is a mask anchored at its own lowest cell, and one `and` and one
comparison decide whether it fits. Most masks are not even tried: a few probe cells near the anchor rule them out.
Read `exact_cover` first: the reference implementation finds the same tilings without any of this.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice, pairwise, product
from typing import NamedTuple, TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import extent
from ubongo.puzzles.piece import Piece
from ubongo.puzzles.task import Placement, Region, Task, Tiling

Mask: TypeAlias = int
Strides: TypeAlias = tuple[int, ...]
"""For each axis, what one step along it adds to a cell's number."""

NEAR = 10
"""The masks of single cells are cached for this number of rows and columns from the origin on."""

QUICK = 7
"""With this many pieces, all tilings are counted in about a second at most."""

BRIEF = 5
"""With this many pieces, all tilings are counted in some hundredths of a second: the steps of a limited search."""

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


def tilings(task: Task) -> Iterator[Tiling]:
    """Every tiling of the task, lazily and in a fixed order.

    Placements are in the order of the cells they were found on; pieces are tried in the task's order.
    Yields nothing if the areas do not match.
    """
    if not task.areas_match:
        return
    grid = Grid.of(task.region)
    cells = grid.cells(task.region)
    sets = tuple((piece, oriented_masks(piece, grid.strides)) for piece in task.pieces)
    for found in _search(grid.mask, 0, sets):
        yield tuple(_placement(piece, number, mask, bit, cells) for piece, number, mask, bit in found)


_Placed: TypeAlias = tuple[Piece, int, Mask, int]
_Sets: TypeAlias = tuple[tuple[Piece, OrientedMasks], ...]


def _search(region: Mask, bit: int, left: _Sets) -> Iterator[tuple[_Placed, ...]]:
    if not left:
        yield ()
        return
    step = (region & -region).bit_length() - 1
    region >>= step
    bit += step
    for index, (piece, (numbers, probes, by_open)) in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask in by_open[region & probes]:
            if mask & region == mask:
                for rest in _search(region ^ mask, bit, others):
                    yield ((piece, numbers[mask], mask, bit), *rest)


def tilings_gradually(task: Task) -> Iterator[Tiling | None]:
    """The tilings of the task, as from `tilings`, with a None after each short step of the search.

    So a caller can stop a search that finds none for long.
    """
    if not task.areas_match:
        return
    grid = Grid.of(task.region)
    cells = grid.cells(task.region)
    sets = tuple((piece, oriented_masks(piece, grid.strides)) for piece in task.pieces)
    for found in _steps(grid.mask, 0, sets):
        if found is None:
            yield None
        else:
            yield tuple(_placement(piece, number, mask, bit, cells) for piece, number, mask, bit in found)


def _steps(region: Mask, bit: int, left: _Sets) -> Iterator[tuple[_Placed, ...] | None]:
    """The same as `_search`, in steps."""
    if len(left) <= BRIEF:
        yield from _search(region, bit, left)
        yield None
        return
    step = (region & -region).bit_length() - 1
    region >>= step
    bit += step
    for index, (piece, (numbers, probes, by_open)) in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask in by_open[region & probes]:
            if mask & region == mask:
                for rest in _steps(region ^ mask, bit, others):
                    yield None if rest is None else ((piece, numbers[mask], mask, bit), *rest)
    yield None  # a dead end takes time, too


def _placement(piece: Piece, number: int, mask: Mask, bit: int, cells: dict[int, Cell]) -> Placement:
    held = [cells[bit + offset] for offset in range(mask.bit_length()) if mask >> offset & 1]
    return Placement(piece.id, number, min(held))


def count_tilings(task: Task, limit: int | None = None) -> int:
    """The number of tilings of the task; with `limit`, the search stops at that number.

    The same as counting `tilings`, without building them.
    """
    if limit is not None:
        return sum(1 for _ in islice(tilings(task), limit))
    if not task.areas_match:
        return 0
    grid = Grid.of(task.region)
    return _count(grid.mask, tuple([oriented_masks(piece, grid.strides) for piece in task.pieces]))


def count_gradually(task: Task, quick: int = QUICK) -> Iterator[tuple[int, float]]:
    """The tilings of the task in parts: for each part of the search, how many it has, and its share of the whole.

    The shares add up to 1; they are an estimate, since parts differ in size. A part places up to `quick` pieces; by
    default it takes up to about a second.
    """
    if not task.areas_match:
        return iter(((0, 1.0),))
    grid = Grid.of(task.region)
    return _parts(grid.mask, tuple([oriented_masks(piece, grid.strides) for piece in task.pieces]), 1.0, quick)


def _parts(region: Mask, left: tuple[OrientedMasks, ...], share: float, quick: int) -> Iterator[tuple[int, float]]:
    if len(left) <= quick:
        yield _count(region, left), share
        return
    branches = [
        (rest // (rest & -rest), left[:index] + left[index + 1 :])
        for index, (_, probes, by_open) in enumerate(left)
        for mask in by_open[region & probes]
        if mask & region == mask
        for rest in (region ^ mask,)
    ]
    if not branches:
        yield 0, share
    for rest, others in branches:
        yield from _parts(rest, others, share / len(branches), quick)


def _count(region: Mask, left: tuple[OrientedMasks, ...]) -> int:
    """The number of tilings of a region whose bit 0 is open."""
    if len(left) == 1:
        return int(region in left[0][0])
    total = 0
    if len(left) == 2:  # the last piece is looked up, not tried; written out twice, since a call would cost a tenth
        (ones, probes, by_open), (others, other_probes, other_by_open) = left
        for mask in by_open[region & probes]:
            if mask & region == mask:
                rest = region ^ mask
                total += rest // (rest & -rest) in others
        for mask in other_by_open[region & other_probes]:
            if mask & region == mask:
                rest = region ^ mask
                total += rest // (rest & -rest) in ones
        return total
    for index, (_, probes, by_open) in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask in by_open[region & probes]:
            if mask & region == mask:
                rest = region ^ mask
                total += _count(rest // (rest & -rest), others)
    return total
