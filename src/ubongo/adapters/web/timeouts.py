"""Protocols that do not wait for ever: uvicorn's own keep half-open headers and unread answers until the peer goes."""

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ubongo.adapters.web.limits import PATIENCE_S


class PatientProtocol(H11Protocol):
    """Closes a connection that has not sent a whole request in time, or does not read what it asked for."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A client has connected: its first request must follow."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """A request was answered: the next must follow, or the keep-alive runs out first."""
        super().on_response_complete()
        self._wait()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP: say so where nothing was said yet, and in any case no more than that."""
        if self._cycle is not None:
            self._cycle.disconnected = True  # an answer that is still on its way has nowhere to go
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the socket has limits of its own."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client reads too slowly: it gets so long to catch up."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._wait()

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        return cast(RequestResponseCycle | None, self.cycle)  # none before the first request, whatever its type says

    def _wait(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(PATIENCE_S, self._expire)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def _expire(self) -> None:
        cycle = self._cycle
        if cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused:
            self.transport.abort()


class PatientSocket(WebSocketsSansIOProtocol):
    """Lets go of a client that does not close its side."""

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The server has said all it had to say."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(PATIENCE_S, self.transport.abort)
