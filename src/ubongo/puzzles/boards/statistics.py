"""What boards are like: the statistics that published decks are known by."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean, median

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality
from ubongo.geometry.shape import Shape, extent, is_connected, moved
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.layers import base_of
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Region, Task
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
    """Cells to boards, ascending."""
    boxes: Mapping[str, int]
    """Bounding box such as "4x5", the smaller side first, to boards, ascending."""
    holes: int
    disconnected: int
    symmetric: int
    """How many regions have holes, do not hang together, or have a symmetry."""


def board_statistics(boards: tuple[Board, ...], box: Box) -> BoardStatistics:
    """The statistics of `boards`, at least one; solutions are counted, whatever the boards say.

    Each task of a board is counted once, and of a solid board the base is looked at.
    """
    tasks = [Task(board.region, box.pick(task.pieces)) for board in boards for task in board.different_tasks]
    counts = [count_tilings(task) for task in tasks]
    regions = [_outline(board.region, box) for board in boards]
    areas = Counter(len(region) for region in regions)
    boxes = Counter(sides_of(region) for region in regions)
    return BoardStatistics(
        boards=len(boards),
        tasks=len(counts),
        unique_share=round(counts.count(1) / len(counts), 4),
        median_solutions=float(median(counts)),
        mean_solutions=round(fmean(counts), 4),
        max_solutions=max(counts),
        areas={str(area): count for area, count in sorted(areas.items())},
        boxes={f"{short}x{long}": count for (short, long), count in sorted(boxes.items())},
        holes=sum(map(has_hole, regions)),
        disconnected=sum(not is_connected(region, SQUARE) for region in regions),
        symmetric=sum(map(is_symmetric, regions)),
    )


def _outline(region: Region, box: Box) -> Region:
    """What the card shows of a region."""
    return base_of(region) if box.lattice == CUBIC else region


def sides_of(region: Region) -> tuple[int, int]:
    """The sides of a square region's bounding box, the smaller one first."""
    short, long = sorted(extent(region))
    return short, long


def perimeter(region: Region) -> int:
    """The number of edges between a cell of a square region and the outside."""
    return sum(neighbor not in region for cell in region for neighbor in moved(SQUARE.neighbors, cell))


def has_hole(region: Region) -> bool:
    """Whether a square region encloses cells that are not its own."""
    (top, bottom), (left, right) = ((min(axis) - 1, max(axis) + 1) for axis in zip(*region, strict=True))
    around = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return not is_connected(around - region, SQUARE)


def is_symmetric(region: Region) -> bool:
    """Whether a turn or a flip carries a square region to itself."""
    shape = Shape.of(region)
    return any(shape.image(symmetry) == shape for symmetry in SQUARE.symmetries(Chirality.FREE)[1:])
