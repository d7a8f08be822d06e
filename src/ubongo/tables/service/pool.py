"""The tables in this process's memory: loaded on request, driven while they play, evicted when idle."""

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError, UnknownTableError
from ubongo.tables.service.driver import Driver
from ubongo.tables.service.leased_drivers import LeasedDrivers
from ubongo.tables.service.loading import TableLoader
from ubongo.tables.storage.store import DamagedTableError, TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.table import Table

TABLE_ID = re.compile("[0-9a-f]{16}")
MOST_TABLES = 2_000
"""Tables in memory at once."""
MOST_READ = 4
"""Tables read at once without a place in memory."""
IDLE = Millis(10 * 60_000)
"""A table without subscribers and without a deadline is dropped from memory after this; the store has it."""
PRESSED = Millis(15_000)
"""The same when memory is full: others need the place more."""

log = get_logger()


@dataclass(slots=True)
class _Held:
    table: Table
    driver: asyncio.Task[None] | None = None
    idle_since: Millis | None = None


class TablePool:
    """Holds each table once, with one driver. A damaged table is set aside: it is read and logged once."""

    def __init__(
        self,
        loader: TableLoader,
        clock: Clock,
        stalled_for: Callable[[], Millis],
        make_up: Callable[[Table], Awaitable[None]],
        *,
        bots_pace: float = 1.0,
        drivers: LeasedDrivers | None = None,
    ) -> None:
        self._loader = loader
        self._clock = clock
        self._stalled_for = stalled_for
        self._make_up = make_up
        self._bots_pace = bots_pace
        self._drivers = drivers
        """Decides when this node drives a table; None: it always does."""
        self._held: dict[str, _Held] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._reading = asyncio.Semaphore(MOST_READ)
        self._damaged: dict[str, DamagedTableError] = {}

    def __len__(self) -> int:
        return len(self._held)

    def tables(self) -> tuple[Table, ...]:
        """All tables in memory."""
        return tuple(held.table for held in self._held.values())

    @property
    def ids(self) -> frozenset[str]:
        """The ids of the tables in memory, and of those that are being loaded."""
        return frozenset((*self._held, *self._loading))

    @property
    def damaged(self) -> int:
        """How many tables are set aside."""
        return len(self._damaged)

    @property
    def room(self) -> int:
        """How many more tables fit into memory."""
        return max(MOST_TABLES - len(self._held) - len(self._loading), 0)

    def make_room(self) -> None:
        """Check that there is room for one more table; if there is none, drop tables that have been idle for a moment.

        Raises:
            ServiceError: there are too many.
        """
        if len(self._held) + len(self._loading) >= MOST_TABLES:
            self.drop_idle(PRESSED)
        if len(self._held) + len(self._loading) >= MOST_TABLES:
            raise ServiceError("full", "too many tables are open; try again later")

    def add(self, record: TableRecord, config: GameConfig, state: object) -> Table:
        """A new table, from now on in memory."""
        table = self._loader.table(record, config, state)
        self._hold(table)
        return table

    def _hold(self, table: Table) -> None:
        self._held[table.id] = _Held(table)
        if self._drivers is not None:
            self._drivers.add(table)

    async def find(self, id: str) -> Table | None:
        """The table of that id, from memory or from the store, with a running driver; None if it does not exist.

        Raises:
            ServiceError: there are too many in memory.
            StoreError: it cannot be read.
        """
        if id in self._held:
            self._held[id].idle_since = None
            self.drive(self._held[id].table)
            return self._held[id].table
        if TABLE_ID.fullmatch(id) is None:
            return None
        try:
            return await self.load(id)
        except UnknownTableError:
            return None

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncGenerator[Table | None]:
        """The table of that id, to be read and no more; None if it does not exist.

        If it is not in memory, it is read from the store and takes no place; a few can be read at once.

        Raises:
            StoreError: it cannot be read.
        """
        if id in self._held:
            yield self._held[id].table
        elif TABLE_ID.fullmatch(id) is None:
            yield None
        else:
            async with self._reading:
                yield await self._stored(id)

    async def _stored(self, id: str) -> Table | None:
        try:
            return await self._read(id)
        except UnknownTableError:
            return None

    async def _read(self, id: str) -> Table:
        """The table, unless it is set aside."""
        if id in self._damaged:
            raise self._damaged[id]
        try:
            return await self._loader.load(id)
        except DamagedTableError as error:
            log.error("a table is damaged and has been set aside", table=id, error=str(error))
            self._damaged[id] = error
            raise

    async def load(self, id: str, *, drive: bool = True) -> Table:
        """The table of that id, from memory or from the store. Callers that ask for it at once wait for one read.

        Raises:
            UnknownTableError: there is none.
            ServiceError: there are too many in memory.
            DamagedTableError: it has been set aside.
            StoreError: it cannot be read.
        """
        if id in self._held:
            return self._held[id].table
        if id not in self._loading:
            self.make_room()
            self._loading[id] = asyncio.create_task(self._load(id, drive), name=f"load {id}")
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str, drive: bool) -> Table:
        table = await self._read(id)
        if drive:
            await self._make_up(table)
        self._hold(table)
        if drive:
            self.drive(table)
        return table

    def drive(self, table: Table) -> None:
        """Start a driver for a table whose game is running, unless it has one."""
        held = self._held.get(table.id)
        if held is None:  # it was dropped while it was being read
            return
        is_driven = held.driver is not None and not held.driver.done()
        if not is_driven and table.is_running:
            driver = Driver(table, table.clock, self._stalled_for, bots_pace=self._bots_pace)
            work = driver.run() if self._drivers is None else self._drivers.run(table, driver)
            held.driver = asyncio.create_task(work, name=f"table {table.id}")
            held.driver.add_done_callback(log_failure)

    def drop_idle(self, after: Millis = IDLE) -> None:
        """Drop tables that have been idle for longer than that."""
        now = self._clock.now()
        for id, held in tuple(self._held.items()):
            is_waiting = held.table.deadline is None or held.table.peers.driver is not None
            is_idle = not len(held.table.subscriptions) and is_waiting
            if not is_idle:
                held.idle_since = None
            elif held.idle_since is None:
                held.idle_since = now
            elif now - held.idle_since > after:
                if held.driver is not None:
                    held.driver.cancel()
                if self._drivers is not None:
                    self._drivers.remove(held.table)
                del self._held[id]

    async def close(self) -> None:
        """Stop all drivers."""
        drivers = [held.driver for held in self._held.values() if held.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)


def log_failure(task: asyncio.Task[None]) -> None:
    """Log the error that ended a background task; nothing awaits it."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a background task failed", task=task.get_name(), exc_info=error)
