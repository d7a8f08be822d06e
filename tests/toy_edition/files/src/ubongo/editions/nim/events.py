"""Nim: what has happened. Rule: N1 to N3."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.lifecycle import ClockExtended, GameEnded
from ubongo.structs import Struct


class FirstPlayerDrawn(Struct, frozen=True):
    """The game has started. Rule: N1."""

    kind: ClassVar[str] = "first-player-drawn"

    seat: Seat


class CountersTaken(Struct, frozen=True):
    """A player has taken counters, and it is the next player's turn. Rule: N2."""

    kind: ClassVar[str] = "counters-taken"

    count: int


Event: TypeAlias = FirstPlayerDrawn | CountersTaken | ClockExtended | GameEnded
