"""Card deck files: the standard one made again byte for byte, and read only as they were written."""

from collections.abc import Callable
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ubongo.formats.card_deck_file import checksum, decode, encode, face_text, remade, shipped, standard_card_deck
from ubongo.formats.checksummed import ChecksumError, DeckFileError
from ubongo.puzzles.generators.cards import card_deck


def test_the_standard_deck_is_made_again_byte_for_byte() -> None:
    assert encode(remade()) == shipped()
    assert remade() == standard_card_deck()


@settings(max_examples=5)  # a deck takes a twentieth of a second
@given(st.integers(0, (1 << 63) - 1))
def test_a_deck_reads_back_as_it_was_written(seed: int) -> None:
    deck = card_deck(seed)
    assert decode(encode(deck)) == deck
    assert encode(decode(encode(deck))) == encode(deck)


def test_a_card_is_a_line_and_a_face_its_two_rows() -> None:
    lines = shipped().decode().splitlines()
    assert len(lines) == 108 + 2
    first = standard_card_deck().cards[0]
    drawings = [face_text(side) for side in first.faces]
    assert msgspec.json.decode(lines[1].rstrip(",")) == {"stack": 1, "faces": drawings}
    assert drawings[0].split("/")[1].split() == list(first.faces[0].symbols[3:])


def test_the_checksum_names_the_deck() -> None:
    assert checksum(standard_card_deck()).encode() in shipped()
    assert checksum(standard_card_deck()) != checksum(card_deck(2))


def test_a_deck_that_was_changed_after_writing_is_told() -> None:
    with pytest.raises(ChecksumError):
        decode(shipped().replace(b'"seed":1', b'"seed":2', 1))


def changed(**fields: object) -> bytes:
    """The deck's file with other fields at its top."""
    return msgspec.json.encode({**msgspec.json.decode(shipped()), **fields})


@pytest.mark.parametrize(
    "damage",
    [
        lambda: b"",
        lambda: b"{",
        lambda: b"[]",
        lambda: bytes(range(256)),
        lambda: b"[" * 100_000,
        lambda: b" " * (1 << 19),
        lambda: shipped()[:-40],
        lambda: changed(version=99),
        lambda: changed(format="ubongo-deck"),
        lambda: changed(seed=-1),
        lambda: changed(cards=[]),
        lambda: changed(more=1),
    ],
)
def test_what_is_no_card_deck_is_told_in_one_line(damage: Callable[[], bytes]) -> None:
    with pytest.raises(DeckFileError) as told:
        decode(damage())
    assert "\n" not in str(told.value)
    assert 0 < len(str(told.value)) < 300


def resealed(before: bytes, after: bytes) -> bytes:
    """The deck's file changed in one place, with the checksum that belongs to it."""
    content, _, _ = shipped().replace(before, after, 1).partition(b',"sha256"')
    plain = content.replace(b"\n", b"")
    return plain + b',"sha256":"' + sha256(plain + b"}").hexdigest().encode() + b'"}'


def test_the_checksum_is_that_of_the_object_without_it_as_compact_json() -> None:
    assert decode(resealed(b'"seed":1', b'"seed":5')).seed == 5


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (b'"stack":1,', b'"stack":0,', "stack"),
        (b'"stack":1,', b'"stack":2,', "36 cards in each of 3 stacks"),
        (b'"faces":["', b'"faces":["X9 X9 X9/X9 X9 X9","', "faces"),
        (b'"faces":["', b'"faces":[" ', "is not two rows"),
        (b'"faces":["', b'"faces":["O4/', "is not two rows"),
        (b'"faces":["L5 ', b'"faces":["Q7 ', "no symbol 'Q7'"),
        (b'"faces":["L5 ', b'"faces":["V3 ', "no symbol 'V3' in stack 1"),
        (b'"faces":["L5 S4', b'"faces":["S4 S4', "stands twice"),
        (b'"stack":1,', b'"stack":1,"more":1,', "unknown field `more`"),
    ],
)
def test_nonsense_is_refused_even_with_the_right_checksum(before: bytes, after: bytes, words: str) -> None:
    with pytest.raises(DeckFileError) as told:
        decode(resealed(before, after))
    assert words in str(told.value)
    assert "\n" not in str(told.value)
