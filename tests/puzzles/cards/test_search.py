from itertools import islice

import pytest

from tests.puzzles.cards.hands import a_hand
from ubongo.puzzles.cards.card import CardId, PlacedCard
from ubongo.puzzles.cards.joints import ease, joints, possible_joints
from ubongo.puzzles.cards.judge import Reading, flaw
from ubongo.puzzles.cards.legal_anchors import legal_anchors
from ubongo.puzzles.cards.search import Outcome, layouts, search

SAME = a_hand(*["aaa/aaa"] * 9)
APART = a_hand("aaa/aaa", "bbb/bbb", "ccc/ccc")
CHAIN = a_hand("abc/def", "cgh/fij", "hkl/jmn", "xyx/yxy")
"""Each of the first three meets the next with its right side, and in no other way."""


@pytest.mark.rule("K4")
def test_two_cards_can_meet_in_28_ways_whichever_way_the_first_is_turned() -> None:
    ways = [joint.turn for joint, _ in possible_joints()]
    assert [ways.count(turn) for turn in range(4)] == [28] * 4


@pytest.mark.rule("K4")
def test_a_joint_is_a_right_layout_of_two() -> None:
    (joint, *turned) = joints(CHAIN[0], CHAIN[1])
    assert len(turned) == 3
    layout = (PlacedCard(CardId(1), joint.turn, (0, 0)), PlacedCard(CardId(2), joint.other, joint.anchor))
    assert layout == (PlacedCard(CardId(1), 0, (0, 0)), PlacedCard(CardId(2), 0, (0, 3)))
    assert flaw(CHAIN, layout, Reading.STRICT) is None


def test_a_hand_is_the_easier_the_more_ways_there_are_to_join_two_of_its_cards() -> None:
    assert ease(APART) == 0
    assert ease(CHAIN) == 2
    assert ease(SAME[:2]) == 28
    assert ease(SAME) == 28 * 36


def test_a_layout_is_found() -> None:
    found = search(CHAIN, 3)
    assert found.outcome is Outcome.FOUND
    assert {laid.card for laid in found.layout} == {1, 2, 3}


def test_no_layout_is_a_proof_and_shows_how_far_one_comes() -> None:
    found = search(CHAIN, 4)
    assert found.outcome is Outcome.NONE
    assert len(found.layout) == 3
    assert search(APART, 2).outcome is Outcome.NONE


def test_a_hand_too_small_has_no_layout() -> None:
    assert search(SAME[:6]).outcome is Outcome.NONE
    assert search((), 1).outcome is Outcome.NONE


def test_a_spent_budget_settles_nothing() -> None:
    full = search(SAME)
    assert (full.outcome, full.nodes) == (Outcome.FOUND, 7)
    short = search(SAME, budget=6)
    assert (short.outcome, short.nodes, len(short.layout)) == (Outcome.UNSETTLED, 6, 6)
    assert search(SAME, budget=7) == full


def test_the_layouts_of_a_chain_are_its_stretches() -> None:
    assert [len(list(layouts(CHAIN, size))) for size in (1, 2, 3, 4)] == [4, 2, 1, 0]


def test_layouts_need_not_be_waited_for() -> None:
    assert len(list(islice(layouts(SAME), 1000))) == 1000


@pytest.mark.parametrize("size", [0, -1])
def test_a_layout_of_no_card_is_not_looked_for(size: int) -> None:
    with pytest.raises(ValueError, match="at least one card"):
        search(SAME, size)
    with pytest.raises(ValueError, match="at least one card"):
        layouts(SAME, size)


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        search(SAME, budget=0)


@pytest.mark.rule("K4")
def test_the_first_card_is_free() -> None:
    assert legal_anchors(CHAIN, (), CardId(4), 3, Reading.STRICT) == ((0, 0),)
    assert legal_anchors(CHAIN, (PlacedCard(CardId(4), 0, (9, 9)),), CardId(4), 3, Reading.STRICT) == ((0, 0),)


@pytest.mark.rule("K4")
def test_a_placed_card_is_lifted_before_its_places_are_looked_for() -> None:
    layout = (PlacedCard(CardId(1), 0, (5, 5)), PlacedCard(CardId(2), 0, (5, 8)))
    assert legal_anchors(CHAIN, layout, CardId(2), 0, Reading.STRICT) == ((5, 8),)
    assert legal_anchors(CHAIN, layout, CardId(2), 1, Reading.STRICT) == ()


@pytest.mark.parametrize(("card", "turn"), [(7, 0), (1, 4), (1, -1)])
def test_a_card_that_cannot_be_placed_has_no_places(card: int, turn: int) -> None:
    with pytest.raises(ValueError, match="cannot be placed"):
        legal_anchors(CHAIN, (), CardId(card), turn, Reading.STRICT)
