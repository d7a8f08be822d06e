"""A puzzle as a player sees it: the board and what the die picked for it. Rule: R2, R3."""

from dataclasses import dataclass

from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.notation import region_text, task_of
from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Task


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board and the pieces that the die picked for it."""

    card: int
    region: str
    """Rows from the top, `#` to be covered, joined by `/`; for blocks the base, which is filled two layers high."""
    pieces: tuple[PieceId, ...]


def puzzle_of(board: Board, symbol: int) -> Puzzle:
    """The board with the pieces that this face of the die picks for it."""
    return Puzzle(board.card, region_text(board.outline), board.tasks[symbol].pieces)


def task_in(puzzle: Puzzle, box: Box) -> Task:
    """The task of a puzzle, for code that sees the puzzle only and knows which box it is for."""
    return task_of(puzzle.region, puzzle.pieces, box)
