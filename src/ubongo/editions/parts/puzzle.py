"""A puzzle as a player sees it: the board and what the die picked for it. Rule: R2, R3."""

from dataclasses import dataclass

from ubongo.puzzles.deck import Board
from ubongo.puzzles.notation import region_text
from ubongo.puzzles.piece import PieceId


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board and what the die picked for it."""

    card: int
    region: str
    """Rows from the top, `#` to be covered, joined by `/`."""
    pieces: tuple[PieceId, ...]


def puzzle_of(board: Board, symbol: int) -> Puzzle:
    """What that face of the die asks of that board."""
    return Puzzle(board.card, region_text(board.region), board.tasks[symbol].pieces)
