"""Connections that are started and never finished, at the level of bytes."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from tests.adapters.web.server import ME, TIMEOUT_S, LocalServer, is_closed
from ubongo.adapters.web import timeouts
from ubongo.adapters.web.timeouts import MOST_AT_ONCE
from ubongo.adapters.web.websocket_protocol import LimitedWebSocket

pytestmark = pytest.mark.asyncio(loop_scope="module")

HALF = {
    "nothing": b"",
    "half a line": b"GET /api/hea",
    "half the headers": b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{",
    "half a second request": b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/health/live HTTP/1.1\r\n",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
}


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short timeout, for tests that wait until it expires."""
    monkeypatch.setattr(timeouts, "CLIENT_TIMEOUT_S", 0.2)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("data", HALF.values(), ids=HALF.keys())
async def test_half_a_request_times_out(local: LocalServer, data: bytes):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(data)
    await is_closed(reader)
    writer.close()


@pytest.mark.usefixtures("hurry")
async def test_sending_a_byte_now_and_then_does_not_extend_the_timeout(local: LocalServer):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    gone = asyncio.create_task(reader.read())
    for sign in b"GET /api/health/live HTTP/1.1":
        writer.write(bytes([sign]))
        await asyncio.sleep(0.03)
        if gone.done():
            break
    assert gone.done()
    await asyncio.gather(gone, return_exceptions=True)
    writer.close()


async def test_endless_headers_are_cut_off(local: LocalServer):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 20_000)
    async with asyncio.timeout(TIMEOUT_S):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 400")
    writer.close()


@pytest.mark.slow
async def test_the_timeout_starts_again_with_each_request(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(timeouts, "CLIENT_TIMEOUT_S", 2.0)
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    for pause_s in (0, 0.7, 0.7, 0.7):  # the last one comes after the first timeout would have expired
        await asyncio.sleep(pause_s)
        writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        await reader.readexactly(int(head.split(b"content-length: ")[1].split(b"\r\n")[0]))
    writer.close()


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/nothing", b"/"])
@pytest.mark.parametrize("method", [b"GET", b"POST", b"PUT"])
@pytest.mark.parametrize("pause_s", [None, 0.05])
async def test_a_body_that_is_malformed_before_or_after_the_answer_is_not_an_error(
    local: LocalServer, caplog: pytest.LogCaptureFixture, path: bytes, method: bytes, pause_s: float | None
):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    head = b"%b %b HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n" % (method, path)
    writer.write(head if pause_s else head + b"zz\r\n")
    if pause_s:
        await asyncio.sleep(pause_s)
        writer.write(b"zz\r\n")
    async with asyncio.timeout(TIMEOUT_S):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 ")
    assert answer.count(b"HTTP/1.1 ") == 1, "one answer to one request"
    writer.close()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_little_is_read_at_once_from_each_connection(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    sizes: list[int] = []
    received = LimitedWebSocket.data_received

    def measured(self: LimitedWebSocket, data: bytes) -> None:
        sizes.append(len(data))
        received(self, data)

    monkeypatch.setattr(LimitedWebSocket, "data_received", measured)
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        await line.hello()
        transport = line.socket.transport
        transport.write(Frame(Opcode.TEXT, b"x" * 15_000, fin=True).serialize(mask=True) * 60)
        assert (await line.goodbye())[0] in ("bad-message", "")
    assert max(sizes) <= MOST_AT_ONCE
