"""Taking over a bot's seat: a command and an event of every game that change nothing in it. Rule: R17, see ADR 112."""

from collections.abc import Collection
from typing import ClassVar

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Seat
from ubongo.structs import Struct


class TakeoverReason(Reason):
    """Why a seat stays its bot's."""

    NOT_RUNNING = ("not-running", "R17")
    TAKEN = ("seat-taken", "R17")


class TakeSeat(Struct, frozen=True):
    """A person takes a bot's seat. The table knows which seats are bots', as with all that bots do."""

    kind: ClassVar[str] = "take-seat"

    seat: Seat


class SeatTaken(Struct, frozen=True):
    """The seat is a person's, with all that is in front of it. Its bot still plays the race that is running."""

    kind: ClassVar[str] = "seat-taken"

    seat: Seat


COMMANDS: tuple[type[Stored], ...] = (TakeSeat,)
EVENTS: tuple[type[Stored], ...] = (SeatTaken,)
"""What every log may hold beside the commands and events of its edition."""


def decide(command: TakeSeat, taken: Collection[Seat], *, is_running: bool) -> tuple[SeatTaken] | Refusal:
    """What follows from `command`, if the seats in `taken` were taken over before."""
    if not is_running:
        return Refusal(TakeoverReason.NOT_RUNNING)
    if command.seat in taken:
        return Refusal(TakeoverReason.TAKEN)
    return (SeatTaken(command.seat),)
