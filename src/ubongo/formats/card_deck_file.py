"""Files of cards: versioned JSON with a checksum, one card a line, the same bytes for the same deck.

A face is drawn as its two rows of symbols: `O4 I4 T4/S4 L5 P5`.
"""

from typing import Annotated

import msgspec

from ubongo.formats.checksummed import ChecksummedFormat, DeckFileError
from ubongo.puzzles.cards.card import CELLS, COLUMNS, Card, CardId, Symbol
from ubongo.puzzles.cards.deck import FACES, CardDeck, DoubleSidedCard
from ubongo.puzzles.cards.validation import structure_flaws

FORMAT = "ubongo-cards"
VERSION = 1
MOST_BYTES = 1 << 18
"""Ten times the standard deck."""

Drawing = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: Annotated[int, msgspec.Meta(ge=1, le=9)]
    faces: Annotated[tuple[Drawing, ...], msgspec.Meta(min_length=FACES, max_length=FACES)]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    generator: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
    cards: Annotated[tuple[_Card, ...], msgspec.Meta(min_length=1, max_length=1000)]


class _File(_Content, frozen=True, forbid_unknown_fields=True):
    sha256: str


def face_text(card: Card) -> str:
    """A face as it is drawn in a file."""
    return "/".join(" ".join(card.symbols[row : row + COLUMNS]) for row in range(0, CELLS, COLUMNS))


def _write(deck: CardDeck) -> _Content:
    cards = tuple(_Card(card.stack, tuple(map(face_text, card.faces))) for card in deck.cards)
    return _Content(FORMAT, VERSION, deck.generator, deck.seed, cards)


def _read(file: _Content) -> CardDeck:
    cards = tuple(_read_card(card, CardId(number)) for number, card in enumerate(file.cards, start=1))
    deck = CardDeck(file.generator, file.seed, cards)
    flaw = next(structure_flaws(deck), None)
    if flaw is not None:
        raise DeckFileError(flaw)
    return deck


def _read_card(card: _Card, number: CardId) -> DoubleSidedCard:
    upper, lower = (read_face(drawing, number) for drawing in card.faces)
    return DoubleSidedCard(card.stack, (upper, lower))


def read_face(drawing: str, number: CardId) -> Card:
    """A face drawn in a file.

    Raises:
        DeckFileError: it is not drawn as files draw faces.
    """
    symbols = tuple(map(Symbol, drawing.replace("/", " ").split()))
    if len(symbols) != CELLS or face_text(Card(number, symbols)) != drawing:
        raise DeckFileError(
            f"card {number}: {drawing!r} is not two rows of {COLUMNS} symbols, such as 'O4 I4 T4/S4 L5 P5'"
        )
    return Card(number, symbols)


CARD_DECK_FILE = ChecksummedFormat(
    format=FORMAT,
    version=VERSION,
    most_bytes=MOST_BYTES,
    what="card deck",
    content=_Content,
    file=_File,
    write=_write,
    read=_read,
)
"""Reads only decks that the game can be played with. Rule: K1."""
