"""The statistics that decks of boards are compared by."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from ubongo.geometry.lattice import SQUARE
from ubongo.geometry.shape import is_connected
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.boards.outline import has_hole, is_symmetric, sides_of
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings


@dataclass(frozen=True, slots=True)
class BoardStatistics:
    """The statistics of the boards of one side, or of one level."""

    boards: int
    tasks: int
    unique_share: float
    """The share of tasks with exactly one tiling."""
    median_solutions: float
    mean_solutions: float
    max_solutions: int
    areas: Mapping[str, int]
    """The number of boards by the number of cells, ascending."""
    boxes: Mapping[str, int]
    """The number of boards by bounding box, such as "4x5", the shorter side first, ascending."""
    holes: int
    """The number of outlines with a hole."""
    disconnected: int
    """The number of outlines in several parts."""
    symmetric: int
    """The number of outlines with a symmetry."""


def board_statistics(boards: Sequence[Board]) -> BoardStatistics:
    """The statistics of `boards`, at least one; tilings are counted, not taken from the boards.

    Each different task of a board is counted once. Areas and boxes are those of the outlines.
    """
    tasks = [Task(board.region, board.box.pick(task.pieces)) for board in boards for task in board.different_tasks]
    counts = [count_tilings(task) for task in tasks]
    outlines = [board.outline for board in boards]
    areas = Counter(map(len, outlines))
    boxes = Counter(map(sides_of, outlines))
    return BoardStatistics(
        boards=len(boards),
        tasks=len(counts),
        unique_share=round(counts.count(1) / len(counts), 4),
        median_solutions=float(median(counts)),
        mean_solutions=round(fmean(counts), 4),
        max_solutions=max(counts),
        areas={str(area): count for area, count in sorted(areas.items())},
        boxes={f"{short}x{long}": count for (short, long), count in sorted(boxes.items())},
        holes=sum(map(has_hole, outlines)),
        disconnected=sum(not is_connected(outline, SQUARE) for outline in outlines),
        symmetric=sum(map(is_symmetric, outlines)),
    )


def side_statistics(deck: BoardDeck, sides: Sequence[str]) -> dict[str, BoardStatistics]:
    """The statistics of each of those sides of the deck."""
    return {side: board_statistics(deck.side(side)) for side in sides}


def board_counts(deck: BoardDeck) -> dict[str, int]:
    """The number of boards and of different tasks."""
    return {"boards": len(deck.boards), "tasks": sum(len(board.different_tasks) for board in deck.boards)}
