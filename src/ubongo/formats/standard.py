"""The standard decks: shipped as files, each made again from its seed, byte for byte."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from ubongo.formats.deck_file import decode
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import GENERATORS, SIDES

SEEDS = MappingProxyType({"flat": 2, "solid": 1})
"""The standard deck of each box."""


@cache
def standard_deck(name: str) -> BoardDeck:
    """The standard deck of that box, as it is shipped.

    Raises:
        ValueError: there is none.
    """
    return decode(shipped(name))


def shipped(name: str) -> bytes:
    """The file of the standard deck of that box.

    Raises:
        ValueError: there is none.
    """
    if name not in SEEDS:
        raise ValueError(f"there is no standard deck {name!r}; there are: {', '.join(SEEDS)}")
    return files("ubongo").joinpath("decks", f"{name}.json").read_bytes()


def remade(name: str, made: Callable[[Board], None] | None = None) -> BoardDeck:
    """The standard deck of that box, made anew: the same as the shipped one.

    Raises:
        ValueError: there is none.
    """
    if name not in SEEDS:
        raise ValueError(f"there is no standard deck {name!r}; there are: {', '.join(SEEDS)}")
    return GENERATORS[name](SEEDS[name], SIDES[name], made)
