"""Serving: uvicorn with limits of our own on everything a client can do."""

import asyncio
import signal
import socket
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager

from litestar import Litestar
from uvicorn import Config, Server

from ubongo.adapters.web.limits import MOST_BODY, PATIENCE_S
from ubongo.adapters.web.patience import PatientProtocol

MOST_CONNECTIONS = 4_000
MOST_HEADERS = 16 * 1024


class _Announcing(Server):
    """A server that says when it listens."""

    def __init__(self, config: Config, listening: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._listening = listening

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Ctrl-C and SIGTERM end the serving and nothing more: the store is closed afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            await self._listening()


async def serve(app: Litestar, listener: socket.socket, listening: Callable[[], Awaitable[None]]) -> None:
    """Serve on a socket that is bound already, until a signal ends it; `listening` is awaited once it listens."""
    config = Config(
        app,
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_max_size=MOST_BODY,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        limit_concurrency=MOST_CONNECTIONS,
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=int(PATIENCE_S / 2),
        server_header=False,
        log_config=None,
        access_log=False,
        lifespan="on",
    )
    server = _Announcing(config, listening)
    await server.serve(sockets=[listener])
    if not server.started:
        raise asyncio.CancelledError
