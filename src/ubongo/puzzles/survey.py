"""What boards are like: the statistics that published decks are known by, and the proof that a deck is sound."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean, median

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical, extent, is_connected, moved
from ubongo.puzzles.deck import SYMBOLS, Board, BoardTask, Deck
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import base_of
from ubongo.puzzles.piece import FLAT, Box
from ubongo.puzzles.task import Region, Task
from ubongo.puzzles.tiling import count_tilings


@dataclass(frozen=True, slots=True)
class Survey:
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


def survey(boards: tuple[Board, ...], box: Box) -> Survey:
    """The statistics of `boards`, at least one; solutions are counted, whatever the boards say.

    Each task of a board is counted once, and of a solid board the base is looked at.
    """
    tasks = [Task(board.region, box.pick(task.pieces)) for board in boards for task in board.different_tasks]
    counts = [count_tilings(task) for task in tasks]
    regions = [_outline(board.region, box) for board in boards]
    areas = Counter(len(region) for region in regions)
    boxes = Counter(sides_of(region) for region in regions)
    return Survey(
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


def deck_flaws(deck: Deck) -> Iterator[str]:
    """Everything that is wrong with a deck, in words, proved anew; nothing: it is sound."""
    yield from _repeated("card {}, side {} is there twice", ((board.card, board.side) for board in deck.boards))
    for board in deck.boards:
        for words in board_flaws(board, deck.box):
            yield f"card {board.card}, side {board.side}: {words}"
    if deck.box is FLAT:
        kinds: dict[Shape, Board] = {}
        for board in deck.boards:
            first = kinds.setdefault(canonical(Shape.of(board.region), SQUARE, Chirality.FREE), board)
            if first is not board:
                yield f"card {board.card}, side {board.side} has the region of card {first.card}, side {first.side}"


def _repeated(words: str, keys: Iterable[tuple[object, ...]]) -> Iterator[str]:
    return (words.format(*key) for key, count in Counter(keys).items() if count > 1)


def board_flaws(board: Board, box: Box) -> Iterator[str]:
    """Everything that is wrong with one board: its region, its tasks, what is said of them."""
    if not is_connected(board.region, box.lattice):
        yield "the region is not connected"
    if len(board.tasks) != len(SYMBOLS):
        yield f"{len(board.tasks)} tasks, not {len(SYMBOLS)}"
    if box is FLAT:
        yield from _flat_flaws(board)
    for task in board.tasks:
        for words in _task_flaws(board.region, task, box):
            yield f"{' '.join(task.pieces)}: {words}"


def _flat_flaws(board: Board) -> Iterator[str]:
    if has_hole(board.region):
        yield "the region has a hole"
    if is_symmetric(board.region):
        yield "the region is symmetric"
    if len({frozenset(task.pieces) for task in board.tasks}) < len(board.tasks):
        yield "two tasks have the same pieces"
    if any(str(len(task.pieces)) != board.side for task in board.tasks):
        yield f"a task has another number of pieces than {board.side}"


def _task_flaws(region: Region, task: BoardTask, box: Box) -> Iterator[str]:
    try:
        proof = Task(region, box.pick(task.pieces))
    except ValueError as cause:
        yield str(cause)
        return
    count = count_tilings(proof)
    if not count:
        yield "no tiling"
    elif count != task.solutions:
        yield f"{count} tilings, not {task.solutions}"
    elif grade(proof) != task.grade:
        yield f"grade {grade(proof)}, not {task.grade}"
