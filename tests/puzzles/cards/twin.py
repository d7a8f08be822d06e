"""The brute-force reference: cards as drawings, turned and painted on a table, placed in every order by the rules."""

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
    """The card's rows as one reads them after some turns clockwise."""
    rows: Rows = [card.symbols[:3], card.symbols[3:]]
    for _ in range(turn):
        rows = list(zip(*rows[::-1], strict=True))
    return rows


def painted(card: Card, laid: PlacedCard) -> Paint:
    """Its symbols on the table."""
    top, left = laid.anchor
    return {
        (top + down, left + right): symbol
        for down, row in enumerate(drawing(card, laid.turn))
        for right, symbol in enumerate(row)
    }


def pair_flaw(one: Paint, other: Paint) -> LayoutFlaw | str | None:
    """What is wrong where two cards meet: a flaw, nothing, or "apart": they do not meet."""
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


def twin_flaw(hand: Hand, layout: Layout, reading: Reading) -> LayoutFlaw | None:
    """The verdict that the judge should give on cards of the hand, each placed once."""
    faces = {card.id: card for card in hand}
    paints = [painted(faces[laid.card], laid) for laid in layout]
    kinds: dict[tuple[int, int], LayoutFlaw | str | None] = {}
    for first, second in combinations(range(len(paints)), 2):
        kinds[first, second] = kinds[second, first] = pair_flaw(paints[first], paints[second])
    told = Counter(kinds.values())
    for kind in (LayoutFlaw.OVERLAP, LayoutFlaw.ONE_SYMBOL, LayoutFlaw.THREE_SYMBOLS, LayoutFlaw.MISMATCH):
        if told[kind]:
            return kind
    meets = {first: {b for a, b in kinds if a == first and kinds[a, b] is None} for first in range(len(paints))}
    if _can_be_laid(meets, frozenset(meets), one_only=reading is Reading.STRICT):
        return None
    whole = _can_be_laid(meets, frozenset(meets), one_only=False)
    if reading is Reading.STRICT and (whole or _has_ring(meets)):
        return LayoutFlaw.SEVERAL_CARDS
    return LayoutFlaw.NOT_CONNECTED


def _can_be_laid(meets: dict[int, set[int]], cards: frozenset[int], *, one_only: bool) -> bool:
    """Whether there is an order in which each card but the first meets a placed card, or exactly one of them."""
    if len(cards) < 2:
        return True
    for last in cards:
        met = len(meets[last] & cards)
        if (met == 1 if one_only else met > 0) and _can_be_laid(meets, cards - {last}, one_only=one_only):
            return True
    return False


def _has_ring(meets: dict[int, set[int]]) -> bool:
    """Whether cards are left when those that meet at most one other are taken away again and again."""
    left = set(meets)
    while loose := {card for card in left if len(meets[card] & left) < 2}:
        left -= loose
    return bool(left)


def nearby(layout: Layout) -> Iterator[tuple[int, int]]:
    """All anchors at which a card might touch one of the placed ones, and more."""
    rows = [laid.anchor[0] for laid in layout]
    columns = [laid.anchor[1] for laid in layout]
    yield from product(range(min(rows) - 3, max(rows) + 4), range(min(columns) - 3, max(columns) + 4))


def twin_layouts(hand: Hand, size: int, reading: Reading) -> set[Layout]:
    """All flawless layouts of that size, one for each that can be moved and turned into another."""
    found = {standard((PlacedCard(card.id, 0, (0, 0)),)) for card in hand}
    for _ in range(size - 1):
        found = {
            standard(grown)
            for layout in found
            for card in hand
            if card.id not in {laid.card for laid in layout}
            for turn, anchor in product(range(4), nearby(layout))
            if twin_flaw(hand, grown := (*layout, PlacedCard(card.id, turn, anchor)), reading) is None
        }
    return found


def standard(layout: Layout) -> Layout:
    """The layout by card, turned and moved so that its first card is unturned at the origin."""
    ordered = sorted(layout, key=lambda laid: laid.card)
    while ordered[0].turn:
        ordered = list(turned(tuple(ordered)))
    top, left = ordered[0].anchor
    return tuple(PlacedCard(laid.card, laid.turn, (laid.anchor[0] - top, laid.anchor[1] - left)) for laid in ordered)


def turned(layout: Layout) -> Layout:
    """The whole table turned clockwise by a quarter: what was below is then at the left."""
    return tuple(
        PlacedCard(laid.card, (laid.turn + 1) % 4, (laid.anchor[1], -laid.anchor[0] - (1 if laid.turn % 2 == 0 else 2)))
        for laid in layout
    )
