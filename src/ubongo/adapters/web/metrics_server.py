"""The server of the metrics, with the limits of the game's own server, for a few connections. See ADR 134."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import cast

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder
from uvicorn._types import ASGIApplication
from uvicorn.server import ServerState

from ubongo.adapters.web.connections import ConnectionConfig, ConnectionsByAddress
from ubongo.adapters.web.limits import ASKING, MOST_HEADERS, Pace
from ubongo.adapters.web.middleware import HeadAsGet
from ubongo.adapters.web.timeouts import HttpWithTimeouts
from ubongo.tables.clock import SystemClock

MOST_CONNECTIONS = 32
"""From all addresses together: each takes a file descriptor that a player could need."""
TEXT = b"text/plain; charset=utf-8"


class FewConnections(ConnectionsByAddress):
    """Counts the connections of all addresses together, those of this machine too."""

    def admit(self, connection: object, address: str) -> bool:
        """Count a connection, unless there are as many as there may be."""
        return len(self) < MOST_CONNECTIONS and super().admit(connection, address)


def scraped(registry: CollectorRegistry) -> ASGIApp:
    """An application that answers `GET /metrics` with what is in `registry`."""

    async def answer(scope: Scope, _: Receive, send: Send) -> None:
        asked = cast(HTTPScope, scope)
        if asked["path"] != "/metrics":
            await _send(send, 404, TEXT, b"Not found: only /metrics is served here.\n")
        elif asked["method"] != "GET":
            await _send(send, 405, TEXT, b"Method not allowed: use GET.\n", (b"allow", b"GET, HEAD"))
        else:
            accepted = b",".join(value for name, value in asked["headers"] if name == b"accept")
            encoded, content_type = choose_encoder(accepted.decode("latin-1"))
            await _send(send, 200, content_type.encode(), encoded(registry))

    return HeadAsGet(answer)


async def _send(send: Send, status: int, kind: bytes, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    start = {"type": "http.response.start", "status": status, "headers": [*headers, *more]}
    await send(cast(Message, start))
    await send(cast(Message, {"type": "http.response.body", "body": body, "more_body": False}))


@asynccontextmanager
async def listening(host: str, port: int, app: ASGIApp) -> AsyncGenerator[int]:
    """Serve `app` at that address meanwhile; the value is the port.

    Raises:
        OSError: nothing can listen there.
    """
    config = ConnectionConfig(
        cast(ASGIApplication, app),
        ws="none",
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=5,
        server_header=False,
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=False,
    )
    config.load()
    config.by_address, config.pace = FewConnections(MOST_CONNECTIONS), Pace(ASKING, SystemClock())
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: HttpWithTimeouts(config, state, {}), host, port)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for connection in tuple(state.connections):
            cast(HttpWithTimeouts, connection).transport.abort()
