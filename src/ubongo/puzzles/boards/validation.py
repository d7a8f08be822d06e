"""The proof that a deck is sound: everything is counted and graded anew, and every flaw told in words."""

from collections import Counter
from collections.abc import Iterable, Iterator

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical, is_connected
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.boards.levels import FACES, LEVELS
from ubongo.puzzles.boards.statistics import has_hole, is_symmetric
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import base_of, has_square, region_over
from ubongo.puzzles.piece import FLAT, SOLID, Box, PieceId
from ubongo.puzzles.task import Region, Task
from ubongo.puzzles.tiling import count_tilings


def deck_flaws(deck: BoardDeck) -> Iterator[str]:
    """Everything that is wrong with a deck, in words, proved anew; nothing: it is sound."""
    yield from _repeated("card {}, side {} is there twice", ((board.card, board.side) for board in deck.boards))
    for board in deck.boards:
        for words in board_flaws(board, deck.box):
            yield f"card {board.card}, side {board.side}: {words}"
    yield from _repeated_regions(deck) if deck.box is FLAT else _repeated_tasks(deck)


def _repeated_regions(deck: BoardDeck) -> Iterator[str]:
    kinds: dict[Shape, Board] = {}
    for board in deck.boards:
        first = kinds.setdefault(_kind(board.region), board)
        if first is not board:
            yield f"card {board.card}, side {board.side} has the region of card {first.card}, side {first.side}"


def _repeated_tasks(deck: BoardDeck) -> Iterator[str]:
    """Solid boards may share a base, also a mirrored one, which is the same two layers turned over; but no task."""
    kinds: dict[tuple[Shape, frozenset[PieceId]], Board] = {}
    for board in deck.boards:
        kind = _kind(base_of(board.region))
        for task in board.different_tasks:
            first = kinds.setdefault((kind, frozenset(task.pieces)), board)
            if first is not board:
                yield (
                    f"card {board.card}, side {board.side} has the task {' '.join(task.pieces)} "
                    f"of card {first.card}, side {first.side}"
                )


def _kind(region: Region) -> Shape:
    return canonical(Shape.of(region), SQUARE, Chirality.FREE)


def _repeated(words: str, keys: Iterable[tuple[object, ...]]) -> Iterator[str]:
    return (words.format(*key) for key, count in Counter(keys).items() if count > 1)


def board_flaws(board: Board, box: Box) -> Iterator[str]:
    """Everything that is wrong with one board: its region, its tasks, what is said of them."""
    if not is_connected(board.region, box.lattice):
        yield "the region is not connected"
    if len(board.tasks) != len(SYMBOLS):
        yield f"{len(board.tasks)} tasks, not {len(SYMBOLS)}"
    yield from _flat_flaws(board) if box is FLAT else _solid_flaws(board)
    for task in board.different_tasks:
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


def _solid_flaws(board: Board) -> Iterator[str]:
    level = LEVELS.get(board.side)
    if level is None:
        yield f"unknown level {board.side!r}; there are {', '.join(LEVELS)}"
        return
    base = base_of(board.region)
    if board.region != region_over(base):
        yield "the region is not two layers high"
    if has_hole(base):
        yield "the base has a hole"
    if level.square is not None and has_square(base) != level.square:
        yield f"the base has {'no square' if level.square else 'a square'} of four cells"
    yield from _shared_faces(board)
    for task in board.different_tasks:
        sizes = tuple(sorted(SOLID.by_id[name].size for name in task.pieces if name in SOLID.by_id))
        if sizes not in level.mixes:
            yield f"{' '.join(task.pieces)}: blocks of {'+'.join(map(str, sizes))} cells are not of level {board.side}"


def _shared_faces(board: Board) -> Iterator[str]:
    tasks = board.different_tasks
    if len({frozenset(task.pieces) for task in tasks}) < len(tasks):
        yield "two tasks have the same blocks"
    faces = FACES.get(len(tasks))
    if faces is None:
        yield f"{len(tasks)} different tasks, not {min(FACES)} to {max(FACES)}"
    elif board.tasks != tuple(tasks[face] for face in faces):
        yield "the faces of the die share the tasks in another way"


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
