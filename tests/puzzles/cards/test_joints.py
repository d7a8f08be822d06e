"""Joints of two cards, and the ease of a hand."""

from itertools import combinations
from statistics import fmean

import pytest

from tests.puzzles.cards.hands import APART, CHAIN, SAME, a_hand
from ubongo.puzzles.cards.card import CardId, PlacedCard
from ubongo.puzzles.cards.joints import ease, joints, mean_ease, possible_joints
from ubongo.puzzles.cards.judge import Reading, flaw


@pytest.mark.rule("K4")
def test_two_cards_can_touch_in_28_ways_for_each_turn_of_the_first() -> None:
    ways = [joint.turn for joint, _ in possible_joints()]
    assert [ways.count(turn) for turn in range(4)] == [28] * 4


@pytest.mark.rule("K4")
def test_a_joint_is_a_correct_layout_of_two() -> None:
    (joint, *turned) = joints(CHAIN[0], CHAIN[1])
    assert len(turned) == 3
    layout = (PlacedCard(CardId(1), joint.turn, (0, 0)), PlacedCard(CardId(2), joint.other, joint.anchor))
    assert layout == (PlacedCard(CardId(1), 0, (0, 0)), PlacedCard(CardId(2), 0, (0, 3)))
    assert flaw(CHAIN, layout, Reading.STRICT) is None


def test_ease_counts_the_ways_to_join_two_cards() -> None:
    assert ease(APART) == 0
    assert ease(CHAIN) == 2
    assert ease(SAME[:2]) == 28
    assert ease(SAME) == 28 * 36


def test_the_mean_ease_is_the_mean_over_all_hands() -> None:
    cards = a_hand("abc/abc", "abc/cba", "aab/bcc", "cab/bac", "bbb/aca")
    for size in range(2, len(cards) + 1):
        assert mean_ease(cards, size) == pytest.approx(fmean(map(ease, combinations(cards, size))))
