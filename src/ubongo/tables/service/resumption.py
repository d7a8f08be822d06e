"""Resumes running games when the only process of a database starts. See ADR 110."""

import asyncio
from collections.abc import Awaitable
from itertools import compress

from structlog import get_logger

from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.pool import MOST_TABLES, TablePool
from ubongo.tables.storage.store import DamagedTableError, Store
from ubongo.tables.table.table import Table

log = get_logger()


class Resumption:
    """Loads the games that have a deadline, extends their clocks by the downtime, and drives them."""

    def __init__(self, store: Store, clock: Clock, pool: TablePool, downtime: Downtime, heartbeat: Heartbeat) -> None:
        self._store = store
        self._clock = clock
        self._pool = pool
        self._downtime = downtime
        self._heartbeat = heartbeat

    async def run(self) -> None:
        """Resume them. A game that cannot be resumed is logged, and does not stop the others.

        Clocks stand still from the extension until everything is saved: a slow disk takes no time from a game.

        Raises:
            StoreError: the store cannot be read, or the downtime or the heartbeat cannot be saved.
        """
        last = await self._store.last_heartbeat()
        if last is not None:
            self._downtime.begin(min(last, self._clock.now()))
            await self._load()
        began, tables = self._clock.now(), await self._extended()
        await asyncio.gather(self._downtime.end(), self._heartbeat.save())  # committed together
        for table in tables:
            table.clock.stand_still_since(max(table.clock.from_server(began), table.log.last_at))
            self._pool.drive(table)

    async def _load(self) -> None:
        """Load all games with a deadline before the clock of the first one runs on."""
        ids = await self._store.timed(MOST_TABLES)
        await asyncio.gather(*(_succeeds(id, self._pool.load(id, drive=False)) for id in ids))

    async def _extended(self) -> tuple[Table, ...]:
        """The loaded tables, with their clocks extended; without those for which that could not be saved."""
        tables = self._pool.tables()
        saved = await asyncio.gather(*(_succeeds(table.id, self._downtime.make_up(table)) for table in tables))
        return tuple(compress(tables, saved))


async def _succeeds(table: str, work: Awaitable[object]) -> bool:
    """Do that work for a table. Whether it succeeded; if not, the failure is in the log."""
    try:
        await work
    except DamagedTableError:  # the pool has logged it
        return False
    except UbongoError as error:  # one table that cannot be read must not stop the others
        log.error("a table could not be resumed", table=table, error=str(error))
        return False
    except Exception as error:  # nor may an unforeseen error
        log.error("a table could not be resumed", table=table, exc_info=error)
        return False
    return True
