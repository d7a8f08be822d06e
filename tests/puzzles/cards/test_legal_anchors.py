"""The anchors at which a card may be placed."""

import pytest

from tests.puzzles.cards.hands import CHAIN
from ubongo.puzzles.cards.card import CardId, PlacedCard
from ubongo.puzzles.cards.judge import Reading
from ubongo.puzzles.cards.legal_anchors import legal_anchors


@pytest.mark.rule("K4")
def test_the_first_card_may_be_placed_anywhere() -> None:
    assert legal_anchors(CHAIN, (), CardId(4), 3, Reading.STRICT) == ((0, 0),)
    assert legal_anchors(CHAIN, (PlacedCard(CardId(4), 0, (9, 9)),), CardId(4), 3, Reading.STRICT) == ((0, 0),)


@pytest.mark.rule("K4")
def test_a_placed_card_is_lifted_before_its_anchors_are_found() -> None:
    layout = (PlacedCard(CardId(1), 0, (5, 5)), PlacedCard(CardId(2), 0, (5, 8)))
    assert legal_anchors(CHAIN, layout, CardId(2), 0, Reading.STRICT) == ((5, 8),)
    assert legal_anchors(CHAIN, layout, CardId(2), 1, Reading.STRICT) == ()


@pytest.mark.parametrize(("card", "turn"), [(7, 0), (1, 4), (1, -1)])
def test_an_impossible_placement_has_no_anchors(card: int, turn: int) -> None:
    with pytest.raises(ValueError, match="cannot be placed"):
        legal_anchors(CHAIN, (), CardId(card), turn, Reading.STRICT)
