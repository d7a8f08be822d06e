"""The log of a table: its commands, their times, and their events."""

from dataclasses import dataclass

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.values import Millis
from ubongo.editions.shares import NO_NOTES, Notes


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command and its events; they are written together or not at all."""

    seq: int
    """1 for a table's first entry, and so on without gaps."""
    at: Millis
    """On the table's clock: milliseconds since 1970."""
    command: Stored
    events: tuple[Stored, ...]
    notes: Notes = NO_NOTES
