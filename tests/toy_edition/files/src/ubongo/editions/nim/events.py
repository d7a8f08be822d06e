"""Nim: what has happened. Rule: N1 to N3."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.lifecycle import ClockExtended, GameEnded


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn:
    """The game has started. Rule: N1."""

    kind: ClassVar[str] = "first-player-drawn"

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountersTaken:
    """A player has taken counters, and it is the next player's turn. Rule: N2."""

    kind: ClassVar[str] = "counters-taken"

    count: int


Event: TypeAlias = FirstPlayerDrawn | CountersTaken | ClockExtended | GameEnded
