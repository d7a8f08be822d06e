"""What strangers send to a server: requests, the bytes of a connection, and the messages of sockets at a table."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any, cast

import msgspec
import structlog

from tests.fuzz.json_changes import changed_json, changed_line
from tests.fuzz.target import Change, Target, changed_bytes
from tests.tables.fixtures import Seeds
from tests.tables.hand_clock import HandClock, settled
from ubongo.adapters.web import daily
from ubongo.adapters.web.app import make_app
from ubongo.adapters.web.hosts import AllowedHosts
from ubongo.adapters.web.limits import Talking
from ubongo.adapters.web.log_limits import RepeatFilter
from ubongo.adapters.web.middleware import checked
from ubongo.adapters.web.routes import ApiError
from ubongo.adapters.web.server import make_server
from ubongo.tables.clock import Clock
from ubongo.tables.service import opening
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckError, DeckLibrary
from ubongo.tables.storage.memory import MemoryStore

TABLE = "0123456789abcdef"
HOST, GUEST = "h" * 43, "g" * 43
"""The secrets of two players."""
DOCUMENTED = frozenset({200, 201, 304, 400, 403, 404, 405, 409, 413, 421, 429, 431, 503})
MOST_FRAMES = 60
LOOPBACK = "127.0.0.1"


class Decks(DeckLibrary):
    """Standard decks only: a fresh one is made in another process."""

    async def fresh(self, *_: object, **__: object) -> Any:
        """None at all."""
        raise DeckError("there are none here")


class Current(TableService):
    """The service of the newest input: each input finds the same table in the same state."""

    def __init__(self) -> None:
        self.service: TableService

    def __getattribute__(self, name: str) -> Any:
        """Anything of that service."""
        own = object.__getattribute__(self, "__dict__")
        return (
            object.__getattribute__(self, name)
            if name in ("service", "__dict__", "__class__")
            else getattr(own["service"], name)
        )

    def __len__(self) -> int:
        return len(self.service)


class _Noting(logging.Handler):
    """Notes every line of a log."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line."""
        self._lines.append(record.getMessage())


class House:
    """An application in this process that knows one table, and notes whatever it logs."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(self._note_failure)
        self.failures: list[str] = []
        self.client = LOOPBACK
        """The address of whoever asks: a new one for each input, so that none has to wait."""
        self._inputs = 0
        self._current = Current()
        self.clock = HandClock()
        self._current.service = self._service()
        self._ids: Iterator[str] = iter(())
        self._undo = ExitStack()
        self._replace(opening, "new_id", lambda: next(self._ids))
        self._replace(daily.DailyMonths, "of", self._no_month)
        self._listen()
        self.inner = make_app(self._current)
        self.app = checked(self.inner, AllowedHosts(frozenset({"testserver"})))

    def _replace(self, owner: object, name: str, value: object) -> None:
        self._undo.callback(setattr, owner, name, getattr(owner, name))
        setattr(owner, name, value)

    def _listen(self) -> None:
        """Note whatever would be in the server's log."""
        self._undo.callback(structlog.configure, **structlog.get_config())
        structlog.configure(processors=[self._note_line])
        logs, noting, known = logging.getLogger("uvicorn.error"), _Noting(self.failures), RepeatFilter(lambda: 0.0)
        self._undo.callback(setattr, logs, "propagate", logs.propagate)
        self._undo.callback(logs.removeHandler, noting)
        self._undo.callback(logs.removeFilter, known)
        logs.propagate = False
        logs.addHandler(noting)
        logs.addFilter(known)

    def shut(self) -> None:
        """Put everything back that was replaced."""
        self._undo.close()
        self.loop.close()

    def _note_line(self, _: object, level: str, event: Any) -> Any:
        if level in ("error", "critical", "exception"):
            self.failures.append(f"{event}")
        raise structlog.DropEvent

    def _note_failure(self, _: object, context: dict[str, Any]) -> None:
        self.failures.append(f"{context}")

    @staticmethod
    async def _no_month(*_: object) -> Any:
        raise ApiError(503, "busy", "not here")

    def _service(self) -> TableService:
        store = MemoryStore()
        return TableService(store, cast(Clock, self.clock), Decks(store), Seeds())

    async def anew(self, edition: str = "pouch") -> None:
        """Start again with one table, whose host is there and whose second seat is open."""
        self.failures.clear()
        self._ids = (format(int(TABLE, 16) + number, "016x") for number in count())
        self.clock = HandClock()
        self._current.service = self._service()
        self.inner.state.talking = Talking(self.clock)
        self.client = LOOPBACK
        await self._current.service.start()
        body: dict[str, object] = {"edition": edition, "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {}}
        status, answer = await self.request(
            "POST", "/api/tables", {"cookie": f"ubongo={HOST}"}, json.dumps(body).encode()
        )
        assert status == 201, answer
        invite = json.loads(answer)["invite"]
        await self.request(
            "POST", f"/api/tables/{TABLE}/join", {"cookie": f"ubongo={GUEST}"}, json.dumps({"invite": invite}).encode()
        )
        self._inputs += 1
        self.client = f"10.{self._inputs >> 16 & 255}.{self._inputs >> 8 & 255}.{self._inputs & 255}"

    async def close(self) -> None:
        """End the tasks of the table."""
        await self._current.service.close()

    async def request(self, method: str, target: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        raw = {"host": "testserver", "content-type": "application/json", "content-length": str(len(body)), **headers}
        return await self.answered(
            method,
            target,
            [(k.encode("latin-1", "replace"), v.encode("latin-1", "replace")) for k, v in raw.items()],
            body,
        )

    async def answered(
        self, method: str, target: str, headers: list[tuple[bytes, bytes]], body: bytes
    ) -> tuple[int, bytes]:
        """The status and the body of an answer to exactly these headers."""
        path, _, query = target.partition("?")
        scope: Any = {
            **_SCOPE,
            "type": "http",
            "client": (self.client, 5000),
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(errors="replace"),
            "query_string": query.encode(errors="replace"),
            "headers": headers,
            "state": {},
        }
        sent: list[Any] = []
        pieces = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return pieces.pop() if pieces else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])

    def run(self, work: Any) -> None:
        """Run a coroutine on the house's event loop."""
        self.loop.run_until_complete(work)

    def check(self) -> None:
        """Fail if anything was logged as an error."""
        assert not self.failures, self.failures


_SCOPE = {
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "server": ("testserver", 80),
    "root_path": "",
}
_houses: list[House] = []


def house() -> House:
    """The one house of this process, built when it is first needed."""
    if not _houses:
        _houses.append(House())
    return _houses[0]


def shut() -> None:
    """Forget the house, and put everything back that it replaced."""
    _servers.clear()
    while _houses:
        _houses.pop().shut()


# Requests, as text: a line with method and address, headers, an empty line, the body.


def request(data: bytes) -> None:
    """One request to the application, which answers as documented."""
    head, _, body = data.partition(b"\n\n")
    first, *lines = head.decode("utf-8", "replace").split("\n")
    method, _, target = first.partition(" ")
    headers = [(b"host", b"testserver"), (b"content-length", str(len(body)).encode())]
    for line in lines[:40]:
        name, _, value = line.partition(":")
        headers.append((name.strip().lower().encode(), value.strip().encode()))
    if method.upper() in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        here = house()
        here.run(_request(here, method.upper(), target if target.startswith("/") else f"/{target}", headers, body))


async def _request(here: House, method: str, target: str, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await here.anew()
    try:
        status, answer = await here.answered(method, target, headers, body)
        assert status in DOCUMENTED or status == 204, (status, answer)
        if target.startswith("/api/") and status >= 400 and method != "HEAD":
            error = json.loads(answer)
            assert set(error) == {"error", "message"}, error
            assert "\n" not in error["message"]
        here.check()
    finally:
        await here.close()


REQUESTS = (
    b"GET /api/health",
    b"GET /api/reach",
    b'GET /api/editions\nif-none-match: "x"\naccept-encoding: gzip, br;q=0.5',
    b"GET /api/boxes/flat",
    b"GET /api/daily/2026-11-30",
    b"GET /api/records\ncookie: ubongo=" + HOST.encode(),
    b"GET /api/tables/0123456789abcdef/export",
    b"GET /api/tables/0123456789abcdef/replay",
    b"GET /\naccept-language: cs, de-AT;q=0.8, en;q=0.5",
    b"HEAD /index.html?x=y&z",
    b"POST /api/invitation\ncontent-type: application/json\n\n"
    + b'{"code":"","table":"0123456789abcdef","invite":"x"}',
    b"POST /api/join\ncontent-type: application/json; charset=utf-8\norigin: http://testserver\n\n"
    + b'{"code":"NAM-337","name":"Ada"}',
    b"POST /api/tables/0123456789abcdef/join\ncontent-type: application/json\n\n" + b'{"invite":"x","name":"Ada"}',
    b"POST /api/tables\ncontent-type: application/json\n\n"
    b'{"edition":"pouch","seats":[{"kind":"me"},{"kind":"bot","strength":"sharp"},{"kind":"open"}],"settings":'
    b'{"glass":60000,"countdown":0,"boards_open":true},"deck":"fresh","name":"Ada","request":"0123456789abcdef"}',
    *(
        b"POST /api/tables\ncontent-type: application/json\n\n"
        b'{"edition":"%b","seats":[{"kind":"me"}],"settings":{%b}}' % pair
        for pair in (
            (b"solo", b'"mode":"count"'),
            (b"cards", b'"tens":10'),
            (b"classic", b'"pieces":4'),
            (b"three-d", b'"level":2'),
        )
    ),
)


def changed_request(data: bytes, rng: Any) -> bytes:
    """The head or the body changed, each as what it is."""
    head, separator, body = data.partition(b"\n\n")
    if body and rng.randrange(3):
        return head + separator + _change_body(body, rng)
    return changed_line(changed_bytes)(head, rng) + separator + body


_change_body = changed_json()


# The bytes of a connection: the first byte says in pieces of what size they come.


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
    here = house()
    here.run(_connection(here, data[:1], data[1:]))


async def _connection(here: House, size: bytes, data: bytes) -> None:
    await here.anew()
    server = _server(here)
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


_servers: list[Any] = []


def _server(here: House) -> Any:
    async def nothing() -> None: ...

    if not _servers:
        _servers.append(
            make_server(here.inner, listening=nothing, ending=nothing, hosts=AllowedHosts(frozenset({"testserver"})))
        )
    return _servers[0]


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


# A table: one message a line, after a letter for the socket that sends it, or a number for time that passes.


def table(data: bytes) -> None:
    """Sockets at a table: the host h, the guest g, a spectator w, and a second socket of the host i."""
    here = house()
    editions = ("pouch", "cards", "classic", "three-d")
    first = data[:1]
    edition = editions[first[0] % len(editions)] if first else editions[0]
    here.run(_table(here, edition, data[1:].split(b"\n")[:MOST_FRAMES]))


class Line:
    """One socket, as the application sees it."""

    def __init__(self, here: House, secret: str) -> None:
        self._inbound: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[Any] = []
        cookie = [(b"cookie", f"ubongo={secret}".encode())] if secret else []
        self._inbound.put_nowait({"type": "websocket.connect"})
        scope: Any = {
            **_SCOPE,
            "type": "websocket",
            "client": (here.client, 5000),
            "scheme": "ws",
            "path": f"/api/tables/{TABLE}/socket",
            "raw_path": f"/api/tables/{TABLE}/socket".encode(),
            "query_string": b"",
            "headers": [(b"host", b"testserver"), *cookie],
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }

        async def send(message: Any) -> None:
            self.sent.append(message)

        self.task = asyncio.ensure_future(here.app(scope, self._inbound.get, send))

    def say(self, text: str) -> None:
        """Send a text frame."""
        self._inbound.put_nowait({"type": "websocket.receive", "text": text})

    def go(self) -> None:
        """Disconnect."""
        self._inbound.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def _table(here: House, edition: str, lines: list[bytes]) -> None:
    await here.anew(edition)
    who = {"h": HOST, "g": GUEST, "w": "", "i": HOST}
    open_lines: dict[str, Line] = {}
    try:
        for raw in lines:
            text = raw.decode("utf-8", "replace")
            letter, rest = text[:1], text[1:]
            if letter.isdecimal() and letter.isascii():
                await here.clock.turn(10 ** min(int(letter), 5))
            elif letter in who and letter:
                line = open_lines.get(letter)
                if line is None or line.task.done():
                    line = open_lines[letter] = Line(here, who[letter])
                if rest == "-":
                    line.go()
                elif rest == ".":
                    _answer_pings(line)
                else:
                    line.say(rest)
            await settled()
        for line in open_lines.values():
            line.go()
        await settled()
        here.check()
        for line in open_lines.values():
            _check_sent(line.sent)
    finally:
        for line in open_lines.values():
            line.task.cancel()
        await asyncio.gather(*(line.task for line in open_lines.values()), return_exceptions=True)
        await here.close()


def _answer_pings(line: Line) -> None:
    for message in line.sent[-20:]:
        text = message.get("text") or ""
        if text.startswith('{"type":"ping"'):
            line.say(text.replace("ping", "pong"))


def _check_sent(sent: list[Any]) -> None:
    for message in sent:
        text = message.get("text")
        if text is None:
            assert message.get("code") != 1011, message
            continue
        plain = msgspec.json.decode(text)
        assert (plain["type"], plain.get("reason")) != ("bye", "internal"), plain


def act(number: int, /, **action: object) -> str:
    """A command."""
    return json.dumps({"type": "act", "id": f"a{number}", "action": action}, separators=(",", ":"))


def tables() -> Iterator[bytes]:
    """A lobby and the first moves of a game, for each edition."""
    hello = HELLO.decode()
    commit = '{"type":"commit","commitment":"' + "0" * 64 + '"}'
    opening_lines = [f"h{hello}", f"g{hello}", f"w{hello}", f"h{commit}", "h" + act(1, type="rename", name="Ada")]
    lobby = [
        "h" + act(2, type="start"),
        "4",
        "h.",
        "g.",
        "h" + act(3, type="ready"),
        "g" + act(3, type="ready"),
        "4",
        "h" + act(4, type="claim", placements=[{"piece": "L4", "orientation": 3, "anchor": [0, 2]}]),
        'h{"type":"placed","count":1,"placements":[{"piece":"L4","orientation":3,"anchor":[0,2]}]}',
        'h{"type":"reveal","reveal":0,"share":"' + "0" * 64 + '"}',
        "5",
        "g-",
        "4",
    ]
    for number in range(4):
        yield bytes([number]) + "\n".join([*opening_lines, *lobby]).encode()
    for number, actions in enumerate(_actions()):
        yield bytes([number % 4]) + "\n".join([*opening_lines, "h" + act(9, type="start"), "5", *actions]).encode()


def _actions() -> Iterator[list[str]]:
    """A command of each type there is, from its schema, ten at a time."""
    from ubongo.adapters.web.actions.registry import UNION

    (_, components) = msgspec.json.schema_components([UNION])
    examples: list[str] = []
    for component in components.values():
        kind = component.get("properties", {}).get("type", {}).get("enum")
        if kind:
            action = {name: _example(held, components) for name, held in component["properties"].items()}
            examples += [f"{who}{act(len(examples), **action)}" for who in "hg"]
    for start in range(0, len(examples), 20):
        yield examples[start : start + 20]


def _example(schema: Any, components: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return _example(components[schema["$ref"].rpartition("/")[2]], components)
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return _example(schema["anyOf"][0], components)
    match schema.get("type"):
        case "object":
            return {name: _example(held, components) for name, held in schema.get("properties", {}).items()}
        case "array":
            items = schema.get("prefixItems") or [schema["items"]] * max(schema.get("minItems", 0), 1)
            return [_example(item, components) for item in items]
        case "integer" | "number":
            return max(schema.get("minimum", 0), 0)
        case "boolean":
            return False
        case "null":
            return None
        case _:
            return "x" * max(schema.get("minLength", 1), 1)


def changed_message(line: bytes, rng: Any) -> bytes:
    """A line with its message changed."""
    return line[:1] + _change_body(line[1:], rng) if line[1:2] == b"{" else changed_bytes(line, rng)


_change_lines: Change = changed_line(changed_message)


def changed_table(data: bytes, rng: Any) -> bytes:
    """One message changed, sent again, or out of order."""
    return data[:1] + _change_lines(data[1:], rng)


TARGETS = (
    Target("request", request, lambda: REQUESTS, changed_request),
    Target("connection", connection, lambda: CONNECTIONS),
    Target("table", table, tables, changed_table, most=16_000),
)
