"""A server's application in this process, which knows one table and notes whatever it would log."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any, cast

import structlog

from tests.tables.fixtures import Seeds
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web import daily
from ubongo.adapters.web.admission import ApiError
from ubongo.adapters.web.app import make_app
from ubongo.adapters.web.hosts import AllowedHosts
from ubongo.adapters.web.limits import Talking
from ubongo.adapters.web.log_limits import RepeatFilter
from ubongo.adapters.web.middleware import checked
from ubongo.adapters.web.server import make_server
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.service import lab, opening
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckError, DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore

TABLE = "0123456789abcdef"
HOST, GUEST = "h" * 43, "g" * 43
"""The secrets of two players."""
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


class Application:
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
        self._replace(lab.Lab, "_search", self._no_search)
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
    async def _no_month(*_: object, **__: object) -> Any:
        raise ApiError(503, "busy", "not here")

    @staticmethod
    async def _no_search(*_: object) -> Any:
        raise ServiceError("busy", "not here")

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
            **SCOPE,
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
        """Run a coroutine on the event loop."""
        self.loop.run_until_complete(work)

    def check(self) -> None:
        """Fail if anything was logged as an error."""
        assert not self.failures, self.failures


SCOPE = {
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "server": ("testserver", 80),
    "root_path": "",
}
_started: list[Application] = []


def application() -> Application:
    """The one application of this process, made when it is first needed."""
    if not _started:
        _started.append(Application())
    return _started[0]


def shut() -> None:
    """Forget the application, and put everything back that it replaced."""
    _servers.clear()
    while _started:
        _started.pop().shut()


_servers: list[Any] = []


def server_of(here: Application) -> Any:
    async def nothing() -> None: ...

    if not _servers:
        _servers.append(
            make_server(here.inner, listening=nothing, ending=nothing, hosts=AllowedHosts(frozenset({"testserver"})))
        )
    return _servers[0]
