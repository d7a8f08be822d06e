"""The solver: all tilings of a task, found with the bit masks of `masks`.

The lowest open cell is always covered next, so one `and` and one comparison decide whether a piece fits. Most masks are
not even tried: a few probe cells near the anchor rule them out.
Read `exact_cover` first: the reference implementation finds the same tilings without any of this.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.puzzles.masks import Grid, Mask, OrientedMasks, oriented_masks
from ubongo.puzzles.piece import Piece
from ubongo.puzzles.task import Placement, Task, Tiling

QUICK = 7
"""With this many pieces, all tilings are counted in about a second at most."""

BRIEF = 5
"""With this many pieces, all tilings are counted in some hundredths of a second: the steps of a limited search."""


def tilings(task: Task) -> Iterator[Tiling]:
    """Every tiling of the task, lazily and in a fixed order.

    Placements are in the order of the cells they were found on; pieces are tried in the task's order.
    Yields nothing if the areas do not match.
    """
    if not task.areas_match:
        return
    grid, sets = _prepared(task)
    cells = grid.cells(task.region)
    for found in _search(grid.mask, 0, sets):
        yield tuple(_placement(piece, number, mask, bit, cells) for piece, number, mask, bit in found)


_Placed: TypeAlias = tuple[Piece, int, Mask, int]
_Sets: TypeAlias = tuple[tuple[Piece, OrientedMasks], ...]


def _prepared(task: Task) -> tuple[Grid, _Sets]:
    grid = Grid.of(task.region)
    return grid, tuple((piece, oriented_masks(piece, grid.strides)) for piece in task.pieces)


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
    grid, sets = _prepared(task)
    cells = grid.cells(task.region)
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
