"""Each standard deck can be regenerated from its seed, byte for byte."""

import pytest

from ubongo.formats.deck_file import decode, encode
from ubongo.formats.standard_decks import shipped, standard_deck
from ubongo.puzzles.deck_kinds import DECK_KINDS, AnyDeckKind

every_kind = pytest.mark.parametrize("kind", DECK_KINDS.values(), ids=DECK_KINDS)


@pytest.mark.slow
@every_kind
def test_the_shipped_deck_is_generated_again_byte_for_byte(kind: AnyDeckKind) -> None:
    generated = kind.generate_standard()
    assert encode(generated) == shipped(kind)
    assert generated == standard_deck(kind)


@every_kind
def test_the_shipped_deck_is_read_once_and_equals_the_file(kind: AnyDeckKind) -> None:
    assert standard_deck(kind) == decode(shipped(kind))
    assert standard_deck(kind) is standard_deck(kind)
