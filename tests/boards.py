"""Boards for tests of the editions: those of the standard deck."""

import json

from ubongo.formats.standard_decks import shipped, standard_deck
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.deck_kinds import DECK_KINDS, FLAT_DECK, SOLID_DECK


def boards(side: str) -> tuple[Board, ...]:
    """36 boards of that side, or of a level of blocks, such as "level-2"."""
    level = side.removeprefix("level-")
    return standard_deck(FLAT_DECK if level == side else SOLID_DECK).side(level)


def flat_boards(*sides: str) -> tuple[Board, ...]:
    """36 boards of each of those sides, those for three pieces first."""
    return tuple(board for board in standard_deck(FLAT_DECK).boards if board.side in sides)


def solid_boards(*levels: str) -> tuple[Board, ...]:
    """36 boards of each of those levels, the easiest first."""
    return tuple(board for board in standard_deck(SOLID_DECK).boards if board.side in levels)


def checksum(kind: str = "flat") -> str:
    """The checksum of a standard deck."""
    return json.loads(shipped(DECK_KINDS[kind]))["sha256"]
