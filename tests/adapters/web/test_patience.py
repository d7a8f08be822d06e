"""Connections that are begun and never finished, at the level of bytes."""

import asyncio

import pytest

from tests.adapters.web.serving import ME, Service
from ubongo.adapters.web import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

HALF = {
    "nothing": b"",
    "half a line": b"GET /api/hea",
    "half the headers": b"GET /api/health HTTP/1.1\r\nhost: x\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
    "half a second request": b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api/health HTTP/1.1\r\n",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
}


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE_S", 0.2)


@pytest.mark.parametrize("data", HALF.values(), ids=HALF.keys())
async def test_half_a_request_is_not_waited_for(service: Service, data: bytes):
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    writer.write(data)
    async with asyncio.timeout(3):
        try:
            while await reader.read(65_536):
                pass
        except ConnectionError:
            pass
    writer.close()


async def test_a_drop_now_and_then_does_not_stretch_the_patience(service: Service):
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    gone = asyncio.create_task(reader.read())
    for sign in b"GET /api/health HTTP/1.1":
        writer.write(bytes([sign]))
        await asyncio.sleep(0.03)
        if gone.done():
            break
    assert gone.done()
    await asyncio.gather(gone, return_exceptions=True)
    writer.close()


async def test_headers_without_end_are_cut_off(service: Service):
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 20_000)
    async with asyncio.timeout(3):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 400")
    writer.close()


async def test_a_whole_request_is_answered_and_the_next_one_too(service: Service):
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    for _ in range(2):
        writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        await reader.readexactly(int(head.split(b"content-length: ")[1].split(b"\r\n")[0]))
        await asyncio.sleep(0.1)
    writer.close()


async def test_a_peer_who_never_reads_is_let_go(service: Service, monkeypatch: pytest.MonkeyPatch):
    from ubongo.adapters.web import socket as sockets

    monkeypatch.setattr(sockets, "HEARTBEAT_S", 0.05)
    monkeypatch.setattr(sockets, "DEAD_AFTER_S", 0.2)
    monkeypatch.setattr(sockets, "PATIENCE_S", 0.2)
    place = await service.open(ME)
    table = await service.hall.find(place.table)
    assert table is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    writer.write(
        f"GET /api/tables/{place.table}/socket HTTP/1.1\r\nhost: 127.0.0.1:{service.port}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"cookie: {place.cookie}\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    hello = b'{"type":"hello","protocol":2}'
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    async with asyncio.timeout(3):
        while not len(table.listeners):
            await asyncio.sleep(0.01)
        while len(table.listeners):
            await asyncio.sleep(0.01)
        while not writer.transport.is_closing():  # not only forgotten: the connection is cut
            try:
                if not await reader.read(65_536):
                    break
            except ConnectionError:
                break
    writer.close()


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/nothing", b"/"])
@pytest.mark.parametrize("method", [b"GET", b"POST", b"PUT"])
@pytest.mark.parametrize("pause_s", [None, 0.05])
async def test_a_body_that_is_spoilt_before_or_after_the_answer_is_no_failure(
    service: Service, caplog: pytest.LogCaptureFixture, path: bytes, method: bytes, pause_s: float | None
):
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    head = b"%b %b HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" % (method, path)
    writer.write(head if pause_s else head + b"zz\r\n")
    if pause_s:
        await asyncio.sleep(pause_s)
        writer.write(b"zz\r\n")
    async with asyncio.timeout(3):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 ")
    assert answer.count(b"HTTP/1.1 ") == 1, "one answer to one request"
    writer.close()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
