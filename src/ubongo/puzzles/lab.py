"""The lab: what can be found out about any puzzle within a limit of time, and what is known when it ends."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ubongo.puzzles.census import Effort, PieceMask, efforts_of, explored
from ubongo.puzzles.grade import graded, starts
from ubongo.puzzles.masks import Grid
from ubongo.puzzles.piece import Box, Piece, PieceId
from ubongo.puzzles.task import Region, Task, Tiling
from ubongo.puzzles.tiling import BRIEF, count_gradually, tilings_gradually

IsOver: TypeAlias = Callable[[float], bool]
"""Whether more than that share of the time is used. It is asked after every short step of a search."""

FOR_TILINGS, FOR_COUNT, FOR_GRADE = 0.4, 0.75, 1.0
"""The shares of the time until which tilings are listed, then counted, and then graded."""
FOR_SETS = 0.6
"""The share of the time until which sets are searched for, before they are graded."""


@dataclass(frozen=True, slots=True)
class TaskAnswer:
    """What is known about a task."""

    count: int
    """Of its tilings: exact if `is_whole`, otherwise there are at least that many."""
    is_whole: bool
    tilings: tuple[Tiling, ...] | None
    """Those that were asked for; None if the search did not get that far."""
    grade: float | None
    """None if it has no tiling, or if grading takes too long."""

    def is_final(self, skip: int, most: int) -> bool:
        """Whether more time would add nothing to what was asked."""
        listed = len(self.tilings or ()) == max(0, min(most, self.count - skip))
        return self.is_whole and listed and (self.grade is not None or not self.count)


@dataclass(frozen=True, slots=True)
class FittingSet:
    """Pieces that tile a region."""

    pieces: tuple[PieceId, ...]
    count: int
    """Of their tilings: exact if the census is whole, otherwise at least that many."""
    grade: float | None


@dataclass(frozen=True, slots=True)
class Census:
    """The sets of pieces that tile a region."""

    sets: tuple[FittingSet, ...]
    """By the number of pieces, then in the order of the box."""
    is_whole: bool
    """Whether these are all."""


def answer(task: Task, skip: int, most: int, is_over: IsOver) -> TaskAnswer:
    """The number of tilings of a task, up to `most` of them after the first `skip`, and its grade."""
    seen, page, is_whole = _listed(task, skip, most, is_over)
    is_listed = is_whole or len(page) == most
    count = seen
    if not is_whole:
        counted, is_whole = _counted(task, is_over)
        count = max(seen, counted)
    grade = _grade(task, is_over) if count else None
    return TaskAnswer(count, is_whole, page if is_listed else page or None, grade)


def _listed(task: Task, skip: int, most: int, is_over: IsOver) -> tuple[int, tuple[Tiling, ...], bool]:
    """How many tilings were seen, those asked for, and whether these were all there are."""
    seen, page = 0, list[Tiling]()
    for found in tilings_gradually(task):
        if found is not None:
            seen += 1
            if seen > skip + most:
                return seen, tuple(page), False
            if seen > skip:
                page.append(found)
        elif is_over(FOR_TILINGS):
            return seen, tuple(page), False
    return seen, tuple(page), True


def _counted(task: Task, is_over: IsOver) -> tuple[int, bool]:
    found = 0
    for more, _ in count_gradually(task, BRIEF):
        found += more
        if is_over(FOR_COUNT):
            return found, False
    return found, True


def _grade(task: Task, is_over: IsOver) -> float | None:
    size = len(task.pieces)
    nodes: Counter[PieceMask] = Counter()
    if not all(_is_explored(grid, size, task.pieces, nodes, is_over, FOR_GRADE) for grid in starts(task.region)):
        return None
    return next((graded(effort) for effort in efforts_of(nodes, size, task.pieces).values()), None)


def census(region: Region, box: Box, is_over: IsOver) -> Census:
    """The sets of pieces of a box that tile a region, with their tilings and, if there is time, their grades."""
    first = Grid.of(region)
    pieces, sizes = box.pieces, range(1, len(box.pieces) + 1)
    nodes = {size: Counter[PieceMask]() for size in sizes}
    is_whole = all(_is_explored(first, size, pieces, nodes[size], is_over, FOR_SETS) for size in sizes)
    found = tuple(each for size in sizes for each in _sets(region, box, size, nodes[size], is_whole, is_over))
    return Census(found, is_whole)


def _sets(
    region: Region, box: Box, size: int, nodes: Counter[PieceMask], is_whole: bool, is_over: IsOver
) -> Iterator[FittingSet]:
    found = efforts_of(nodes, size, box.pieces)
    grades: dict[tuple[PieceId, ...], Effort] = {}
    if found and is_whole:
        grades = _all_efforts(region, size, box.pieces, is_over)
    for names, effort in found.items():
        yield FittingSet(names, effort.tilings, graded(grades[names]) if names in grades else None)


def _all_efforts(
    region: Region, size: int, pieces: Sequence[Piece], is_over: IsOver
) -> dict[tuple[PieceId, ...], Effort]:
    """The efforts from every start; none if that takes too long."""
    nodes: Counter[PieceMask] = Counter()
    if not all(_is_explored(grid, size, pieces, nodes, is_over, FOR_GRADE) for grid in starts(region)):
        return {}
    return efforts_of(nodes, size, pieces)


def _is_explored(
    grid: Grid, size: int, pieces: Sequence[Piece], nodes: Counter[PieceMask], is_over: IsOver, share: float
) -> bool:
    """Search a grid; False: the time was over before its end."""
    return not any(is_over(share) for _ in explored(grid, size, pieces, nodes))
