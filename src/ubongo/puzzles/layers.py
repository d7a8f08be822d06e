"""Solid regions and their bases: a solid region is its base, filled two layers high. Rule: D3."""

from functools import lru_cache

from ubongo.geometry.lattice import CUBIC
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Region

LAYERS = 2
"""The height of a solid region. Rule: D3."""


def region_over(base: Region) -> Region:
    """The solid region over a base. A base and its mirror image give the same region, turned over."""
    return frozenset((layer, *cell) for cell in base for layer in range(LAYERS))


@lru_cache(maxsize=1024)  # every view of a game shows the bases of its boards
def base_of(region: Region) -> Region:
    """The square cells under a solid region."""
    return frozenset(cell[1:] for cell in region)


def region_in(outline: Region, box: Box) -> Region:
    """The region for an outline of square cells: itself if the box is flat, or the solid over it."""
    return region_over(outline) if box.lattice is CUBIC else outline


def outline_of(region: Region) -> Region:
    """The square cells that a board shows of its region: the region itself, or the base of a solid one."""
    return base_of(region) if len(next(iter(region))) == CUBIC.dimension else region
