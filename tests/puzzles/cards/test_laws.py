"""Laws of hands and layouts: judge, search, and legal anchors agree with the reference implementation."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.puzzles.cards.hands import hands, placed_hands, readings
from tests.puzzles.cards.reference import nearby, normal_form, painted, reference_flaw, reference_layouts, turned
from ubongo.puzzles.cards.card import Hand, Layout, PlacedCard, symbols_by_cell
from ubongo.puzzles.cards.judge import Reading, components, contacts, flaw
from ubongo.puzzles.cards.legal_anchors import legal_anchors
from ubongo.puzzles.cards.search import SearchOutcome, layouts, search


@given(placed_hands(), readings)
def test_the_judge_agrees_with_the_reference(placed: tuple[Hand, Layout], reading: Reading) -> None:
    hand, layout = placed
    assert flaw(hand, layout, reading) == reference_flaw(hand, layout, reading)


@given(hands(5, "abc"), readings, st.integers(2, 4), st.data())
def test_a_correct_layout_with_one_card_moved_is_judged_as_by_the_reference(
    hand: Hand, reading: Reading, size: int, data: st.DataObject
) -> None:
    layout = search(hand, size, reading).layout
    assert flaw(hand, layout, reading) is None
    place = data.draw(st.sampled_from(range(len(layout))))
    anchor = data.draw(st.sampled_from(list(nearby(layout))))
    moved = (*layout[:place], PlacedCard(layout[place].card, layout[place].turn, anchor), *layout[place + 1 :])
    assert flaw(hand, moved, reading) == reference_flaw(hand, moved, reading)


@given(
    placed_hands(), readings, st.randoms(use_true_random=False), st.tuples(st.integers(-99, 99), st.integers(-99, 99))
)
def test_order_position_and_turn_of_a_layout_change_no_judgment(
    placed: tuple[Hand, Layout], reading: Reading, rng: Random, offset: tuple[int, int]
) -> None:
    hand, layout = placed
    elsewhere = [
        PlacedCard(one.card, one.turn, (one.anchor[0] + offset[0], one.anchor[1] + offset[1])) for one in layout
    ]
    rng.shuffle(elsewhere)
    assert flaw(hand, turned(tuple(elsewhere)), reading) == flaw(hand, layout, reading)


@given(placed_hands())
def test_a_card_shows_the_symbols_of_the_reference(placed: tuple[Hand, Layout]) -> None:
    hand, layout = placed
    for card, one in zip(hand, layout, strict=True):
        assert symbols_by_cell(one, card) == painted(card, one)


@given(placed_hands(), readings)
def test_a_layout_is_correct_if_its_contacts_are_and_it_is_connected(
    placed: tuple[Hand, Layout], reading: Reading
) -> None:
    hand, layout = placed
    right = all(contact.flaw is None for contact in contacts(hand, layout, reading))
    assert (flaw(hand, layout, reading) is None) == (right and len(components(hand, layout)) <= 1)


@given(placed_hands())
def test_the_components_partition_the_layout(placed: tuple[Hand, Layout]) -> None:
    hand, layout = placed
    found = components(hand, layout)
    assert sorted(one.card for part in found for one in part) == sorted(one.card for one in layout)
    for contact in contacts(hand, layout, Reading.LENIENT):
        assert any(contact.first in part and contact.second in part for part in found)


@pytest.mark.slow
@given(placed_hands(most=4), readings, st.integers(0, 3))
def test_the_legal_anchors_are_those_that_keep_a_correct_layout_correct(
    placed: tuple[Hand, Layout], reading: Reading, turn: int
) -> None:
    hand, layout = placed
    assume(len(layout) > 1 and flaw(hand, layout[:-1], reading) is None)
    rest, card = layout[:-1], hand[-1].id
    expected = [
        anchor
        for anchor in nearby(rest)
        if reference_flaw(hand, (*rest, PlacedCard(card, turn, anchor)), reading) is None
    ]
    assert list(legal_anchors(hand, layout, card, turn, reading)) == sorted(expected)


@pytest.mark.slow
@settings(max_examples=30)  # the reference tries thousands of places for each
@given(hands(4, "abcd"), readings, st.integers(1, 3))
def test_every_layout_is_found_once(hand: Hand, reading: Reading, size: int) -> None:
    found = [normal_form(layout) for layout in layouts(hand, size, reading)]
    assert len(set(found)) == len(found)
    assert set(found) == reference_layouts(hand, size, reading)


@given(hands(9, "abcdefgh"), readings)
def test_a_layout_that_is_found_is_correct_in_its_reading(hand: Hand, reading: Reading) -> None:
    found = search(hand, reading=reading)
    for cards in range(len(found.layout) + 1):  # in its current position, too
        assert flaw(hand, found.layout[:cards], reading) is None
    assert (len(found.layout) == 7) == (found.outcome is SearchOutcome.FOUND)


@given(hands(5, "abcdef"), st.integers(1, 5))
def test_a_layout_of_the_strict_reading_is_one_of_the_lenient_reading(hand: Hand, size: int) -> None:
    strict = {normal_form(layout) for layout in layouts(hand, size, Reading.STRICT)}
    assert strict <= {normal_form(layout) for layout in layouts(hand, size, Reading.LENIENT)}
