"""The server as `ubongo serve` sees it: a function that is injected, so that the command imports no server."""

import socket
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Protocol, TypeAlias

PER_ADDRESS = 64
"""Connections that one address may hold: enough for a family, or a class, behind one router."""

OnListening: TypeAlias = Callable[[str | None], Awaitable[None]]
"""Called when the server accepts connections, with its address in the local network, if it has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerOptions:
    """What an operator chooses beside the address and the database."""

    bots_pace: float = 1.0
    """How many times as fast as people bots act."""
    allowed_hosts: tuple[str, ...] = ()
    """The names by which browsers may call the server, beside loopback names, IP addresses and this machine's own."""
    per_address: int = PER_ADDRESS
    """How many connections one address may hold."""
    metrics: str | None = None
    """Where metrics are served, as HOST:PORT; None: nowhere."""
    json_logs: bool = False
    """Whether the lines of the log are JSON."""
    drain_s: int = 0
    """For how many seconds games go on after a signal to stop."""
    keep_names_days: int | None = None
    """How long names stay at the table of a game that nobody plays any more; None: forever."""
    keep_games_days: int | None = None
    """How long such a game is kept; None: forever."""


class ServerFactory(Protocol):
    """Brings up a whole server."""

    async def __call__(
        self, database: str, listener: socket.socket, listening: OnListening, options: ServerOptions
    ) -> None:
        """Serve on `listener`, which is bound, with the tables in `database`, until a signal ends it.

        `listening` is awaited when the server accepts connections.

        Raises:
            UbongoError: the database cannot be opened.
            ValueError: one of the allowed hosts is not a host name.
        """
        ...


current_server_factory: ContextVar[ServerFactory] = ContextVar("current_server_factory")
"""Set by `bootstrap`."""
