"""The code of a table that people read aloud and type."""

from ubongo.tables.clock import Clock
from ubongo.tables.storage.store import TableRecord

LIFE = 7 * 24 * 3_600_000
"""How long a code is valid, in milliseconds: it is short. The link is valid longer."""


class JoinCode:
    """A code that expires."""

    def __init__(self, record: TableRecord, clock: Clock) -> None:
        self._code = record.code
        self._until = record.created_at + LIFE
        self._clock = clock

    @property
    def valid(self) -> str | None:
        """The code; None if the table has none, or if it is a week old."""
        return self._code if self._clock.now() < self._until else None
