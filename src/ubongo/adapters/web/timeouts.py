"""HTTP and WebSocket protocols with timeouts; uvicorn's own wait forever."""

import asyncio
from asyncio import BaseTransport, Transport
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S
from ubongo.adapters.web.round_trip import TRANSPORT


class HttpWithTimeouts(H11Protocol):
    """Closes a connection that does not send a whole request in time, or does not read the answer."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:
        """A client has connected. Its first request must follow in time."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
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

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        return cast(RequestResponseCycle | None, self.cycle)  # None before the first request, despite its type

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(CLIENT_TIMEOUT_S, self._expire)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expire(self) -> None:
        cycle = self._cycle
        if cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused:
            self.transport.abort()


class WebSocketWithTimeouts(WebSocketsSansIOProtocol):
    """Drops a client that does not close its side, and shows its transport to the application."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection has become a socket."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, TRANSPORT: transport}

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The server has finished sending."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(CLIENT_TIMEOUT_S, self.transport.abort)
