"""Hypothesis strategies for hands and layouts, and hands from drawings."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from ubongo.puzzles.cards.card import TURNS, Card, CardId, Hand, Layout, PlacedCard, Symbol
from ubongo.puzzles.cards.judge import Reading
from ubongo.puzzles.cards.legal_anchors import legal_anchors

readings = st.sampled_from(Reading)


def a_hand(*drawings: str) -> Hand:
    """Cards numbered from 1, each drawn with one letter per symbol: `abc/def`."""
    return tuple(
        Card(CardId(number), tuple(map(Symbol, drawing.replace("/", ""))))
        for number, drawing in enumerate(drawings, start=1)
    )


def hands(cards: int, alphabet: str) -> SearchStrategy[Hand]:
    """Hands of that many cards. Symbols may repeat: the fewer letters, the more often they match."""
    return st.lists(st.text(alphabet, min_size=6, max_size=6), min_size=cards, max_size=cards).map(
        lambda drawings: a_hand(*drawings)
    )


SAME = a_hand(*["aaa/aaa"] * 9)
APART = a_hand("aaa/aaa", "bbb/bbb", "ccc/ccc")
CHAIN = a_hand("abc/def", "cgh/fij", "hkl/jmn", "xyx/yxy")
"""Each of the first three meets the next with its right side, and in no other way."""

RINGS = (
    (),
    (),
    ((0, (0, 0)), (1, (0, 3)), (0, (3, 2)), (1, (2, 0))),
    ((0, (0, 0)), (1, (-1, 3)), (0, (2, 3)), (1, (2, 1))),
)
"""Turns and anchors of four cards around an open cell, and around a point: random placing hardly ever gives a ring."""


@composite
def placed_hands(draw: DrawFn, most: int = 6) -> tuple[Hand, Layout]:
    """A hand and a layout of all its cards, each placed once: correctly, almost correctly or anywhere near."""
    hand = draw(hands(draw(st.integers(0, most)), draw(st.sampled_from(("a", "ab", "abc")))))
    ring = zip(hand, draw(st.sampled_from(RINGS)), strict=False)
    layout: Layout = tuple(PlacedCard(card.id, turn, anchor) for card, (turn, anchor) in ring)
    for card in hand[len(layout) :]:
        turn = draw(st.integers(0, TURNS - 1))
        anchors = legal_anchors(hand, layout, card.id, turn, Reading.LENIENT) if draw(st.integers(0, 5)) else ()
        cells = st.sampled_from(anchors) if anchors else st.tuples(st.integers(-4, 4), st.integers(-4, 4))
        layout = (*layout, PlacedCard(card.id, turn, draw(cells)))
    return hand, layout
