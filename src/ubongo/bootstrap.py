"""Wiring: the only place that knows every layer."""

import socket
import sys
from collections.abc import Awaitable, Callable

from ubongo.adapters.cli.app import make_app, run


async def host(database: str, listener: socket.socket, listening: Callable[[], Awaitable[None]]) -> None:
    """Bring up a server; imported only now, because it costs most of a start."""
    from ubongo.adapters.web.app import make_app as make_web
    from ubongo.adapters.web.server import serve
    from ubongo.tables.clock import SystemClock
    from ubongo.tables.hall import Hall
    from ubongo.tables.library import Library
    from ubongo.tables.sql_store import SqlStore

    store = await SqlStore.opened(database)
    try:
        await serve(make_web(Hall(store, SystemClock(), Library(store))), listener, listening)
    finally:
        await store.close()


def main() -> None:
    """The program."""
    sys.exit(run(make_app(host), sys.argv[1:]))
