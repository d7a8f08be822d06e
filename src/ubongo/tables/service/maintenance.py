"""Work that a server does once a second: it saves a heartbeat, and checks on all tables."""

from contextlib import suppress

from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.cluster import BEAT, Cluster
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.lobby import Lobby
from ubongo.tables.service.opening import TableOpener
from ubongo.tables.service.pool import TablePool
from ubongo.tables.service.strangers import StrangerTables
from ubongo.tables.storage.store import LeaseLostError, Store, StoreError

EVERY = Millis(1_000)
OVERDUE_AFTER = Millis(5_000)
"""If a deadline was missed by this much, the process that drove the table has failed: this one takes over."""

log = get_logger()


class Maintenance:
    """The maintenance of one process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        heartbeat: Heartbeat,
        pool: TablePool,
        downtime: Downtime,
        lobby: Lobby,
        opener: TableOpener,
        strangers: StrangerTables,
        cluster: Cluster | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._heartbeat = heartbeat
        self._pool = pool
        self._downtime = downtime
        self._lobby = lobby
        self._opener = opener
        self._strangers = strangers
        self._cluster = cluster
        self._every = EVERY if cluster is None else BEAT
        self._failed: set[str] = set()
        self._stalled_since = clock.now()
        """The last heartbeat before the newest stall."""

    async def run(self) -> None:
        """Do the work once a second, forever."""
        while True:
            await self._clock.sleep_until(Millis(self._clock.now() + self._every))
            try:
                await self._heartbeat.beat(self._save_stall, self._make_up)
                await self._drive_others()
                await self._look_at_people()
            except StoreError as error:  # a full disk may have room again a second later
                log.debug("the heartbeat was not saved", error=str(error))
            self._pool.drop_idle()

    async def _save_stall(self, last: Millis) -> None:
        self._stalled_since = last
        if self._cluster is None:
            self._downtime.begin(last)
            await self._downtime.save()

    async def _make_up(self) -> None:
        if self._cluster is not None:
            await self._make_up_at_node(self._stalled_since)
            return
        for table in self._pool.tables():
            await self._downtime.make_up(table)
        await self._downtime.end()

    async def _make_up_at_node(self, last: Millis) -> None:
        for table in self._pool.tables():
            if table.peers.epoch is not None:
                with suppress(LeaseLostError):  # another node has taken it, and made up for the time
                    await self._downtime.make_up_since(table, last)

    async def _drive_others(self) -> None:
        if self._cluster is None:
            await self._drive_overdue()
        else:
            await self._cluster.leases.adopt(self._pool.tables(), self._pool.room, self._pool.load)

    async def _drive_overdue(self) -> None:
        due = await self._store.due(Millis(self._clock.now() - OVERDUE_AFTER))
        self._failed.intersection_update(due)
        for id in due:
            try:
                table = await self._pool.load(id)
                await table.log.refresh()
                self._pool.drive(table)
            except Exception as error:  # of any kind: the other tables and the heartbeat go on
                if id not in self._failed:  # it is tried every second, and logged once
                    self._failed.add(id)
                    trace = None if isinstance(error, UbongoError) else error
                    log.error("a table could not be woken", table=id, error=str(error), exc_info=trace)

    async def _look_at_people(self) -> None:
        for table in self._pool.tables():
            if len(table.subscriptions):
                await self._lobby.pass_on(table)
                with suppress(ServiceError):  # there are too many tables: it is tried again a second later
                    await self._opener.open_agreed(table)
                self._strangers.look_at(table)
