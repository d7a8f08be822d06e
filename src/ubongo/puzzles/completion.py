"""From placed pieces to a whole tiling: what completes them, and which of them are misplaced."""

from itertools import combinations

from ubongo.puzzles.task import Flaw, Task, Tiling, covered, flaw
from ubongo.puzzles.tiling import tilings


def completion(task: Task, placed: Tiling) -> Tiling | None:
    """Placements of the remaining pieces that complete `placed` to a tiling, always the same; None if there are none.

    Empty if `placed` is a tiling already.
    """
    found = flaw(task, placed)
    if found is None:
        return ()
    if found is not Flaw.UNCOVERED:
        return None
    pieces = {piece.id: piece for piece in task.pieces}
    closed = {cell for placement in placed for cell in covered(placement, pieces[placement.piece])}
    names = {placement.piece for placement in placed}
    left = tuple(piece for piece in task.pieces if piece.id not in names)
    return next(tilings(Task(task.region - closed, left)), None)


def misplaced(task: Task, placed: Tiling) -> Tiling:
    """The fewest placements to take back so that the others can be completed; the latest, if there is a choice.

    Empty if all are placed well.

    Raises:
        ValueError: the task has no tiling.
    """
    latest_first = placed[::-1]
    for count in range(len(placed) + 1):
        for taken in combinations(latest_first, count):
            if completion(task, tuple(placement for placement in placed if placement not in taken)) is not None:
                return taken
    raise ValueError("a task without a tiling cannot be completed")
