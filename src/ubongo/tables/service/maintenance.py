"""The maintenance loop: once a second it records a heartbeat and wakes tables whose deadline was missed."""

from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.lobby import Lobby
from ubongo.tables.service.pool import TablePool
from ubongo.tables.storage.store import Store, StoreError

EVERY = Millis(1_000)
SWEEP_AFTER = Millis(5_000)
"""A deadline that is missed by this much was missed by the table's driver, and is handled here."""

log = get_logger()


class Maintenance:
    """The round that is made every second."""

    def __init__(
        self, store: Store, clock: Clock, heartbeat: Heartbeat, pool: TablePool, downtime: Downtime, lobby: Lobby
    ) -> None:
        self._store = store
        self._clock = clock
        self._heartbeat = heartbeat
        self._pool = pool
        self._downtime = downtime
        self._lobby = lobby
        self._not_woken: set[str] = set()

    async def keep(self) -> None:
        """Run until cancelled."""
        while True:
            await self._clock.sleep_until(Millis(self._clock.now() + EVERY))
            try:
                await self._heartbeat.beat(self._give_back)
                await self._sweep()
                await self._tend()
            except StoreError as error:  # a full disk may have room again a second later
                log.debug("no stamp of life", error=str(error))
            self._pool.forget_idle()

    async def _give_back(self, last: Millis) -> None:
        """Nobody could play since `last`: no clock may have run."""
        for table in self._pool.tables():
            if table.is_running:
                await self._downtime.give_back(table, last)

    async def _sweep(self) -> None:
        """Look after tables whose deadline everybody has missed."""
        due = await self._store.due(Millis(self._clock.now() - SWEEP_AFTER))
        self._not_woken.intersection_update(due)
        for name in due:
            try:
                table = await self._pool.load(name)
                await table.log.refresh()
                self._pool.drive(table)
            except Exception as error:  # whatever it was, the other tables and the heartbeat continue
                if name not in self._not_woken:  # it is tried every second, and logged once
                    self._not_woken.add(name)
                    trace = None if isinstance(error, UbongoError) else error
                    log.error("a table could not be woken", table=name, error=str(error), exc_info=trace)

    async def _tend(self) -> None:
        """Let somebody else be the host where the host is missed."""
        for table in self._pool.tables():
            if len(table.subscriptions):
                await self._lobby.pass_on(table)
