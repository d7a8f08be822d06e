"""Cards of six symbols, and how they lie on the square lattice.

A card is two rows of three cells. It is turned by quarters, never mirrored: the other face shows something else.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NewType, TypeAlias

from ubongo.geometry.lattice import SQUARE, Cell, identity, product, transformed
from ubongo.geometry.shape import moved
from ubongo.puzzles.piece import PieceId

CardId = NewType("CardId", int)
"""Counted from 1; both faces of a card have the same."""

Symbol: TypeAlias = PieceId
"""A symbol is a piece of the flat box, drawn small; how it is turned never counts."""

ROWS, COLUMNS = 2, 3
CELLS = ROWS * COLUMNS
TURNS = 4

MEETING = 2
"""How many symbols of one card meet as many of another. Rule: K4."""


@dataclass(frozen=True, slots=True)
class Card:
    """One face of a card.

    Raises:
        ValueError: there are more or fewer than six symbols.
    """

    id: CardId
    symbols: tuple[Symbol, ...]
    """Six, as one reads: the upper row of three, then the lower one."""

    def __post_init__(self) -> None:
        if len(self.symbols) != CELLS:
            raise ValueError(f"card {self.id} has {len(self.symbols)} symbols, not {CELLS}")


Hand: TypeAlias = tuple[Card, ...]
"""Cards to be laid, all different."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the lattice, named only: it cannot claim symbols that the card lacks."""

    card: CardId
    turn: int
    """Quarter turns clockwise, 0 to 3; 0 and 2 lie across, 1 and 3 upright."""
    anchor: Cell
    """The row and column of the upper left cell."""


Layout: TypeAlias = tuple[PlacedCard, ...]
"""Laid cards; their order means nothing."""


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
"""By turn, the cells of a card's six symbols in their order, anchored at the origin."""


def _rim(footprint: tuple[Cell, ...]) -> Mapping[Cell, int]:
    sides = [(near, place) for place, cell in enumerate(footprint) for near in moved(SQUARE.neighbors, cell)]
    return MappingProxyType({near: place for near, place in sides if near not in footprint})


RIMS = tuple(map(_rim, FOOTPRINTS))
"""By turn, the ten cells beside the edges of a card at the origin, each with the place of the symbol beside it."""


def covered(laid: PlacedCard) -> tuple[Cell, ...]:
    """The cells of its six symbols, in the order of the symbols.

    The turn is 0 to 3 and the anchor a square cell: ask the judge first.
    """
    return moved(FOOTPRINTS[laid.turn], laid.anchor)


def symbols_by_cell(laid: PlacedCard, card: Card) -> Mapping[Cell, Symbol]:
    """The symbol on each cell that `card` covers as it is `laid`."""
    return MappingProxyType(dict(zip(covered(laid), card.symbols, strict=True)))


def canonical_face(symbols: Iterable[Symbol]) -> tuple[Symbol, ...]:
    """What two faces share that are the same: the lesser of the symbols and of the symbols upside down."""
    upright = tuple(symbols)
    return min(upright, upright[::-1])
