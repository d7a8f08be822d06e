"""A puzzle as a player sees it: the board and what the die picked for it. Rule: R2, R3."""

from functools import lru_cache
from typing import TypeAlias

from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.notation import region_text, task_of
from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.structs import Struct, replace


class Puzzle(Struct, frozen=True):
    """A board and the pieces that the die picked for it."""

    card: int
    region: str
    """Rows from the top, `#` to be covered, joined by `/`; for blocks the base, which is filled two layers high."""
    pieces: tuple[PieceId, ...]


def puzzle_of(board: Board, symbol: int) -> Puzzle:
    """The board with the pieces that this face of the die picks for it."""
    return _puzzle(IdentityKey(board), symbol)


@lru_cache(maxsize=2048)  # shown again with every view of a round
def _puzzle(board: IdentityKey[Board], symbol: int) -> Puzzle:
    return Puzzle(board.value.card, _region(board), board.value.tasks[symbol].pieces)


@lru_cache(maxsize=2048)
def _region(board: IdentityKey[Board]) -> str:
    return region_text(board.value.outline)


def a_tiling(board: Board, symbol: int) -> Tiling:
    """The first of the tilings that the board has for this face of the die."""
    return _tiling(IdentityKey(board), symbol)


@lru_cache(maxsize=512)  # shown again with every result of a round, if nobody has solved the board
def _tiling(board: IdentityKey[Board], symbol: int) -> Tiling:
    return next(tilings(board.value.task(symbol)))


CardRows: TypeAlias = tuple[tuple[PieceId, ...], ...]
"""The rows of a card: for each face of the die the pieces to use."""


def card_rows_of(board: Board) -> CardRows:
    """All rows of the board. Rule: R2, R14."""
    return tuple(task.pieces for task in board.tasks)


def open_puzzle(board: Board) -> Puzzle:
    """The board before the die has picked any pieces. Rule: R2."""
    return Puzzle(board.card, _region(IdentityKey(board)), ())


def puzzle_to_search(board: Board) -> Puzzle:
    """The board with all pieces of its box, among which players find those of the die's row. Rule: R14."""
    return Puzzle(board.card, _region(IdentityKey(board)), tuple(piece.id for piece in board.box.pieces))


def picked(puzzle: Puzzle, rows: CardRows, symbol: int | None) -> Puzzle:
    """The puzzle with the pieces that the die picks, as a player finds them in the rows of the card. Rule: R3, R14."""
    return puzzle if symbol is None or not rows else replace(puzzle, pieces=rows[symbol])


@lru_cache(maxsize=1024)  # bots meet the boards of a deck again and again
def task_in(puzzle: Puzzle, box: Box) -> Task:
    """The task of a puzzle, for code that sees the puzzle only and knows which box it is for."""
    return task_of(puzzle.region, puzzle.pieces, box)
