"""Boards for tests of the editions: those of the standard deck."""

from ubongo.formats.standard import standard_deck
from ubongo.puzzles.deck import Board


def boards(side: str) -> tuple[Board, ...]:
    """36 boards of that side."""
    return standard_deck("flat").side(side)
