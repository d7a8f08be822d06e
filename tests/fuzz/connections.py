"""The bytes of a connection: the first byte says in pieces of what size they come."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.fuzz.application import LOOPBACK, Application, application, server_of
from tests.fuzz.target import Target
from tests.tables.hand_clock import settled


class Wire(asyncio.Transport):
    """A client's end that reads everything and notes that it was closed."""

    def __init__(self, client: str, lost: Callable[[], None]) -> None:
        super().__init__({"peername": (client, 5000), "sockname": (LOOPBACK, 80)})
        self.written = bytearray()
        self._closing = False
        self._lost = lost
        self.paused = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        """Note what is sent."""
        self.written += data
        assert len(self.written) < 1 << 22, "the answers to a few bytes are small"

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self._closing

    def close(self) -> None:
        """Close it."""
        if not self._closing:
            self._closing = True
            self._lost()

    abort = close

    def set_protocol(self, protocol: Any) -> None:
        """The connection becomes a socket."""
        self.protocol = protocol

    def get_protocol(self) -> Any:
        """Who reads."""
        return self.protocol

    def pause_reading(self) -> None:
        """Nothing more is read for now."""
        self.paused = True

    def resume_reading(self) -> None:
        """Reading goes on."""
        self.paused = False


def connection(data: bytes) -> None:
    """A connection that sends these bytes and goes."""
    here = application()
    here.run(_connection(here, data[:1], data[1:]))


async def _connection(here: Application, size: bytes, data: bytes) -> None:
    await here.anew()
    server = server_of(here)
    config = server.config
    protocol: Any = config.http_protocol_class(config=config, server_state=server.server_state, app_state={})
    wire = Wire(here.client, lambda: None)
    wire.protocol = protocol
    protocol.connection_made(wire)
    step = int.from_bytes(size, "big") * 16 or len(data) or 1
    try:
        for start in range(0, len(data), step):
            if wire.is_closing():
                break
            wire.protocol.data_received(data[start : start + step])
            await settled()
        if not wire.is_closing():
            with suppress(NotImplementedError):
                wire.protocol.eof_received()
    finally:
        wire.close()
        wire.protocol.connection_lost(None)
        await settled()
        for task in tuple(server.server_state.tasks):
            task.cancel()
        await settled()
        server.server_state.connections.clear()
        await here.close()
    here.check()
    assert not len(config.by_address), "a connection that is gone is not counted"


UPGRADE = (
    b"GET /api/tables/0123456789abcdef/socket HTTP/1.1\r\nhost: testserver\r\nupgrade: websocket\r\n"
    b"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
    """A frame of a client with a mask of zeros, which a fuzzer can see through."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


HELLO = b'{"type":"hello","protocol":3}'
CONNECTIONS = (
    b"\0GET /api/health HTTP/1.1\r\nhost: testserver\r\n\r\nGET / HTTP/1.1\r\nhost: testserver\r\n\r\n",
    b"\x01POST /api/invitation HTTP/1.1\r\nhost: testserver\r\ncontent-type: application/json\r\n"
    b"content-length: 14\r\n\r\n" + b'{"code":"ABC"}',
    b"\0POST /api/join HTTP/1.1\r\nhost: testserver\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"
    b"expect: 100-continue\r\n\r\n" + b'4\r\n{"co\r\n7\r\nde":""}\r\n0\r\n\r\n',
    b"\0" + UPGRADE,
    b"\x0f" + UPGRADE + frame(HELLO) + frame(b'{"type":"pong","nonce":7}') + frame(b"\x03\xe8bye", 8),
    b"\x0e"
    + UPGRADE
    + frame(HELLO[:9], fin=False)
    + frame(b"hi", 9)
    + frame(HELLO[9:], 0)
    + frame(b"", 10)
    + frame(b"x", 2),
    b"\0HEAD /api/editions HTTP/1.0\r\nhost: testserver\r\nconnection: keep-alive\r\n\r\n",
)


TARGETS = (Target("connection", connection, lambda: CONNECTIONS),)
