"""The WebSocket protocol with limits; uvicorn's own ignores refused handshakes and waits forever."""

import asyncio
from asyncio import BaseTransport
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ubongo.adapters.web.connections import ConnectionConfig, peer_name
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S
from ubongo.adapters.web.round_trip import TRANSPORT


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Answers handshakes that it refuses, and drops clients that do not close their side.

    It shows its transport to the application.
    """

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection asks to become a socket, which must be so in time."""
        super().connection_made(transport)
        self.client = peer_name(self.client)
        self.app_state = {**self.app_state, TRANSPORT: transport}
        self._timer = self.loop.call_later(CLIENT_TIMEOUT_S, self._expire)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
        cast(ConnectionConfig, self.config).by_address.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Data of the client; the first is the head of its request."""
        super().data_received(data)
        if not self.handshake_initiated:
            self._refuse()

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
