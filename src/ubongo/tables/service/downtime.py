"""Makes up for downtime: clocks are extended by the time in which play was impossible, and players get a notice."""

from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.table.table import Table

SHORTEST_NOTICE = Millis(1_500)
"""The shortest downtime that players get a notice of. Clocks are extended by a shorter one too."""
NOTICE_FOR = Millis(30_000)
"""How long returning players get the notice."""


class Downtime:
    """Extends clocks, and remembers for a while at which tables."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._extended: dict[str, tuple[Millis, Millis]] = {}

    async def make_up(self, table: Table, since: Millis) -> None:
        """Extend the clock of that table by the time since that instant, or since its last entry if that is later.

        Raises:
            StoreError: it cannot be saved.
        """
        # What is in the log was played: the downtime starts no earlier, or a later claim could overtake a solve.
        downtime = Millis(self._clock.now() - max(since, table.log.last_at))
        table.presence.start_anew()
        if downtime > 0 and not isinstance(await table.handle(ExtendClock(downtime)), Refusal):
            now = self._clock.now()
            self._extended = {id: notice for id, notice in self._extended.items() if now - notice[1] < NOTICE_FOR}
            self._extended[table.id] = (downtime, now)
            table.subscriptions.notify(whole=False)

    def notice(self, table: str) -> Millis | None:
        """By how much that table's clock was extended; None if not lately, or too little for a notice."""
        by, at = self._extended.get(table, (Millis(0), Millis(0)))
        return by if by >= SHORTEST_NOTICE and self._clock.now() - at < NOTICE_FOR else None
