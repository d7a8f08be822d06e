"""Statistics of decks of cards."""

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.statistics import stack_statistics
from ubongo.puzzles.deck_kinds import CARD_DECK


@pytest.mark.slow
@pytest.mark.rule("K1")
def test_every_stack_is_described_and_each_round_is_harder() -> None:
    deck = standard_deck(CARD_DECK)
    found = [stack_statistics(deck.stack(stack)) for stack in (1, 2, 3)]
    assert [about.symbols for about in found] == [6, 7, 8]
    rounds = [one for about in found for one in about.rounds]
    assert [one.round for one in rounds] == [1, 2, 3, 4, 5, 6]
    assert [one.ease for one in rounds] == pytest.approx([34.4, 31.3, 23.8, 22.0, 19.7, 17.3], abs=0.05)
    # As measured for ADR 70 in 1,000 hands each.
    shares = [0.999, 0.996, 0.971, 0.952, 0.928, 0.855]
    assert [one.layable_share for one in rounds] == pytest.approx(shares, abs=0.06)
    for about in found:
        assert about.dealable_share <= min(one.layable_share for one in about.rounds)


def test_the_sample_is_the_same_each_time() -> None:
    stack = standard_deck(CARD_DECK).stack(1)
    assert stack_statistics(stack) == stack_statistics(stack)
