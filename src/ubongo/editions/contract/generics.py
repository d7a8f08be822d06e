"""The types that each edition fills in."""

from typing import TypeVar

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.settings import GameSettings

SettingsT = TypeVar("SettingsT", bound=GameSettings)
DeckT = TypeVar("DeckT")
BoardT = TypeVar("BoardT")
"""What a deck consists of: boards, or cards."""
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT", bound=Stored)
EventT = TypeVar("EventT", bound=Stored)
ViewT = TypeVar("ViewT")
