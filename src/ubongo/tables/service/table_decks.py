"""The decks that a table may use: the standard ones of its edition, or a fresh one."""

import secrets
from collections.abc import Mapping
from typing import TypeAlias

from ubongo.editions.contract.edition import AnyEdition
from ubongo.puzzles.deck_kinds import AnyDeckKind, Deck
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.seats import DeckChoice
from ubongo.tables.storage.deck_library import DeckError, DeckLibrary
from ubongo.tables.table.table import Table

DecksByKind: TypeAlias = Mapping[AnyDeckKind, tuple[str, Deck]]
"""Decks with their checksums, one for each kind that may be needed."""


class TableDecks:
    """Takes decks from the library, before a change of setup needs them."""

    def __init__(self, deck_library: DeckLibrary) -> None:
        self._deck_library = deck_library

    async def standard(self, edition: AnyEdition) -> DecksByKind:
        """The standard deck of every kind that the edition can be played with.

        Raises:
            StoreError: a deck cannot be saved.
        """
        return {kind: await self._deck_library.saved_standard(kind) for kind in edition.meta.decks}

    async def fresh(self, table: Table, standard: DecksByKind, client: str) -> DecksByKind | None:
        """A new deck if the table wants one and still has a standard deck; None if it needs none.

        `client` is who asks: clients take turns.

        Raises:
            ServiceError: it cannot be made now.
            StoreError: it cannot be saved.
        """
        if table.seq > 0 or table.roster.deck is DeckChoice.STANDARD or not contains(standard, table.config.deck):
            return None
        kind = table.config.deck_kind
        try:
            return {kind: await self._deck_library.fresh(kind, kind.sides, secrets.randbits(32), client=client)}
        except DeckError as cause:
            raise ServiceError("no-deck", str(cause)) from cause


def contains(decks: DecksByKind, checksum: str) -> bool:
    """Whether the deck of that checksum is one of them."""
    return any(checksum == known for known, _ in decks.values())
