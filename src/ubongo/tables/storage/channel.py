"""The channel between the nodes of one PostgreSQL database: messages that all nodes hear, and that may be lost."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterable
from contextlib import asynccontextmanager, contextmanager

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.rows import TupleRow
from sqlalchemy.engine import make_url
from structlog import get_logger

from ubongo.tables.storage.dead_connections import abort, timeouts_of
from ubongo.tables.storage.store import StoreError

NAME = "ubongo"
SILENCE_S = 3.0
"""A connection on which nothing is heard for this long is dead: every node hears itself more often."""
RETRY_S = 0.2

log = get_logger()


class Channel:
    """One connection that listens, and one that sends; both are opened again when they break."""

    def __init__(
        self,
        address: str,
        waiting: Callable[[], Iterable[str]],
        on_message: Callable[[str], None],
        on_connected: Callable[[], None],
    ) -> None:
        self._address = make_conninfo(address, **timeouts_of(make_url(address)))
        self._waiting = waiting
        """Takes the messages that wait to be sent."""
        self._on_message = on_message
        self._on_connected = on_connected
        """Called after each start of listening or sending: what was said before may be lost."""
        self._is_waiting = asyncio.Event()

    def wake(self) -> None:
        """Send what waits, soon: what comes meanwhile goes with it."""
        self._is_waiting.set()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Listen and send meanwhile."""
        tasks = [
            asyncio.create_task(self._persistently(self._listen), name="channel listens"),
            asyncio.create_task(self._persistently(self._send), name="channel sends"),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _persistently(self, work: Callable[[psycopg.AsyncConnection[TupleRow]], Awaitable[None]]) -> None:
        while True:
            try:
                async with await self._connected() as connection:
                    await work(connection)
            except (psycopg.Error, OSError, StoreError) as error:
                log.debug("the channel is cut", error=str(error))
            await asyncio.sleep(RETRY_S)

    async def _connected(self) -> psycopg.AsyncConnection[TupleRow]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def _listen(self, connection: psycopg.AsyncConnection[TupleRow]) -> None:
        with _with_timeout(connection):
            await connection.execute(f"listen {NAME}")
        self._on_connected()
        heard = True
        while heard:
            heard = False
            async for notice in connection.notifies(timeout=SILENCE_S):
                heard = True
                self._on_message(notice.payload)
        raise StoreError("nothing is heard")

    async def _send(self, connection: psycopg.AsyncConnection[TupleRow]) -> None:
        self._on_connected()
        while True:
            await self._is_waiting.wait()
            self._is_waiting.clear()
            for message in self._waiting():
                with _with_timeout(connection):
                    await connection.execute("select pg_notify(%s, %s)", (NAME, message))


@contextmanager
def _with_timeout(connection: psycopg.AsyncConnection[TupleRow]) -> Generator[None]:
    """Abort the connection if no answer arrives in time."""
    too_long = asyncio.get_running_loop().call_later(SILENCE_S, abort, connection)
    try:
        yield
    finally:
        too_long.cancel()
