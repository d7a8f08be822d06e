"""The players' shares: chains in which each share is the hash of the next."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.shares import CHAIN, Shares, Terms, encoded, false_shares, follows, hashed, share_chain

CHAIN_OF_COUNTING = share_chain(bytes(range(32)))
FIRST = "1e6750d20957e49e2cd9827a2197a8b321fff95b07dfe02f20661a91de8d4cdd"
COMMITMENT = "2a05790d9ee117fdb350cbd54c81624c792c118e6e8909fa0c1dfee21aec5d9e"
OTHER = share_chain(bytes(32))
TERMS = Terms("{}", (COMMITMENT, None, hashed(OTHER[0])), 3)


def reveal(number: int, *, first: str | None = None, bot: str | None = None, last: str | None = None) -> Shares:
    return first or CHAIN_OF_COUNTING[number], bot, last or OTHER[number]


def test_a_chain_has_64_shares_and_ends_with_the_one_that_was_drawn():
    assert (len(CHAIN_OF_COUNTING), CHAIN) == (64, 64)
    assert CHAIN_OF_COUNTING[63] == bytes(range(32)).hex()
    assert CHAIN_OF_COUNTING[62] == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert CHAIN_OF_COUNTING[0] == FIRST


def test_the_commitment_is_the_hash_of_the_first_share():
    assert hashed(FIRST) == COMMITMENT


@given(st.integers(0, 63), st.integers(0, 63))
def test_a_share_follows_an_earlier_one_after_as_many_hashes(number: int, earlier: int):
    share, known = CHAIN_OF_COUNTING[number], CHAIN_OF_COUNTING[earlier]
    assert follows(share, COMMITMENT, number + 1)
    assert not follows(share, COMMITMENT, number)
    assert follows(share, known, max(number - earlier, 0)) is (earlier <= number)


def test_shares_are_written_as_canonical_json():
    assert encoded(()) == b"[]"
    assert encoded((None,)) == b"[null]"
    assert encoded(("ab", None, "cd")) == b'["ab",null,"cd"]'


@pytest.mark.parametrize(
    ("commitments", "people", "shared"),
    [
        ((None, None), 2, False),
        ((COMMITMENT, None), 1, False),
        ((COMMITMENT, None), 2, True),
        ((COMMITMENT, hashed(OTHER[0])), 2, True),
    ],
    ids=["nobody has committed", "one person and a bot", "one of two people has", "both have"],
)
def test_shares_are_revealed_for_each_round_from_two_people_on(commitments: Shares, people: int, shared: bool):
    assert Terms("{}", commitments, people).are_shared_by_round is shared


def test_honest_shares_are_not_false():
    assert list(false_shares(TERMS, tuple(map(reveal, range(9))))) == []


@pytest.mark.parametrize("change", ["{}\n", " {}", "{}00", "{}ab\n"])
def test_only_64_digits_are_a_share(change: str):
    share = FIRST
    assert follows(share, COMMITMENT, 1)
    assert not follows(change.format(share), COMMITMENT, 1)
    assert not follows(share.upper(), COMMITMENT, 1)


def test_a_share_after_missing_ones_still_follows():
    reveals = ((None, None, None), (None, None, OTHER[1]), reveal(2))
    assert list(false_shares(TERMS, reveals)) == []


@pytest.mark.parametrize(
    ("reveals", "false"),
    [
        ((reveal(0, first=OTHER[0]),), [(0, 0)]),
        ((reveal(0, first=CHAIN_OF_COUNTING[1]),), [(0, 0)]),
        ((reveal(0, bot="0" * 64),), [(0, 1)]),
        ((reveal(0), reveal(0)), [(1, 0), (1, 2)]),
        ((reveal(0), reveal(2)), [(1, 0), (1, 2)]),
        ((reveal(0), reveal(1, last="0" * 64), reveal(2)), [(1, 2)]),
        (((), (FIRST,)), [(1, 0)]),
    ],
)
def test_a_share_that_was_not_committed_to_is_false(reveals: tuple[Shares, ...], false: list[tuple[int, int]]):
    assert list(false_shares(TERMS, reveals)) == false
