"""Drivers that run only while this node has the lease of their table. See ADR 114."""

from collections.abc import Awaitable, Callable

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.service.cluster import Cluster
from ubongo.tables.service.driver import RETRY_AFTER, Driver
from ubongo.tables.storage.node_rows import Lease
from ubongo.tables.storage.store import LeaseLostError, StoreError
from ubongo.tables.table.table import Table


class LeasedDrivers:
    """Runs the drivers of this node."""

    def __init__(self, cluster: Cluster, clock: Clock, make_up_for: Callable[[Table, Lease], Awaitable[None]]) -> None:
        self._cluster = cluster
        self._clock = clock
        self._make_up_for = make_up_for

    def add(self, table: Table) -> None:
        """Connect a table that was just read with the other nodes."""
        self._cluster.connect(table)

    def remove(self, table: Table) -> None:
        """Give the lease of a table back that is about to be dropped from memory."""
        self._cluster.leases.release(table)

    async def run(self, table: Table, driver: Driver) -> None:
        """Drive a table whenever this node has its lease, until its game is over."""
        while table.outcome is None:
            lease = await self._cluster.leases.take(table)
            try:
                await self._make_up(table, lease)
                await driver.run()
            except LeaseLostError:
                table.peers.epoch = None

    async def _make_up(self, table: Table, lease: Lease) -> None:
        """Give the time back in which nobody drove the table, as soon as it can be stored."""
        await table.log.refresh()
        while True:
            try:
                return await self._make_up_for(table, lease)
            except LeaseLostError:
                raise
            except StoreError:
                await self._clock.sleep_until(Millis(self._clock.now() + RETRY_AFTER))
