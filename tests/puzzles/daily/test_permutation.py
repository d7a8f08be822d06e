"""Keyed permutations and numbered combinations: each number comes exactly once."""

from hashlib import sha256
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.puzzles.daily.combinations import mask_of
from ubongo.puzzles.daily.permutation import Permutation


@given(st.text(max_size=8), st.integers(1, 300))
def test_every_number_of_the_range_has_one_place(key: str, size: int):
    order = Permutation(key, size)
    assert sorted(map(order, range(size))) == list(range(size))


@given(st.integers(1, 1 << 40), st.data())
def test_two_places_of_a_long_range_have_different_numbers(size: int, data: st.DataObject):
    order = Permutation("long", size)
    one, other = data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1))
    assert 0 <= order(one) < size
    assert (order(one) == order(other)) == (one == other)


def test_keys_give_different_permutations():
    assert len({tuple(map(Permutation(str(key), 20), range(20))) for key in range(50)}) == 50


def test_a_permutation_is_the_same_on_every_machine():
    # Worked out by hand from the definition: six rounds, the right half is hashed, halves of three bits.
    def network(number: int) -> int:
        left, right = number >> 3, number & 7
        for turn in range(6):
            mixed = int.from_bytes(sha256(f"key/{turn}/{right}".encode()).digest()[:8], "big") & 7
            left, right = right, left ^ mixed
        return left << 3 | right

    def walked(number: int) -> int:
        number = network(number)
        return number if number < 40 else walked(number)

    assert [Permutation("key", 40)(place) for place in range(40)] == [walked(place) for place in range(40)]


@pytest.mark.parametrize("place", [-1, 10])
def test_a_place_outside_the_range_is_refused(place: int):
    with pytest.raises(ValueError, match="is not within 0 to 9"):
        Permutation("key", 10)(place)


def test_an_empty_range_is_refused():
    with pytest.raises(ValueError, match="at least one place"):
        Permutation("key", 0)


@given(st.integers(0, 10).flatmap(lambda places: st.tuples(st.just(places), st.integers(0, places))))
def test_masks_are_all_combinations_in_ascending_order(size: tuple[int, int]):
    places, chosen = size
    wanted = sorted(sum(1 << bit for bit in bits) for bits in combinations(range(places), chosen))
    assert [mask_of(number, places, chosen) for number in range(comb(places, chosen))] == wanted


@pytest.mark.parametrize("number", [-1, 10])
def test_a_mask_that_is_not_there_is_refused(number: int):
    with pytest.raises(ValueError, match="there are 10 masks"):
        mask_of(number, 5, 2)
