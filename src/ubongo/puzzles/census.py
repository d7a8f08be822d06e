"""The census of a region: every set of so many pieces that tiles it, in how many ways, and with how much searching."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeAlias

from ubongo.puzzles.piece import Box, Piece, PieceId
from ubongo.puzzles.task import Region
from ubongo.puzzles.tiling import Grid, Mask, OrientedMasks, oriented_masks, submasks

Pieces: TypeAlias = int
"""A set of pieces: bit n for the piece with index n."""

Names: TypeAlias = tuple[PieceId, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """What it takes to find all tilings of a region by a set of pieces."""

    laid: int
    """How many times a piece is laid."""
    tilings: int


def census(region: Region, size: int, box: Box) -> dict[Names, int]:
    """All sets of `size` different pieces that tile `region`, with the number of their tilings.

    The pieces of a set, and the sets, stand in the order of the box. Equal to counting every combination, and much
    faster.

    Raises:
        ValueError: `size` is less than 1 or more than the box holds.
    """
    return {names: found.tilings for names, found in efforts((Grid.of(region),), size, box.pieces).items()}


def efforts(grids: Iterable[Grid], size: int, pieces: Sequence[Piece]) -> dict[Names, Effort]:
    """The sets of the census, each with the effort of searching all of `grids`, which number one region.

    Raises:
        ValueError: `size` is less than 1 or more than there are pieces.
    """
    if not 1 <= size <= len(pieces):
        raise ValueError(f"a set has 1 to {len(pieces)} pieces, not {size!r}")
    laid: Counter[Pieces] = Counter()
    for grid in grids:
        _explore(grid, size, pieces, laid)
    whole = sorted((held for held in laid if held.bit_count() == size), key=_indices)
    return {
        tuple(pieces[index].id for index in _indices(held)): Effort(
            sum(laid[part] for part in submasks(held)), laid[held]
        )
        for held in whole
    }


@dataclass(frozen=True, slots=True)
class _Search:
    """What does not change while one grid is explored."""

    pieces: tuple[tuple[Pieces, int, OrientedMasks], ...]
    """Of each piece: its bit, its size, its masks."""
    owner: dict[Mask, Pieces]
    """The bit of the piece that has a mask: different pieces never share one."""
    fewest: tuple[int, ...]
    """How few cells n pieces cover."""
    most: tuple[int, ...]
    laid: Counter[Pieces]
    """How often a set of pieces, whole or the beginning of one, was laid."""


def _explore(grid: Grid, size: int, pieces: Sequence[Piece], laid: Counter[Pieces]) -> None:
    area = grid.mask.bit_count()
    sizes = sorted(piece.size for piece in pieces)
    fewest, most = (tuple(accumulate(ordered, initial=0)) for ordered in (sizes, sizes[::-1]))
    if not fewest[size] <= area <= most[size]:
        return
    known = tuple((1 << index, piece.size, oriented_masks(piece, grid.strides)) for index, piece in enumerate(pieces))
    owner = {mask: bit for bit, _, (numbers, _, _) in known for mask in numbers}
    _lay(grid.mask, area, 0, size, _Search(known, owner, fewest, most, laid))


def _lay(region: Mask, area: int, used: Pieces, left: int, search: _Search) -> None:
    """Lay all sets of `left` more pieces on a region whose bit 0 is open."""
    if left == 1:
        bit = search.owner.get(region, 0)
        if bit and not bit & used:
            search.laid[used | bit] += 1
        return
    fewest, most = search.fewest[left - 1], search.most[left - 1]
    for bit, size, (_, telling, fitting) in search.pieces:
        if used & bit or not fewest <= area - size <= most:
            continue
        for mask in fitting[region & telling]:
            if mask & region == mask:
                search.laid[used | bit] += 1
                rest = region ^ mask
                _lay(rest // (rest & -rest), area - size, used | bit, left - 1, search)


def _indices(pieces: Pieces) -> tuple[int, ...]:
    return tuple(index for index in range(pieces.bit_length()) if pieces >> index & 1)
