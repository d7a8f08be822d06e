"""What people do to the clock of a game: end the glass, pause, and go on. Rule: R15, R16, see ADR 94."""

from ubongo.editions.contract.commands import Pause, Resume
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.clock import ClockReason
from ubongo.tables.errors import ServiceError
from ubongo.tables.table.command_handler import Answer
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table


def end_glass(table: Table, player: str) -> Answer:
    """Let the bots that are still at it finish at once, if they are the only ones.

    Raises:
        ServiceError: that player has no seat.
    """
    seat = _seat_of(table, player)
    if not table.glass.is_left_to_bots:
        return Refusal(ClockReason.STILL_AT_IT)
    table.glass.end(seat)
    return Applied(table.seq)


async def pause(table: Table, player: str, command_id: str) -> Answer:
    """Pause the game, if its player has no human opponent.

    Raises:
        ServiceError: that player has no seat.
        StoreError: it cannot be stored.
    """
    seat = _seat_of(table, player)
    if table.is_running and not table.glass.is_for_one:
        return Refusal(ClockReason.OTHERS_PLAY)
    return await table.handle(Pause(seat), command_id)


async def resume(table: Table, player: str, command_id: str) -> Answer:
    """Go on after a countdown.

    Raises:
        ServiceError: that player has no seat.
        StoreError: it cannot be stored.
    """
    return await table.handle(Resume(_seat_of(table, player)), command_id)


def _seat_of(table: Table, player: str) -> Seat:
    seat = table.roster.seat_of(player)
    if seat is None:
        raise ServiceError("not-seated", "only players with a seat can do that")
    return seat
