"""The ranks of those who have solved, and the photo finish. Rule: R5."""

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import TaskSolved

PHOTO_FINISH = Millis(150)
"""Solves that arrive this close together are ranked by the players' own time. Also the most that a ping can excuse."""


def ranking(solves: tuple[TaskSolved, ...]) -> tuple[Seat, ...]:
    """The solvers by rank.

    Arrival decides, but those who arrive within the photo-finish window of a group's first are ranked by their own
    time since the reveal; equal times by arrival.
    """
    if len(solves) < 2:
        return tuple([solve.seat for solve in solves])
    order: list[TaskSolved] = []
    left = sorted(solves, key=lambda solve: solve.at)
    while left:
        group = [solve for solve in left if solve.at < left[0].at + PHOTO_FINISH]
        order += sorted(group, key=lambda solve: solve.elapsed) if len(group) > 1 else group
        left = left[len(group) :]
    return tuple([solve.seat for solve in order])
