"""What `ubongo serve` needs of a server, without knowing one."""

import socket
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Protocol


class Host(Protocol):
    """Brings up a whole server."""

    async def __call__(self, database: str, listener: socket.socket, listening: Callable[[], Awaitable[None]]) -> None:
        """Serve on `listener`, which is bound, with tables kept at `database`, until a signal ends it.

        `listening` is awaited as soon as connections are taken. Raises UbongoError: the store cannot be opened.
        """
        ...


current_host: ContextVar[Host] = ContextVar("current_host")
"""The host that the program was started with: `bootstrap` sets it."""
