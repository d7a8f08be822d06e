"""The census of a region: every set of so many pieces of a box that tiles it, with the number of its tilings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Region
from ubongo.puzzles.tiling import Grid, Mask, Strides, oriented_masks


@dataclass(frozen=True, slots=True)
class _Search:
    """What does not change during one census; a set of pieces is an integer, bit n for the box's piece n."""

    masks: tuple[tuple[int, int, tuple[Mask, ...]], ...]
    """Of each piece: its bit, its size, its oriented masks."""
    owner: dict[Mask, int]
    """The bit of the piece that has a mask: different pieces never share one."""
    smallest: tuple[int, ...]
    """How few cells n pieces can cover."""
    largest: tuple[int, ...]
    found: Counter[int]


def census(region: Region, size: int, box: Box) -> dict[tuple[PieceId, ...], int]:
    """All sets of `size` different pieces that tile `region`, each in the box's order, with their tilings' number.

    The sets stand in the order of their pieces in the box. Equal to counting every combination, and much faster.

    Raises:
        ValueError: `size` is less than 1 or more than the box holds.
    """
    if not 1 <= size <= len(box.pieces):
        raise ValueError(f"a set has 1 to {len(box.pieces)} pieces, not {size!r}")
    grid = Grid.of(region)
    search = _search(box, grid.strides)
    if search.smallest[size] <= len(region) <= search.largest[size]:
        _count(grid.mask(region), len(region), 0, size, search)
    return {
        _names(pieces, box): count for pieces, count in sorted(search.found.items(), key=lambda row: _order(row[0]))
    }


def _search(box: Box, strides: Strides) -> _Search:
    masks = tuple(
        (1 << number, piece.size, tuple(oriented_masks(piece, strides))) for number, piece in enumerate(box.pieces)
    )
    sizes = sorted(piece.size for piece in box.pieces)
    return _Search(
        masks,
        {mask: bit for bit, _, held in masks for mask in held},
        _running_sums(sizes),
        _running_sums(sizes[::-1]),
        Counter(),
    )


def _running_sums(sizes: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(sizes[:count]) for count in range(len(sizes) + 1))


def _count(region: Mask, area: int, used: int, left: int, search: _Search) -> None:
    region //= region & -region
    if left == 1:
        bit = search.owner.get(region, 0)
        if bit and not bit & used:
            search.found[used | bit] += 1
        return
    fewest, most = search.smallest[left - 1], search.largest[left - 1]
    for bit, size, masks in search.masks:
        rest = area - size
        if used & bit or not fewest <= rest <= most:
            continue
        for mask in masks:
            if mask & region == mask:
                _count(region ^ mask, rest, used | bit, left - 1, search)


def _order(pieces: int) -> tuple[int, ...]:
    return tuple(number for number in range(pieces.bit_length()) if pieces >> number & 1)


def _names(pieces: int, box: Box) -> tuple[PieceId, ...]:
    return tuple(box.pieces[number].id for number in _order(pieces))
