"""Deals of hands that can be placed."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.puzzles.cards.hands import a_hand
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CardId
from ubongo.puzzles.cards.deal import DealtHand, deal, proved_hand
from ubongo.puzzles.cards.deck import STACKS, DoubleSidedCard
from ubongo.puzzles.cards.judge import Reading, flaw
from ubongo.puzzles.deck_kinds import CARD_DECK


@cache
def a_deal(stack: int, players: int, seed: int = 7) -> tuple[DealtHand, ...]:
    return deal(standard_deck(CARD_DECK).stack(stack), players, Random(seed))


def two_faced(upper: str, lower: str) -> tuple[DoubleSidedCard, ...]:
    """Nine cards with equal upper and equal lower faces."""
    faces = zip(a_hand(*[upper] * 9), a_hand(*[lower] * 9), strict=True)
    return tuple(DoubleSidedCard(1, face) for face in faces)


@pytest.mark.rule("K2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("stack", STACKS)
def test_every_player_gets_nine_cards_of_the_stack_and_all_are_different(stack: int, players: int) -> None:
    hands = a_deal(stack, players)
    assert [len(hand.cards) for hand in hands] == [9] * players
    dealt = [card for hand in hands for card in hand.cards]
    assert len({card.id for card in dealt}) == len(dealt)
    assert {card.stack for card in dealt} == {stack}


@pytest.mark.rule("K2")
def test_the_same_nine_cards_are_turned_over() -> None:
    (hand,) = a_deal(2, 1)
    assert [card.id for card in hand.hand(0)] == [card.id for card in hand.hand(1)]
    assert all(one.symbols != other.symbols for one, other in zip(hand.hand(0), hand.hand(1), strict=True))


@pytest.mark.rule("K10")
@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("stack", STACKS)
def test_every_hand_has_a_layout_of_seven_on_both_sides(stack: int, reading: Reading) -> None:
    for hand in a_deal(stack, 4):
        for face in (0, 1):
            layout = hand.layouts[face]
            assert len(layout) == 7
            assert flaw(hand.hand(face), layout, reading) is None


def test_the_same_chance_gives_the_same_deal() -> None:
    stack = standard_deck(CARD_DECK).stack(3)
    assert deal(stack, 4, Random(7)) == a_deal(3, 4)
    assert deal(stack, 4, Random(8)) != a_deal(3, 4)


@pytest.mark.slow
@pytest.mark.rule("K10")
def test_a_hand_is_proved_on_both_sides_or_not_dealt() -> None:
    assert proved_hand(two_faced("aaa/aaa", "bbb/bbb")) is not None
    assert proved_hand(two_faced("aaa/aaa", "abc/def")) is None
    assert proved_hand(two_faced("abc/def", "aaa/aaa")) is None
    with pytest.raises(ValueError, match="match too rarely"):
        deal(two_faced("aaa/aaa", "abc/def"), 1, Random(1))


@pytest.mark.rule("K10")
def test_a_hand_whose_search_runs_out_of_budget_is_not_dealt() -> None:
    cards = two_faced("aaa/aaa", "bbb/bbb")
    assert proved_hand(cards, budget=7) is not None
    assert proved_hand(cards, budget=6) is None


@pytest.mark.rule("K2")
def test_a_stack_must_have_enough_cards_for_all_players() -> None:
    assert len(deal(standard_deck(CARD_DECK).stack(1)[:18], 2, Random(1))) == 2
    with pytest.raises(ValueError, match="too few for 2 hands"):
        deal(standard_deck(CARD_DECK).stack(1)[:17], 2, Random(1))


def test_a_deal_shuffles_until_every_hand_has_a_layout() -> None:
    good = two_faced("aaa/aaa", "bbb/bbb")
    bad = tuple(
        DoubleSidedCard(1, (replace(card, id=CardId(card.id + 9)), replace(card, id=CardId(card.id + 9))))
        for card in a_hand("uvw/xyz", "zuy/vxw", "wxu/zvy")
    )
    (hand,) = deal((*good, *bad), 1, Random(1))
    assert {card.id for card in good} >= {placed.card for layout in hand.layouts for placed in layout}
