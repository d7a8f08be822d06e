"""A puzzle as a player sees it: the board and what the die picked for it. Rule: R2, R3."""

from collections.abc import Sequence
from dataclasses import dataclass

from ubongo.geometry.lattice import CUBIC
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.notation import base_text, region_text, task_of
from ubongo.puzzles.piece import BOXES, Box, PieceId
from ubongo.puzzles.task import Task


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board and what the die picked for it."""

    card: int
    region: str
    """Rows from the top, `#` to be covered, joined by `/`; for blocks the base, which is filled two layers high."""
    pieces: tuple[PieceId, ...]


def puzzle_of(board: Board, symbol: int) -> Puzzle:
    """What that face of the die asks of that board."""
    pieces = board.tasks[symbol].pieces
    text = base_text if box_of(pieces).lattice is CUBIC else region_text
    return Puzzle(board.card, text(board.region), pieces)


def box_of(pieces: Sequence[PieceId]) -> Box:
    """The box that holds those pieces: no name is in two."""
    return next(box for box in BOXES.values() if pieces[0] in box.by_id)


def task_on(board: Board, symbol: int) -> Task:
    """What is to be solved where the die shows that symbol beside that board. Rule: R2, R3, D3."""
    return board.task(symbol, box_of(board.tasks[symbol].pieces))


def task_in(puzzle: Puzzle) -> Task:
    """What is to be solved, for whoever sees no more than the puzzle."""
    return task_of(puzzle.region, puzzle.pieces, box_of(puzzle.pieces))
