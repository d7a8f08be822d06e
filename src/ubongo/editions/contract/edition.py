"""What an edition is: one complete game, in five parts."""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.generics import BoardT, CommandT, DeckT, EventT, SettingsT, StateT, ViewT
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.stats import Stats


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(Generic[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]):
    """One complete game. All functions of its parts are pure, total and deterministic."""

    meta: Meta[SettingsT, DeckT, BoardT]
    rules: Rules[SettingsT, StateT, CommandT, EventT, ViewT, BoardT]
    bots: Bots[ViewT, CommandT]
    audit: Audit[StateT, EventT]
    stats: Stats[StateT, EventT]

    @property
    def name(self) -> str:
        """The name that tables, files and addresses use."""
        return self.meta.name


AnyEdition: TypeAlias = Edition[Any, Any, Any, Any, Any, Any, Any]
"""An edition of unknown types, for code that runs any edition."""
AnyBoards: TypeAlias = tuple[Any, ...]
"""The boards of a side of the box of any edition, or its cards."""
