"""Wires the program together."""

_signal = __import__("_signal")  # untyped; the module signal itself takes some milliseconds to import

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)  # during the imports, Ctrl-C ends the program without a trace

import gc
import socket
import sys
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TYPE_CHECKING

from ubongo.adapters.cli.server_factory import OnListening, ServerOptions, current_server_factory
from ubongo.adapters.cli.terminal.streams import replace_closed_streams

if TYPE_CHECKING:
    from ubongo.adapters.web.telemetry import Telemetry
    from ubongo.tables.service.service import TableService

SWITCH_S = 0.0005
"""Python's thread switch interval, a tenth of the default: acknowledgments wait for the thread that writes the log."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


async def server(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
    """Bring up a server. Its parts are imported only here, because that is most of the startup time."""
    sys.setswitchinterval(SWITCH_S)
    gc.disable()  # imported code is never garbage; scanning it costs a tenth of the startup time
    from ubongo.adapters.web.app import make_app
    from ubongo.adapters.web.hosts import AllowedHosts
    from ubongo.adapters.web.lan_url import lan_url_of
    from ubongo.adapters.web.server import serve
    from ubongo.adapters.web.telemetry import Telemetry
    from ubongo.tables.service.loop_monitor import LoopMonitor
    from ubongo.tables.service.retention import Keep
    from ubongo.tables.service.service import TableService
    from ubongo.tables.service.start_instant import started_clock
    from ubongo.tables.storage.deck_library import DeckLibrary
    from ubongo.tables.storage.sql import SqlStore

    hosts = AllowedHosts.of(options.allowed_hosts)
    store = await SqlStore.opened(database)  # imports the migrations only if they are needed
    gc.freeze()
    gc.enable()
    lan_url = lan_url_of(listener)
    try:
        cluster = None
        if store.is_shared:
            from ubongo.tables.service.node import node_of  # needs the driver of PostgreSQL

            cluster = await node_of(store, database)
        clock = await started_clock(store) if cluster is None else cluster.clock
        monitor = LoopMonitor(clock)
        service = TableService(
            store,
            clock,
            DeckLibrary(store),
            loop_monitor=monitor,
            bots_pace=options.bots_pace,
            cluster=cluster,
            keep=Keep(names=options.keep_names_days, games=options.keep_games_days),
        )

        async def opening() -> None:
            await service.start()  # it compensates for the downtime up to now: accept connections at once
            await listening(lan_url())

        async def draining() -> None:
            if options.drain_s:
                await service.drain(options.drain_s)

        try:
            limit, telemetry = options.per_address, Telemetry()
            app = make_app(service, lan_url, limit, telemetry)
            async with (
                monitor.running(),
                nullcontext() if cluster is None else cluster.running(),
                _metrics(options.metrics, service, telemetry),
            ):
                await serve(
                    app,
                    listener,
                    listening=opening,
                    ending=service.dismiss,
                    draining=draining,
                    hosts=hosts,
                    per_address=limit,
                    json_logs=options.json_logs,
                )
        finally:
            await service.close()
    finally:
        await store.close()


def _metrics(
    address: str | None, service: "TableService", telemetry: "Telemetry"
) -> AbstractAsyncContextManager[object]:
    """Serves metrics meanwhile, if there is an address for them."""
    if address is None:
        return nullcontext()
    from ubongo.adapters.web.metrics import serving_metrics

    return serving_metrics(address, service, telemetry)


def main() -> None:
    """The program `ubongo`."""
    replace_closed_streams()
    current_server_factory.set(server)
    try:
        from ubongo.adapters.cli.app import run

        if _signal.getsignal(_signal.SIGINT) == _signal.SIG_DFL:
            _signal.signal(_signal.SIGINT, _signal.default_int_handler)
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
