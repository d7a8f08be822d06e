"""Serving: uvicorn with limits of our own on everything a client can do."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager

import structlog
from litestar import Litestar
from uvicorn import Config, Server

from ubongo.adapters.web.fd_limits import Seldom, make_room
from ubongo.adapters.web.limits import MOST_BODY, PATIENCE_S
from ubongo.adapters.web.timeouts import PatientProtocol, PatientSocket

MOST_CONNECTIONS = 4_000
FILES_BESIDE = 200
"""The database, the decks in the making, and what a connection beyond the limit is told with."""
MOST_HEADERS = 16 * 1024
SIGNALS = (signal.SIGINT, signal.SIGTERM)
CLIENTS_FAULTS = (
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence received from client",
)
"""As uvicorn words them."""

Notice = Callable[[], Awaitable[None]]


class AnnouncingServer(Server):
    """A server that says when it listens, and lets others say goodbye before it ends."""

    def __init__(self, config: Config, listening: Notice, ending: Notice) -> None:
        super().__init__(config)
        self._listening = listening
        self._ending = ending

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Ctrl-C and SIGTERM end the serving and nothing more: the store is closed afterwards."""
        loop = asyncio.get_running_loop()
        try:
            for number in SIGNALS:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except NotImplementedError:  # this event loop knows none: on Windows, where uvicorn's own way does
            with super().capture_signals():
                yield
            return
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            await self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close what is open."""
        await self._ending()
        await super().shutdown(sockets)


async def serve(app: Litestar, listener: socket.socket, *, listening: Notice, ending: Notice) -> None:
    """Serve on a socket that is bound already, until a signal ends it.

    `listening` is awaited once it listens, `ending` before it closes its connections.
    """
    _be_quiet()
    make_room(MOST_CONNECTIONS + FILES_BESIDE)
    await make_server(app, listening=listening, ending=ending).serve(sockets=[listener])


def make_server(app: Litestar, *, listening: Notice, ending: Notice) -> AnnouncingServer:
    """A server with a bound on everything."""
    config = Config(
        app,
        http=PatientProtocol,
        ws=PatientSocket,
        ws_max_size=MOST_BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        limit_concurrency=MOST_CONNECTIONS,
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=int(PATIENCE_S / 2),
        server_header=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    return AnnouncingServer(config, listening, ending)


def _is_no_clients_fault(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(CLIENTS_FAULTS)


def _be_quiet() -> None:
    """Warnings and worse go to standard error, a line each; what clients do wrong does not: it could fill a disk."""
    logging.getLogger("uvicorn.error").addFilter(_is_no_clients_fault)
    logging.getLogger("asyncio").addFilter(Seldom(asyncio.get_running_loop().time))
    renderer = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("%Y-%m-%d %H:%M:%S", utc=False),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
