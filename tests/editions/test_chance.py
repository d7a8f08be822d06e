"""Chance that can be checked."""

from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.chance import bot_chance, chance
from ubongo.editions.contract.values import Seat

seeds = st.binary(min_size=32, max_size=32)


@given(seeds, st.integers(1, 10**6))
def test_the_chance_of_an_entry_depends_on_seed_and_number_alone(seed: bytes, seq: int):
    assert chance(seed, seq).random() == chance(seed, seq).random()
    assert chance(seed, seq).random() != chance(seed, seq + 1).random()
    assert chance(seed, seq).random() != chance(bytes([seed[0] ^ 1]) + seed[1:], seq).random()


@given(seeds)
def test_bots_have_their_own_chances(seed: bytes):
    drawn = [bot_chance(seed, seat, moment).random() for seat in (0, 1) for moment in ("1.0.racing", "2.0.racing")]
    assert len({*drawn, chance(seed, 1).random()}) == 5


def test_the_chance_of_a_seed_never_changes():
    # A game recorded by an older version must replay: sha256 and the Mersenne Twister stay.
    assert chance(bytes(32), 1).randrange(10**6) == 513_669
    assert bot_chance(bytes(32), Seat(0), "1.0.racing").randrange(10**6) == 568_500
