"""Chance that can be checked."""

from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.chance import entry_generator, phase_generator
from ubongo.editions.contract.values import Seat

seeds = st.binary(min_size=32, max_size=32)


@given(seeds, st.integers(1, 10**6))
def test_the_chance_of_an_entry_depends_on_seed_and_number_alone(seed: bytes, seq: int):
    assert entry_generator(seed, seq).random() == entry_generator(seed, seq).random()
    assert entry_generator(seed, seq).random() != entry_generator(seed, seq + 1).random()
    assert entry_generator(seed, seq).random() != entry_generator(bytes([seed[0] ^ 1]) + seed[1:], seq).random()


@given(seeds)
def test_bots_have_their_own_chances(seed: bytes):
    drawn = [phase_generator(seed, seat, moment).random() for seat in (0, 1) for moment in ("1.0.racing", "2.0.racing")]
    assert len({*drawn, entry_generator(seed, 1).random()}) == 5


def test_the_chance_of_a_seed_never_changes():
    # A game recorded by an older version must replay: sha256 and the Mersenne Twister stay.
    assert entry_generator(bytes(32), 1).randrange(10**6) == 513_669
    assert phase_generator(bytes(32), Seat(0), "1.0.racing").randrange(10**6) == 568_500
