"""Lines to PostgreSQL on which nothing comes any more: a broken network or a dead host closes nothing. See ADR 114."""

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
"""When the system gives a line up: in seconds, the last one in milliseconds. By itself it takes 15 minutes."""


class Connection(Protocol):
    """A connection of psycopg, with or without asyncio."""

    @property
    def closed(self) -> bool:
        """Whether it is closed."""
        ...

    def fileno(self) -> int:
        """The number of its socket."""
        ...


def limits_of(url: URL) -> dict[str, str]:
    """The options of connections to that address; what the address itself names is left out."""
    return {name: value for name, value in _LIMITS.items() if name not in url.query}


def hang_up(connection: Connection) -> None:
    """Close the line under a connection, from any thread: whoever waits for an answer on it learns that it is lost."""
    if connection.closed:
        return
    with suppress(OSError), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
        line.shutdown(socket.SHUT_RDWR)


class NewestConnection:
    """The connection that an engine has now; it has one at a time."""

    def __init__(self, engine: Engine) -> None:
        self._connection: Connection | None = None
        event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Connection, _: object) -> None:
        self._connection = connection

    def hang_up(self) -> None:
        """Close its line. What waits for an answer fails, and is tried again on a new line."""
        if self._connection is not None:
            with suppress(Exception):  # the driver's own, if it is lost at this very moment
                hang_up(self._connection)
