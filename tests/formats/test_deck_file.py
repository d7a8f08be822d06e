"""Deck files: written the same every time, and read only as they were written."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from ubongo.formats.deck_file import ChecksumError, DeckFileError, checksum, decode, encode
from ubongo.puzzles.deck import Deck
from ubongo.puzzles.generate import flat_deck


@cache
def a_deck() -> Deck:
    """A deck of one side."""
    return flat_deck(4, ("3",))


def test_a_deck_reads_back_as_it_was_written() -> None:
    data = encode(a_deck())
    assert decode(data) == a_deck()
    assert encode(decode(data)) == data


def test_the_checksum_names_the_deck() -> None:
    assert checksum(a_deck()).encode() in encode(a_deck())
    assert checksum(a_deck()) != checksum(flat_deck(5, ("3",)))


def test_a_deck_that_was_changed_after_writing_is_told() -> None:
    with pytest.raises(ChecksumError):
        decode(encode(a_deck()).replace(b'"solutions":1', b'"solutions":2', 1))


def changed(**fields: object) -> bytes:
    """The deck's file with other fields at its top."""
    return msgspec.json.encode({**msgspec.json.decode(encode(a_deck())), **fields})


@pytest.mark.parametrize(
    "damage",
    [
        lambda: b"",
        lambda: b"{",
        lambda: b"[]",
        lambda: bytes(range(256)),
        lambda: b"\xff\xfe" * 500,
        lambda: b"[" * 100_000,
        lambda: encode(a_deck())[:-40],
        lambda: changed(version=99),
        lambda: changed(format="chess"),
        lambda: changed(seed=-1),
        lambda: changed(seed="one"),
        lambda: changed(boards=[]),
        lambda: changed(more=1),
        lambda: changed(box="paper"),
    ],
)
def test_what_is_no_deck_is_told_in_one_line(damage: Callable[[], bytes]) -> None:
    with pytest.raises(DeckFileError) as told:
        decode(damage())
    assert "\n" not in str(told.value)
    assert 0 < len(str(told.value)) < 300
