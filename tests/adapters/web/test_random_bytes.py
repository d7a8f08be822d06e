"""Random bytes from strangers: the server keeps running, and its log does not fill the disk."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from tests.server_process import ServerProcess

pytestmark = pytest.mark.slow

SHOTS, AT_ONCE = 1_200, 40
HANDSHAKE = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%b\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n"
REQUESTS = (
    b"GET /%ff%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /?\xff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET http://x/api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/health/live HTTP/1.1\r\nhost: evil.example\r\n\r\n",
    b"GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\na: " + b"b" * 30_000 + b"\r\n\r\n",
    b"HEAD / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/health/live HTTP/1.1\r\n\r\n",
    b"GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n\x00\x00\x00",
    b"GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/tables/x/export HTTP/1.1\r\nhost: \xff\r\ncookie: ubongo=\xff; =;;; a\r\nx-forwarded-for: \xff\r\n\r\n",
    b"GET /api/boxes/%00 HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: \xff/\xff\r\n\r\n",
    b"GET /api/schema HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    POST % b"content-type: application/json; charset=nonsense\r\ncontent-length: 2\r\n" + b"{}",
    POST % b"content-type: \xff\r\ncontent-length: 2\r\n" + b"{}",
    POST % b"content-type: multipart/form-data; boundary=\xff\r\ncontent-length: 3\r\n" + b"abc",
    POST % b"content-length: 99999999999999999999\r\n",
    POST % b"transfer-encoding: chunked\r\n" + b"ffffffff\r\n",
    POST % b"transfer-encoding: chunked\r\ncontent-length: 2\r\n" + b"2\r\n{}\r\n0\r\n\r\n",
    POST % b"origin: http://[\r\nx-forwarded-proto: gopher\r\ncontent-length: 2\r\n" + b"{}",
    b"\x16\x03\x01\x02\x00\x01",
    bytes(100),
    b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 3_000 + b"\r\n",
)
FRAMES = (
    b"\x81\x8d\x00\x00\x00\x00\xff\xfe",
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    b"\x82\x80\x00\x00\x00\x00",
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    b"\xff\x80\x00\x00\x00\x00",
    b"\x88\x81\x00\x00\x00\x00\x00",
    b"\x00\x80\x00\x00\x00\x00",
    b"\x81\x01a",
)
UPGRADES = (b"", b"origin: http://[\r\n", b"sec-websocket-version: 8\r\n", b"sec-websocket-extensions: x; y\r\n")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("noise")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with ServerProcess(folder) as made:
        yield made


def table_at(server: ServerProcess) -> bytes:
    """Another player's table."""
    body = json.dumps({"edition": "pouch", "seats": [{"kind": "me"}]}).encode()
    request = urllib.request.Request(f"{server.address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"].encode()


async def shoot(port: int, first: bytes, then: bytes) -> None:
    """Send two messages, then disconnect."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for data in (first, then):
            writer.write(data)
            async with asyncio.timeout(0.05):
                await reader.read(65_536)
    except (TimeoutError, ConnectionError):
        pass
    writer.transport.abort()


def corrupted(data: bytes, rng: Random) -> bytes:
    """The data with a few bytes changed."""
    changed = bytearray(data)
    for _ in range(rng.randrange(4)):
        if changed:
            changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


async def test_the_server_survives_random_bytes_and_logs_nothing(server: ServerProcess, folder: Path):
    port = int(server.address.rpartition(":")[2])
    table = await asyncio.to_thread(table_at, server)
    openings = [*REQUESTS, *(HANDSHAKE % (table, more) for more in UPGRADES)]
    shots = [(opening, b"") for opening in openings] + [(HANDSHAKE % (table, b""), frame) for frame in FRAMES]
    rng = Random(20)
    shots += [(corrupted(rng.choice(openings), rng), corrupted(rng.choice(FRAMES), rng)) for _ in range(SHOTS)]
    logged = (folder / "log").stat().st_size
    for start in range(0, len(shots), AT_ONCE):
        await asyncio.gather(*(shoot(port, *shot) for shot in shots[start : start + AT_ONCE]))
    with await asyncio.to_thread(urllib.request.urlopen, f"{server.address}/api/health/live") as answer:
        assert json.load(answer)["status"] == "ok"
    assert (folder / "log").read_bytes()[logged:] == b""


COMMANDS: tuple[dict[str, object], ...] = (
    {"type": "rename", "name": "x"},
    {"type": "start"},
    {"type": "ready"},
    {"type": "claim", "placements": []},
    {"type": "leave"},
    {"type": "settings", "settings": {"glass": -1}},
    {"type": "seat", "seat": 7, "occupant": {"kind": "open"}},
)
GOODBYE = Frame(Opcode.CLOSE, b"").serialize(mask=True)


def message(text: object) -> bytes:
    """A message as a frame."""
    return Frame(Opcode.TEXT, json.dumps(text).encode()).serialize(mask=True)


async def test_clients_that_go_before_they_are_answered_leave_nothing_in_the_log(server: ServerProcess, folder: Path):
    port = int(server.address.rpartition(":")[2])
    table = await asyncio.to_thread(table_at, server)
    logged = (folder / "log").stat().st_size
    hello = message({"type": "hello", "protocol": 3})
    acts = [message({"type": "act", "id": f"a{number}", "action": action}) for number, action in enumerate(COMMANDS)]
    rng = Random(21)
    for _ in range(10):
        cookies = (f"cookie: ubongo={number % 3:a>43}\r\n".encode() if number % 2 else b"" for number in range(AT_ONCE))
        shots = [
            (HANDSHAKE % (table, cookie), hello + b"".join(rng.choices(acts, k=20)) + rng.choice((b"", GOODBYE)))
            for cookie in cookies
        ]
        await asyncio.gather(*(shoot(port, *shot) for shot in shots))
    with await asyncio.to_thread(urllib.request.urlopen, f"{server.address}/api/health/live") as answer:
        assert json.load(answer)["status"] == "ok"
    assert (folder / "log").read_bytes()[logged:] == b""
