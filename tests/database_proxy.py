"""A proxy between a node and its PostgreSQL server: a test can cut it, or let it go silent as a broken network does."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Self

from sqlalchemy.engine import make_url

from tests.patience import PATIENCE_S

PORT = 5432
"""Names the socket of a server in its folder, and nothing else."""


class _Gate:
    """Whether the bytes of some connections are passed on."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.is_open.set()


class DatabaseProxy:
    """Passes bytes on in a thread of its own, so that neither tests nor nodes wait for it."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        self._server = Path(str(url.query["host"])) / f".s.PGSQL.{PORT}"
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._gate = _Gate()
        self._lost: list[_Gate] = []
        self._is_cut = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.address = f"{url.drivername}://postgres@127.0.0.1:{port}/{url.database}"
        self._thread = Thread(target=self._run, name="database proxy", daemon=True)

    def __enter__(self) -> Self:
        """Take connections."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close all connections."""
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._listener.close()

    def cut(self) -> None:
        """Close all connections, and refuse new ones."""
        self._carry_out(self._cut)

    def silence(self) -> None:
        """Pass nothing on, and close nothing: neither side learns of it."""
        self._carry_out(self._silence)

    def lose(self) -> None:
        """The same, forever, for the connections that there are; new ones work."""
        self._carry_out(self._lose)

    def heal(self) -> None:
        """Pass on what waits, and take connections again."""
        self._carry_out(self._heal)

    def _carry_out(self, work: Callable[[], None]) -> None:
        done = Event()
        self._loop.call_soon_threadsafe(work)
        self._loop.call_soon_threadsafe(done.set)
        assert done.wait(PATIENCE_S), "the proxy has stopped"

    def _cut(self) -> None:
        self._is_cut = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def _silence(self) -> None:
        self._gate.is_open.clear()

    def _lose(self) -> None:
        self._gate.is_open.clear()
        self._lost.append(self._gate)
        self._gate = _Gate()

    def _heal(self) -> None:
        self._is_cut = False
        self._gate.is_open.set()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._connected, sock=self._listener))
        self._loop.run_forever()
        for gate in (self._gate, *self._lost):
            gate.is_open.set()
        while tasks := asyncio.all_tasks(self._loop):
            self._loop.run_until_complete(asyncio.wait(tasks))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gate, ends = self._gate, {writer}
        self._writers.add(writer)
        try:
            if not self._is_cut:
                there, to = await asyncio.open_unix_connection(self._server)
                ends.add(to)
                self._writers.add(to)
                await asyncio.gather(_pass_on(reader, to, gate), _pass_on(there, writer, gate))
        except OSError:
            pass  # the server is not there: the client learns it by the end of the line
        finally:
            self._writers -= ends
            for end in ends:
                end.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: _Gate) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            await gate.is_open.wait()
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
