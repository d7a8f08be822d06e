"""Gives time back: clocks are extended by the time in which play was impossible, and players get a notice. ADR 110."""

from collections.abc import Sequence

from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.storage.node_rows import Lease
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

    async def save(self) -> None:
        """Save the downtime so far, if there is one; it goes on.

        Raises:
            StoreError: it cannot be saved.
        """
        if self._since is None:
            return
        downtimes, span = await self._stored(), DowntimeSpan(self._since, self._clock.now())
        await self._store.save_downtime(span)
        downtimes.append(span)
        self._since = span.until

    async def end(self) -> None:
        """Play is possible again: save the downtime, for the tables that are not in memory.

        Raises:
            StoreError: it cannot be saved; it goes on.
        """
        await self.save()
        self._since = None

    async def make_up(self, table: Table) -> None:
        """Extend the clock of that table by all downtimes since its last entry, if its game is running.

        Raises:
            StoreError: they cannot be read, or it cannot be saved.
        """
        await self._extend(table, (*await self._stored(), *self._present()))

    async def make_up_for(self, table: Table, lease: Lease) -> None:
        """The same for a table whose lease was just taken, by the time in which nobody drove it.

        Raises:
            LeaseLostError: another node drives it now.
            StoreError: it cannot be saved.
        """
        spans = await self._stored()
        if lease.since is None:
            await self._extend(table, spans)
            return
        now = self._clock.now()
        until = now if table.deadline is not None or lease.until is None else lease.until
        await self._extend(table, (*spans, DowntimeSpan(lease.since, until)))

    async def make_up_since(self, table: Table, since: Millis) -> None:
        """The same for a table that is driven here, by the time since that instant.

        Raises:
            LeaseLostError: another node drives it now.
            StoreError: it cannot be saved.
        """
        await self._extend(table, (DowntimeSpan(since, self._clock.now()),))

    async def _extend(self, table: Table, spans: Sequence[DowntimeSpan]) -> None:
        if not table.is_running:
            return
        # What is in the log was played: the downtime starts no earlier, or a later claim could overtake a solve.
        downtime = _length(spans, table.clock.on_server(table.log.last_at))
        if downtime == 0:
            return
        table.presence.start_anew(table.roster)
        if not isinstance(await table.drive(ExtendClock(downtime)), Refusal):
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


def _length(spans: Sequence[DowntimeSpan], after: Millis) -> Millis:
    """How long the spans last after that instant; what several of them cover counts once."""
    length, reached = 0, after
    for span in sorted(spans, key=lambda one: one.since):
        length += max(span.until - max(span.since, reached), 0)
        reached = max(reached, span.until)
    return Millis(length)
