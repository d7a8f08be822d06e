"""Hypothesis strategies for hands and layouts, and cards by their drawing."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from ubongo.puzzles.cards.card import TURNS, Card, CardId, Hand, Layout, PlacedCard, Symbol
from ubongo.puzzles.cards.judge import Reading
from ubongo.puzzles.cards.legal_anchors import legal_anchors

readings = st.sampled_from(Reading)


def a_hand(*drawings: str) -> Hand:
    """Cards numbered from 1, each drawn with a letter a symbol: `abc/def`."""
    return tuple(
        Card(CardId(number), tuple(map(Symbol, drawing.replace("/", ""))))
        for number, drawing in enumerate(drawings, start=1)
    )


def hands(cards: int, alphabet: str) -> SearchStrategy[Hand]:
    """So many cards, symbols may repeat: the fewer letters, the more often they match."""
    return st.lists(st.text(alphabet, min_size=6, max_size=6), min_size=cards, max_size=cards).map(
        lambda drawings: a_hand(*drawings)
    )


RINGS = (
    (),
    (),
    ((0, (0, 0)), (1, (0, 3)), (0, (3, 2)), (1, (2, 0))),
    ((0, (0, 0)), (1, (-1, 3)), (0, (2, 3)), (1, (2, 1))),
)
"""Turns and anchors of four cards around an open cell, and around a point: a random layout is hardly ever a ring."""


@composite
def laid_hands(draw: DrawFn, most: int = 6) -> tuple[Hand, Layout]:
    """A hand and a layout of all its cards, valid except for their places: correct, nearly correct or anywhere near."""
    hand = draw(hands(draw(st.integers(0, most)), draw(st.sampled_from(("a", "ab", "abc")))))
    ring = zip(hand, draw(st.sampled_from(RINGS)), strict=False)
    layout: Layout = tuple(PlacedCard(card.id, turn, anchor) for card, (turn, anchor) in ring)
    for card in hand[len(layout) :]:
        turn = draw(st.integers(0, TURNS - 1))
        places = legal_anchors(hand, layout, card.id, turn, Reading.LENIENT) if draw(st.integers(0, 5)) else ()
        cells = st.sampled_from(places) if places else st.tuples(st.integers(-4, 4), st.integers(-4, 4))
        layout = (*layout, PlacedCard(card.id, turn, draw(cells)))
    return hand, layout
