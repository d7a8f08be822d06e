"""The HTTP protocol with limits on time and connections; uvicorn's own waits forever and takes everybody."""

import asyncio
from asyncio import Transport
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from ubongo.adapters.web.connections import ConnectionConfig, peer_name
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S

TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 39\r\n"
    b"connection: close\r\n\r\nToo many connections from your address."
)


class HttpWithTimeouts(H11Protocol):
    """Closes a connection that does not send a whole request in time, or does not read the answer.

    An address that holds too many connections gets no more.
    """

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:
        """A client has connected. Its first request must follow in time."""
        super().connection_made(transport)
        self.client = peer_name(self.client)
        self._start_timer()
        if not cast(ConnectionConfig, self.config).by_address.admit(transport, self.client[0] if self.client else ""):
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
        cast(ConnectionConfig, self.config).by_address.release(self.transport)
        super().connection_lost(exc)

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
