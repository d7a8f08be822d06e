"""A puzzle as a player sees it: the board and what the die picked for it. Rule: R2, R3."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

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


CardRows: TypeAlias = tuple[tuple[PieceId, ...], ...]
"""The rows of a card: for each face of the die the pieces to use."""


def card_rows_of(board: Board) -> CardRows:
    """All rows of the board. Rule: R2, R14."""
    return tuple(task.pieces for task in board.tasks)


def open_puzzle(board: Board) -> Puzzle:
    """The board before the die has picked any pieces. Rule: R2."""
    return Puzzle(board.card, region_text(board.outline), ())


def puzzle_to_search(board: Board) -> Puzzle:
    """The board with all pieces of its box, among which players find those of the die's row. Rule: R14."""
    return Puzzle(board.card, region_text(board.outline), tuple(piece.id for piece in board.box.pieces))


def picked(puzzle: Puzzle, rows: CardRows, symbol: int | None) -> Puzzle:
    """The puzzle with the pieces that the die picks, as a player finds them in the rows of the card. Rule: R3, R14."""
    return puzzle if symbol is None or not rows else replace(puzzle, pieces=rows[symbol])


@lru_cache(maxsize=1024)  # bots meet the boards of a deck again and again
def task_in(puzzle: Puzzle, box: Box) -> Task:
    """The task of a puzzle, for code that sees the puzzle only and knows which box it is for."""
    return task_of(puzzle.region, puzzle.pieces, box)
