"""The leases of this node: it drives a table only while it has that table's lease. See ADR 114."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.service.background_tasks import BackgroundTasks, logged
from ubongo.tables.storage.node_rows import Held, Lease, NodeRows
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.hints import FreeHint, Hint
from ubongo.tables.table.table import Table

RETRY = Millis(200)


class OtherNodes(Protocol):
    """The other nodes, as leases need them."""

    def tell(self, hint: Hint) -> None:
        """Tell all nodes, soon."""
        ...

    def expect(self, node: str) -> None:
        """Count a node as heard now if it was never heard."""
        ...


class Leases:
    """Takes and releases leases for this node."""

    def __init__(
        self, rows: NodeRows, node: str, clock: Clock, others: OtherNodes, background: BackgroundTasks
    ) -> None:
        self._rows = rows
        self._node = node
        self._clock = clock
        self._others = others
        self._background = background
        self._adopted: dict[str, Lease] = {}
        """Leases that were taken before their tables were read."""

    async def take(self, table: Table) -> Lease:
        """The lease of that table, as soon as no other node that is alive has it."""
        while True:
            table.peers.freed.clear()
            match self._adopted.pop(table.id, None) or await self._try_to_take(table.id):
                case Lease(epoch=epoch) as lease:
                    table.peers.driver, table.peers.epoch = None, epoch
                    return lease
                case Held(driver=driver):
                    table.peers.driver = driver
                    self._others.expect(driver)
                    await table.peers.freed.wait()
                case None:
                    await self._clock.sleep_until(Millis(self._clock.now() + RETRY))

    async def _try_to_take(self, table: str) -> Lease | Held | None:
        try:
            return await self._rows.take(table, self._node)
        except StoreError:
            return None

    def release(self, table: Table) -> None:
        """Give the lease of a table back that is about to be dropped from memory."""
        epoch, table.peers.epoch = table.peers.epoch, None
        if epoch is not None:
            self._background.start(self._release(table.id, epoch))

    async def _release(self, table: str, epoch: int) -> None:
        await self._rows.release(table, self._node, epoch)
        self._others.tell(FreeHint(table))

    async def adopt(self, tables: Iterable[Table], most: int, load: Callable[[str], Awaitable[Table]]) -> None:
        """Take and load the running games with a deadline whose driver is dead or missing. `tables` are loaded already.

        Raises:
            StoreError: the database cannot be read.
        """
        held = {table.id for table in tables}
        for id in await self._rows.orphans(most):
            taken = None if id in held else await self._rows.take(id, self._node)
            if isinstance(taken, Lease):
                self._adopted[id] = taken
                await logged(id, load(id))
