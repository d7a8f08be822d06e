"""Where everything is wired together."""

import gc
import socket
import sys

from ubongo.adapters.cli.server_factory import OnListening, current_server_factory

SWITCH_S = 0.0005
"""The thread that writes the log holds up acknowledgments while it waits for its turn: tenfold shorter than usual."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


async def host(database: str, listener: socket.socket, listening: OnListening, bots_pace: float = 1.0) -> None:
    """Bring up a server; its parts are imported only now, because they cost most of a start."""
    sys.setswitchinterval(SWITCH_S)
    gc.disable()  # what is imported stays: to look through it again and again costs a tenth of the start
    from ubongo.adapters.web.app import make_app
    from ubongo.adapters.web.lan_url import lan_url_of
    from ubongo.adapters.web.server import serve
    from ubongo.tables.clock import NEVER, SystemClock
    from ubongo.tables.service.service import TableService
    from ubongo.tables.storage.deck_library import DeckLibrary
    from ubongo.tables.storage.sql import SqlStore

    store = await SqlStore.opened(database)  # it imports the migrations where there is work for them
    gc.freeze()
    gc.enable()
    reach = lan_url_of(listener)
    try:
        clock = SystemClock(await store.last_heartbeat() or NEVER)
        service = TableService(store, clock, DeckLibrary(store), bots_pace=bots_pace)

        async def opening() -> None:
            await service.start()  # the time that it gives back ends when connections are taken, and not before
            await listening(reach())

        try:
            await serve(make_app(service, reach), listener, listening=opening, ending=service.dismiss)
        finally:
            await service.close()
    finally:
        await store.close()


def main() -> None:
    """The program `ubongo`."""
    current_server_factory.set(host)
    try:
        from ubongo.adapters.cli.app import run  # takes a moment, in which Ctrl-C may come

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
