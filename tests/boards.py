"""Boards for tests of the editions: those of the standard deck."""

import json

from ubongo.formats.standard import shipped, standard_deck
from ubongo.puzzles.deck import Board


def boards(side: str) -> tuple[Board, ...]:
    """36 boards of that side."""
    return standard_deck("flat").side(side)


def checksum() -> str:
    """That of the standard deck."""
    return json.loads(shipped("flat"))["sha256"]
