"""The secret of a table, and the keys that follow from it: values that never change."""

from hashlib import sha256

import pytest

from ubongo.editions.contract.values import Seat
from ubongo.editions.secret import Scheme, Secret, bot_generator, keyed_chance, purpose_generator
from ubongo.editions.shares import Terms, hashed, share_chain

CHAIN = share_chain(bytes(range(32)))
TERMS = Terms('{"a":1}', (hashed(CHAIN[0]), None), 2)
SECRET = Secret(bytes(32))
FIRST = ((CHAIN[0], None),)
KEY = SECRET.key(TERMS, FIRST)


def test_the_published_hash_is_sha_256():
    assert SECRET.hash == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Secret(b"seed").hash == sha256(b"seed").hexdigest()


def test_without_reveals_the_key_is_the_secret():
    assert SECRET.key(None, ()) == SECRET.key(TERMS, ()) == bytes(32)


def test_the_first_key_mixes_in_terms_and_shares_and_the_next_ones_shares_alone():
    assert KEY.hex() == "9bc029f0782c6c3b692153be4901aa66ba759d0d1de09c007bf12451a3550446"
    second = SECRET.key(TERMS, (*FIRST, (CHAIN[1], None)))
    assert second.hex() == "efdf5377a8e6c3b8c30b0d5541eb2faf81cbb44075d79efce1218148f6a4435f"
    assert Secret(KEY).key(None, [(CHAIN[1], None)]) == second


def test_every_byte_of_terms_shares_and_secret_counts():
    keys = {
        KEY,
        SECRET.key(Terms('{"a":2}', TERMS.commitments, 2), FIRST),
        SECRET.key(TERMS, [(CHAIN[1], None)]),
        SECRET.key(TERMS, [(None, CHAIN[0])]),
        SECRET.key(TERMS, [(None, None)]),
        Secret(bytes(31) + b"\1").key(TERMS, FIRST),
    }
    assert len(keys) == 6


def test_a_draw_depends_on_key_and_purpose_alone():
    assert purpose_generator(KEY, "round/1/die").randrange(6) == 5
    assert purpose_generator(KEY, "start/pile").sample(range(36), 36)[:5] == [6, 9, 20, 23, 34]
    assert purpose_generator(KEY, "round/2/die").random() != purpose_generator(KEY, "round/1/die").random()


def test_each_purpose_is_checked_before_it_is_drawn_for():
    asked: list[str] = []
    chance = keyed_chance(KEY, asked.append)
    assert chance.reshuffles
    assert chance.within("round").within("1").of("die").randrange(6) == 5
    assert chance.of("start/pile").sample(range(36), 36)[0] == 6
    assert asked == ["round/1/die", "start/pile"]

    def refuse(purpose: str) -> None:
        raise LookupError(purpose)

    with pytest.raises(LookupError, match="round/9/die"):
        keyed_chance(KEY, refuse).of("round/9/die")


def test_a_bot_draws_from_the_key_in_scheme_2_and_from_the_secret_in_scheme_1():
    assert bot_generator(SECRET, KEY, Seat(1), "1.0.racing").random() == 0.7089426244427963
    old = Secret(bytes(32), Scheme.BY_ENTRY)
    assert bot_generator(old, KEY, Seat(1), "1.0.racing").random() == 0.36224353207830073
    assert bot_generator(old, b"", Seat(1), "1.0.racing").random() == 0.36224353207830073
    assert bot_generator(SECRET, KEY, Seat(0), "1.0.racing").random() != 0.7089426244427963
