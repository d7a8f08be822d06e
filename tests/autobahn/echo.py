"""A server that echoes, over the protocols of the real one: the Autobahn suite wants its messages back.

    .venv/bin/python -m tests.autobahn.echo PORT

Limits on size and pace are lifted, since the suite sends more than any client may.
"""

import asyncio
import sys
from typing import Any

from uvicorn import Server
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ubongo.adapters.web import websocket_protocol
from ubongo.adapters.web.connections import ConnectionConfig, ConnectionsByAddress
from ubongo.adapters.web.limits import Pace, Rate
from ubongo.adapters.web.timeouts import HttpWithTimeouts
from ubongo.tables.clock import SystemClock

WITHOUT_LIMIT = Rate(burst=1e12, per_second=1e12)
MOST_BYTES = 1 << 26


async def echo(_: Any, receive: Any, send: Any) -> None:
    """Send every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


def server(port: int) -> Server:
    """The server on that port of the loopback interface."""
    setattr(websocket_protocol, "FRAMES", WITHOUT_LIMIT)  # noqa: B010  # it is none of the module's own names
    config = ConnectionConfig(
        echo,
        port=port,
        http=HttpWithTimeouts,
        ws=websocket_protocol.LimitedWebSocket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_level="warning",
    )
    config.load()
    loaded = config.loaded_app  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    assert isinstance(loaded, ProxyHeadersMiddleware)
    config.by_address = ConnectionsByAddress(trusted=loaded.trusted_hosts)
    config.pace = Pace(WITHOUT_LIMIT, SystemClock())
    return Server(config)


if __name__ == "__main__":
    asyncio.run(server(int(sys.argv[1])).serve())
