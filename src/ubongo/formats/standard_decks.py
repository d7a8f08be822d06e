"""The standard decks, which are shipped as files."""

from functools import cache
from importlib.resources import files

from ubongo.formats import deck_file
from ubongo.puzzles.deck_kinds import DECK_KINDS, Content, Deck, DeckKind, DeckT, Statistics


def shipped(kind: DeckKind[DeckT, Content, Statistics]) -> bytes:
    """The file of the standard deck of that kind."""
    return files("ubongo").joinpath("decks", f"{kind.name}.json").read_bytes()


def standard_deck(kind: DeckKind[DeckT, Content, Statistics]) -> DeckT:
    """The standard deck of that kind, as it is shipped."""
    deck = _decoded(kind.name)
    assert kind.is_kind_of(deck), f"decks/{kind.name}.json is a {deck.kind_name!r} deck"
    return deck


def standard_checksum(kind: DeckKind[DeckT, Content, Statistics]) -> str:
    """The checksum of that deck."""
    return _checksum(kind.name)


@cache
def _checksum(name: str) -> str:
    return deck_file.checksum(_decoded(name))


@cache
def _decoded(name: str) -> Deck:
    return deck_file.decode(shipped(DECK_KINDS[name]))
