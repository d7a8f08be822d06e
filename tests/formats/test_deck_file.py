"""Deck files of every kind: written deterministically, and read only if unchanged."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.formats.altered import with_fields, with_text
from ubongo.formats.board_deck_file import BOARD_DECK_FILE
from ubongo.formats.card_deck_file import CARD_DECK_FILE
from ubongo.formats.checksummed import ChecksumError, DeckFileError
from ubongo.formats.deck_file import MOST_BYTES, checksum, decode, decode_as, encode
from ubongo.puzzles.deck_kinds import CARD_DECK, DECK_KINDS, FLAT_DECK, SOLID_DECK, AnyDeckKind, Deck, kind_of

SIDE = {"flat": ("3",), "solid": ("1",), "cards": ()}

every_kind = pytest.mark.parametrize("kind", DECK_KINDS.values(), ids=DECK_KINDS)


@cache
def a_deck(kind: AnyDeckKind, seed: int = 4) -> Deck:
    """A deck of that kind; boards have only one side."""
    return kind.generate(seed, SIDE[kind.name])


@every_kind
def test_a_deck_reads_back_as_it_was_written(kind: AnyDeckKind) -> None:
    data = encode(a_deck(kind))
    assert decode(data) == a_deck(kind)
    assert kind_of(decode(data)) is kind
    assert encode(decode(data)) == data


@every_kind
def test_the_checksum_identifies_the_deck(kind: AnyDeckKind) -> None:
    assert checksum(a_deck(kind)).encode() in encode(a_deck(kind))
    assert checksum(a_deck(kind)) != checksum(a_deck(kind, seed=5))


@every_kind
def test_the_checksum_is_that_of_the_compact_json_without_it(kind: AnyDeckKind) -> None:
    assert decode(with_text(encode(a_deck(kind)), b'"seed":4', b'"seed":5')).seed == 5


@every_kind
def test_a_file_that_was_changed_after_writing_is_refused(kind: AnyDeckKind) -> None:
    with pytest.raises(ChecksumError):
        decode(encode(a_deck(kind)).replace(b'"seed":4', b'"seed":5', 1))


DAMAGES: tuple[Callable[[bytes], bytes], ...] = (
    lambda data: data[:-40],
    lambda data: with_fields(data, version=99),
    lambda data: with_fields(data, version="1"),
    lambda data: with_fields(data, format="chess"),
    lambda data: with_fields(data, format=7),
    lambda data: with_fields(data, seed=-1),
    lambda data: with_fields(data, seed=1 << 63),
    lambda data: with_fields(data, seed="one"),
    lambda data: data.replace(b'"format":"ubongo', b'"format":"\xc3', 1),
    lambda data: data.replace(b'"generator":"', b'"generator":"\xc3', 1),
    lambda data: with_fields(data, generator=""),
    lambda data: with_fields(data, generator="x" * 41),
    lambda data: with_fields(data, boards=[], cards=[]),
    lambda data: with_fields(data, sha256=None),
    lambda data: with_fields(data, more=1),
    lambda data: data + b" " * MOST_BYTES,
    lambda data: data.replace(b'"seed":4', b'"seed":5,"seed":4', 1),
    lambda data: data.replace(b'"format":', b'"format":"chess","format":', 1),
)


@every_kind
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_in_one_line(kind: AnyDeckKind, damage: Callable[[bytes], bytes]) -> None:
    _is_refused(damage(encode(a_deck(kind))))


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b"7", bytes(range(256)), b"\xff\xfe" * 500, b"[" * 100_000, b" " * (1 << 21)]
)
def test_a_file_that_is_not_a_deck_is_refused_in_one_line(data: bytes) -> None:
    _is_refused(data)


def _is_refused(data: bytes) -> None:
    with pytest.raises(DeckFileError) as refused:
        decode(data)
    assert "\n" not in str(refused.value)
    assert 0 < len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("kind", "other"),
    [(FLAT_DECK, SOLID_DECK), (SOLID_DECK, FLAT_DECK), (FLAT_DECK, CARD_DECK), (CARD_DECK, FLAT_DECK)],
)
def test_a_deck_of_another_kind_is_refused_if_one_kind_is_expected(kind: AnyDeckKind, other: AnyDeckKind) -> None:
    assert decode_as(kind, encode(a_deck(kind))) == a_deck(kind)
    with pytest.raises(DeckFileError, match=f"a '{other.name}' deck, not a '{kind.name}' deck"):
        decode_as(kind, encode(a_deck(other)))


def test_a_reader_of_one_format_refuses_the_other_and_input_that_is_too_long() -> None:
    boards, cards = encode(a_deck(FLAT_DECK)), encode(a_deck(CARD_DECK))
    with pytest.raises(DeckFileError, match="this reads ubongo-deck 1, not 'ubongo-cards' 1"):
        BOARD_DECK_FILE.decode(cards)
    with pytest.raises(DeckFileError, match="this reads ubongo-cards 1, not 'ubongo-deck' 1"):
        CARD_DECK_FILE.decode(boards)
    with pytest.raises(DeckFileError, match="a card deck has at most 262144 bytes"):
        CARD_DECK_FILE.decode(cards + b" " * (1 << 18))
