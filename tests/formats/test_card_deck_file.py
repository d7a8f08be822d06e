"""Files of cards: the content of a row, and what is refused even with the right checksum."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.formats.altered import with_text
from ubongo.formats.card_deck_file import face_text
from ubongo.formats.checksummed import DeckFileError
from ubongo.formats.deck_file import decode, encode
from ubongo.formats.standard_decks import shipped, standard_deck
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.generators.cards import card_deck


@pytest.mark.slow
@settings(max_examples=5)  # a deck takes a twentieth of a second
@given(st.integers(0, (1 << 63) - 1))
def test_a_deck_of_any_seed_reads_back_as_it_was_written(seed: int) -> None:
    deck = card_deck(seed)
    assert decode(encode(deck)) == deck
    assert encode(decode(encode(deck))) == encode(deck)


def test_a_card_is_a_line_and_a_face_its_two_rows() -> None:
    lines = shipped(CARD_DECK).decode().splitlines()
    assert len(lines) == 108 + 2
    first = standard_deck(CARD_DECK).cards[0]
    drawings = [face_text(side) for side in first.faces]
    assert msgspec.json.decode(lines[1].rstrip(",")) == {"stack": 1, "faces": drawings}
    assert drawings[0].split("/")[1].split() == list(first.faces[0].symbols[3:])


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
        (b'"faces":["L5 S4', b'"faces":["S4 S4', "repeated on a face"),
        (b'"stack":1,', b'"stack":1,"more":1,', "unknown field `more`"),
    ],
)
def test_impossible_content_is_refused_even_with_the_right_checksum(before: bytes, after: bytes, words: str) -> None:
    with pytest.raises(DeckFileError) as refused:
        decode(with_text(shipped(CARD_DECK), before, after))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
