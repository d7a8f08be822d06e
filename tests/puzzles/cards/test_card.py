"""Cards, their faces and the cells that they cover."""

import pytest

from tests.puzzles.cards.hands import a_hand
from ubongo.puzzles.cards.card import CardId, PlacedCard, Symbol, canonical_face, covered


def test_a_card_has_six_symbols() -> None:
    with pytest.raises(ValueError, match="5 symbols, not 6"):
        a_hand("abc/de")


def test_a_turn_is_clockwise_and_the_anchor_stays_the_upper_left_cell() -> None:
    assert covered(PlacedCard(CardId(1), 1, (5, 5))) == ((5, 6), (6, 6), (7, 6), (5, 5), (6, 5), (7, 5))
    assert covered(PlacedCard(CardId(1), 2, (5, 5))) == ((6, 7), (6, 6), (6, 5), (5, 7), (5, 6), (5, 5))


def test_a_face_upside_down_is_the_same_face() -> None:
    assert canonical_face(map(Symbol, "bcdefa")) == canonical_face(map(Symbol, "afedcb")) == tuple("afedcb")
    assert canonical_face(map(Symbol, "abcdef")) != canonical_face(map(Symbol, "defabc"))
