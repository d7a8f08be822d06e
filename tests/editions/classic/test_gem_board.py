"""The gem board. Rule: C2, C4, C5, C10."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.classic.gem_board import (
    HOLES,
    Color,
    GemCounts,
    broken,
    deciding_color,
    fields,
    hole,
    laid_out,
    nearest,
    winners,
    without,
)

ADAM = GemCounts(green=6, red=4, blue=2, violet=2, brown=2, yellow=2)
BARA = GemCounts(green=2, red=2, blue=0, violet=1, brown=2, yellow=3)
CYRIL = GemCounts(green=4, red=3, blue=2, violet=6, brown=1, yellow=0)
holdings = st.lists(st.integers(0, 12), min_size=6, max_size=6).map(GemCounts.of)


@pytest.mark.rule("C2")
def test_seventy_two_gems_are_in_six_rows_of_twelve():
    rows = laid_out(Random(1))
    assert [len(row) for row in rows] == [12] * 6
    assert Counter(gem for row in rows for gem in row) == dict.fromkeys(Color, 12)


@pytest.mark.rule("C2")
def test_gems_are_placed_at_random():
    assert laid_out(Random(1)) == laid_out(Random(1)) != laid_out(Random(2))


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("home", "rank", "within"),
    [
        (2, 1, [0, 1, 2, 3, 4, 5]),
        (2, 2, [0, 1, 2, 3, 4]),
        (2, 3, [1, 2, 3]),
        (2, 4, [2]),
        (0, 1, [0, 1, 2, 3]),
        (5, 1, [2, 3, 4, 5]),
        (5, 3, [4, 5]),
    ],
)
def test_the_fields_form_a_line_and_not_a_ring(home: int, rank: int, within: list[int]):
    assert list(fields(home, rank)) == within


@pytest.mark.rule("C5")
@given(st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=36))
def test_rows_only_ever_lose_pairs_from_the_pawns_end_and_no_gem_is_lost(seed: int, takings: list[int]):
    start = rows = laid_out(Random(seed))
    held = GemCounts()
    for row in takings:
        held = held.plus(nearest(rows[row]))
        rows = without(rows, row)
        assert all(whole[HOLES - len(left) :] == left for whole, left in zip(start, rows, strict=True))
        assert hole(rows[row]) == HOLES - len(rows[row])
        assert broken(rows, (held,)) == ()


@pytest.mark.rule("C2")
def test_a_lost_gem_and_half_a_pair_are_reported():
    rows = laid_out(Random(1))
    lost = (rows[0][1:], *rows[1:])
    assert broken(lost, ()) == (f"there are 11 {rows[0][0].value} gems", "half a handful was taken")


@pytest.mark.rule("C10")
def test_the_worked_example_is_won_on_the_third_color():
    assert [held.standing for held in (ADAM, BARA, CYRIL)] == [
        (6, 4, 2, 2, 2, 2),
        (3, 2, 2, 2, 1, 0),
        (6, 4, 3, 2, 1, 0),
    ]
    assert winners((ADAM, BARA, CYRIL)) == (2,)
    assert deciding_color((ADAM, BARA, CYRIL)) == 3
    assert sum(ADAM.counts) > sum(CYRIL.counts)


@pytest.mark.rule("C10")
def test_the_count_goes_down_to_the_last_color():
    first, second = GemCounts.of((3, 3, 3, 3, 3, 1)), GemCounts.of((2, 3, 3, 3, 3, 3))
    assert winners((first, second)) == (1,)
    assert deciding_color((first, second)) == 6


@pytest.mark.rule("C10")
def test_equal_counts_share_the_win_whatever_the_colors():
    first, second = GemCounts(green=4, red=2), GemCounts(violet=2, yellow=4)
    assert winners((first, GemCounts(green=5), second)) == (1,)
    assert winners((first, GemCounts(green=4), second)) == (0, 2)
    assert deciding_color((first, second)) is None


@pytest.mark.rule("C10")
@given(st.lists(holdings, min_size=2, max_size=4))
def test_every_winner_is_better_than_every_loser(players: list[GemCounts]):
    won = winners(players)
    assert won
    assert (deciding_color(players) is None) == (len(won) > 1)
    for number, held in enumerate(players):
        assert (number in won) == (held.standing == players[won[0]].standing)
        assert held.standing <= players[won[0]].standing
