"""The only judge of placed cards: it reports the flaws of a layout, and where they are.

It judges the layout as it is; the order in which the cards were placed does not matter. Rule: K4, K5.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from ubongo.geometry.lattice import SQUARE, Cell
from ubongo.geometry.shape import difference, moved
from ubongo.puzzles.cards.card import (
    COLUMNS,
    CONTACT_SYMBOLS,
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
    """The readings of rule K4: whether a card may touch several others."""

    STRICT = "strict"
    """Each new card touches exactly one placed card: the contacts form a tree."""
    LENIENT = "lenient"
    """A card may touch any number of others, each in exactly two pairs that match."""


class LayoutFlaw(StrEnum):
    """Why a layout is wrong; if there are several reasons, the first in this order is reported."""

    UNKNOWN_CARD = "unknown-card"
    CARD_REUSED = "card-reused"
    UNKNOWN_PLACE = "unknown-place"
    """A turn that is not 0 to 3, or an anchor that is not a square cell."""
    OVERLAP = "overlap"
    ONE_SYMBOL = "one-symbol"
    THREE_SYMBOLS = "three-symbols"
    MISMATCH = "mismatch"
    """Two cards touch in two symbols, but the symbols differ."""
    SEVERAL_CARDS = "several-cards"
    """A ring of contacts: one of its cards touched two placed cards. In the strict reading only."""
    NOT_CONNECTED = "not-connected"


@dataclass(frozen=True, slots=True)
class Contact:
    """Two placed cards that touch, and the flaw of the contact, if any."""

    first: PlacedCard
    second: PlacedCard
    """The later one in the layout."""
    pairs: tuple[tuple[Cell, Cell], ...]
    """Neighboring cells of the first and of the second card. For an overlap: each shared cell, paired with itself."""
    flaw: LayoutFlaw | None


CardsById: TypeAlias = Mapping[CardId, Card]


def flaw(hand: Hand, layout: Layout, reading: Reading) -> LayoutFlaw | None:
    """The first reason why `layout` is wrong; None if it is correct. It may have any number of cards, even none.

    Rule: K4, K5.
    """
    impossible = input_flaw(hand, layout)
    if impossible is not None:
        return impossible
    found = contacts(hand, layout, reading)
    wrong = {contact.flaw for contact in found}
    first = next((kind for kind in LayoutFlaw if kind in wrong), None)
    if first is None and len(_components(layout, found)) > 1:
        return LayoutFlaw.NOT_CONNECTED
    return first


def contacts(hand: Hand, layout: Layout, reading: Reading) -> tuple[Contact, ...]:
    """All contacts of a layout, correct and wrong, in the order of the layout; corners alone do not touch.

    In the strict reading, contacts of a ring that have no other flaw are marked `SEVERAL_CARDS`: removing any one of
    them breaks the ring.

    Raises:
        ValueError: a card is not in the hand, is placed twice, or has an impossible place.
    """
    impossible = input_flaw(hand, layout)
    if impossible is not None:
        raise ValueError(f"these cards cannot be placed: {impossible}")
    faces = cards_by_id(hand)
    found = [contact for pair in combinations(layout, 2) if (contact := contact_between(*pair, faces)) is not None]
    if reading is Reading.LENIENT:
        return tuple(found)
    return tuple(
        Contact(contact.first, contact.second, contact.pairs, LayoutFlaw.SEVERAL_CARDS)
        if contact.flaw is None and _is_in_ring(contact, found)
        else contact
        for contact in found
    )


def components(hand: Hand, layout: Layout) -> tuple[Layout, ...]:
    """The connected components of the layout, wrong contacts included; none if it has no cards.

    Raises:
        ValueError: a card is not in the hand, is placed twice, or has an impossible place.
    """
    return _components(layout, contacts(hand, layout, Reading.LENIENT))


def input_flaw(hand: Hand, layout: Layout) -> LayoutFlaw | None:
    """Why those cards cannot be placed at all, if so: one is unknown, placed twice, or has an impossible place."""
    known = {card.id for card in hand}
    cards = [placed.card for placed in layout]
    if not known.issuperset(cards):
        return LayoutFlaw.UNKNOWN_CARD
    if len(set(cards)) < len(cards):
        return LayoutFlaw.CARD_REUSED
    if all(0 <= placed.turn < TURNS and len(placed.anchor) == SQUARE.dimension for placed in layout):
        return None
    return LayoutFlaw.UNKNOWN_PLACE


def cards_by_id(hand: Hand) -> CardsById:
    """The cards of the hand by their numbers."""
    return {card.id: card for card in hand}


def contact_between(first: PlacedCard, second: PlacedCard, faces: CardsById) -> Contact | None:
    """The contact of the two, regardless of other cards; None if they do not touch. Both are in `faces`."""
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
    if len(pairs) != CONTACT_SYMBOLS:
        return LayoutFlaw.ONE_SYMBOL if len(pairs) < CONTACT_SYMBOLS else LayoutFlaw.THREE_SYMBOLS
    return None if all(one[cell] == other[near] for cell, near in pairs) else LayoutFlaw.MISMATCH


def _is_in_ring(contact: Contact, found: Sequence[Contact]) -> bool:
    """Whether the two cards are connected without this contact too."""
    return contact.second in _reached(contact.first, [other for other in found if other is not contact])


def _components(layout: Layout, found: Sequence[Contact]) -> tuple[Layout, ...]:
    components: dict[PlacedCard, Layout] = {}
    for placed in layout:
        if placed not in components:
            reached = _reached(placed, found)
            components.update(dict.fromkeys(reached, tuple(other for other in layout if other in reached)))
    return tuple(dict.fromkeys(components.values()))


def _reached(start: PlacedCard, found: Sequence[Contact]) -> set[PlacedCard]:
    """The placed cards that are connected with that one, including itself."""
    beside: defaultdict[PlacedCard, list[PlacedCard]] = defaultdict(list)
    for contact in found:
        beside[contact.first].append(contact.second)
        beside[contact.second].append(contact.first)
    reached, fresh = {start}, [start]
    while fresh:
        for placed in beside[fresh.pop()]:
            if placed not in reached:
                reached.add(placed)
                fresh.append(placed)
    return reached
