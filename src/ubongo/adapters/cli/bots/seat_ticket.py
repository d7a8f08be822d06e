"""A bot's seat, and the proof that the seat is its own."""

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
    """Identifies the bot to the server."""
    is_host: bool

    def __str__(self) -> str:
        """The seat, for messages: without the cookie."""
        return f"table {self.table}, seat {self.seat}"
