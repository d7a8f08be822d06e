"""Connections that strangers open: refused handshakes, silent ones, and too many from one address."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import cast

import pytest
import pytest_asyncio

from tests.adapters.web.server import ME, TIMEOUT_S, LocalServer, handshake, running
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web import limits, timeouts, websocket_protocol
from ubongo.adapters.web import socket as sockets
from ubongo.adapters.web.connections import ConnectionConfig, ConnectionsByAddress

pytestmark = pytest.mark.asyncio(loop_scope="module")

FEW = 3
TABLE = "0" * 16
REFUSED = {
    "a body": handshake(TABLE, "content-length: 5") + b"hello",
    "a body that does not come": handshake(TABLE, "content-length: 5"),
    "a body in chunks": handshake(TABLE, "transfer-encoding: chunked"),
    "a long header": handshake(TABLE, "x: " + "y" * 9_000),
    "a long path": handshake("x" * 9_000),
    "many headers": handshake(TABLE, *(f"x-{number}: y" for number in range(130))),
    "another method": handshake(TABLE, method="PUT"),
    "another version": handshake(TABLE, "sec-websocket-version: 8"),
    "two keys": handshake(TABLE, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="),
    "a bad key": handshake(TABLE).replace(b"AA==", b"!"),
    "no key": handshake(TABLE).replace(b"sec-websocket-key", b"x-key"),
    "no such path": handshake(TABLE).replace(b"/socket", b"/nothing"),
}
GOODBYE = b"\x88\x80\x00\x00\x00\x00"
SILENT = {
    "nothing": [b""],
    "a refused handshake": [handshake(TABLE, "content-length: 5")],
    "no hello": [handshake(TABLE)],
    "half a frame": [handshake(TABLE), b"\x81\xfe"],
    "half a message": [handshake(TABLE), b"\x01\x80\x00\x00\x00\x00"],
    "a frame without a mask": [handshake(TABLE), b"\x81\x01a"],
    "a close": [handshake(TABLE), GOODBYE],
    "a table that does not exist": [
        handshake(TABLE),
        b"\x81\x9d\x00\x00\x00\x00" + b'{"type":"hello","protocol":3}'[:29],
    ],
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def local() -> AsyncIterator[LocalServer]:
    """A server that admits few connections of one address."""
    async with running(per_address=FEW) as made:
        yield made


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED.keys())
async def test_a_handshake_that_is_refused_is_answered_and_closed(
    local: LocalServer, caplog: pytest.LogCaptureFixture, data: bytes
):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(data)
    async with asyncio.timeout(TIMEOUT_S):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 4")
    assert answer.count(b"HTTP/1.1 ") == 1
    writer.close()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("data", SILENT.values(), ids=SILENT.keys())
@pytest.mark.parametrize("is_half_open", [False, True])
async def test_a_silent_connection_is_gone_in_time_whatever_it_has_sent(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, data: list[bytes], is_half_open: bool
):
    for module in (timeouts, websocket_protocol, sockets):
        monkeypatch.setattr(module, "CLIENT_TIMEOUT_S", 0.2)
        monkeypatch.setattr(module, "CLOSING_S", 0.05)
    _, writer = await asyncio.open_connection("127.0.0.1", local.port, limit=1)
    for part in data:
        writer.write(part)
        await asyncio.sleep(0.03)
    if is_half_open:
        writer.write_eof()
    async with asyncio.timeout(TIMEOUT_S):
        while local.server.server_state.connections or local.server.server_state.tasks:
            await asyncio.sleep(0.01)
    writer.close()


async def test_a_silent_connection_is_gone_after_fifteen_seconds():
    closing = 2 * limits.CLOSING_S
    assert max(limits.CLIENT_TIMEOUT_S, limits.DEAD_AFTER_S) + closing <= 15


async def test_one_address_cannot_hold_more_connections_than_its_share(local: LocalServer):
    held = [await asyncio.open_connection("127.0.0.1", local.port, local_addr=("127.0.0.2", 0)) for _ in range(FEW)]
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port, local_addr=("127.0.0.2", 0))
    async with asyncio.timeout(TIMEOUT_S):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 503")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head
    writer.close()
    for address in ("127.0.0.3", "127.0.0.1"):
        reader, writer = await asyncio.open_connection("127.0.0.1", local.port, local_addr=(address, 0))
        writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()
    held[0][1].write(handshake(TABLE))
    await held[0][0].readuntil(b"\r\n\r\n")
    for _, writer in held:
        writer.transport.abort()
    async with asyncio.timeout(TIMEOUT_S):
        while local.server.server_state.connections:
            await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port, local_addr=("127.0.0.2", 0))
    writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_an_address_that_asks_too_fast_is_served_later(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    config = cast(ConnectionConfig, local.server.config)
    clock = HandClock()
    monkeypatch.setattr(config, "pace", limits.Pace(limits.Rate(burst=2, per_second=20), clock))
    request = b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
    waits: list[float] = []

    def waiting(transport: object) -> float:
        waits.append(ConnectionConfig.wait(config, transport))
        return waits[-1]

    monkeypatch.setattr(config, "wait", waiting)
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port, local_addr=("127.0.0.4", 0))
    writer.write(request[:9])
    await asyncio.sleep(0.01)
    writer.write(request[9:] + request * 4)
    for _ in range(5):
        async with asyncio.timeout(TIMEOUT_S):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"}")
    writer.close()
    assert [round(wait, 3) for wait in waits] == [0, 0, 0.05, 0.1, 0.15], (
        "each request counts once, and each is answered"
    )


async def test_sockets_that_come_by_a_proxy_are_counted_by_the_address_that_it_names(local: LocalServer):
    place = await local.open(ME)
    household = [f"2001:db8:0:7::{number}" for number in range(FEW + 1)]
    lines = [local.line(place.table, **{"x-forwarded-for": address}) for address in household]
    held = [await line.__aenter__() for line in lines[:FEW]]
    for line in held:
        await line.hello()
    async with lines[FEW] as line:
        assert await line.goodbye() == ("too-many", 1008)
    async with local.line(place.table, **{"x-forwarded-for": "2001:db8:0:8::1"}) as line:
        await line.hello()
    for line in lines[:FEW]:
        await line.__aexit__(None, None, None)
    await local.finished()
    async with local.line(place.table, **{"x-forwarded-for": household[0]}) as line:
        await line.hello()


@pytest.mark.parametrize(
    "forged",
    [
        "127.0.0.1, {}",
        "198.51.100.{number}, {}",
        "::1,10.0.0.{number},{}",
        "unknown, [::1]:{number}, {}:{number}",
        ",,, {}",
    ],
)
async def test_what_a_client_writes_before_its_proxy_counts_for_nothing(local: LocalServer, forged: str):
    place = await local.open(ME)
    async with AsyncExitStack() as held:
        for number in range(FEW):
            sent = forged.format("192.0.2.7", number=number + 1)
            await (await held.enter_async_context(local.line(place.table, **{"x-forwarded-for": sent}))).hello()
        async with local.line(place.table, **{"x-forwarded-for": forged.format("192.0.2.7", number=99)}) as line:
            assert await line.goodbye() == ("too-many", 1008)
        async with local.line(place.table, **{"x-forwarded-for": forged.format("192.0.2.8", number=1)}) as line:
            await line.hello()


async def test_connections_are_counted_by_network():
    counted = ConnectionsByAddress(2, trusted={"192.0.2.9"})
    assert counted.admit(1, "192.0.2.7")
    assert counted.admit(2, "::ffff:192.0.2.7"), "an IPv6 listener names the same address so"
    assert not counted.admit(3, "192.0.2.7")
    assert counted.admit(4, "192.0.2.8")
    counted.release(3)
    assert not counted.admit(3, "192.0.2.7"), "one that was refused gives nothing back"
    counted.release(1)
    assert counted.admit(3, "192.0.2.7")
    for number in range(10, 20):
        assert counted.admit(number, "192.0.2.9"), "a proxy"
        assert counted.admit(number, "127.0.0.1")
        assert counted.admit(number, "::ffff:127.0.0.1")
        assert counted.admit(number, "")
    wide = [number for number in range(20, 60) if counted.admit(number, f"2001:db8:0:{number:x}::1")]
    assert len(wide) == 2 * limits.WIDE, "whoever rents a /48 network has many of a household"
    for number in range(60):
        counted.release(number)
    assert len(counted) == 0
