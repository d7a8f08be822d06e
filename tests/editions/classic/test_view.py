"""Views that are cached for one state never show in another."""

import pytest

from tests.editions.classic.table import dealt, racing
from tests.replacing import replace
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.identity_key import IdentityKey


def test_equal_states_give_equal_views():
    hand = racing(3)
    hand.solve(0, after=1_000)
    copy = replace(hand.game, phase=replace(hand.racing))
    assert copy is not hand.game
    for audience in (None, *map(Seat, range(3))):
        assert CLASSIC.rules.view(copy, audience, hand.now) == hand.view(audience)


def test_an_older_state_gives_the_same_view_as_before():
    hand = racing(2)
    hand.solve(0, after=1_000)
    before, seen = hand.game, hand.view(0)
    hand.take(0)
    assert hand.view(0) != seen
    assert CLASSIC.rules.view(before, Seat(0), hand.now) == seen


def test_a_key_equals_only_keys_of_the_identical_value():
    rows = [(1, 2)]
    assert IdentityKey(rows) == IdentityKey(rows)
    assert IdentityKey(rows) != IdentityKey([(1, 2)])
    assert IdentityKey(rows) != rows


@pytest.mark.rule("C9")
def test_the_last_round_shows_the_takings_until_the_next_one_starts():
    hand = dealt(2)
    hand.wake()
    hand.solve(1, after=10_000)
    gems = hand.game.rows[1][:2]
    hand.take(1)
    hand.give_up(0)
    last = hand.view(None).last
    assert last is not None
    ada, ben = last.boards
    assert (ada.rank, ada.taken) == (None, None)
    assert ben.taken is not None
    assert (ben.rank, ben.elapsed_ms, ben.taken.gems) == (1, 10_000, gems)
    hand.rest()
    assert hand.view(None).last is None


@pytest.mark.rule("C10")
def test_players_who_are_equal_share_their_place():
    hand = dealt(3)
    hand.round_of(2)
    players = hand.view(None).players
    assert [player.place for player in players] == [2, 2, 1]
