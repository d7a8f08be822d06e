"""The grade of a task: a model of its difficulty, until play data exist.

The model is a player who starts in a corner of the board, always covers the next open cell, tries every piece that fits
there and remembers nothing. It counts the pieces placed in the whole search, divided by the tilings found, over all
corners and both directions. Each doubling adds a grade and a half. On this scale the easiest three-piece tasks have a
grade near 2, the middle of the three-piece side near 4.5, the middle of the four-piece side near 6, and the hardest
four-piece tasks near 9.

More pieces, more orientations and fewer tilings make a task harder; pockets, which leave little choice, make it easier.
Turning or flipping the whole board changes nothing. People recognize shapes; the model does not.
"""

from functools import lru_cache
from math import log2
from types import MappingProxyType

from ubongo.geometry.lattice import CUBIC, Chirality
from ubongo.geometry.shape import Shape, extent, orientations
from ubongo.puzzles.census import Effort, Names, efforts
from ubongo.puzzles.masks import Grid, Mask, Strides
from ubongo.puzzles.piece import BOXES, Box
from ubongo.puzzles.task import Region, Task

LOWEST, HIGHEST = 1.0, 10.0

_BOX_OF = MappingProxyType({box.lattice.dimension: box for box in BOXES.values()})


def grade(task: Task) -> float:
    """The grade of a task, 1.0 (easy) to 10.0 (hard), with one decimal.

    Raises:
        ValueError: the task has no tiling.
    """
    found = efforts(starts(task.region), len(task.pieces), task.pieces) if task.areas_match else {}
    if not found:
        raise ValueError("a task without a tiling has no grade")
    (only,) = found.values()
    return graded(only)


def grades(region: Region, size: int, box: Box) -> dict[Names, float]:
    """The grades of all sets of `size` pieces that tile `region`: the same as from `grade`, and much faster."""
    return {names: graded(effort) for names, effort in efforts(starts(region), size, box.pieces).items()}


def graded(effort: Effort) -> float:
    """The grade that a search from every corner comes to."""
    return round(min(max(1.5 * log2(1 + effort.nodes / effort.tilings) - 1.1, LOWEST), HIGHEST), 1)


@lru_cache(maxsize=64)  # a board's tasks are graded one after the other
def starts(region: Region) -> tuple[Grid, ...]:
    """The grids of the region for a search from every corner: all its images of least height, without repetition."""
    box = _BOX_OF[len(next(iter(region)))]
    images = [frozenset(shape.cells) for shape in orientations(Shape.of(region), box.lattice, box.chirality)]
    if box.lattice.dimension == CUBIC.dimension:
        height = min(extent(image)[0] for image in images)
        images = [image for image in images if extent(image)[0] == height]
    return tuple({_search_key(grid, box.chirality): grid for grid in map(Grid.of, images)}.values())


def _search_key(grid: Grid, chirality: Chirality) -> tuple[Mask, Strides]:
    """Equal for grids whose searches are equal: if pieces may be flipped, the axes are interchangeable."""
    return grid.mask, tuple(sorted(grid.strides)) if chirality is Chirality.FREE else grid.strides
