"""This process as one of several nodes: its heartbeats, and its hints to other nodes. See ADR 114."""

from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol, TypeAlias
from uuid import uuid4

import msgspec
from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.service.background_tasks import BackgroundTasks, logged
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.leases import Leases
from ubongo.tables.storage.node_rows import NodeRows
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.hint_handler import handle_and_log
from ubongo.tables.table.hints import EntryHint, Hint, Message, SearchHint, TableHint, WhoHint, slot_of
from ubongo.tables.table.table import Table

BEAT = Millis(500)
"""The interval of a node's heartbeats, in the database and on the channel."""
SILENT = Millis(1_300)
"""A node of which nothing was heard for this long may be dead."""
MOST_BYTES = 7_900
"""Of one message: PostgreSQL carries less than 8000."""
AT_ONCE = 500
"""Tables that are compared with the database in one query."""

log = get_logger()
_decoder = msgspec.json.Decoder(Message)


class Line(Protocol):
    """The channel to the other nodes."""

    def wake(self) -> None:
        """Send what waits."""
        ...

    def running(self) -> AbstractAsyncContextManager[None]:
        """Listen and send meanwhile."""
        ...


OpenLine: TypeAlias = Callable[[Callable[[], Iterable[str]], Callable[[str], None], Callable[[], None]], Line]
"""Makes a channel of what waits to be sent, what hears a message, and what is called after each new connection."""


class Cluster:
    """One node. `running` connects it with the others."""

    def __init__(self, rows: NodeRows, open_line: OpenLine, clock: Clock) -> None:
        self.node = uuid4().hex[:8]
        self.tables: Callable[[], tuple[Table, ...]] = tuple
        """The tables in memory."""
        self._on_read: Callable[[Table], None] = lambda _: None
        self.on_search: Callable[[SearchHint], None] = lambda _: None
        """Gets what other nodes tell of people who look for a game."""
        self._is_stalled: Callable[[], bool] = lambda: False
        self.clock = clock
        self._rows = rows
        self._waiting: dict[tuple[object, ...], Hint] = {}
        self._is_beating = False
        self._heard: dict[str, Millis] = {}
        self._alive: frozenset[str] = frozenset()
        self._background = BackgroundTasks()
        self.leases = Leases(rows, self.node, clock, self, self._background)
        self._channel = open_line(self._messages, self._hear, self._connected)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Hear the other nodes and be heard meanwhile."""
        try:
            async with self._channel.running():
                yield
        finally:
            await self._background.cancel()

    def attach(
        self,
        tables: Callable[[], tuple[Table, ...]],
        on_read: Callable[[Table], None],
        heartbeat: Heartbeat,
    ) -> None:
        """Connect with the service of this node. `on_read` gets tables that another node may have started."""
        self.tables, self._on_read, self._is_stalled = tables, on_read, heartbeat.is_stalled
        self._rows.on_cut(heartbeat.fail)

    # Heartbeats

    async def start(self) -> Millis | None:
        """Record the first heartbeat; returns the last one of all nodes before, if none of them is alive.

        Raises:
            StoreError: the database cannot be read or written.
        """
        last = await self._rows.last_seen()
        self._alive = await self._rows.beat(self.node)
        return last if not self._alive - {self.node} else None

    async def beat(self, _: Millis) -> None:
        """Record a heartbeat, forget the nodes that have none, and ask those that are back who is at their tables.

        Raises:
            StoreError: the database cannot be written.
        """
        self._is_beating = True
        self._channel.wake()
        known = self._alive | self._heard.keys()  # a node has its row before it is heard
        alive = await self._rows.beat(self.node)
        for node in known - alive:
            self._heard.pop(node, None)
            for table in self.tables():
                table.attendance.went(table.peers.forget(node))
        if alive - self._alive - {self.node}:  # what a node said before its heartbeat was forgotten with it
            self.tell(WhoHint(""))
        self._alive = alive

    async def end(self) -> None:
        """End all leases of this node."""
        try:
            await self._rows.end(self.node)
        except StoreError as error:  # they end by themselves
            log.debug("the node could not end its leases", error=str(error))

    def expect(self, node: str) -> None:
        """Count a node as heard now if it was never heard: it may end before it is."""
        self._heard.setdefault(node, self.clock.now())

    def is_silent(self, node: str) -> bool:
        """Whether a node may be dead: nothing was heard of it lately, though this node hears itself."""
        now = self.clock.now()
        return now - self._heard.get(self.node, now) < SILENT <= now - self._heard.setdefault(node, now)

    # Hints

    def tell(self, hint: Hint) -> None:
        """Tell all nodes, soon; an older hint of the same kind that still waits is not sent."""
        self._waiting[slot_of(hint)] = hint
        self._channel.wake()

    def connect(self, table: Table) -> None:
        """Ask the other nodes who is at a table that was just read."""
        table.peers.is_silent, table.peers.is_stalled = self.is_silent, self._is_stalled
        self.tell(WhoHint(table.id))

    def _messages(self) -> Iterator[str]:
        hints, self._waiting = tuple(self._waiting.values()), {}
        is_beating, self._is_beating = self._is_beating, False
        if hints or is_beating:
            yield from _split(self.node, hints)

    def _connected(self) -> None:
        self.tell(WhoHint(""))
        for table in self.tables():
            table.attendance.tell()
            self.tell(EntryHint(table.id, table.seq))
        self._background.start(self._compare())

    async def _compare(self) -> None:
        """Read what was stored while nothing was heard."""
        tables = self.tables()
        for first in range(0, len(tables), AT_ONCE):
            some = {table.id: table for table in tables[first : first + AT_ONCE]}
            for id, head in (await self._rows.heads(tuple(some))).items():
                table = some[id]
                if table.setup.stored_roster != head.roster:
                    await logged(id, table.setup.refresh())
                if head.seq > table.seq:
                    await logged(id, table.log.refresh())
                    self._on_read(table)

    def _hear(self, payload: str) -> None:
        try:
            message = _decoder.decode(payload)
        except msgspec.MsgspecError:  # of another version of this program: the store is right in any case
            return
        self._heard[message.node] = self.clock.now()
        if message.node == self.node or not message.hints:
            return
        tables = {table.id: table for table in self.tables()}
        for hint in message.hints:
            if isinstance(hint, SearchHint):
                self.on_search(hint)
            elif hint.table in tables:
                self._background.start(self._pass_on(tables[hint.table], message.node, hint))
            elif not hint.table:
                for table in tables.values():
                    table.attendance.tell()

    async def _pass_on(self, table: Table, node: str, hint: TableHint) -> None:
        await handle_and_log(table, node, hint)
        if isinstance(hint, EntryHint):
            self._on_read(table)


def _split(node: str, hints: tuple[Hint, ...]) -> Iterator[str]:
    """Messages with all these hints, none too long; a hint that is too long alone is dropped."""
    text = msgspec.json.encode(Message(node, hints)).decode()
    if len(text.encode()) <= MOST_BYTES:
        yield text
    elif len(hints) > 1:
        half = len(hints) // 2
        yield from _split(node, hints[:half])
        yield from _split(node, hints[half:])
