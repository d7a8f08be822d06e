"""Files of boards: the content of a row, and what is refused even with the right checksum."""

import msgspec
import pytest

from tests.formats.altered import with_text
from ubongo.formats.checksummed import DeckFileError
from ubongo.formats.deck_file import decode, encode
from ubongo.puzzles.generators.flat import flat_deck
from ubongo.puzzles.generators.solid import solid_deck
from ubongo.puzzles.notation import parse_base

FLAT_FILE = encode(flat_deck(4, ("3",)))
SOLID_FILE = encode(solid_deck(4, ("1",)))


def test_a_solid_board_is_written_as_its_base_with_a_task_for_every_face() -> None:
    board = msgspec.json.decode(SOLID_FILE)["boards"][0]
    deck = solid_deck(4, ("1",))
    assert parse_base(board["region"]) == deck.boards[0].region
    assert len(board["tasks"]) == 6


def test_blocks_that_do_not_fill_two_layers_are_refused() -> None:
    region = msgspec.json.decode(SOLID_FILE)["boards"][0]["region"].encode()
    with pytest.raises(DeckFileError, match="areas do not match"):
        decode(with_text(SOLID_FILE, b'"region":"' + region, b'"region":"#'))


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (b'"card":1,', b'"card":0,', "boards"),
        (b'"region":"', b'"region":"..../', "is drawn as"),
        (b'"region":"', b'"region":"x', "not 'x'"),
        (b'"pieces":["', b'"pieces":["Q7","', "unknown piece 'Q7'"),
        (b'"pieces":["', b'"pieces":["O4","O4","', "requested 2 times"),
        (b'"],"solutions"', b'","V3"],"solutions"', "areas do not match"),
        (b'"solutions":1', b'"solutions":0', "solutions"),
        (b'"solutions":1', b'"solutions":1,"more":1', "unknown field `more`"),
        (b'"grade":', b'"grade":9', "grade"),
        (b'"box":"flat"', b'"box":"paper"', "unknown box 'paper'; known: flat, solid"),
        (b'"box":"flat"', b'"box":"solid"', "unknown piece"),
    ],
)
def test_impossible_content_is_refused_even_with_the_right_checksum(before: bytes, after: bytes, words: str) -> None:
    with pytest.raises(DeckFileError) as refused:
        decode(with_text(FLAT_FILE, before, after))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
