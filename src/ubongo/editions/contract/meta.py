"""What an edition is called, how many can play it, with which decks and settings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic

from ubongo.editions.contract.generics import BoardT, DeckT, SettingsT
from ubongo.puzzles.deck_kinds import AnyDeckKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta(Generic[SettingsT, DeckT, BoardT]):
    """The facts that a lobby needs before a game."""

    name: str
    seats: range
    """How many players may sit down."""
    decks: tuple[AnyDeckKind, ...]
    """The kinds of deck that it can be played with, its own first."""
    deck_of: Callable[[SettingsT], AnyDeckKind]
    """Which of them a game with these settings is played with."""
    boards: Callable[[SettingsT, DeckT], tuple[BoardT, ...]]
    """The boards, or cards, of a deck of that kind that a game with these settings is played with.

    Raises ValueError: the deck has none.
    """
    settings: type[SettingsT]
    """A frozen dataclass with a default for every field but the number of seats."""
    endings: tuple[str, ...]
    """Every way in which a game can end."""
    facts: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    """The numbers of its rules by name, for texts that describe them. See ADR 95."""
