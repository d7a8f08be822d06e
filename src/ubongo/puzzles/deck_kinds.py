"""The generators of decks, by the box whose pieces a deck is for."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.generators.flat import FLAT_SPECS, flat_deck
from ubongo.puzzles.generators.solid import SOLID_SPECS, solid_deck
from ubongo.puzzles.piece import FLAT, SOLID


class Generator(Protocol):
    """Makes the deck of a seed: its boards of those sides, told to `made` one by one."""

    def __call__(self, seed: int, sides: Sequence[str], made: Callable[[Board], None] | None = None) -> BoardDeck: ...


GENERATORS: Mapping[str, Generator] = MappingProxyType({FLAT.name: flat_deck, SOLID.name: solid_deck})
"""Every box has one."""

SIDES: Mapping[str, tuple[str, ...]] = MappingProxyType({FLAT.name: tuple(FLAT_SPECS), SOLID.name: tuple(SOLID_SPECS)})
"""The sides of each box's cards."""

BOARDS_PER_SIDE = 36
"""On every side."""
