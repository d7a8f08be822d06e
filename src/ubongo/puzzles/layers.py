"""Solid regions and the bases that they stand on. Rule: D3."""

from ubongo.puzzles.task import Region

LAYERS = 2
"""How high a solid task is filled. Rule: D3."""


def region_over(base: Region) -> Region:
    """The solid region over a base: two layers high, so that mirrored bases carry one region, turned over."""
    return frozenset((layer, *cell) for cell in base for layer in range(LAYERS))


def base_of(region: Region) -> Region:
    """The cells of the board that a solid region stands on."""
    return frozenset(cell[1:] for cell in region)


def has_square(base: Region) -> bool:
    """Whether the base contains a square of four cells."""
    return any(base.issuperset({(row, column + 1), (row + 1, column), (row + 1, column + 1)}) for row, column in base)
