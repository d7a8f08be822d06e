"""The values that every game is described with: seats, instants, outcomes."""

from functools import cache
from typing import NewType, TypeAlias

from ubongo.structs import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in seating order; the next number sits to the left."""

Millis = NewType("Millis", int)
"""Milliseconds: an instant on the table's clock, or a span of it."""

Audience: TypeAlias = Seat | None
"""A seat, or None: a spectator."""


@cache
def first_seats(count: int) -> tuple[Seat, ...]:
    """That many seats, in seating order."""
    return tuple(Seat(number) for number in range(count))


class Outcome(Struct, frozen=True):
    """How a game ended: who won, with what, and by which way of ending."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By seat."""
    ending: str
    """One of the edition's `endings`."""
