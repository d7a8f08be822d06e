"""Decks of every kind, by name: boards for the pieces of a box, or cards. A file tells by itself which kind it is."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from ubongo.formats import card_deck_file, deck_file
from ubongo.formats import standard as board_decks
from ubongo.formats.checksummed import DeckFileError
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.cards.deck import CardDeck
from ubongo.puzzles.deck_kinds import GENERATORS, SIDES
from ubongo.puzzles.generators.cards import card_deck
from ubongo.puzzles.piece import BOXES
from ubongo.puzzles.tiling import count_tilings

AnyDeck: TypeAlias = BoardDeck | CardDeck

CARDS = "cards"
"""The name of card decks; decks of boards have the name of their box."""

MOST_BYTES = max(card_deck_file.MOST_BYTES, deck_file.MOST_BYTES)
"""No deck of any kind has more."""

AS_PLAYED = "as played"
"""The generator of a deck that is only the part of another that a game was played with."""


class _Head(msgspec.Struct, frozen=True):
    format: str


def name_of(deck: AnyDeck) -> str:
    """What kind of deck it is: `flat`, `solid` or `cards`."""
    return CARDS if isinstance(deck, CardDeck) else deck.box.name


def standard(name: str) -> AnyDeck:
    """The standard deck of that kind, as it is shipped.

    Raises:
        ValueError: there is none.
    """
    return card_deck_file.standard_card_deck() if name == CARDS else board_decks.standard_deck(name)


def shipped(name: str) -> bytes:
    """The file of the standard deck of that kind.

    Raises:
        ValueError: there is none.
    """
    return card_deck_file.shipped() if name == CARDS else board_decks.shipped(name)


def remade(name: str, made: Callable[[Board], None] | None = None) -> AnyDeck:
    """The standard deck of that kind, made anew, the same as the shipped one; `made` is told of each board.

    Raises:
        ValueError: there is none.
    """
    return card_deck_file.remade() if name == CARDS else board_decks.remade(name, made)


def sides_of(name: str) -> tuple[str, ...]:
    """The sides that decks of that kind have; cards have none to choose from."""
    return () if name == CARDS else SIDES[name]


def fresh(name: str, seed: int, sides: Sequence[str], made: Callable[[Board], None] | None = None) -> AnyDeck:
    """A deck of that kind, made from the seed in seconds; of boards, those sides only, and `made` is told of each."""
    return card_deck(seed) if name == CARDS else GENERATORS[name](seed, sides, made)


def encode(deck: AnyDeck) -> bytes:
    """The deck as a file."""
    return card_deck_file.encode(deck) if isinstance(deck, CardDeck) else deck_file.encode(deck)


def checksum(deck: AnyDeck) -> str:
    """What tells the deck from every other: the checksum in its file."""
    return card_deck_file.checksum(deck) if isinstance(deck, CardDeck) else deck_file.checksum(deck)


def decode(data: bytes) -> AnyDeck:
    """The deck of a file.

    Raises:
        ChecksumError: it was changed after it was written.
        DeckFileError: it is no deck of any kind.
    """
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, RecursionError) as cause:
        raise DeckFileError(f"this is no deck: {cause}") from cause
    return card_deck_file.decode(data) if head.format == card_deck_file.FORMAT else deck_file.decode(data)


def contents(deck: AnyDeck) -> tuple[Any, ...]:
    """Its boards, or its cards."""
    return deck.cards if isinstance(deck, CardDeck) else deck.boards


def as_played(name: str, boards: tuple[Any, ...]) -> AnyDeck:
    """The boards or cards of a game as a deck of their own."""
    return CardDeck(AS_PLAYED, 0, boards) if name == CARDS else BoardDeck(BOXES[name], AS_PLAYED, 0, boards)


def false_counts(name: str, boards: Sequence[Any]) -> Iterator[str]:
    """The tasks of boards that have other tilings than they say; cards say nothing that could be false."""
    # Grades are taken as they stood when the deck was made: their model may have changed since.
    if name == CARDS:
        return
    for board in boards:
        for symbol, task in enumerate(board.tasks):
            if count_tilings(board.task(symbol, BOXES[name])) != task.solutions:
                yield f"card {board.card}, side {board.side}: {' '.join(task.pieces)} has other tilings than it says"
