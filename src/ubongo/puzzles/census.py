"""The census of a region: every set of pieces that tiles it, with its number of tilings and its search effort."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeAlias

from ubongo.puzzles.masks import Grid, Mask, OrientedMasks, oriented_masks, submasks
from ubongo.puzzles.piece import Box, Piece, PieceId
from ubongo.puzzles.task import Region

PieceMask: TypeAlias = int
"""A set of pieces: bit n for the piece with index n."""

BRIEF = 3
"""With this many pieces to choose, a search takes some hundredths of a second."""

Names: TypeAlias = tuple[PieceId, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """The cost of finding all tilings of a region by a set of pieces."""

    nodes: int
    """How many times the search places a piece."""
    tilings: int


def census(region: Region, size: int, box: Box) -> dict[Names, int]:
    """All sets of `size` different pieces that tile `region`, with the number of their tilings.

    The pieces of a set, and the sets, are in the order of the box. Equal to counting every combination, and much
    faster.

    Raises:
        ValueError: `size` is less than 1 or more than the box holds.
    """
    return {names: found.tilings for names, found in efforts((Grid.of(region),), size, box.pieces).items()}


def efforts(grids: Iterable[Grid], size: int, pieces: Sequence[Piece]) -> dict[Names, Effort]:
    """The sets of the census, each with the effort of searching all of `grids`, which are grids of one region.

    Raises:
        ValueError: `size` is less than 1 or more than there are pieces.
    """
    if not 1 <= size <= len(pieces):
        raise ValueError(f"a set has 1 to {len(pieces)} pieces, not {size!r}")
    nodes: Counter[PieceMask] = Counter()
    for grid in grids:
        for _ in explored(grid, size, pieces, nodes):
            pass
    return efforts_of(nodes, size, pieces)


def efforts_of(nodes: Counter[PieceMask], size: int, pieces: Sequence[Piece]) -> dict[Names, Effort]:
    """The sets of `size` pieces among those that were placed, in the order of the pieces."""
    whole = sorted((held for held in nodes if held.bit_count() == size), key=_indices)
    return {
        tuple(pieces[index].id for index in _indices(held)): Effort(
            sum(nodes[part] for part in submasks(held)), nodes[held]
        )
        for held in whole
    }


@dataclass(frozen=True, slots=True)
class _Search:
    """The constants of the search of one grid."""

    pieces: tuple[tuple[PieceMask, int, OrientedMasks], ...]
    """The bit, the size and the masks of each piece."""
    owner: dict[Mask, PieceMask]
    """The bit of the piece with that mask: different pieces never share one."""
    fewest: tuple[int, ...]
    """The least number of cells that n pieces cover."""
    most: tuple[int, ...]
    """The greatest number of cells that n pieces cover."""
    nodes: Counter[PieceMask]
    """How often each set of pieces, complete or partial, was placed."""


def explored(grid: Grid, size: int, pieces: Sequence[Piece], nodes: Counter[PieceMask]) -> Iterator[None]:
    """Search a grid in short steps; count in `nodes` how often each set of pieces, complete or partial, was placed."""
    area = grid.mask.bit_count()
    sizes = sorted(piece.size for piece in pieces)
    fewest, most = (tuple(accumulate(ordered, initial=0)) for ordered in (sizes, sizes[::-1]))
    if not fewest[size] <= area <= most[size]:
        return
    known = tuple((1 << index, piece.size, oriented_masks(piece, grid.strides)) for index, piece in enumerate(pieces))
    owner = {mask: bit for bit, _, (numbers, _, _) in known for mask in numbers}
    yield from _steps(grid.mask, area, 0, size, _Search(known, owner, fewest, most, nodes))


def _steps(region: Mask, area: int, used: PieceMask, left: int, search: _Search) -> Iterator[None]:
    """The same as `_place`, in steps."""
    if left <= BRIEF:
        _place(region, area, used, left, search)
        yield
        return
    for used_then, rest, area_then in _branches(region, area, used, left, search):
        yield from _steps(rest, area_then, used_then, left - 1, search)
    yield  # a dead end takes time, too


def _branches(
    region: Mask, area: int, used: PieceMask, left: int, search: _Search
) -> Iterator[tuple[PieceMask, Mask, int]]:
    """Each way to place one more piece on a region whose bit 0 is open."""
    fewest, most = search.fewest[left - 1], search.most[left - 1]
    for bit, size, (_, probes, by_open) in search.pieces:
        if used & bit or not fewest <= area - size <= most:
            continue
        for mask in by_open[region & probes]:
            if mask & region == mask:
                search.nodes[used | bit] += 1
                rest = region ^ mask
                yield used | bit, rest // (rest & -rest), area - size


def _place(region: Mask, area: int, used: PieceMask, left: int, search: _Search) -> None:
    """Place every set of `left` more pieces on a region whose bit 0 is open."""
    if left == 1:
        bit = search.owner.get(region, 0)
        if bit and not bit & used:
            search.nodes[used | bit] += 1
        return
    fewest, most = search.fewest[left - 1], search.most[left - 1]
    for bit, size, (_, probes, by_open) in search.pieces:
        if used & bit or not fewest <= area - size <= most:
            continue
        for mask in by_open[region & probes]:
            if mask & region == mask:
                search.nodes[used | bit] += 1
                rest = region ^ mask
                _place(rest // (rest & -rest), area - size, used | bit, left - 1, search)


def _indices(pieces: PieceMask) -> tuple[int, ...]:
    return tuple(index for index in range(pieces.bit_length()) if pieces >> index & 1)
