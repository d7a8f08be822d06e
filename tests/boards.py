"""Boards for tests of the editions: those of the standard deck."""

import json

from ubongo.formats.standard import shipped, standard_deck
from ubongo.puzzles.boards.deck import Board


def boards(side: str) -> tuple[Board, ...]:
    """36 boards of that side; for blocks a side is called like "level-2"."""
    level = side.removeprefix("level-")
    return standard_deck("flat" if level == side else "solid").side(level)


def solid_boards(*levels: str) -> tuple[Board, ...]:
    """36 boards of each of those levels, the easiest first."""
    return tuple(board for board in standard_deck("solid").boards if board.side in levels)


def checksum(deck: str = "flat") -> str:
    """That of a standard deck."""
    return json.loads(shipped(deck))["sha256"]
