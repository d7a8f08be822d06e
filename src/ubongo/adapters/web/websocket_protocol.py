"""The WebSocket protocol with limits; uvicorn's own ignores refused handshakes and waits forever."""

import asyncio
from asyncio import BaseTransport
from codecs import getincrementaldecoder
from collections.abc import Awaitable, Callable
from typing import cast

from uvicorn._types import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ubongo.adapters.web.connections import ConnectionConfig, peer_name
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S, FRAMES, TokenBucket
from ubongo.adapters.web.text_socket import CONNECTION
from ubongo.adapters.web.wire import Bye, encode
from ubongo.tables.clock import SystemClock
from ubongo.tables.signal import Signal

SLICE = 1024
"""Bytes that are parsed before frames are counted: at most 170 frames."""
MOST_UNREAD, MOST_MESSAGES = 2048, 16
"""Characters or bytes, and messages, that wait for the application before no more is read from the client."""
NOT_UTF8, POLICY = 1007, 1008


class Inbox:
    """What has arrived for the application: what `asyncio.Queue` does for one reader, in a fraction of its memory."""

    __slots__ = ("_arrived", "_messages", "_size")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._size = 0
        self._arrived = Signal()

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message."""
        self._messages.append(message)
        self._size += _length(message)
        self._arrived.set()

    def empty(self) -> bool:
        """Whether nothing is left to read."""
        return not self._messages

    async def get(self) -> ASGIReceiveEvent:
        """The oldest message, as soon as there is one."""
        while not self._messages:
            self._arrived.clear()
            await self._arrived.wait()
        message = self._messages.pop(0)
        self._size -= _length(message)
        return message

    @property
    def is_full(self) -> bool:
        """Whether no more should be read from the client until the application has read some."""
        return self._size > MOST_UNREAD or len(self._messages) >= MOST_MESSAGES


def _length(message: ASGIReceiveEvent) -> int:
    text = message.get("text") or message.get("bytes")
    return len(text) if isinstance(text, str | bytes) else 0


class Conversation(ServerProtocol):
    """RFC 6455, where a client may also close between two parts of a message."""

    def recv_frame(self, frame: Frame) -> None:
        """A frame of the client. A close ends a message that is not whole, which the library takes for a mistake."""
        if frame.opcode is Opcode.CLOSE:
            self.current_size = None
        super().recv_frame(frame)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Answers handshakes that it refuses, and drops clients that send too many frames or do not close their side.

    The application limits the messages that it sees; here pings and parts of messages count too.
    """

    _timer: asyncio.TimerHandle | None = None
    _serve: Callable[[], Awaitable[None]] | None = None
    """What the application has left to do once its request is over."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection asks to become a socket. The application finds it in the state."""
        self.conn = Conversation(max_size=self.config.ws_max_size, logger=self.logger)
        super().connection_made(transport)
        self._rate = TokenBucket(FRAMES, SystemClock())
        self.client = peer_name(self.client)
        self.queue = cast(asyncio.Queue[ASGIReceiveEvent], Inbox())
        self.writable = cast(asyncio.Event, Signal())
        self.writable.set()
        state = cast(dict[str, object], self.app_state)
        self.app_state = {**state, CONNECTION: self}
        self._asked, self.app = cast(ASGI3Application, self.app), self._application
        self._timer = self.loop.call_later(CLIENT_TIMEOUT_S, self._expire)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
        cast(ConnectionConfig, self.config).by_address.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Data of the client; the first is the head of its request."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse()
            return
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Request) -> None:
        """Start a handshake. What the client sends before it is complete has to wait."""
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # nobody reads them any more, and the parser would keep them
            self.response.headers.clear()
            self.transport.resume_reading()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # uvicorn does not count an answer, and would log each refused handshake

    def serve_afterwards(self, serve: Callable[[], Awaitable[None]]) -> None:
        """Have the socket served as soon as the request is over."""
        self._serve = serve

    async def _application(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        await self._asked(scope, receive, send)
        del scope, receive, send
        serve, self._serve = self._serve, None
        if serve is not None:
            self.scope["headers"] = []
            self.scope["state"] = self.app_state = {}
            await serve()

    def send_text_now(self, text: bytes) -> bool:
        """Send a message in UTF-8 at once, unless the client has yet to read something or the socket is closing."""
        if self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > 0:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; the client may send more until a little has gathered."""
        self.read_paused, was_paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        inbox = cast(Inbox, self.queue)
        if inbox.is_full and not was_paused and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        """Handle frames, unless there are too many."""
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if self._rate.allow(frames):
            super().handle_events()
            return
        if self.conn.state is State.OPEN:
            self.conn.send_text(encode(Bye("too-many")))
        self._fail(POLICY, "too-many")

    def handle_ping(self) -> None:
        """Answer pings, but not those of a client that does not read the answers."""
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.transport.is_closing():
            self.transport.write(pongs)

    def handle_text(self, event: Frame) -> None:
        """A text message, or its first part, that must be well-formed."""
        self._decoder = getincrementaldecoder("utf-8")()
        if self._is_text(event):
            super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if self.curr_msg_data_type != "text" or self._is_text(event):
            super().handle_cont(event)

    def _is_text(self, part: Frame) -> bool:
        """Whether the text goes on well; if not, the socket is closed before the message ends."""
        try:
            self._decoder.decode(bytes(part.data), final=part.fin)
        except UnicodeDecodeError:
            if not self.close_sent:
                self._fail(NOT_UTF8, "not UTF-8")
            return False
        return True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The server has finished sending."""
        super().on_task_complete(task)
        self._abort_soon()

    def shutdown(self) -> None:
        """The server stops."""
        if self.transport.is_closing():
            self.transport.abort()
            return
        super().shutdown()
        self._abort_soon()

    def _refuse(self) -> None:
        """Answer a request that is no handshake: one with a body, or too long."""
        answer = (
            b"".join(self.conn.data_to_send()) or self.conn.reject(400, "This is no WebSocket handshake.").serialize()
        )
        self.close_sent = True
        self.transport.write(answer)
        self.transport.close()
        self._abort_soon()

    def _fail(self, code: int, reason: str) -> None:
        """Close the socket at once, as far as it is still open."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        last = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(last)
        self.close_sent = True
        self.transport.close()

    def _abort_soon(self) -> None:
        self._stop_timer()
        if not self.disconnected:
            self._timer = self.loop.call_later(CLOSING_S, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expire(self) -> None:
        if self.conn.state is State.CONNECTING:
            self.transport.abort()
