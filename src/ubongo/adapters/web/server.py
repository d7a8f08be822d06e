"""The HTTP server: uvicorn with limits on everything a client can do."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import cast

import structlog
from litestar import Litestar
from structlog.typing import Processor
from uvicorn import Config, Server
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ubongo.adapters.web.connections import PER_ADDRESS, ConnectionConfig, ConnectionsByAddress
from ubongo.adapters.web.fd_limits import AcceptErrorFilter, raise_fd_limit
from ubongo.adapters.web.hosts import AllowedHosts
from ubongo.adapters.web.limits import ASKING, CLIENT_TIMEOUT_S, MOST_BODY, MOST_HEADERS, Pace
from ubongo.adapters.web.log_limits import RepeatFilter, RepeatProcessor
from ubongo.adapters.web.middleware import checked
from ubongo.adapters.web.telemetry import Telemetry
from ubongo.adapters.web.timeouts import HttpWithTimeouts
from ubongo.adapters.web.websocket_protocol import LimitedWebSocket
from ubongo.tables.clock import SystemClock

MOST_CONNECTIONS = 4_000
SPARE_FILES = 200
"""For the database, the processes that make decks, and the answers to connections beyond the limit."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)

Notice = Callable[[], Awaitable[None]]


async def _at_once() -> None:
    """Drains nothing."""


class AnnouncingServer(Server):
    """A server with a callback when it listens, and two before it closes its connections.

    The first of these, `draining`, is cancelled by a second signal.
    """

    def __init__(self, config: Config, listening: Notice, ending: Notice, draining: Notice = _at_once) -> None:
        super().__init__(config)
        self._listening = listening
        self._ending = ending
        self._draining = draining
        self._drain: asyncio.Future[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; the second time, drain no longer."""
        if self._drain is not None:
            self._drain.cancel()
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Stop serving on Ctrl-C and SIGTERM, and no more: the store is closed afterwards."""
        loop = asyncio.get_running_loop()
        try:
            for number in SIGNALS:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except NotImplementedError:  # the event loop on Windows has none; uvicorn's own way works there
            with super().capture_signals():
                yield
            return
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then report it."""
        await super().startup(sockets)
        if self.started:
            await self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, call `ending`, then close all connections."""
        self._drain = asyncio.ensure_future(self._draining())
        await asyncio.wait((self._drain,))
        await self._ending()
        await super().shutdown(sockets)


async def serve(
    app: Litestar,
    listener: socket.socket,
    *,
    listening: Notice,
    ending: Notice,
    draining: Notice = _at_once,
    hosts: AllowedHosts,
    per_address: int = PER_ADDRESS,
    json_logs: bool = False,
) -> None:
    """Serve on a bound socket until a signal ends it.

    `listening` is awaited once it listens, `draining` and `ending` before its connections are closed. Only requests
    for `hosts` are answered. One address can hold `per_address` connections. The log is text, or JSON lines.
    """
    configure_logging(as_json=json_logs)
    raise_fd_limit(MOST_CONNECTIONS + SPARE_FILES)
    server = make_server(
        app, listening=listening, ending=ending, draining=draining, hosts=hosts, per_address=per_address
    )
    await server.serve(sockets=[listener])


def make_server(
    app: Litestar,
    *,
    listening: Notice,
    ending: Notice,
    draining: Notice = _at_once,
    hosts: AllowedHosts | None = None,
    per_address: int = PER_ADDRESS,
) -> AnnouncingServer:
    """A server with all its limits, for `hosts` or by default for this machine's own names."""
    config = ConnectionConfig(
        checked(app, hosts or AllowedHosts.of(()), cast(Telemetry, app.state.telemetry)),
        http=HttpWithTimeouts,
        ws=LimitedWebSocket,
        ws_max_size=MOST_BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        limit_concurrency=MOST_CONNECTIONS,
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=int(CLIENT_TIMEOUT_S / 2),
        server_header=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    config.load()
    loaded = cast(ProxyHeadersMiddleware, config.loaded_app)  # pyright: ignore[reportUnknownMemberType]  # it is untyped
    config.by_address = ConnectionsByAddress(per_address, loaded.trusted_hosts)
    config.pace = Pace(ASKING, SystemClock())
    return AnnouncingServer(config, listening, ending, draining)


def configure_logging(*, as_json: bool = False) -> None:
    """Log warnings and errors to standard error, but nothing that clients can multiply: it could fill a disk.

    Each line is text for people, or a JSON object with the keys `event`, `level`, `timestamp` and others.
    """
    now = asyncio.get_running_loop().time
    logging.getLogger("asyncio").addFilter(AcceptErrorFilter(now))
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(RepeatFilter(now))
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True),
    ]
    rendering = _rendering(as_json)
    if as_json:  # the lines of uvicorn and asyncio too; for people they are text already
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(
            structlog.stdlib.ProcessorFormatter(
                foreign_pre_chain=shared,
                processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
            )
        )
        logging.basicConfig(handlers=[handler], force=True)
    structlog.configure(
        processors=[RepeatProcessor(now), *shared, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _rendering(as_json: bool) -> list[Processor]:
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
