"""The types that each edition fills in."""

from typing import TypeVar

SettingsT = TypeVar("SettingsT")
DeckT = TypeVar("DeckT")
BoardT = TypeVar("BoardT")
"""What a deck consists of: boards, or cards."""
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
