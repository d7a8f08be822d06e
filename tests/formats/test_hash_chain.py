"""Canonical JSON, and the hash chain of a log: values that never change."""

from hashlib import sha256

import pytest

from tests.attacks import forgery
from tests.attacks.host import honest, honest_file
from tests.replacing import replace
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.clock import ClockExtended
from ubongo.editions.shares import Notes, Terms, encoded
from ubongo.formats.canonical_json import canonical
from ubongo.formats.game_file import decode
from ubongo.formats.hash_chain import entry_hash, first_hash, hashes_of
from ubongo.formats.log import Entry

TERMS = Terms('{"a":1}', (None, None), 0)
ENTRY = Entry(1, Millis(5), ExtendClock(Millis(3)), (ClockExtended(Millis(3)),))
HASH = "3fef594a7277e5603f3cdfdfec4ed9cf63d786ff40a2a5dc634f90146baa8333"
SHARE = "1e6750d20957e49e2cd9827a2197a8b321fff95b07dfe02f20661a91de8d4cdd"


@pytest.mark.parametrize(
    ("value", "data"),
    [
        ({"b": [None, True, False], "a": {"z": 1, "y": -2}}, b'{"a":{"y":-2,"z":1},"b":[null,true,false]}'),
        ("Bo\u017eena \u2028", '"Božena \u2028"'.encode()),
        ('"\\\b\t\n\f\r/', b'"\\"\\\\\\b\\t\\n\\f\\r/"'),
        ("\x00\x1f\x7f", b'"\\u0000\\u001f\x7f"'),
        ({"é": 1, "z": 2, "": 3}, '{"":3,"z":2,"é":1}'.encode()),
        ((1 << 53) - 1, b"9007199254740991"),
        ([], b"[]"),
        ({}, b"{}"),
    ],
)
def test_each_value_has_one_way_to_be_written(value: object, data: bytes):
    assert canonical(value) == data
    assert forgery.canonical(value) == data


def test_shares_are_mixed_into_the_key_as_canonical_json():
    for shares in ((), (None,), (HASH, None, SHARE)):
        assert encoded(shares) == canonical(shares)


def test_the_chain_starts_with_the_hash_of_the_terms():
    assert first_hash(TERMS) == sha256(b'{"a":1}').hexdigest()
    assert first_hash(TERMS) == "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"


def test_the_hash_of_an_entry_never_changes():
    assert entry_hash(first_hash(TERMS), ENTRY) == HASH
    noted = replace(ENTRY, notes=Notes("sharp", (SHARE, None), TERMS))
    assert entry_hash(first_hash(TERMS), noted) == "51c1aebc27a4155dfd6210766214000c347528959631495cb49365ae79836b6f"


def test_everything_in_an_entry_and_before_it_counts():
    before = first_hash(TERMS)
    entries = [
        ENTRY,
        replace(ENTRY, seq=2),
        replace(ENTRY, at=Millis(6)),
        replace(ENTRY, command=ExtendClock(Millis(4))),
        replace(ENTRY, events=()),
        replace(ENTRY, notes=Notes("sharp")),
        replace(ENTRY, notes=Notes(shares=(None,))),
        replace(ENTRY, notes=Notes(shares=())),
    ]
    hashes = {entry_hash(before, entry) for entry in entries} | {entry_hash("0" * 64, ENTRY)}
    assert len(hashes) == 9


@pytest.mark.parametrize("edition", ["pouch", "classic", "three-d", "cards", "solo"])
def test_the_hashes_of_a_game_are_those_of_another_program(edition: str):
    again = forgery.chained(honest(edition))
    assert again == honest(edition)
    game = decode(honest_file(edition))
    assert tuple(hashes_of(game.entries)) == game.hashes == tuple(entry["hash"] for entry in again["entries"])
