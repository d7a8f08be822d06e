"""Deck files of any kind. A file names its format, and each format holds one type of deck."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from ubongo.formats.board_deck_file import BOARD_DECK_FILE
from ubongo.formats.card_deck_file import CARD_DECK_FILE
from ubongo.formats.checksummed import ChecksummedFormat, DeckFileError, Head
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.cards.deck import CardDeck
from ubongo.puzzles.deck_kinds import Content, Deck, DeckKind, DeckT, Statistics

_BY_TYPE: Mapping[type[Deck], ChecksummedFormat[Any, Any]] = MappingProxyType(
    {BoardDeck: BOARD_DECK_FILE, CardDeck: CARD_DECK_FILE}
)
_BY_FORMAT = MappingProxyType({file.format: file for file in _BY_TYPE.values()})

MOST_BYTES = max(file.most_bytes for file in _BY_TYPE.values())
"""The size limit of a deck file of any kind."""


def encode(deck: Deck) -> bytes:
    """The deck as a file: the same bytes for equal decks."""
    return _BY_TYPE[type(deck)].encode(deck)


def checksum(deck: Deck) -> str:
    """The checksum in the deck's file: different decks have different ones."""
    return _BY_TYPE[type(deck)].checksum(deck)


def decode(data: bytes) -> Deck:
    """The deck of a file of any kind.

    Raises:
        ChecksumError: the file was changed after it was written.
        DeckFileError: it is not a deck of any kind.
    """
    try:
        head = msgspec.json.decode(data, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as cause:
        raise DeckFileError(f"not a deck: {cause}") from cause
    if head.format not in _BY_FORMAT:
        raise DeckFileError(f"this reads {' and '.join(_BY_FORMAT)}, not {head.format[:40]!r}")
    return _BY_FORMAT[head.format].decode(data)


def decode_as(kind: DeckKind[DeckT, Content, Statistics], data: bytes) -> DeckT:
    """The deck of a file, which must be of that kind.

    Raises:
        ChecksumError: the file was changed after it was written.
        DeckFileError: it is not a deck, or one of another kind.
    """
    deck = decode(data)
    if not kind.is_kind_of(deck):
        raise DeckFileError(f"this is a {deck.kind_name!r} deck, not a {kind.name!r} deck")
    return deck
