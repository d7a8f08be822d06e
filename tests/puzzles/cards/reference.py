"""The reference implementation: cards as drawings that are turned, painted on a table, and placed in every order."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from ubongo.puzzles.cards.card import Card, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.judge import LayoutFlaw, Reading

Paint: TypeAlias = dict[tuple[int, int], str]
Rows: TypeAlias = list[tuple[str, ...]]

WRONG = {1: LayoutFlaw.ONE_SYMBOL, 3: LayoutFlaw.THREE_SYMBOLS}


def drawing(card: Card, turn: int) -> Rows:
    """The card's rows after some clockwise quarter turns."""
    rows: Rows = [card.symbols[:3], card.symbols[3:]]
    for _ in range(turn):
        rows = list(zip(*rows[::-1], strict=True))
    return rows


def painted(card: Card, placed: PlacedCard) -> Paint:
    """The card's symbols on the table."""
    top, left = placed.anchor
    return {
        (top + down, left + right): symbol
        for down, row in enumerate(drawing(card, placed.turn))
        for right, symbol in enumerate(row)
    }


def pair_flaw(one: Paint, other: Paint) -> LayoutFlaw | str | None:
    """What is wrong between two cards: a flaw, None if they touch correctly, or "apart" if they do not touch."""
    if one.keys() & other.keys():
        return LayoutFlaw.OVERLAP
    beside = [
        ((row, column), near)
        for row, column in one
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if near in other
    ]
    if len(beside) in WRONG:
        return WRONG[len(beside)]
    if any(one[a] != other[b] for a, b in beside):
        return LayoutFlaw.MISMATCH
    return None if beside else "apart"


def reference_flaw(hand: Hand, layout: Layout, reading: Reading) -> LayoutFlaw | None:
    """The expected judgment of a layout of cards of the hand, each placed once."""
    faces = {card.id: card for card in hand}
    paints = [painted(faces[placed.card], placed) for placed in layout]
    kinds: dict[tuple[int, int], LayoutFlaw | str | None] = {}
    for first, second in combinations(range(len(paints)), 2):
        kinds[first, second] = kinds[second, first] = pair_flaw(paints[first], paints[second])
    counts = Counter(kinds.values())
    for kind in (LayoutFlaw.OVERLAP, LayoutFlaw.ONE_SYMBOL, LayoutFlaw.THREE_SYMBOLS, LayoutFlaw.MISMATCH):
        if counts[kind]:
            return kind
    touching = {first: {b for a, b in kinds if a == first and kinds[a, b] is None} for first in range(len(paints))}
    if _can_be_placed(touching, frozenset(touching), one_only=reading is Reading.STRICT):
        return None
    whole = _can_be_placed(touching, frozenset(touching), one_only=False)
    if reading is Reading.STRICT and (whole or _has_ring(touching)):
        return LayoutFlaw.SEVERAL_CARDS
    return LayoutFlaw.NOT_CONNECTED


def _can_be_placed(touching: dict[int, set[int]], cards: frozenset[int], *, one_only: bool) -> bool:
    """Whether in some order each card but the first touches a placed card, or exactly one of them."""
    if len(cards) < 2:
        return True
    for last in cards:
        met = len(touching[last] & cards)
        if (met == 1 if one_only else met > 0) and _can_be_placed(touching, cards - {last}, one_only=one_only):
            return True
    return False


def _has_ring(touching: dict[int, set[int]]) -> bool:
    """Whether cards are left after repeatedly removing those that touch at most one other."""
    left = set(touching)
    while loose := {card for card in left if len(touching[card] & left) < 2}:
        left -= loose
    return bool(left)


def nearby(layout: Layout) -> Iterator[tuple[int, int]]:
    """All anchors at which a card might touch one of the layout, and more."""
    rows = [placed.anchor[0] for placed in layout]
    columns = [placed.anchor[1] for placed in layout]
    yield from product(range(min(rows) - 3, max(rows) + 4), range(min(columns) - 3, max(columns) + 4))


def reference_layouts(hand: Hand, size: int, reading: Reading) -> set[Layout]:
    """All correct layouts of that size in normal form, so one for all that differ only by a move or a turn."""
    found = {normal_form((PlacedCard(card.id, 0, (0, 0)),)) for card in hand}
    for _ in range(size - 1):
        found = {
            normal_form(grown)
            for layout in found
            for card in hand
            if card.id not in {placed.card for placed in layout}
            for turn, anchor in product(range(4), nearby(layout))
            if reference_flaw(hand, grown := (*layout, PlacedCard(card.id, turn, anchor)), reading) is None
        }
    return found


def normal_form(layout: Layout) -> Layout:
    """The normal form: by card, turned and moved so that the first card is unturned at the origin."""
    ordered = sorted(layout, key=lambda placed: placed.card)
    while ordered[0].turn:
        ordered = list(turned(tuple(ordered)))
    top, left = ordered[0].anchor
    return tuple(
        PlacedCard(placed.card, placed.turn, (placed.anchor[0] - top, placed.anchor[1] - left)) for placed in ordered
    )


def turned(layout: Layout) -> Layout:
    """The layout after a clockwise quarter turn of the whole table: what was below is on the left."""
    return tuple(
        PlacedCard(
            placed.card,
            (placed.turn + 1) % 4,
            (placed.anchor[1], -placed.anchor[0] - (1 if placed.turn % 2 == 0 else 2)),
        )
        for placed in layout
    )
