"""What people agree on before a game, and the state that it begins in."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from ubongo.editions.contract import AnyEdition
from ubongo.tables.seating.seats import Roster
from ubongo.tables.storage.store import GameConfig, TableRecord


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What is agreed on before the game, and the state that follows from it."""

    roster: Roster
    config: GameConfig
    edition: AnyEdition
    state: Any


def settings_in(config: GameConfig, edition: AnyEdition) -> Any:
    """The edition's settings that were agreed on."""
    return msgspec.json.decode(config.settings, type=edition.settings)


StateLoader: TypeAlias = Callable[[TableRecord], Awaitable[tuple[AnyEdition, Any]]]
"""Finds the edition, and the state before the first entry, that a record's config lead to."""
