"""The one judge of laid cards: what is wrong with a layout, and where.

The layout as it lies is judged, never the order of laying. Rule: K4, K5.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from ubongo.geometry.lattice import SQUARE, Cell
from ubongo.geometry.shape import difference, moved
from ubongo.puzzles.cards.card import (
    COLUMNS,
    MEETING,
    TURNS,
    Card,
    CardId,
    Hand,
    Layout,
    PlacedCard,
    Symbol,
    symbols_by_cell,
)


class Reading(StrEnum):
    """How strictly rule K4 is read: whether a card may meet several others."""

    STRICT = "strict"
    """Each further card met exactly one laid card: the contacts are a tree."""
    LENIENT = "lenient"
    """A card may meet any number of others, each in exactly two pairs that match."""


class LayoutFlaw(StrEnum):
    """Why cards are not laid rightly; where there are several reasons, the first in this order is told."""

    UNKNOWN_CARD = "unknown-card"
    CARD_REUSED = "card-reused"
    UNKNOWN_PLACE = "unknown-place"
    """A turn that is not 0 to 3, or an anchor that is no square cell."""
    OVERLAP = "overlap"
    ONE_SYMBOL = "one-symbol"
    THREE_SYMBOLS = "three-symbols"
    MISMATCH = "mismatch"
    """Two cards meet in two symbols, but the symbols are not the same."""
    SEVERAL_CARDS = "several-cards"
    """A ring of contacts: some card of it met more than one that lay. In the strict reading only."""
    NOT_CONNECTED = "not-connected"


@dataclass(frozen=True, slots=True)
class Contact:
    """Where two laid cards meet, and what is wrong with it, if anything."""

    first: PlacedCard
    second: PlacedCard
    """The one that stands later in the layout."""
    pairs: tuple[tuple[Cell, Cell], ...]
    """Cells side by side, of the first and of the second card; if they overlap, each cell that both cover, twice."""
    flaw: LayoutFlaw | None


CardsById: TypeAlias = Mapping[CardId, Card]


def flaw(hand: Hand, layout: Layout, reading: Reading) -> LayoutFlaw | None:
    """The first reason why `layout` is wrong, or None: it is right. Any number of cards may lie, none too.

    Rule: K4, K5.
    """
    unsound = input_flaw(hand, layout)
    if unsound is not None:
        return unsound
    found = contacts(hand, layout, reading)
    wrong = {contact.flaw for contact in found}
    first = next((kind for kind in LayoutFlaw if kind in wrong), None)
    if first is None and len(_parts(layout, found)) > 1:
        return LayoutFlaw.NOT_CONNECTED
    return first


def contacts(hand: Hand, layout: Layout, reading: Reading) -> tuple[Contact, ...]:
    """All contacts of a layout, right ones and wrong ones, in the order of the layout; corners alone never meet.

    In the strict reading all contacts of a ring are marked `SEVERAL_CARDS` where they have no other flaw: whichever of
    them is undone, the ring is gone.

    Raises:
        ValueError: a card is not of the hand, lies twice, or lies nowhere.
    """
    unsound = input_flaw(hand, layout)
    if unsound is not None:
        raise ValueError(f"these cards cannot lie: {unsound}")
    faces = cards_by_id(hand)
    met = [contact for pair in combinations(layout, 2) if (contact := contact_between(*pair, faces)) is not None]
    if reading is Reading.LENIENT:
        return tuple(met)
    return tuple(
        Contact(contact.first, contact.second, contact.pairs, LayoutFlaw.SEVERAL_CARDS)
        if contact.flaw is None and _is_in_ring(contact, met)
        else contact
        for contact in met
    )


def connected_parts(hand: Hand, layout: Layout) -> tuple[Layout, ...]:
    """The layout, cut where nothing meets: one part unless it is not connected, none if nothing lies.

    Raises:
        ValueError: a card is not of the hand, lies twice, or lies nowhere.
    """
    return _parts(layout, contacts(hand, layout, Reading.LENIENT))


def input_flaw(hand: Hand, layout: Layout) -> LayoutFlaw | None:
    """Why those cards cannot lie on any table, if so: one is unknown, or lies twice, or nowhere."""
    known = {card.id for card in hand}
    cards = [laid.card for laid in layout]
    if not known.issuperset(cards):
        return LayoutFlaw.UNKNOWN_CARD
    if len(set(cards)) < len(cards):
        return LayoutFlaw.CARD_REUSED
    if all(0 <= laid.turn < TURNS and len(laid.anchor) == SQUARE.dimension for laid in layout):
        return None
    return LayoutFlaw.UNKNOWN_PLACE


def cards_by_id(hand: Hand) -> CardsById:
    """The cards of the hand by their numbers."""
    return {card.id: card for card in hand}


def contact_between(first: PlacedCard, second: PlacedCard, faces: CardsById) -> Contact | None:
    """Where the two meet, whatever else lies, or None: they do not. Both are among `faces`."""
    if any(abs(step) > COLUMNS for step in difference(second.anchor, first.anchor)):
        return None
    one, other = symbols_by_cell(first, faces[first.card]), symbols_by_cell(second, faces[second.card])
    shared = tuple((cell, cell) for cell in one if cell in other)
    if shared:
        return Contact(first, second, shared, LayoutFlaw.OVERLAP)
    pairs = tuple((cell, near) for cell in one for near in moved(SQUARE.neighbors, cell) if near in other)
    return Contact(first, second, pairs, _pairs_flaw(pairs, one, other)) if pairs else None


def _pairs_flaw(
    pairs: Sequence[tuple[Cell, Cell]], one: Mapping[Cell, Symbol], other: Mapping[Cell, Symbol]
) -> LayoutFlaw | None:
    if len(pairs) != MEETING:
        return LayoutFlaw.ONE_SYMBOL if len(pairs) < MEETING else LayoutFlaw.THREE_SYMBOLS
    return None if all(one[cell] == other[near] for cell, near in pairs) else LayoutFlaw.MISMATCH


def _is_in_ring(contact: Contact, met: Sequence[Contact]) -> bool:
    """Whether the two cards hang together without this contact too."""
    return contact.second in _reached(contact.first, [other for other in met if other is not contact])


def _parts(layout: Layout, met: Sequence[Contact]) -> tuple[Layout, ...]:
    connected_parts: dict[PlacedCard, Layout] = {}
    for laid in layout:
        if laid not in connected_parts:
            reached = _reached(laid, met)
            connected_parts.update(dict.fromkeys(reached, tuple(other for other in layout if other in reached)))
    return tuple(dict.fromkeys(connected_parts.values()))


def _reached(start: PlacedCard, met: Sequence[Contact]) -> set[PlacedCard]:
    """The laid cards that hang together with that one, itself among them."""
    reached: set[PlacedCard] = set()
    fresh = {start}
    while fresh:
        reached |= fresh
        linked = [{contact.first, contact.second} for contact in met]
        fresh = {laid for link in linked if not link.isdisjoint(reached) for laid in link} - reached
    return reached
