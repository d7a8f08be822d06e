"""Connections between clients and servers: they delay, double, reorder and lose frames, and end as networks end.

Nothing is reordered on its way to a client: TCP keeps the order, and no proxy changes it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.simulation.world.history import Frame, History
from tests.simulation.world.virtual_loop import VirtualLoop

WORLD = Context()
"""In which frames travel, whoever lives or dies."""


@dataclass(slots=True)
class Weather:
    """How the network is now."""

    latency_s: float = 0.03
    """The longest that a frame takes."""
    doubles: float = 0.0
    """The share of commands that arrive twice."""
    reorders: float = 0.0
    """The share of commands that overtake the frame before."""


class LineCutError(OSError):
    """The connection has ended."""


@dataclass(slots=True)
class Pipe:
    """One direction of a connection."""

    deliver: Callable[[str | None], None]
    """None: the other end has closed it."""
    waiting: deque[str | None] = field(default_factory=deque[str | None])
    due: float = 0.0
    is_cut: bool = False
    """Nothing gets through any more."""


class Line:
    """One connection of one client. For the client it is a `ClientConnection`; the server gets `receive` and `send`."""

    def __init__(self, number: int, loop: VirtualLoop, rng: Random, weather: Weather, history: History) -> None:
        self.number = number
        self.held_until = 0.0
        """Until then a partition holds every frame back."""
        self.clock_ms: Callable[[], int] = lambda: 0
        """The server's."""
        self.is_over = asyncio.Event()
        """Set when the client knows that it has ended."""
        self._loop = loop
        self._rng = rng
        self._weather = weather
        self._history = history
        self._up = Pipe(self._reach_server)
        self._down = Pipe(self._reach_client)
        self._to_server: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self._to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._server_knows = False

    # The client's end

    async def send(self, text: str) -> None:
        """Send a frame."""
        if self.is_over.is_set():
            raise LineCutError("the connection is closed")
        is_command = text.startswith('{"type":"act"')
        waiting = self._up.waiting
        self._post(self._up, text)
        if is_command and self._rng.random() < self._weather.doubles:
            self._loop.faults["frame doubled"] += 1
            self._post(self._up, text)
        if is_command and len(waiting) > 1 and self._rng.random() < self._weather.reorders and waiting[-2] is not None:
            self._loop.faults["frame reordered"] += 1
            waiting[-1], waiting[-2] = waiting[-2], waiting[-1]

    async def recv(self) -> str:
        """The next frame."""
        text = await self._to_client.get()
        if text is None:
            self._close_facts()
            self.is_over.set()
            raise LineCutError("the connection has ended")
        return text

    def hang_up(self) -> None:
        """The client closes it."""
        self._close_facts()
        self.is_over.set()
        self._post(self._up, None)

    # The server's end

    async def receive(self) -> Any:
        """The next ASGI event."""
        return await self._to_server.get()

    async def send_event(self, event: Any) -> None:
        """Take an ASGI event."""
        if self._server_knows:
            raise LineCutError("the client has gone")
        match event["type"]:
            case "websocket.send":
                now = self._loop.time()
                self._history.sent.append(Frame(self.number, now, event["text"], self.clock_ms()))
                self._post(self._down, event["text"])
            case "websocket.close":
                self.close_from_server()
            case _:
                pass

    def close_from_server(self) -> None:
        """The server, or the machine that it ran on, closes it."""
        self._server_knows = True
        self._post(self._down, None)

    # What lies between

    def cut(self, *, client_knows: bool, server_knows: bool) -> None:
        """Lose everything from now on; each end may be told."""
        self._close_facts()
        self._up.is_cut = self._down.is_cut = True
        if client_knows:
            self._later(0.0, self._reach_client, None)
        if server_knows:
            self._later(0.0, self._reach_server, None)

    def _post(self, pipe: Pipe, text: str | None) -> None:
        if pipe.is_cut:
            return
        now = self._loop.time()
        pipe.due = max(pipe.due, self.held_until, now + self._rng.random() * self._weather.latency_s)
        pipe.waiting.append(text)
        self._loop.call_at(pipe.due, self._arrive, pipe, context=WORLD)

    def _arrive(self, pipe: Pipe) -> None:
        if pipe.waiting:
            text = pipe.waiting.popleft()  # the first of those that wait: their order stays
            if not pipe.is_cut:
                pipe.deliver(text)

    def _later(self, span: float, call: Callable[..., None], *args: object) -> None:
        self._loop.call_later(span + self._rng.random() * self._weather.latency_s, call, *args, context=WORLD)

    def _reach_server(self, text: str | None) -> None:
        if text is None:
            self._server_knows = True
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
            return
        self._history.arrived.append(Frame(self.number, self._loop.time(), text, self.clock_ms()))
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def _reach_client(self, text: str | None) -> None:
        if text is not None:
            self._history.received.append(Frame(self.number, self._loop.time(), text))
        self._to_client.put_nowait(text)

    def _close_facts(self) -> None:
        facts = self._history.lines[self.number]
        if facts.closed_at is None:
            facts.closed_at = self._loop.time()
