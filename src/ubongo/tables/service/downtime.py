"""Gives time back: clocks are extended by the time in which play was impossible, and players get a notice. ADR 110."""

from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.storage.store import DowntimeSpan, Store
from ubongo.tables.table.table import Table

SHORTEST_NOTICE = Millis(1_500)
"""The shortest downtime that players get a notice of. Clocks are extended by a shorter one too."""
NOTICE_FOR = Millis(30_000)
"""How long returning players get the notice."""


class Downtime:
    """Extends clocks, and remembers for a while at which tables."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._downtimes: list[DowntimeSpan] | None = None
        """Those in the store, in order, once they were read."""
        self._since: Millis | None = None
        """Since when nobody can play; None: people can."""
        self._extended: dict[str, tuple[Millis, Millis]] = {}

    def begin(self, since: Millis) -> None:
        """Nobody has been able to play since that instant."""
        self._since = since

    async def end(self) -> None:
        """Play is possible again: save the downtime, for the tables that are not in memory.

        Raises:
            StoreError: it cannot be saved; it goes on.
        """
        if self._since is None:
            return
        downtimes, span = await self._stored(), DowntimeSpan(self._since, self._clock.now())
        await self._store.save_downtime(span)
        downtimes.append(span)
        self._since = None

    async def make_up(self, table: Table) -> None:
        """Extend the clock of that table by all downtimes since its last entry, if its game is running.

        Raises:
            StoreError: they cannot be read, or it cannot be saved.
        """
        if not table.is_running:
            return
        # What is in the log was played: the downtime starts no earlier, or a later claim could overtake a solve.
        last = table.log.last_at
        downtimes = [*await self._stored(), *self._present()]
        downtime = Millis(sum(max(span.until - max(span.since, last), 0) for span in downtimes))
        if downtime == 0:
            return
        table.presence.start_anew()
        if not isinstance(await table.handle(ExtendClock(downtime)), Refusal):
            now = self._clock.now()
            self._extended = {id: notice for id, notice in self._extended.items() if now - notice[1] < NOTICE_FOR}
            self._extended[table.id] = (downtime, now)
            table.subscriptions.notify(whole=False)

    async def _stored(self) -> list[DowntimeSpan]:
        if self._downtimes is None:
            self._downtimes = list(await self._store.downtimes())
        return self._downtimes

    def _present(self) -> tuple[DowntimeSpan, ...]:
        return () if self._since is None else (DowntimeSpan(self._since, self._clock.now()),)

    def notice(self, table: str) -> Millis | None:
        """By how much that table's clock was extended; None if not lately, or too little for a notice."""
        by, at = self._extended.get(table, (Millis(0), Millis(0)))
        return by if by >= SHORTEST_NOTICE and self._clock.now() - at < NOTICE_FOR else None
