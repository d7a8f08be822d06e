"""Puzzles of the lab: read from what others wrote, and written as a deck of one board."""

from collections.abc import Iterable
from hashlib import sha256

from ubongo.formats.errors import UbongoError
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.boards.levels import LEVELS
from ubongo.puzzles.layers import outline_of, region_in
from ubongo.puzzles.notation import parse_region, region_text, task_of
from ubongo.puzzles.piece import BOXES, SOLID, Box, Piece, mix_of
from ubongo.puzzles.task import Region, Task

GENERATOR = "lab"
MOST_IN_DECK = 5
"""Pieces of a task in the file of a deck."""
FEWEST, MOST = 3, 4
"""The pieces that the sides of flat boards are named for."""


class LabError(UbongoError):
    """What was asked is not a puzzle."""


def box_asked(name: str) -> Box:
    """The box of that name.

    Raises:
        LabError: there is none.
    """
    if name not in BOXES:
        raise LabError(f"unknown box {name[:40]!r}; known: {', '.join(BOXES)}")
    return BOXES[name]


def region_asked(box: str, drawing: str) -> Region:
    """The region, or the one over a base, that a drawing shows.

    Raises:
        LabError: it is not one.
    """
    found = box_asked(box)
    try:
        return region_in(parse_region(drawing), found)
    except ValueError as cause:
        raise LabError(str(cause)) from cause


def task_asked(box: str, drawing: str, pieces: Iterable[str]) -> Task:
    """The task of a drawn region, or base, with those pieces.

    Raises:
        LabError: it is not one, or the areas differ.
    """
    found = box_asked(box)
    try:
        return task_of(drawing, tuple(pieces), found)
    except ValueError as cause:
        raise LabError(str(cause)) from cause


def must_fit_a_deck(task: Task) -> None:
    """Check the number of pieces, before a search that would be in vain.

    Raises:
        LabError: the task has more pieces than a deck holds.
    """
    if len(task.pieces) > MOST_IN_DECK:
        raise LabError(f"a deck holds puzzles of at most {MOST_IN_DECK} pieces, not {len(task.pieces)}")


def lab_deck(task: Task, box: Box, solutions: int, grade: float) -> BoardDeck:
    """The deck that consists of that task, for every face of the die.

    Raises:
        LabError: the task has no tiling, or more pieces than a deck holds.
    """
    must_fit_a_deck(task)
    if not solutions:
        raise LabError("a puzzle without a tiling does not belong in a deck")
    region = region_in(parse_region(region_text(outline_of(task.region))), box)  # as the file will say, wherever drawn
    faces = (BoardTask(tuple(piece.id for piece in task.pieces), solutions, grade),) * len(SYMBOLS)
    return BoardDeck(GENERATOR, 0, (Board(box, 1, side_of(task.pieces, box), region, faces),))


def side_of(pieces: tuple[Piece, ...], box: Box) -> str:
    """The side that the puzzle is nearest to; of blocks the first level that has such a mix, or else the last."""
    if box is not SOLID:
        return str(min(max(len(pieces), FEWEST), MOST))
    mix = mix_of(pieces)
    return next((name for name, level in LEVELS.items() if mix in level.mixes), max(LEVELS))


def key_of(task: Task, box: Box) -> str:
    """The name of a puzzle: the same wherever it is drawn, and in whatever order its pieces are listed."""
    pieces = [piece.id for piece in box.pieces if piece in task.pieces]
    words = f"{box.name} {region_text(outline_of(task.region))} {' '.join(pieces)}"
    return f"lab-{sha256(words.encode()).hexdigest()[:16]}"
