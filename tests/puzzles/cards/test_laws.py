from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.puzzles.cards.hands import hands, laid_hands, readings
from tests.puzzles.cards.twin import nearby, painted, standard, turned, twin_flaw, twin_layouts
from ubongo.puzzles.cards.card import Hand, Layout, PlacedCard, symbols_by_cell
from ubongo.puzzles.cards.judge import Reading, components, contacts, flaw
from ubongo.puzzles.cards.legal_anchors import legal_anchors
from ubongo.puzzles.cards.search import Outcome, layouts, search


@given(laid_hands(), readings)
def test_the_judge_agrees_with_its_twin(laid: tuple[Hand, Layout], reading: Reading) -> None:
    hand, layout = laid
    assert flaw(hand, layout, reading) == twin_flaw(hand, layout, reading)


@given(hands(5, "abc"), readings, st.integers(2, 4), st.data())
def test_one_card_of_a_flawless_layout_moved_elsewhere_is_judged_the_same(
    hand: Hand, reading: Reading, size: int, data: st.DataObject
) -> None:
    layout = search(hand, size, reading).layout
    assert flaw(hand, layout, reading) is None
    place = data.draw(st.sampled_from(range(len(layout))))
    anchor = data.draw(st.sampled_from(list(nearby(layout))))
    moved = (*layout[:place], PlacedCard(layout[place].card, layout[place].turn, anchor), *layout[place + 1 :])
    assert flaw(hand, moved, reading) == twin_flaw(hand, moved, reading)


@given(laid_hands(), readings, st.randoms(use_true_random=False), st.tuples(st.integers(-99, 99), st.integers(-99, 99)))
def test_a_layout_is_judged_as_it_is_whatever_the_order_the_table_and_its_side(
    laid: tuple[Hand, Layout], reading: Reading, rng: Random, offset: tuple[int, int]
) -> None:
    hand, layout = laid
    elsewhere = [
        PlacedCard(one.card, one.turn, (one.anchor[0] + offset[0], one.anchor[1] + offset[1])) for one in layout
    ]
    rng.shuffle(elsewhere)
    assert flaw(hand, turned(tuple(elsewhere)), reading) == flaw(hand, layout, reading)


@given(laid_hands())
def test_a_card_shows_what_its_twin_shows(laid: tuple[Hand, Layout]) -> None:
    hand, layout = laid
    for card, one in zip(hand, layout, strict=True):
        assert symbols_by_cell(one, card) == painted(card, one)


@given(laid_hands(), readings)
def test_a_layout_is_right_if_its_contacts_are_and_it_is_one_part(laid: tuple[Hand, Layout], reading: Reading) -> None:
    hand, layout = laid
    right = all(contact.flaw is None for contact in contacts(hand, layout, reading))
    assert (flaw(hand, layout, reading) is None) == (right and len(components(hand, layout)) <= 1)


@given(laid_hands())
def test_the_parts_are_the_layout_cut_into_pieces(laid: tuple[Hand, Layout]) -> None:
    hand, layout = laid
    found = components(hand, layout)
    assert sorted(one.card for part in found for one in part) == sorted(one.card for one in layout)
    for contact in contacts(hand, layout, Reading.LENIENT):
        assert any(contact.first in part and contact.second in part for part in found)


@given(laid_hands(most=4), readings, st.integers(0, 3))
def test_the_legal_places_are_all_places_where_a_flawless_layout_stays_flawless(
    laid: tuple[Hand, Layout], reading: Reading, turn: int
) -> None:
    hand, layout = laid
    assume(len(layout) > 1 and flaw(hand, layout[:-1], reading) is None)
    rest, card = layout[:-1], hand[-1].id
    expected = [
        anchor for anchor in nearby(rest) if twin_flaw(hand, (*rest, PlacedCard(card, turn, anchor)), reading) is None
    ]
    assert list(legal_anchors(hand, layout, card, turn, reading)) == sorted(expected)


@settings(max_examples=30)  # the twin tries thousands of places for each
@given(hands(4, "abcd"), readings, st.integers(1, 3))
def test_all_layouts_are_found_and_each_once(hand: Hand, reading: Reading, size: int) -> None:
    found = [standard(layout) for layout in layouts(hand, size, reading)]
    assert len(set(found)) == len(found)
    assert set(found) == twin_layouts(hand, size, reading)


@given(hands(9, "abcdefgh"), readings)
def test_a_layout_that_is_found_is_flawless_in_its_reading(hand: Hand, reading: Reading) -> None:
    found = search(hand, reading=reading)
    for cards in range(len(found.layout) + 1):  # as it is placed, too
        assert flaw(hand, found.layout[:cards], reading) is None
    assert (len(found.layout) == 7) == (found.outcome is Outcome.FOUND)


@given(hands(5, "abcdef"), st.integers(1, 5))
def test_a_layout_of_the_strict_reading_is_one_of_the_lenient_reading(hand: Hand, size: int) -> None:
    strict = {standard(layout) for layout in layouts(hand, size, Reading.STRICT)}
    assert strict <= {standard(layout) for layout in layouts(hand, size, Reading.LENIENT)}
