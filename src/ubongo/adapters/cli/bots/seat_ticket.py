"""Where a bot sits, and the proof that it may."""

from dataclasses import dataclass

from ubongo.editions.contract.values import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTicket:
    """One bot's seat at one table."""

    table: str
    number: int
    """The table's number in this run, from 0."""
    seat: Seat
    cookie: str
    """Proves to the server who asks."""
    is_host: bool
