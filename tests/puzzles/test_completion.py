"""What completes placed pieces, and which of them are misplaced."""

from itertools import combinations

import pytest

from tests.boards import boards
from ubongo.puzzles.completion import completion, misplaced
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Placement, Task, flaw
from ubongo.puzzles.tiling import tilings


def some_tasks() -> list[Task]:
    return [board.task(symbol) for side in ("3", "4", "level-2") for board in boards(side)[:3] for symbol in (0, 4)]


@pytest.mark.parametrize("task", some_tasks())
def test_what_is_completed_is_a_tiling_and_keeps_every_placed_piece(task: Task):
    tiling = next(tilings(task))
    for count in range(len(tiling) + 1):
        for placed in combinations(tiling, count):
            rest = completion(task, placed)
            assert rest is not None
            assert flaw(task, (*placed, *rest)) is None
            assert misplaced(task, placed) == ()


@pytest.mark.parametrize("task", some_tasks())
def test_misplaced_pieces_are_the_fewest_whose_removal_helps(task: Task):
    wrong = _misplacement(task)
    if wrong is None:
        pytest.skip("every place of a piece leads to a tiling")
    assert completion(task, (wrong,)) is None
    assert misplaced(task, (wrong,)) == (wrong,)


def test_if_either_of_two_pieces_is_in_the_way_the_latest_is_misplaced():
    task = task_of("######", ("I2", "I4"), FLAT)
    two, four = sorted(next(tilings(task)), key=lambda placement: placement.piece)
    placed = tuple(Placement(each.piece, each.orientation, (0, 0)) for each in (two, four))
    assert misplaced(task, placed) == placed[1:]
    assert misplaced(task, placed[::-1]) == placed[:1]


def _misplacement(task: Task) -> Placement | None:
    """A place inside the region from which nothing completes the board."""
    for piece in task.pieces:
        for number in range(len(piece.orientations)):
            for anchor in sorted(task.region):
                placement = Placement(piece.id, number, anchor)
                found = flaw(task, (placement,))
                if found is not None and found.value == "uncovered" and completion(task, (placement,)) is None:
                    return placement
    return None
