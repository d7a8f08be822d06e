"""Which of the sets that tile a region become the tasks of a board; shared by all generators."""

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

GOALS = 8
"""How many grades are tried as the one that all tasks of a board should be near."""

WEAR = 0.05
"""How many grades a task is pushed away for each time its pieces were used before."""

RARE = 0.5
"""How many grades a task is pushed away if its piece sizes are not a frequent mix."""

Quota: TypeAlias = tuple[tuple[int, range], ...]
"""How many of a board's tasks have a number of tilings in each range."""

Sets: TypeAlias = Mapping[Names, int]
"""The sets of pieces that tile a region, and in how many ways."""


def select_tasks(
    region: Region, sets: Sets, quota: Quota, *, box: Box, mixes: Mixes, used: Counter[PieceId], rng: Random
) -> tuple[BoardTask, ...]:
    """Tasks that meet the quota, near one another in grade, of frequent mixes and of pieces seldom used before."""
    graded = grades(region, len(next(iter(sets))), box)
    tasks = [BoardTask(names, count, graded[names]) for names, count in sets.items()]
    push = {task: _push(box.pick(task.pieces), mixes, used) for task in tasks}

    def near(goal: float) -> list[BoardTask]:
        ascending = sorted(tasks, key=lambda task: abs(task.grade - goal) + push[task])
        return [
            task
            for number, counts in quota
            for task in islice((task for task in ascending if task.solutions in counts), number)
        ]

    best = min((near(task.grade) for task in rng.sample(tasks, min(GOALS, len(tasks)))), key=_spread)
    return tuple(rng.sample(best, len(best)))


def _push(pieces: Sequence[Piece], mixes: Mixes, used: Counter[PieceId]) -> float:
    return RARE * (mix_of(pieces) not in mixes) + WEAR * sum(used[piece.id] for piece in pieces) / len(pieces)


def _spread(tasks: Sequence[BoardTask]) -> float:
    grades = [task.grade for task in tasks]
    return max(grades) - min(grades)
