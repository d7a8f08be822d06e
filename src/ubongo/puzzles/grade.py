"""How hard a task is: a model, until play data exist.

The grade looks at somebody who always covers the first open cell next, tries whatever fits there and remembers
nothing: the pieces laid in the whole search, divided by the tilings it leads to. Each doubling counts a grade and a
half, and the scale is set so that the easiest three-piece tasks lie near 1, the middle of the three-piece side below 4,
the middle of the four-piece side below 6, and the hardest four-piece tasks near 10.

More pieces, more orientations and fewer tilings make a task harder; pockets, which leave little choice, make it easier.
Turning or flipping the whole board changes nothing. People see shapes, which this model does not.
"""

from math import log2
from types import MappingProxyType

from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.piece import BOXES
from ubongo.puzzles.task import Region, Task
from ubongo.puzzles.tiling import Grid, Mask, oriented_masks

LOWEST, HIGHEST = 1.0, 10.0

_BOX_OF = MappingProxyType({box.lattice.dimension: box for box in BOXES.values()})


def grade(task: Task) -> float:
    """The grade of a task, 1.0 (easy) to 10.0 (hard), with one decimal.

    Raises:
        ValueError: the task has no tiling.
    """
    laid, tilings = effort(task)
    if not tilings:
        raise ValueError("a task without a tiling has no grade")
    return round(min(max(1.5 * log2(1 + laid / tilings) - 2, LOWEST), HIGHEST), 1)


def effort(task: Task) -> tuple[int, int]:
    """How many pieces the whole search lays, and how many tilings it finds."""
    if not task.areas_match:
        return 0, 0
    region = _upright(task.region)
    grid = Grid.of(region)
    return _laid(grid.mask(region), tuple(oriented_masks(piece, grid.strides) for piece in task.pieces))


def _upright(region: Region) -> Region:
    """The least image of the region, so that a grade does not depend on how a board lies."""
    box = _BOX_OF[len(next(iter(region)))]
    return frozenset(canonical(Shape.of(region), box.lattice, box.chirality).cells)


def _laid(region: Mask, left: tuple[dict[Mask, int], ...]) -> tuple[int, int]:
    region //= region & -region
    laid = tilings = 0
    if len(left) == 1:
        hit = int(region in left[0])
        return hit, hit
    for index, masks in enumerate(left):
        others = left[:index] + left[index + 1 :]
        for mask in masks:
            if mask & region == mask:
                deeper, found = _laid(region ^ mask, others)
                laid += 1 + deeper
                tilings += found
    return laid, tilings
