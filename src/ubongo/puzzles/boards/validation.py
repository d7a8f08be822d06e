"""Validation of decks of boards: every tiling is counted and every task graded again."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical, is_connected
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.boards.levels import FACES, LEVELS, Level
from ubongo.puzzles.boards.outline import has_hole, has_square, is_symmetric
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import base_of, region_over
from ubongo.puzzles.piece import PieceId, mix_of
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings


def flat_deck_flaws(deck: BoardDeck) -> Iterator[str]:
    """Every flaw of a deck of flat boards, in words; none if the deck is valid."""
    yield from _each_board(deck, flat_board_flaws)
    yield from _repeated_regions(deck)


def solid_deck_flaws(deck: BoardDeck) -> Iterator[str]:
    """Every flaw of a deck of solid boards, in words; none if the deck is valid."""
    yield from _each_board(deck, solid_board_flaws)
    yield from _repeated_tasks(deck)


def miscounts(boards: Sequence[Board]) -> Iterator[str]:
    """The tasks whose number of tilings is not the stated one, in words.

    Grades are not compared: the grading model may have changed since the deck was made.
    """
    for board in boards:
        for symbol, task in enumerate(board.tasks):
            if _solutions(board.task(symbol)) != task.solutions:
                pieces = " ".join(task.pieces)
                yield f"card {board.card}, side {board.side}: {pieces} does not have {task.solutions} tilings"


@lru_cache(maxsize=2048)  # games with one deck are checked one after the other
def _solutions(task: Task) -> int:
    return count_tilings(task)


def _each_board(deck: BoardDeck, flaws_of: Callable[[Board], Iterator[str]]) -> Iterator[str]:
    sides = Counter((board.card, board.side) for board in deck.boards)
    yield from (f"card {card}, side {side} is there twice" for (card, side), count in sides.items() if count > 1)
    for board in deck.boards:
        for words in flaws_of(board):
            yield f"card {board.card}, side {board.side}: {words}"


def _repeated_regions(deck: BoardDeck) -> Iterator[str]:
    first_by_form: dict[Shape, Board] = {}
    for board in deck.boards:
        first = first_by_form.setdefault(_form(board), board)
        if first is not board:
            yield f"card {board.card}, side {board.side} has the region of card {first.card}, side {first.side}"


def _repeated_tasks(deck: BoardDeck) -> Iterator[str]:
    """Solid boards may share a base or its mirror image, which gives the same region; but no task."""
    first_by_task: dict[tuple[Shape, frozenset[PieceId]], Board] = {}
    for board in deck.boards:
        form = _form(board)
        for task in board.different_tasks:
            first = first_by_task.setdefault((form, frozenset(task.pieces)), board)
            if first is not board:
                yield (
                    f"card {board.card}, side {board.side} has the task {' '.join(task.pieces)} "
                    f"of card {first.card}, side {first.side}"
                )


def _form(board: Board) -> Shape:
    return canonical(Shape.of(board.outline), SQUARE, Chirality.FREE)


def flat_board_flaws(board: Board) -> Iterator[str]:
    """Every flaw of one flat board, in words: of its region, of its tasks, of their counts and grades."""
    yield from _shape_flaws(board)
    if has_hole(board.region):
        yield "the region has a hole"
    if is_symmetric(board.region):
        yield "the region is symmetric"
    if len({frozenset(task.pieces) for task in board.tasks}) < len(board.tasks):
        yield "two tasks have the same pieces"
    if any(str(len(task.pieces)) != board.side for task in board.tasks):
        yield f"a task does not have {board.side} pieces"
    yield from _tasks_flaws(board)


def solid_board_flaws(board: Board) -> Iterator[str]:
    """Every flaw of one solid board, in words: of its base, of its tasks, of their counts and grades."""
    yield from _shape_flaws(board)
    level = LEVELS.get(board.side)
    if level is None:
        yield f"unknown level {board.side!r}; there are {', '.join(LEVELS)}"
    else:
        yield from _level_flaws(board, level)
    yield from _tasks_flaws(board)


def _shape_flaws(board: Board) -> Iterator[str]:
    if not is_connected(board.region, board.box.lattice):
        yield "the region is not connected"
    if len(board.tasks) != len(SYMBOLS):
        yield f"{len(board.tasks)} tasks, not {len(SYMBOLS)}"


def _level_flaws(board: Board, level: Level) -> Iterator[str]:
    base = base_of(board.region)
    if board.region != region_over(base):
        yield "the region is not two layers high"
    if has_hole(base):
        yield "the base has a hole"
    if level.square is not None and has_square(base) != level.square:
        yield f"the base has {'no square' if level.square else 'a square'} of four cells"
    yield from _shared_faces(board)
    for task in board.different_tasks:
        mix = mix_of(board.box.by_id[name] for name in task.pieces if name in board.box.by_id)
        if mix not in level.mixes:
            yield f"{' '.join(task.pieces)}: blocks of {'+'.join(map(str, mix))} cells are not of level {board.side}"


def _shared_faces(board: Board) -> Iterator[str]:
    tasks = board.different_tasks
    if len({frozenset(task.pieces) for task in tasks}) < len(tasks):
        yield "two tasks have the same blocks"
    faces = FACES.get(len(tasks))
    if faces is None:
        yield f"{len(tasks)} different tasks, not {min(FACES)} to {max(FACES)}"
    elif board.tasks != tuple(tasks[face] for face in faces):
        yield "the faces of the die do not share the tasks as they should"


def _tasks_flaws(board: Board) -> Iterator[str]:
    for task in board.different_tasks:
        for words in _task_flaws(board, task):
            yield f"{' '.join(task.pieces)}: {words}"


def _task_flaws(board: Board, task: BoardTask) -> Iterator[str]:
    try:
        proof = Task(board.region, board.box.pick(task.pieces))
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
