"""Frames that the application does not see: pings, parts of messages, and what is malformed."""

import asyncio
import gc
import logging

import pytest
from litestar import WebSocket
from structlog.testing import capture_logs
from websockets.frames import Frame, Opcode

from tests.adapters.web.server import ME, LocalServer, SocketClient, handshake, is_closed
from tests.garbage import collect
from ubongo.adapters.web import limits, websocket_protocol
from ubongo.adapters.web.websocket_protocol import Inbox, LimitedWebSocket

pytestmark = pytest.mark.asyncio(loop_scope="module")


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


MANY = int(limits.FRAMES.burst) * 2
FLOODS = {
    "pings": frame(Opcode.PING) * MANY,
    "long pings": frame(Opcode.PING, b"x" * 125) * MANY,
    "pongs": frame(Opcode.PONG) * MANY,
    "parts of a message": frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * MANY,
    "pings between parts": frame(Opcode.TEXT, fin=False) + (frame(Opcode.CONT, fin=False) + frame(Opcode.PING)) * MANY,
    "empty messages": frame(Opcode.TEXT) * MANY,
    "small messages": frame(Opcode.TEXT, b"{}") * MANY,
}
GOODBYE = frame(Opcode.CLOSE, b"\x03\xe8")
MALFORMED = {
    "no UTF-8": frame(Opcode.TEXT, b"\xff"),
    "no UTF-8, then a close": frame(Opcode.TEXT, b"\xff") + GOODBYE,
    "no UTF-8 twice, then a close": frame(Opcode.TEXT, b"\xff") * 2 + GOODBYE,
    "no UTF-8 in two parts, then a close": frame(Opcode.TEXT, b"\xc3", fin=False)
    + frame(Opcode.CONT, b"\xff")
    + GOODBYE,
    "no UTF-8, then pings": frame(Opcode.TEXT, b"\xff") + frame(Opcode.PING) * 20,
    "no UTF-8, then a broken frame": frame(Opcode.TEXT, b"\xff") + b"\xff\x80",
    "a close, then no UTF-8": GOODBYE + frame(Opcode.TEXT, b"\xff"),
    "a close, then pings": GOODBYE + frame(Opcode.PING) * 20,
    "two closes": GOODBYE * 2,
    "a close that is no UTF-8": frame(Opcode.CLOSE, b"\x03\xe8\xff"),
    "a close with a code that is none": frame(Opcode.CLOSE, b"\x00\x01"),
    "a close with half a code": frame(Opcode.CLOSE, b"\x03"),
    "a close within a message": frame(Opcode.TEXT, b"x", fin=False) + GOODBYE,
    "a part of nothing": frame(Opcode.CONT, b"x"),
    "a message within a message": frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.TEXT, b"x"),
    "a ping in parts": b"\x09\x80\x00\x00\x00\x00",
    "a frame without a mask": b"\x81\x01a",
    "an unknown frame": b"\x83\x80\x00\x00\x00\x00",
    "a long message": frame(Opcode.TEXT, b"x" * 20_000),
    "bytes": frame(Opcode.BINARY, b"x"),
}


def protocol_of(local: LocalServer) -> LimitedWebSocket:
    (found,) = [one for one in local.server.server_state.connections if isinstance(one, LimitedWebSocket)]
    return found


async def send_raw(line: SocketClient, data: bytes) -> None:
    line.socket.transport.write(data)


async def test_pings_are_answered(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        for _ in range(10):
            await (await line.socket.ping())


async def test_messages_that_arrive_at_once_are_answered_in_order(local: LocalServer):
    place, ids = await local.open(ME), [f"{number}-{'x' * 50}" for number in range(30)]
    assert len(ids) > websocket_protocol.MOST_MESSAGES
    assert 100 * len(ids) > websocket_protocol.MOST_UNREAD, "each message has more than 100 characters"
    async with local.seated(place) as line:
        for each in ids:
            renaming = {"type": "act", "id": each, "action": {"type": "rename", "name": each[:6]}}
            await line.send(renaming)
        assert [(await line.receive("ack"))["id"] for _ in ids] == ids


async def test_a_client_is_not_read_while_the_server_has_much_to_do_for_it():
    inbox = Inbox()
    for _ in range(websocket_protocol.MOST_MESSAGES - 1):
        inbox.put_nowait({"type": "websocket.receive", "text": "x", "bytes": None})
        assert not inbox.is_full
    inbox.put_nowait({"type": "websocket.receive", "text": "x", "bytes": None})
    assert inbox.is_full
    await inbox.get()
    assert not inbox.is_full
    inbox.put_nowait({"type": "websocket.receive", "text": None, "bytes": b"x" * websocket_protocol.MOST_UNREAD})
    assert inbox.is_full


async def test_an_open_socket_keeps_nothing_of_its_request(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place):
        collect()
        assert [kept for kept in gc.get_objects() if isinstance(kept, WebSocket)] == []
        assert protocol_of(local).scope["headers"] == []


@pytest.mark.parametrize("greets", [False, True])
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
async def test_a_flood_of_frames_is_cut_off_with_a_reason(local: LocalServer, flood: bytes, greets: bool):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        if greets:
            await line.hello()
        await send_raw(line, flood)
        reason, code = await line.goodbye()
        assert reason in ("too-many", "bad-message")
        assert code in (1008, None), "None: the rest of the flood has crossed the close"
    await local.finished()


async def test_a_client_that_does_not_read_gets_no_answers_to_its_pings(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
):
    pinged = asyncio.Event()
    handle_ping = LimitedWebSocket.handle_ping

    def heard(protocol: LimitedWebSocket) -> None:
        handle_ping(protocol)
        pinged.set()

    monkeypatch.setattr(LimitedWebSocket, "handle_ping", heard)
    place = await local.open(ME)
    async with local.seated(place) as line:
        protocol = protocol_of(local)
        protocol.pause_writing()
        first = asyncio.ensure_future(await line.socket.ping(b"first"))
        await pinged.wait()
        assert protocol.transport.get_write_buffer_size() == 0
        assert protocol.conn.data_to_send() == []
        protocol.resume_writing()
        await (await line.socket.ping(b"second"))
        await first  # the second answer acknowledges the first ping, too


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5, 8, None])
@pytest.mark.parametrize("data", MALFORMED.values(), ids=MALFORMED.keys())
async def test_malformed_frames_are_closed_and_leave_no_line_in_the_log(
    local: LocalServer, caplog: pytest.LogCaptureFixture, data: bytes, rounds: int | None
):
    place = await local.open(ME)
    with capture_logs() as logs:
        reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
        writer.write(handshake(place.table))
        if rounds is None:
            await reader.readuntil(b"\r\n\r\n")
        for _ in range(rounds or 0):
            await asyncio.sleep(0)
        writer.write(data)
        if rounds is None:
            await is_closed(reader)
        writer.transport.abort()
        await local.finished()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert [entry for entry in logs if entry["log_level"] not in ("debug", "info")] == []
