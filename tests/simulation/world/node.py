"""A server process in the world: the real service, its tables and the real handler of sockets."""

import asyncio
from contextlib import AsyncExitStack
from contextvars import Context, copy_context
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from litestar.connection import WebSocket

from tests.simulation.world.disks import Disk, Hub, HubLine, MemoryNodes, SlowStore, note_appends
from tests.simulation.world.network import Line
from tests.simulation.world.virtual_loop import PROCESS, VirtualLoop
from ubongo.adapters.web.connections import ConnectionsByAddress
from ubongo.adapters.web.limits import Talking
from ubongo.adapters.web.socket import play
from ubongo.adapters.web.telemetry import Telemetry
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.cluster import Cluster
from ubongo.tables.service.loop_monitor import LoopMonitor
from ubongo.tables.service.service import TableService
from ubongo.tables.service.start_instant import started_clock
from ubongo.tables.storage.database import Database
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Store, StoreError


class Node:
    """One process, from its start until it is killed."""

    def __init__(self, process: str, loop: VirtualLoop, rng: Random, disk: Disk, hub: Hub | None, file: str | None):
        self.process = process
        self.is_up = False
        self.has_failed = False
        """It could not start."""
        self.service: TableService | None = None
        self._loop = loop
        self._rng = rng
        self._disk = disk
        self._hub = hub
        self._file = file
        """The database; None: it is in memory."""
        self._sql: SqlStore | None = None
        self._context: Context = copy_context()
        self._context.run(PROCESS.set, process)
        self.lines: list[Line] = []

    def run(self, work: Any) -> asyncio.Task[Any]:
        """Run a coroutine in this process."""
        return self._context.run(self._loop.create_task, work)

    def start(self) -> None:
        """Start the process."""
        self.run(self._main())

    async def _main(self) -> None:
        try:
            async with AsyncExitStack() as stack:
                await self._serve(stack)
        except StoreError:
            self.has_failed = True

    async def _serve(self, stack: AsyncExitStack) -> None:
        store, cluster = await self._store(), self._cluster()
        clock = await started_clock(store) if cluster is None else cluster.clock
        monitor = LoopMonitor(clock)
        service = TableService(store, clock, DeckLibrary(store), loop_monitor=monitor, cluster=cluster)
        self.service = service
        self._app = SimpleNamespace(state=SimpleNamespace(talking=Talking(clock), telemetry=Telemetry()))
        self._sockets = ConnectionsByAddress()
        await stack.enter_async_context(monitor.running())
        if cluster is not None:
            await stack.enter_async_context(cluster.running())
        await service.start()
        self.is_up = True
        await asyncio.Event().wait()

    async def _store(self) -> Store:
        if self._file is None:
            return SlowStore.of(self._disk, self._rng, self.process)
        self._sql = await SqlStore.opened(f"sqlite:///{self._file}")
        note_appends(_database(self._sql), self._disk, self.process)
        return self._sql

    def _cluster(self) -> Cluster | None:
        hub = self._hub
        if hub is None:
            return None
        nodes = cast(Any, MemoryNodes(self._disk, self._rng))
        clock = SystemClock.set_by(self._disk.now())
        return Cluster(nodes, partial(HubLine, hub, self.process), clock)

    def accept(self, line: Line, table: str, cookie: str) -> None:
        """Serve a connection."""
        service = self.service
        assert service is not None
        line.clock_ms = service.clock.now
        scope: Any = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "query_string": b"",
            "headers": [(b"cookie", cookie.encode())] if cookie else [],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "state": {},
            "litestar_app": self._app,
        }
        socket = cast(Any, WebSocket)(scope, line.receive, line.send_event)
        self.lines.append(line)

        async def serve() -> None:
            await cast(Any, play).fn(socket, table=table, service=service, sockets=self._sockets)
            line.close_from_server()

        self.run(serve())

    def die(self, *, machine_too: bool) -> None:
        """Be killed; if the machine dies too, nobody is told."""
        self.is_up = False
        self._loop.kill(self.process)
        for line in self.lines:
            line.cut(client_knows=not machine_too, server_knows=False)
        if self._hub is not None:
            self._hub.lines = [line for line in self._hub.lines if line.process != self.process]
        if self._sql is not None:
            _database(self._sql).guard.close()


def _database(store: SqlStore) -> Database:
    return store.threads._database  # pyright: ignore[reportPrivateUsage]
