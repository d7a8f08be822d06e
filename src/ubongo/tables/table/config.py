"""What people agree on before a game, as values, and how a table's record holds it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.puzzles.deck_kinds import AnyDeckKind
from ubongo.tables.seating.seats import Roster
from ubongo.tables.storage.store import StoredConfig, TableRecord


@dataclass(frozen=True, slots=True)
class GameConfig:
    """What a game's first state follows from; the first entry of the log fixes it."""

    edition: AnyEdition
    settings: Any
    """Of the edition's settings type."""
    deck: str
    """The checksum of the deck."""

    @property
    def deck_kind(self) -> AnyDeckKind:
        """The kind of deck that a game with these settings needs."""
        return self.edition.meta.deck_of(self.settings)

    def stored(self) -> StoredConfig:
        """The config as a store holds it."""
        return StoredConfig(self.edition.name, msgspec.json.encode(self.settings), self.deck)


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The roster, the config, and the state before the first entry that follows from them."""

    roster: Roster
    config: GameConfig
    state: Any

    @property
    def edition(self) -> AnyEdition:
        """The game that is played."""
        return self.config.edition


def read_settings(stored: StoredConfig, edition: AnyEdition) -> Any:
    """The edition's settings in a stored config.

    Raises:
        msgspec.MsgspecError: it holds no settings of that edition.
    """
    return msgspec.json.decode(stored.settings, type=edition.meta.settings)


StateLoader: TypeAlias = Callable[[TableRecord], Awaitable[tuple[GameConfig, Any]]]
"""Finds a record's config, and the state before the first entry."""
