"""Deck files: written the same every time, and read only as they were written."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256

import msgspec
import pytest

from ubongo.formats.checksummed import ChecksumError, DeckFileError
from ubongo.formats.deck_file import checksum, decode, encode
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.generators.flat import flat_deck
from ubongo.puzzles.generators.solid import solid_deck
from ubongo.puzzles.notation import parse_base


@cache
def a_deck() -> BoardDeck:
    """A deck of one side."""
    return flat_deck(4, ("3",))


def test_a_deck_reads_back_as_it_was_written() -> None:
    data = encode(a_deck())
    assert decode(data) == a_deck()
    assert encode(decode(data)) == data


def test_a_solid_deck_is_written_by_its_bases_with_a_task_for_every_face() -> None:
    deck = solid_deck(4, ("1",))
    data = encode(deck)
    assert decode(data) == deck
    assert encode(decode(data)) == data
    board = msgspec.json.decode(data)["boards"][0]
    assert parse_base(board["region"]) == deck.boards[0].region
    assert len(board["tasks"]) == 6


def test_blocks_that_do_not_fill_two_layers_are_refused() -> None:
    content = msgspec.json.decode(encode(solid_deck(4, ("1",))))
    del content["sha256"]
    content["boards"][0]["region"] = "#"
    plain = msgspec.json.encode(content)
    sealed = plain[:-1] + b',"sha256":"' + sha256(plain).hexdigest().encode() + b'"}'
    with pytest.raises(DeckFileError, match="areas cannot match"):
        decode(sealed)


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


def resealed(before: bytes, after: bytes) -> bytes:
    """The deck's file changed in one place, with the checksum that belongs to it."""
    content, _, _ = encode(a_deck()).replace(before, after, 1).partition(b',"sha256"')
    plain = content.replace(b"\n", b"")
    return plain + b',"sha256":"' + sha256(plain + b"}").hexdigest().encode() + b'"}'


def test_the_checksum_is_that_of_the_object_without_it_as_compact_json() -> None:
    assert decode(resealed(b'"seed":4', b'"seed":5')).seed == 5


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (b'"card":1,', b'"card":0,', "boards"),
        (b'"region":"', b'"region":"..../', "is drawn as"),
        (b'"region":"', b'"region":"x', "not 'x'"),
        (b'"pieces":["', b'"pieces":["Q7","', "unknown piece 'Q7'"),
        (b'"pieces":["', b'"pieces":["O4","O4","', "asked for 2 times"),
        (b'"],"solutions"', b'","V3"],"solutions"', "areas cannot match"),
        (b'"solutions":1', b'"solutions":0', "solutions"),
        (b'"solutions":1', b'"solutions":1,"more":1', "unknown field `more`"),
        (b'"grade":', b'"grade":9', "grade"),
        (b'"box":"flat"', b'"box":"paper"', "unknown box 'paper'; known: flat, solid"),
    ],
)
def test_nonsense_is_refused_even_with_the_right_checksum(before: bytes, after: bytes, words: str) -> None:
    with pytest.raises(DeckFileError) as told:
        decode(resealed(before, after))
    assert words in str(told.value)
    assert "\n" not in str(told.value)


def test_a_file_beyond_all_decks_is_not_read() -> None:
    with pytest.raises(DeckFileError, match="at most"):
        decode(b" " * (1 << 21))
