"""The judge of layouts."""

import pytest

from tests.puzzles.cards.hands import a_hand
from ubongo.puzzles.cards.card import Card, CardId, Layout, PlacedCard, Symbol
from ubongo.puzzles.cards.judge import LayoutFlaw, Reading, components, contacts, flaw

HAND = a_hand("abc/def", "efx/yza", "xde/wyz", "aqb/rst", "cux/fvy")
"""The second card fits below the right of the first, the third below its left, the fifth at its right side."""

STRICT, LENIENT = Reading.STRICT, Reading.LENIENT


def at(card: int, row: int, column: int, turn: int = 0) -> PlacedCard:
    return PlacedCard(CardId(card), turn, (row, column))


FIRST = at(1, 0, 0)
SHIFTED = at(2, 2, 1)
"""Two long sides, one cell apart."""


@pytest.mark.rule("K4")
@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ((), None),
        ((FIRST,), None),
        ((FIRST, SHIFTED), None),
        ((FIRST, at(5, 0, 3)), None),
        ((FIRST, at(4, 0, 3)), LayoutFlaw.MISMATCH),
        ((FIRST, at(3, 2, -1)), None),
        ((FIRST, at(2, 2, 2)), LayoutFlaw.ONE_SYMBOL),
        ((FIRST, at(2, 2, 0)), LayoutFlaw.THREE_SYMBOLS),
        ((FIRST, at(3, 2, 1)), LayoutFlaw.MISMATCH),
        ((FIRST, at(2, 1, 1)), LayoutFlaw.OVERLAP),
        ((FIRST, FIRST), LayoutFlaw.CARD_REUSED),
        ((FIRST, at(9, 0, 3)), LayoutFlaw.UNKNOWN_CARD),
        ((FIRST, at(2, 2, 1, turn=4)), LayoutFlaw.UNKNOWN_PLACE),
        ((FIRST, at(2, 2, 1, turn=-1)), LayoutFlaw.UNKNOWN_PLACE),
        ((FIRST, PlacedCard(CardId(2), 0, (2, 1, 0))), LayoutFlaw.UNKNOWN_PLACE),
        ((FIRST, PlacedCard(CardId(2), 0, ())), LayoutFlaw.UNKNOWN_PLACE),
    ],
)
def test_two_cards_touch_in_exactly_two_symbols_that_match(
    layout: Layout, expected: LayoutFlaw | None, reading: Reading
) -> None:
    assert flaw(HAND, layout, reading) is expected


@pytest.mark.rule("K4")
def test_three_symbols_are_wrong_even_if_all_match() -> None:
    pair = a_hand("abc/def", "def/abc")
    assert flaw(pair, (at(1, 0, 0), at(2, 2, 0)), LENIENT) is LayoutFlaw.THREE_SYMBOLS


@pytest.mark.rule("K4")
def test_one_symbol_is_wrong_even_if_it_matches() -> None:
    pair = a_hand("abc/def", "fxy/zuv")
    assert flaw(pair, (at(1, 0, 0), at(2, 2, 2)), LENIENT) is LayoutFlaw.ONE_SYMBOL


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("other", "placed"),
    [
        ("cxx/fxx", at(2, 0, 3)),
        ("xxf/xxc", at(2, 0, 3, turn=2)),
        ("fcx/xxx", at(2, -1, 3, turn=3)),
        ("xfc/xxx", at(2, 0, 3, turn=3)),
        ("xxx/cfx", at(2, 0, 3, turn=1)),
        ("xxx/xcf", at(2, -1, 3, turn=1)),
    ],
)
def test_a_short_side_touches_a_short_side_or_two_thirds_of_a_long_one(other: str, placed: PlacedCard) -> None:
    hand = a_hand("abc/def", other)
    upside_down = PlacedCard(placed.card, (placed.turn + 2) % 4, placed.anchor)
    assert flaw(hand, (FIRST, placed), STRICT) is None
    assert flaw(hand, (FIRST, upside_down), STRICT) is LayoutFlaw.MISMATCH


@pytest.mark.rule("K5")
@pytest.mark.parametrize("reading", Reading)
def test_corners_alone_do_not_touch(reading: Reading) -> None:
    assert contacts(HAND, (FIRST, at(2, 2, 3)), reading) == ()
    assert flaw(HAND, (FIRST, at(2, 2, 3)), reading) is LayoutFlaw.NOT_CONNECTED


@pytest.mark.rule("K5")
def test_the_components_of_a_layout_that_is_not_connected_are_found() -> None:
    layout = (FIRST, at(4, 9, 9), SHIFTED)
    assert flaw(HAND, layout, LENIENT) is LayoutFlaw.NOT_CONNECTED
    assert components(HAND, layout) == ((FIRST, SHIFTED), (at(4, 9, 9),))
    assert components(HAND, ()) == ()


@pytest.mark.rule("K5")
def test_branches_are_allowed() -> None:
    star = a_hand("abc/def", "xxx/xab", "cxx/fxx", "xde/xxx")
    layout = (FIRST, at(2, -2, -1), at(3, 0, 3), at(4, 2, -1))
    assert flaw(star, layout, STRICT) is None
    assert [contact.first for contact in contacts(star, layout, STRICT)] == [FIRST] * 3


WHEEL = a_hand("abc/def", "ghi/cfj", "kji/lmn", "ekl/dop")
AROUND = (at(1, 0, 0), at(2, 0, 3, turn=1), at(3, 3, 2), at(4, 2, 0, turn=1))
"""Four cards around an open cell, each with two correct contacts."""


@pytest.mark.rule("K4")
def test_a_ring_of_cards_is_wrong_strictly_and_right_leniently() -> None:
    assert flaw(WHEEL, AROUND, LENIENT) is None
    assert flaw(WHEEL, AROUND, STRICT) is LayoutFlaw.SEVERAL_CARDS
    assert [contact.flaw for contact in contacts(WHEEL, AROUND, STRICT)] == [LayoutFlaw.SEVERAL_CARDS] * 4
    for missing in range(4):
        assert flaw(WHEEL, AROUND[:missing] + AROUND[missing + 1 :], STRICT) is None


@pytest.mark.rule("K4")
def test_only_the_ring_is_marked_and_not_a_branch_of_it() -> None:
    hand = (*WHEEL, Card(CardId(5), tuple(map(Symbol, "xxxabx"))))
    found = contacts(hand, (*AROUND, at(5, -2, 0)), STRICT)
    assert [contact.flaw for contact in found if contact.second.card == 5] == [LayoutFlaw.THREE_SYMBOLS]
    hand = (*WHEEL, Card(CardId(5), tuple(map(Symbol, "xxxxab"))))
    found = contacts(hand, (*AROUND, at(5, -2, -1)), STRICT)
    assert [contact.flaw for contact in found if contact.second.card == 5] == [None]
    assert [contact.flaw for contact in found if contact.second.card != 5] == [LayoutFlaw.SEVERAL_CARDS] * 4


@pytest.mark.rule("K4")
def test_every_contact_is_reported_with_its_flaw_and_its_cells() -> None:
    right, wrong = contacts(HAND, (FIRST, SHIFTED, at(4, 0, 3)), LENIENT)[:2]
    assert (right.first, right.second, right.flaw) == (FIRST, SHIFTED, None)
    assert right.pairs == (((1, 1), (2, 1)), ((1, 2), (2, 2)))
    assert (wrong.second.card, wrong.flaw) == (4, LayoutFlaw.MISMATCH)
    assert wrong.pairs == (((0, 2), (0, 3)), ((1, 2), (1, 3)))


def test_contacts_of_impossible_placements_are_refused() -> None:
    with pytest.raises(ValueError, match="card-reused"):
        contacts(HAND, (FIRST, FIRST), STRICT)


def test_cells_that_two_cards_cover_are_the_pairs_of_an_overlap() -> None:
    (clash,) = contacts(HAND, (FIRST, at(2, 1, 2)), STRICT)
    assert (clash.pairs, clash.flaw) == ((((1, 2), (1, 2)),), LayoutFlaw.OVERLAP)
