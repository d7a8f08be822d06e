"""What `ubongo serve` needs of a server, without knowing one."""

import socket
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Protocol, TypeAlias

OnListening: TypeAlias = Callable[[str | None], Awaitable[None]]
"""What to do once connections are taken; the argument is where others in the network find the server."""


class Host(Protocol):
    """Brings up a whole server."""

    async def __call__(
        self, database: str, listener: socket.socket, listening: OnListening, bots_pace: float = 1.0
    ) -> None:
        """Serve on `listener`, which is bound, with tables kept at `database`, until a signal ends it.

        Bots act `bots_pace` times as fast as people.
        `listening` is awaited as soon as connections are taken, with its address in the network, if it has one.
        Raises UbongoError: the store cannot be opened.
        """
        ...


current_server_factory: ContextVar[Host] = ContextVar("current_server_factory")
"""The host that the program was started with: `bootstrap` sets it."""
