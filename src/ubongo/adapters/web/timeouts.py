"""The HTTP protocol with limits on time and connections; uvicorn's own waits forever and takes everybody."""

import asyncio
from asyncio import Transport
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from ubongo.adapters.web.connections import ConnectionConfig, peer_name
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S, MOST_BODY, SOCKET_COST

TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 39\r\n"
    b"connection: close\r\n\r\nToo many connections from your address."
)


REFUSAL_S = 1.0
"""How long a connection beyond the limit waits for its refusal, so that it cannot come again and again at once."""
MOST_AT_ONCE = 4 * MOST_BODY
"""Bytes that are read from a connection at once, while what came before is handled: asyncio's own limit is 256 KiB."""
MOST_REFUSED = 200
"""Connections that wait for it; others are closed at once."""


class HttpWithTimeouts(H11Protocol):
    """Closes a connection that does not send a whole request in time, or does not read the answer.

    An address that holds too many connections gets no more, and one that asks too fast is served later.
    """

    _timer: asyncio.TimerHandle | None = None
    _held: asyncio.TimerHandle | None = None
    """When a request that came too fast is handled, or a connection too many is refused."""
    _is_counted = False
    """Whether the request that is being received was counted."""
    _is_refused = False
    """Whether the address held too many connections already."""

    def connection_made(self, transport: Transport) -> None:
        """A client has connected. Its first request must follow in time."""
        super().connection_made(transport)
        transport.max_size = MOST_AT_ONCE  # pyright: ignore[reportAttributeAccessIssue]  # as asyncio's own have it
        self.client = peer_name(self.client)
        self._start_timer()
        config = cast(ConnectionConfig, self.config)
        if not config.by_address.admit(transport, self.client[0] if self.client else ""):
            self._is_refused = True
            config.refused += 1
            self.flow.pause_reading()
            self._held = self.loop.call_later(REFUSAL_S if config.refused <= MOST_REFUSED else 0, self._refuse)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
        if self._held is not None:
            self._held.cancel()
        config = cast(ConnectionConfig, self.config)
        config.by_address.release(self.transport)
        config.refused -= self._is_refused
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Handle what has arrived, or later if its address asks too fast."""
        if self._held is not None:
            return
        if self.conn.their_state is h11.IDLE and not self._is_counted and self.conn.trailing_data[0]:
            self._is_counted = True
            wait = cast(ConnectionConfig, self.config).wait(self.transport)
            if wait > 0:
                self.flow.pause_reading()
                self._held = self.loop.call_later(wait, self._go_on)
                return
        super().handle_events()
        if self.conn.their_state is not h11.IDLE:
            self._is_counted = False

    def _go_on(self) -> None:
        self._held = None
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self.handle_events()

    def _refuse(self) -> None:
        self.transport.write(TOO_MANY)
        self.transport.close()

    def on_response_complete(self) -> None:
        """A request was answered. The next must follow in time, unless the keep-alive ends first."""
        super().on_response_complete()
        self._start_timer()

    def send_400_response(self, msg: str) -> None:
        """The client does not speak HTTP: answer 400 if no answer has started, then close."""
        if self._cycle is not None:
            self._cycle.disconnected = True  # an answer in progress has nowhere to go
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        self._start_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket, which has its own timeouts."""
        self._stop_timer()
        cast(ConnectionConfig, self.config).wait(self.transport, SOCKET_COST)  # it was due; later requests pay for it
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client reads too slowly. It must catch up in time."""
        super().pause_writing()
        self._start_timer()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._start_timer()

    def shutdown(self) -> None:
        """The server stops. What it still waits for from the client must come soon."""
        if self.transport.is_closing():
            self.transport.abort()
            return
        super().shutdown()
        self._start_timer(CLOSING_S)

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        return cast(RequestResponseCycle | None, self.cycle)  # None before the first request, despite its type

    def _start_timer(self, seconds: float | None = None) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(CLIENT_TIMEOUT_S if seconds is None else seconds, self._expire)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expire(self) -> None:
        cycle = self._cycle
        is_waiting = cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused
        if is_waiting or self.transport.is_closing():
            self.transport.abort()
