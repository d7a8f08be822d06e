"""Nim: the players' commands. Rule: N2."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.structs import Struct


class Take(Struct, frozen=True):
    """Take counters from the heap. Rule: N2."""

    kind: ClassVar[str] = "nim-take"

    seat: Seat
    count: int


Command: TypeAlias = Start | Wake | ExtendClock | Take
