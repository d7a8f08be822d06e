"""What outlasts a process: a store in memory, and the nodes and leases beside it."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

from sqlalchemy import Connection, event

from tests.simulation.world.history import Append
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import DailyStore
from ubongo.tables.storage.database import Database
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.node_rows import ALIVE_FOR, Head, Held, Lease, Taken
from ubongo.tables.storage.people import PeopleStore
from ubongo.tables.storage.ratings import RatingStore
from ubongo.tables.storage.results import ResultStore
from ubongo.tables.storage.retention import RetentionStore
from ubongo.tables.storage.store import Appended, AppendResult, LogRow, Outdated, Store, StoreError

READS = frozenset(
    {"table", "table_ids", "table_of_code", "rows", "timed", "due", "deck", "last_heartbeat", "downtimes"}
    | {"unrated", "of"}
)
WRITE_S, READ_S = 0.012, 0.004
"""The longest that a write and a read take."""


@dataclass(slots=True)
class NodeRow:
    """A sign of life of a node."""

    seen_at: Millis
    until: Millis
    ended_at: Millis | None = None


@dataclass(slots=True)
class Disk:
    """Shared by all servers, and kept when one is killed."""

    now: Callable[[], Millis]
    memory: MemoryStore = field(default_factory=MemoryStore)
    nodes: dict[str, NodeRow] = field(default_factory=dict[str, NodeRow])
    drivers: dict[str, tuple[str | None, int]] = field(default_factory=dict[str, tuple[str | None, int]])
    """By table: the node that drives it, and its epoch."""
    appends: list[Append] = field(default_factory=list[Append])
    full: int = 0
    """How many faults fill it now."""

    @property
    def is_full(self) -> bool:
        """Whether nothing can be written."""
        return self.full > 0

    def is_alive(self, node: str) -> bool:
        """Whether that node's sign of life is recent."""
        row = self.nodes.get(node)
        return row is not None and row.ended_at is None and row.until >= self.now()


class SlowStore:
    """The store of one process: reads and writes take time, one write at a time, and a full disk takes none."""

    def __init__(self, disk: Disk, rng: Random, process: str) -> None:
        self._disk = disk
        self._rng = rng
        self._process = process
        self._writing = asyncio.Lock()

    @classmethod
    def of(cls, disk: Disk, rng: Random, process: str) -> Store:
        """Typed as what it stands for: it passes every call on."""
        return cast(Store, cls(disk, rng, process))

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        method = getattr(self._disk.memory, name)
        return self._reading(method) if name in READS else self._written(method)

    def _reading(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def read(*args: Any, **options: Any) -> Any:
            await asyncio.sleep(self._rng.random() * READ_S)
            found = await method(*args, **options)
            await asyncio.sleep(self._rng.random() * READ_S)
            return found

        return read

    def _written(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def write(*args: Any, **options: Any) -> Any:
            async with self._writing:
                await asyncio.sleep(self._rng.random() * WRITE_S)
                if self._disk.is_full:
                    raise StoreError("the disk is full")
                done = await method(*args, **options)
            await asyncio.sleep(self._rng.random() * READ_S)  # on disk, and the process does not know it yet
            return done

        return write

    @property
    def ratings(self) -> RatingStore:
        """Those of the disk, as slow as the rest."""
        return cast(RatingStore, _SlowPart(self, self._disk.memory.ratings))

    @property
    def results(self) -> ResultStore:
        """Those of the disk, as slow as the rest."""
        return cast(ResultStore, _SlowPart(self, self._disk.memory.results))

    @property
    def daily(self) -> DailyStore:
        """That of the disk, as slow as the rest."""
        return cast(DailyStore, _SlowPart(self, self._disk.memory.daily))

    @property
    def people(self) -> PeopleStore:
        """Those of the disk, as slow as the rest."""
        return cast(PeopleStore, _SlowPart(self, self._disk.memory.people))

    @property
    def retention(self) -> RetentionStore:
        """That of the disk, as slow as the rest."""
        return cast(RetentionStore, _SlowPart(self, self._disk.memory.retention))

    def slow(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """A method of a part of the disk."""
        return self._reading(method) if method.__name__ in READS else self._written(method)

    async def append(
        self, table: str, row: LogRow, deadline: Millis | None, over: bool, *, epoch: int | None = None, **options: Any
    ) -> AppendResult:
        """Append, unless another node drives the table."""

        async def now(**_: object) -> AppendResult:
            if epoch is not None and self._disk.drivers.get(table, (None, 0))[1] != epoch:
                return Outdated()
            done = await self._disk.memory.append(table, row, deadline, over, **options)
            if isinstance(done, Appended):
                at = asyncio.get_running_loop().time()
                self._disk.appends.append(Append(at, row.seq, self._process))
            return done

        return cast(AppendResult, await self._written(now)())

    async def close(self) -> None:
        """Nothing is open."""


class _SlowPart:
    """A part of the store on a slow disk."""

    def __init__(self, store: SlowStore, part: object) -> None:
        self._store = store
        self._part = part

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        return self._store.slow(getattr(self._part, name))


_ENTRY = re.compile(r"insert into entries \(([^)]+)\)", re.IGNORECASE)


def note_appends(database: Database, disk: Disk, process: str) -> None:
    """Note each entry that a process appends to a real database, at the instant at which it is committed."""
    pending: list[int] = []

    def executed(_: Connection, __: object, statement: str, values: Sequence[Any], *___: object) -> None:
        columns = _ENTRY.match(statement)
        if columns is not None:
            pending.append(values[columns[1].split(", ").index("seq")])

    def committed(_: Connection) -> None:
        now = asyncio.get_running_loop().time()
        disk.appends += [Append(now, seq, process) for seq in pending]
        pending.clear()

    def rolled_back(_: Connection) -> None:
        pending.clear()

    event.listen(database.writer, "after_cursor_execute", executed)
    event.listen(database.writer, "commit", committed)
    event.listen(database.writer, "rollback", rolled_back)


class MemoryNodes:
    """The signs of life and the leases of one node: what `NodeRows` does in PostgreSQL."""

    def __init__(self, disk: Disk, rng: Random) -> None:
        self._disk = disk
        self._rng = rng

    def on_cut(self, call: Callable[[], None]) -> None:
        """No connection is ever cut here."""

    async def _wait(self) -> None:
        await asyncio.sleep(self._rng.random() * WRITE_S)
        if self._disk.is_full:
            raise StoreError("the disk is full")

    async def beat(self, node: str) -> frozenset[str]:
        """Store a sign of life of that node; the nodes that are alive."""
        await self._wait()
        now = self._disk.now()
        self._disk.nodes[node] = NodeRow(now, Millis(now + ALIVE_FOR))
        for row in self._disk.nodes.values():
            if row.ended_at is None and row.until < now:
                row.ended_at = now
        return frozenset(name for name, row in self._disk.nodes.items() if row.ended_at is None)

    async def end(self, node: str) -> None:
        """Store that the node ends now."""
        await self._wait()
        now = self._disk.now()
        self._disk.nodes[node] = NodeRow(now, now, now)

    async def last_seen(self) -> Millis | None:
        """The newest sign of life of any node."""
        await self._wait()
        return max((row.seen_at for row in self._disk.nodes.values()), default=None)

    async def take(self, table: str, node: str) -> Taken:
        """Take the lease of a table, unless another node that is alive has it."""
        await self._wait()
        if await self._disk.memory.table(table) is None:
            return None
        driver, epoch = self._disk.drivers.get(table, (None, 0))
        other = None if driver in (None, node) else driver
        if other is not None and self._disk.is_alive(other):
            return Held(other)
        self._disk.drivers[table] = (node, epoch + 1)
        before = None if other is None else self._disk.nodes.get(other)
        return Lease(epoch + 1) if before is None else Lease(epoch + 1, before.seen_at, before.ended_at)

    async def release(self, table: str, node: str, epoch: int) -> None:
        """Give a lease back that the node may still have."""
        await self._wait()
        if self._disk.drivers.get(table) == (node, epoch):
            self._disk.drivers[table] = (None, epoch)

    async def orphans(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline and no driver that is alive, the earliest first."""
        await self._wait()
        timed = await self._disk.memory.timed(10_000)
        free = [id for id in timed if not self._is_driven(id)]
        return tuple(free[:most])

    def _is_driven(self, table: str) -> bool:
        driver, _ = self._disk.drivers.get(table, (None, 0))
        return driver is not None and self._disk.is_alive(driver)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The newest entry and the roster of each of those tables."""
        await self._wait()
        found = [await self._disk.memory.table(id) for id in tables]
        return {one.id: Head(one.seq, one.roster) for one in found if one is not None}


class Hub:
    """The channel between the nodes: messages that may be lost."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lines: list[HubLine] = []
        self.cut: set[str] = set()
        """The processes that hear and say nothing now."""

    def heal(self) -> None:
        """Connect everybody again: they are told, as after a new connection."""
        was, self.cut = self.cut, set()
        for line in self.lines:
            if line.process in was:
                line.tell_connected()


class HubLine:
    """The channel of one node: what `Channel` does over PostgreSQL."""

    def __init__(self, hub: Hub, process: str, waiting: Any, heard: Any, connected: Any) -> None:
        self._hub = hub
        self.process = process
        self._waiting = waiting
        self._heard = heard
        self._connected = connected
        self._is_waiting = asyncio.Event()
        self._context: Any = None

    def wake(self) -> None:
        """Send what waits, soon."""
        self._is_waiting.set()

    def running(self) -> AbstractAsyncContextManager[None]:
        """Listen and send meanwhile."""
        return self._running()

    @asynccontextmanager
    async def _running(self):
        import contextvars

        self._context = contextvars.copy_context()
        self._hub.lines.append(self)
        sending = asyncio.create_task(self._send())
        try:
            yield
        finally:
            self._hub.lines.remove(self)
            sending.cancel()

    def tell_connected(self) -> None:
        """Say that what was said before may be lost."""
        asyncio.get_running_loop().call_soon(self._connected, context=self._context)

    async def _send(self) -> None:
        self._connected()
        while True:
            await self._is_waiting.wait()
            self._is_waiting.clear()
            await asyncio.sleep(self._hub.rng.random() * 0.003)
            for message in self._waiting():
                if self.process not in self._hub.cut:
                    self._tell(message)

    def _tell(self, message: str) -> None:
        loop = asyncio.get_running_loop()
        for line in tuple(self._hub.lines):
            if line.process not in self._hub.cut:
                late = self._hub.rng.random() * 0.005
                loop.call_later(late, line._heard, message, context=line._context)
