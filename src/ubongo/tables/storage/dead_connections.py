"""Connections to PostgreSQL that are dead although nobody has closed them, as after a network failure. See ADR 114."""

import socket
from contextlib import suppress
from typing import Protocol

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL

_LIMITS = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""The last one in milliseconds, the others in seconds. Without them the operating system takes 15 minutes to notice."""


class Connection(Protocol):
    """A connection of psycopg, with or without asyncio."""

    @property
    def closed(self) -> bool:
        """Whether it is closed."""
        ...

    def fileno(self) -> int:
        """The number of its socket."""
        ...


def timeouts_of(url: URL) -> dict[str, str]:
    """The options of connections to that address; what the address itself names is left out."""
    return {name: value for name, value in _LIMITS.items() if name not in url.query}


def abort(connection: Connection) -> None:
    """Shut down the socket of a connection, from any thread. Code that waits for an answer gets an error."""
    if connection.closed:
        return
    with suppress(OSError), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as open_socket:
        open_socket.shutdown(socket.SHUT_RDWR)


class CurrentConnection:
    """The connection that an engine has now; it has one at a time."""

    def __init__(self, engine: Engine) -> None:
        self._connection: Connection | None = None
        event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Connection, _: object) -> None:
        self._connection = connection

    def abort(self) -> None:
        """Abort it. Work that waits for an answer fails, and is tried again on a new connection."""
        if self._connection is not None:
            with suppress(Exception):  # the driver's own, if it is lost at this very moment
                abort(self._connection)
