"""What people agree on before a game, as values, and how a table's record holds it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import PLAYERS, GameSettings, described, setting_flaws
from ubongo.formats.stored_settings import settings_from, stored_settings
from ubongo.formats.terms import DeckTerms
from ubongo.puzzles.deck_kinds import AnyDeckKind, Deck
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.seats import Roster
from ubongo.tables.storage.store import StoredConfig, StoreError, TableRecord


@dataclass(frozen=True, slots=True)
class GameConfig:
    """What a game's first state follows from; the first entry of the log fixes it."""

    edition: AnyEdition
    settings: GameSettings
    """Of the edition's settings type."""
    deck: str
    """The checksum of the deck."""

    @property
    def deck_kind(self) -> AnyDeckKind:
        """The kind of deck that a game with these settings needs."""
        return self.edition.meta.deck_of(self.settings)

    def stored(self) -> StoredConfig:
        """The config as a store holds it."""
        return StoredConfig(self.edition.name, msgspec.json.encode(stored_settings(self.settings)), self.deck)


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The roster, the config, and the state before the first entry that follows from them."""

    roster: Roster
    config: GameConfig
    state: object

    @property
    def edition(self) -> AnyEdition:
        """The game that is played."""
        return self.config.edition


StateLoader: TypeAlias = Callable[[TableRecord], Awaitable[tuple[GameConfig, object]]]
"""Finds a record's config, and the state before the first entry."""


DeckTermsLoader: TypeAlias = Callable[[GameConfig], Awaitable[DeckTerms]]
"""Finds how the deck of a config was made, and what a game with it is played with."""


async def no_deck_terms(config: GameConfig) -> DeckTerms:
    """For tables of chance scheme 1, which have no terms."""
    raise StoreError(f"deck {config.deck[:12]} is not described")


def read_settings(stored: StoredConfig, edition: AnyEdition) -> GameSettings:
    """The edition's settings in a stored config.

    Raises:
        msgspec.MsgspecError: it holds no settings of that edition.
    """
    return settings_from(msgspec.json.decode(stored.settings, type=dict[str, object]), edition.meta.settings)


def settings_of(edition: AnyEdition, chosen: Mapping[str, object], seats: int) -> GameSettings:
    """The edition's settings for that many seats, as chosen; the others have their defaults.

    Raises:
        ServiceError: there is no such setting, its value is of the wrong type, or no seat may have it.
    """
    surplus = chosen.keys() - {PLAYERS, *choosable(edition)}
    if surplus:
        raise ServiceError("bad-settings", f"unknown setting {min(surplus)!r}")
    if PLAYERS in chosen:
        raise ServiceError("bad-settings", "the number of seats is not a setting: it follows from the list of seats")
    try:
        settings = msgspec.convert({**chosen, "seats": seats}, edition.meta.settings)
    except msgspec.ValidationError as cause:
        raise ServiceError("bad-settings", f"settings: {cause}") from cause
    # A setting for a seat that the table lacks has no effect until there is one.
    found = "; ".join(setting_flaws(settings, edition.meta.seats[-1]))
    if found:
        raise ServiceError("bad-settings", found)
    return settings


def choosable(edition: AnyEdition) -> frozenset[str]:
    """The names of the settings that a table can choose."""
    return frozenset(name for name, spec in described(edition.meta.settings).items() if not spec.fixed)


def first_state(edition: AnyEdition, settings: GameSettings, deck: Deck) -> object:
    """The state before the first entry.

    Raises:
        ServiceError: the rules exclude these settings, or the deck does not fit them.
    """
    try:
        return edition.rules.new(settings, edition.meta.boards(settings, deck))
    except ValueError as cause:
        raise ServiceError("bad-settings", str(cause)) from cause
