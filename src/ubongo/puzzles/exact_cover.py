"""Exact cover, written for clarity: the reference implementation that the solver in `tiling` is tested against."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from ubongo.geometry.shape import difference
from ubongo.puzzles.task import Placement, Task, Tiling, covered

Item: TypeAlias = object
Option: TypeAlias = Placement


def exact_covers(options: Mapping[Option, frozenset[Item]], items: frozenset[Item]) -> Iterator[tuple[Option, ...]]:
    """Every choice of options that covers each item exactly once.

    Deterministic: options are tried in the order of the mapping.
    """
    if not items:
        yield ()
        return
    holders: dict[Item, list[Option]] = {item: [] for item in items}
    for option, held in options.items():
        for item in held:
            holders[item].append(option)
    scarcest = min(holders, key=lambda item: (len(holders[item]), str(item)))
    for option in holders[scarcest]:
        held = options[option]
        left = {other: cells for other, cells in options.items() if cells.isdisjoint(held)}
        for rest in exact_covers(left, items - held):
            yield (option, *rest)


def covers_of(task: Task) -> Iterator[Tiling]:
    """Every tiling of the task, by exact cover: the items are its cells and its pieces.

    The same set as from `tiling.tilings`, in another order, and much slower.
    """
    items: frozenset[Item] = frozenset((*task.region, *(piece.id for piece in task.pieces)))
    return exact_covers(_options(task), items)


def _options(task: Task) -> dict[Option, frozenset[Item]]:
    options: dict[Option, frozenset[Item]] = {}
    for piece in task.pieces:
        for number, shape in enumerate(piece.orientations):
            for cell in sorted(task.region):
                placement = Placement(piece.id, number, difference(cell, shape.cells[0]))
                held = covered(placement, piece)
                if task.region.issuperset(held):
                    options[placement] = frozenset((*held, piece.id))
    return options
