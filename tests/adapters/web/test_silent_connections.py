"""Connections that fall silent, in every state they can be in, are gone within fifteen real seconds."""

import asyncio
import struct
from typing import cast

import pytest

from tests.adapters.web.server import HELLO, ME, running

pytestmark = pytest.mark.slow

GONE_S = 15.0
BUSY_S = 3.0
"""What a machine that does other work may take longer."""
BAD = b"[]"
"""A message that the server answers with a close."""


def frame(text: bytes) -> bytes:
    """A text frame of a client; its mask is zero."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
    return b"\x81" + size + bytes(4) + text


def states(table: str, cookie: str) -> dict[str, tuple[bytes, ...]]:
    """What a client sends, with a moment between the parts, before it falls silent."""
    get = b"GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n"
    post = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
    socket = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    return {
        "nothing": (),
        "half a line": (get[:9],),
        "half of the headers": (get,),
        "headers one by one": (get, b"A: b\r\n", b"C: d\r\n"),
        "no body": (post,),
        "half a body": (post, b'{"code": '),
        "a whole request": (get + b"\r\n",),
        "one request and half of another": (get + b"\r\n", get),
        "a refused handshake": (socket.replace(b"Key: A", b"Key: B" + bytes([33])),),
        "half a handshake": (socket[:-2],),
        "a handshake": (socket,),
        "half a frame": (socket, frame(HELLO)[:9]),
        "half a message": (socket, b"\x01\x82" + bytes(4) + b'{"'),
        "a hello": (socket, frame(HELLO)),
        "a hello and half a frame": (socket, frame(HELLO), frame(b"x" * 100)[:50]),
        "a mistake": (socket, frame(HELLO), frame(BAD)),
        "a mistake instead of a hello": (socket, frame(BAD)),
    }


async def silence(port: int, parts: tuple[bytes, ...]) -> float:
    """Seconds until the server has closed a connection that says no more; what it sends is read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.3)
    now = asyncio.get_running_loop().time
    began = now()
    try:
        async with asyncio.timeout(60):
            while await reader.read(65_536):
                pass
    except ConnectionResetError:
        pass
    writer.close()
    return now() - began


async def test_a_silent_connection_is_gone_after_fifteen_seconds_in_any_state():
    async with running() as local:
        place = await local.open(ME)
        every = states(place.table, place.cookie)
        waits = await asyncio.gather(*(silence(local.port, parts) for parts in every.values()))
    late = {state: wait for state, wait in zip(every, waits, strict=True) if wait > GONE_S + BUSY_S}
    assert late == {}


async def test_a_client_that_does_not_read_its_answers_is_gone_after_fifteen_seconds():
    now = asyncio.get_running_loop().time
    async with running() as local:
        connections = local.server.server_state.connections
        reader, writer = await asyncio.open_connection("127.0.0.1", local.port, limit=1024)
        cast(asyncio.Transport, writer.transport).pause_reading()
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2_000)
        async with asyncio.timeout(60):
            while not connections:
                await asyncio.sleep(0.01)
            began = now()
            while connections:
                await asyncio.sleep(0.1)
        assert 5 < now() - began < GONE_S + BUSY_S
        writer.transport.abort()
        assert not reader.at_eof(), "it has not read to the end"
