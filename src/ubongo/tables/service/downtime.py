"""Downtime: no clock runs while nobody can play, and players are shown the length for a moment."""

from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.table.table import Table

WORTH_A_NOTE = Millis(1_500)
"""A downtime that players are shown; a shorter one is given back as well."""
NOTE_FOR = Millis(30_000)
"""How long a returning player is shown the downtime."""


class Downtime:
    """Gives time back, and remembers for a moment to whom."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._given: dict[str, tuple[Millis, Millis]] = {}

    async def give_back(self, table: Table, since: Millis) -> None:
        """Give that table the time back that has passed since that instant, or since it was last played at.

        Raises:
            StoreError: it cannot be saved.
        """
        # What is in the log was played: a downtime starts no earlier, or a later call could overtake a solve.
        outage = Millis(self._clock.now() - max(since, table.log.last_at))
        if outage > 0 and not isinstance(await table.handle(ExtendClock(outage)), Refusal):
            now = self._clock.now()
            self._given = {name: note for name, note in self._given.items() if now - note[1] < NOTE_FOR}
            self._given[table.id] = (outage, now)
            table.subscriptions.tell(whole=False)

    def note(self, table: str) -> Millis | None:
        """How much time that table has just got back; None: none lately, or not worth a word."""
        by, at = self._given.get(table, (Millis(0), Millis(0)))
        return by if by >= WORTH_A_NOTE and self._clock.now() - at < NOTE_FOR else None
