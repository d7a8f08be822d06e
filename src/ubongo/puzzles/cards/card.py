"""Cards of six symbols, and their placement on the square lattice.

A card is two rows of three cells. It is turned by quarter turns, never mirrored: its other face has other symbols.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NewType, TypeAlias

from ubongo.geometry.lattice import SQUARE, Cell, identity, product, transformed
from ubongo.geometry.shape import moved
from ubongo.puzzles.piece import PieceId

CardId = NewType("CardId", int)
"""Counted from 1; both faces of a card have the same number."""

Symbol: TypeAlias = PieceId
"""A piece of the flat box, drawn small; its orientation does not matter."""

ROWS, COLUMNS = 2, 3
CELLS = ROWS * COLUMNS
TURNS = 4

CONTACT_SYMBOLS = 2
"""How many symbols of one card touch as many of another in a correct contact. Rule: K4."""


@dataclass(frozen=True, slots=True)
class Card:
    """One face of a card.

    Raises:
        ValueError: there are not six symbols.
    """

    id: CardId
    symbols: tuple[Symbol, ...]
    """Six in reading order: the upper row of three, then the lower row."""

    def __post_init__(self) -> None:
        if len(self.symbols) != CELLS:
            raise ValueError(f"card {self.id} has {len(self.symbols)} symbols, not {CELLS}")

    def __hash__(self) -> int:  # searches look up pairs of cards: hashing the symbols would take most of their time
        return self.id


Hand: TypeAlias = tuple[Card, ...]
"""The cards that a player places, all different."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the lattice, by its number: it cannot claim symbols that the card lacks."""

    card: CardId
    turn: int
    """Quarter turns clockwise, 0 to 3: horizontal if 0 or 2, vertical if 1 or 3."""
    anchor: Cell
    """The row and column of the upper left cell."""


Layout: TypeAlias = tuple[PlacedCard, ...]
"""Placed cards; their order does not matter."""


def _footprints() -> tuple[tuple[Cell, ...], ...]:
    clockwise = SQUARE.turns[0]
    symmetry = identity(SQUARE.dimension)
    found: list[tuple[Cell, ...]] = []
    for _ in range(TURNS):
        cells = [transformed((place // COLUMNS, place % COLUMNS), symmetry) for place in range(CELLS)]
        top, left = (min(axis) for axis in zip(*cells, strict=True))
        found.append(moved(cells, (-top, -left)))
        symmetry = product(clockwise, symmetry)
    return tuple(found)


FOOTPRINTS = _footprints()
"""By turn: the cells of a card's six symbols, in the order of the symbols, for a card anchored at the origin."""


def _rim(footprint: tuple[Cell, ...]) -> Mapping[Cell, int]:
    sides = [(near, place) for place, cell in enumerate(footprint) for near in moved(SQUARE.neighbors, cell)]
    return MappingProxyType({near: place for near, place in sides if near not in footprint})


RIMS = tuple(map(_rim, FOOTPRINTS))
"""By turn: the ten cells around a card at the origin, each with the index of the symbol next to it."""


def covered(placed: PlacedCard) -> tuple[Cell, ...]:
    """The cells of its six symbols, in the order of the symbols.

    The turn must be 0 to 3 and the anchor a square cell, as the judge checks.
    """
    return moved(FOOTPRINTS[placed.turn], placed.anchor)


def symbols_by_cell(placed: PlacedCard, card: Card) -> Mapping[Cell, Symbol]:
    """The symbol on each cell that `card` covers where it is placed."""
    return MappingProxyType(dict(zip(covered(placed), card.symbols, strict=True)))


def canonical_face(symbols: Iterable[Symbol]) -> tuple[Symbol, ...]:
    """The same for equal faces: the lesser of the symbols in order and the symbols of the face upside down."""
    upright = tuple(symbols)
    return min(upright, upright[::-1])
