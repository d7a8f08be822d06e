"""A server on loopback in the test's event loop, and clients for it."""

import asyncio
import json
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.tables.fixtures import FlakyStore, Seeds
from ubongo.adapters.web.app import make_app
from ubongo.adapters.web.connections import PER_ADDRESS
from ubongo.adapters.web.server import AnnouncingServer, make_server
from ubongo.adapters.web.telemetry import Telemetry
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import tilings
from ubongo.tables.clock import Clock, SystemClock
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary

TIMEOUT_S = 60.0
"""Only a test that fails waits for this long: machines are shared."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "strength": "sharp"}
HELLO = b'{"type":"hello","protocol":3}'
QUICK = {"countdown": 0, "glass": 300_000}


@dataclass
class Ticket:
    """A seat at a table, and the secret that proves it."""

    table: str
    seat: int | None
    invite: str
    cookie: str


@dataclass
class SocketClient:
    """A socket to a table."""

    socket: ClientConnection
    received: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    async def send(self, message: object) -> None:
        """Send a message, or a frame as it is."""
        frame = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(frame)

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of those kinds; pings are answered in between."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.received.append(message)
                if message["type"] in kinds:
                    return message
                if message["type"] == "ping":
                    await self.send({"type": "pong", "nonce": message["nonce"]})

    async def hello(self, **more: object) -> dict[str, Any]:
        """Send hello; returns the welcome."""
        await self.send({"type": "hello", "protocol": 3, **more})
        return await self.receive("welcome")

    async def act(self, id: str, action: dict[str, Any]) -> dict[str, Any]:
        """Send a command; returns the answer."""
        await self.send({"type": "act", "id": id, "action": action})
        while True:
            answer = await self.receive("ack", "refused")
            if answer["id"] == id:
                return answer

    async def stage(self, stage: str) -> dict[str, Any]:
        """The first view in that stage."""
        while True:
            view: dict[str, Any] = (await self.receive("update", "welcome"))["view"]
            if view["stage"] == stage:
                return view

    async def goodbye(self) -> tuple[str, int | None]:
        """The reason and the code with which the server closed the socket."""
        reason = ""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while True:
                    message = json.loads(await self.socket.recv())
                    self.received.append(message)
                    reason = message["reason"] if message["type"] == "bye" else reason
        except ConnectionClosed as closed:
            return reason, closed.rcvd.code if closed.rcvd is not None else None


@dataclass
class Client:
    """Sends requests and opens sockets from outside."""

    port: int
    http: httpx.AsyncClient

    async def open(self, *seats: dict[str, str], **more: object) -> Ticket:
        """A new table."""
        body = {"edition": "pouch", "seats": seats, "settings": QUICK, **more}
        return self._place(await self.http.post("/api/tables", json=body))

    async def join(self, place: Ticket) -> Ticket:
        """Another person at the same table."""
        answer = await self.http.post(f"/api/tables/{place.table}/join", json={"invite": place.invite})
        return self._place(answer)

    def _place(self, answer: httpx.Response) -> Ticket:
        answer.raise_for_status()
        body = answer.json()
        cookie = answer.headers["set-cookie"].partition(";")[0]
        self.http.cookies.clear()  # a new person each time
        return Ticket(body["table"], body["seat"], body.get("invite") or "", cookie)

    @asynccontextmanager
    async def line(self, table: str, cookie: str = "", **headers: str) -> AsyncGenerator[SocketClient]:
        """A socket to that table."""
        sent = {**({"cookie": cookie} if cookie else {}), **headers}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers=sent, compression=None, proxy=None, ping_interval=None) as made:
            yield SocketClient(made)

    @asynccontextmanager
    async def seated(self, place: Ticket) -> AsyncGenerator[SocketClient]:
        """A socket of that person, after hello."""
        async with self.line(place.table, place.cookie) as line:
            await line.hello()
            yield line


@dataclass
class LocalServer(Client):
    """A running server, with access to its internals."""

    service: TableService
    store: FlakyStore
    server: AnnouncingServer
    telemetry: Telemetry

    async def finished(self) -> None:
        """Wait until the server has finished with all requests and sockets."""
        async with asyncio.timeout(TIMEOUT_S):
            while self.server.server_state.tasks:
                await asyncio.sleep(0)


@asynccontextmanager
async def running(clock: Clock | None = None, per_address: int = PER_ADDRESS) -> AsyncGenerator[LocalServer]:
    """Run a server on the given clock or, by default, the wall clock."""
    store = FlakyStore()
    service = TableService(store, clock or SystemClock(), DeckLibrary(store), Seeds())
    await service.start()
    listens = asyncio.Event()

    async def listening() -> None:
        listens.set()

    telemetry = Telemetry()
    app = make_app(service, per_address=per_address, telemetry=telemetry)
    server = make_server(app, listening=listening, ending=service.dismiss, per_address=per_address)
    listener = socket.create_server(("127.0.0.1", 0))
    port = int(listener.getsockname()[1])
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await listens.wait()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            yield LocalServer(port, http, service, store, server, telemetry)
    finally:
        server.should_exit = True
        await serving
        await service.close()


def is_error(answer: httpx.Response, status: int, code: str) -> bool:
    """Whether the answer is that error. Asserts its form: a code for programs and one line for people."""
    body = answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert set(body) == {"error", "message"}
    assert "\n" not in body["message"]
    assert "Traceback" not in body["message"]
    return (answer.status_code, body["error"]) == (status, code)


def handshake(table: str, *more: str, method: str = "GET", version: str = "1.1") -> bytes:
    """The request of a socket, with more headers."""
    headers = "".join(f"{line}\r\n" for line in more)
    return (
        f"{method} /api/tables/{table}/socket HTTP/{version}\r\nhost: localhost\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"{headers}\r\n"
    ).encode()


async def raw_socket(local: LocalServer, place: Ticket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A raw socket that has sent hello and no longer reads."""
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port, limit=1024)
    writer.write(
        f"GET /api/tables/{place.table}/socket HTTP/1.1\r\nhost: 127.0.0.1:{local.port}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"cookie: {place.cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
    return reader, writer


async def is_closed(reader: asyncio.StreamReader) -> None:
    """Wait until the server closes the connection, ignoring any data before that."""
    async with asyncio.timeout(TIMEOUT_S):
        try:
            while await reader.read(65_536):
                pass
        except ConnectionError:
            pass


def solution(view: dict[str, Any]) -> dict[str, Any]:
    """The claim that solves the puzzle of a view."""
    puzzle = view["puzzle"]
    task = Task(parse_region(puzzle["region"]), FLAT.pick(puzzle["pieces"]))
    placements = [
        {"piece": one.piece, "orientation": one.orientation, "anchor": list(one.anchor)} for one in next(tilings(task))
    ]
    return {"type": "claim", "placements": placements}
