"""Task selection: which of the piece sets that tile a region become the tasks of a board."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import TypeAlias

from ubongo.puzzles.boards.deck import BoardTask
from ubongo.puzzles.census import Names
from ubongo.puzzles.grade import grades
from ubongo.puzzles.piece import Box, Mixes, Piece, PieceId, mix_of
from ubongo.puzzles.task import Region

TARGETS = 8
"""How many grades are tried as the target for all tasks of a board."""

REUSE_PENALTY = 0.05
"""Added to a task's distance from the target grade, in grades, for each earlier use of its pieces, on average."""

RARE_MIX_PENALTY = 0.5
"""Added to a task's distance from the target grade, in grades, if its piece sizes are not a frequent mix."""

Quota: TypeAlias = tuple[tuple[int, range], ...]
"""For each range of numbers of tilings, how many of a board's tasks are in it."""

SolvableSets: TypeAlias = Mapping[Names, int]
"""The sets of pieces that tile a region, with their numbers of tilings."""


def select_tasks(
    region: Region, sets: SolvableSets, quota: Quota, *, box: Box, mixes: Mixes, used: Counter[PieceId], rng: Random
) -> tuple[BoardTask, ...]:
    """Tasks that meet the quota, similar in grade; frequent mixes and seldom used pieces are preferred."""
    graded = grades(region, len(next(iter(sets))), box)
    tasks = [BoardTask(names, count, graded[names]) for names, count in sets.items()]
    penalties = {task: _penalty(box.pick(task.pieces), mixes, used) for task in tasks}

    def nearest(target: float) -> list[BoardTask]:
        ascending = sorted(tasks, key=lambda task: abs(task.grade - target) + penalties[task])
        return [
            task
            for number, counts in quota
            for task in islice((task for task in ascending if task.solutions in counts), number)
        ]

    best = min((nearest(task.grade) for task in rng.sample(tasks, min(TARGETS, len(tasks)))), key=_spread)
    return tuple(rng.sample(best, len(best)))


def _penalty(pieces: Sequence[Piece], mixes: Mixes, used: Counter[PieceId]) -> float:
    return RARE_MIX_PENALTY * (mix_of(pieces) not in mixes) + REUSE_PENALTY * sum(
        used[piece.id] for piece in pieces
    ) / len(pieces)


def _spread(tasks: Sequence[BoardTask]) -> float:
    grades = [task.grade for task in tasks]
    return max(grades) - min(grades)
