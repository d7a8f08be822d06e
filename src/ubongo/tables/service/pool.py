"""The tables in this process's memory: read when somebody comes, driven while they play, forgotten when idle."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.editions.registry import edition_named
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError, UnknownTableError
from ubongo.tables.service.driver import Driver
from ubongo.tables.service.lobby import first_state
from ubongo.tables.service.records import results_of
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import Store, StoreError, TableRecord
from ubongo.tables.table.config import GameConfig, read_settings
from ubongo.tables.table.table import Table

TABLE_ID = re.compile("[0-9a-f]{16}")
MOST_TABLES = 2_000
"""Tables in memory at once."""
IDLE = Millis(10 * 60_000)
"""A table without subscribers and driver is evicted after this; the store keeps it."""

log = get_logger()


@dataclass(slots=True)
class _Held:
    table: Table
    driver: asyncio.Task[None] | None = None
    idle_since: Millis | None = None


class TablePool:
    """The tables in memory. One reader and one driver per table."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        deck_library: DeckLibrary,
        is_stalled: Callable[[], bool],
        *,
        bots_pace: float = 1.0,
    ) -> None:
        self._store = store
        self._bots_pace = bots_pace
        self._clock = clock
        self._deck_library = deck_library
        self._is_stalled = is_stalled
        self._held: dict[str, _Held] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def tables(self) -> tuple[Table, ...]:
        """All tables in memory."""
        return tuple(held.table for held in self._held.values())

    def make_room(self) -> None:
        """Look whether one more can be held.

        Raises:
            ServiceError: there are too many.
        """
        if len(self._held) >= MOST_TABLES:
            raise ServiceError("full", "too many tables are open; try again later")

    def place(self, record: TableRecord, config: GameConfig, state: Any) -> Table:
        """Hold a table whose log is empty, or still unread."""
        table = self._table(record, config, state)
        self._held[table.id] = _Held(table)
        return table

    async def find(self, name: str) -> Table | None:
        """The table of that id, from memory or from the store, and driven; None: there is none.

        Raises:
            ServiceError: there are too many in memory.
            StoreError: it cannot be read.
        """
        if name in self._held:
            self._held[name].idle_since = None
            self.drive(self._held[name].table)
            return self._held[name].table
        if TABLE_ID.fullmatch(name) is None:
            return None
        try:
            return await self.load(name)
        except UnknownTableError:
            return None

    async def load(self, name: str, *, drive: bool = True) -> Table:
        """The table of that id, which exists; concurrent callers wait for the first one, which loads it.

        Raises:
            UnknownTableError: there is none after all.
            ServiceError: there are too many in memory.
            StoreError: it cannot be read.
        """
        if name in self._held:
            return self._held[name].table
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._read(name, drive), name=f"load {name}")
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _read(self, name: str, drive: bool) -> Table:
        self.make_room()
        record = await self._store.table(name)
        if record is None:
            raise UnknownTableError("unknown-table", "there is no such table")
        try:
            table = self._table(record, *await self._load_state(record))
            await table.log.refresh()
        except StoreError:
            raise
        except (ValueError, UbongoError, msgspec.MsgspecError) as cause:
            raise StoreError(f"table {name} is corrupt, or of another version of this program: {cause}") from cause
        if table.seq < record.seq:
            raise StoreError(f"table {name} is corrupt: its log ends before entry {record.seq}")
        self._held[name] = _Held(table)
        if drive:
            self.drive(table)
        return table

    async def _load_state(self, record: TableRecord) -> tuple[GameConfig, Any]:
        """A record's config, and the state before the first entry."""
        edition = edition_named(record.edition)
        config = GameConfig(edition, read_settings(record.config, edition), record.deck)
        deck = await self._deck_library.find(record.deck, config.deck_kind)
        return config, first_state(edition, config.settings, deck)

    def _table(self, record: TableRecord, config: GameConfig, state: Any) -> Table:
        return Table(
            record,
            config,
            state,
            store=self._store,
            clock=self._clock,
            load_state=self._load_state,
            results=results_of,
        )

    def drive(self, table: Table) -> None:
        """Start a driver for a running table, if it has none yet."""
        held = self._held[table.id]
        running = held.driver is not None and not held.driver.done()
        if not running and table.is_running:
            driver = Driver(table, self._clock, self._is_stalled, bots_pace=self._bots_pace)
            held.driver = asyncio.create_task(driver.run(), name=f"table {table.id}")
            held.driver.add_done_callback(report)

    def forget_idle(self) -> None:
        """Evict tables that have been idle for a while."""
        now = self._clock.now()
        for name, held in tuple(self._held.items()):
            is_idle = not len(held.table.subscriptions) and held.table.deadline is None
            if not is_idle:
                held.idle_since = None
            elif held.idle_since is None:
                held.idle_since = now
            elif now - held.idle_since > IDLE:
                if held.driver is not None:
                    held.driver.cancel()
                del self._held[name]

    async def close(self) -> None:
        """Stop driving; the store knows everything."""
        drivers = [held.driver for held in self._held.values() if held.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)


def report(task: asyncio.Task[None]) -> None:
    """Log why a background task failed, since nothing awaits it."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task of the service has died", task=task.get_name(), exc_info=error)
