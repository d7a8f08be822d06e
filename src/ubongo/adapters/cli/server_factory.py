"""The server as `ubongo serve` sees it: a function that is injected, so that the command imports no server."""

import socket
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Protocol, TypeAlias

PER_ADDRESS = 64
"""Connections that one address may hold: enough for a family, or a class, behind one router."""

OnListening: TypeAlias = Callable[[str | None], Awaitable[None]]
"""Called when the server accepts connections, with its address in the local network, if it has one."""


class ServerFactory(Protocol):
    """Brings up a whole server."""

    async def __call__(
        self,
        database: str,
        listener: socket.socket,
        listening: OnListening,
        bots_pace: float = 1.0,
        allowed_hosts: Sequence[str] = (),
        per_address: int = PER_ADDRESS,
    ) -> None:
        """Serve on `listener`, which is bound, with the tables in `database`, until a signal ends it.

        Bots act `bots_pace` times as fast as people. `listening` is awaited when the server accepts connections.
        Browsers may call it by loopback names, IP addresses, the names of this machine and `allowed_hosts`. One address
        may hold `per_address` connections.

        Raises:
            UbongoError: the database cannot be opened.
            ValueError: one of `allowed_hosts` is not a host name.
        """
        ...


current_server_factory: ContextVar[ServerFactory] = ContextVar("current_server_factory")
"""Set by `bootstrap`."""
