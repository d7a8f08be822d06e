"""A player's open socket, apart from the framework that has opened it.

A socket lives for hours. While it is served within its request, everything that the request went through stays in
memory, and each message goes through all of it. So the handler leaves the socket to its `UpgradedConnection`, if
there is one, and returns: it is served when nothing is left of the request. See ADR 136.
"""

from asyncio import Transport
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias, cast

from litestar.exceptions import WebSocketException
from litestar.types import Message, Receive, Send

from ubongo.adapters.web.requests import AnySocket

CONNECTION = "connection"
"""Where a socket's ASGI state holds its connection."""
Serve: TypeAlias = "Callable[[TextSocket], Awaitable[None]]"


class ClientGone(Exception):  # noqa: N818
    """The client has disconnected, which is not an error."""


class NotTextError(Exception):
    """The client has sent a binary message."""


class UpgradedConnection(Protocol):
    """A connection that outlives the request by which it became a socket."""

    @property
    def transport(self) -> Transport:
        """What carries its bytes."""
        ...

    async def receive(self) -> object:
        """The next event, as ASGI describes it."""
        ...

    async def send(self, message: Message, /) -> None:
        """Handle an event, as ASGI describes it."""
        ...

    def send_text_now(self, text: bytes) -> bool:
        """Send a message in UTF-8 at once, unless the client has yet to read something or the socket is closing."""
        ...

    def serve_afterwards(self, serve: Callable[[], Awaitable[None]]) -> None:
        """Have the socket served as soon as the request is over."""
        ...


class TextSocket:
    """Messages of text in both directions."""

    __slots__ = ("_connection", "_receive", "_send", "address")

    def __init__(
        self, receive: Receive, send: Send, address: str | None, connection: UpgradedConnection | None
    ) -> None:
        self._receive = receive
        self._send = send
        self._connection = connection
        self.address = address
        """The client's, as a proxy names it; None if it is not known."""

    @property
    def transport(self) -> Transport | None:
        """What carries its bytes, if it is known."""
        return None if self._connection is None else self._connection.transport

    @property
    def is_behind(self) -> bool:
        """Whether the client has yet to read what was sent before, as far as that is known."""
        return self._connection is None or self._connection.transport.get_write_buffer_size() > 0

    async def receive(self) -> str:
        """The next message.

        Raises:
            ClientGone: the client has disconnected.
            NotTextError: it is no text.
        """
        event = cast(dict[str, object], await self._receive())
        if event["type"] == "websocket.disconnect":
            raise ClientGone
        text = event.get("text")
        if not isinstance(text, str):
            raise NotTextError
        return text

    def send_now(self, text: bytes) -> bool:
        """Send a message in UTF-8 at once; False if it has to wait, and is not sent."""
        return self._connection is not None and self._connection.send_text_now(text)

    async def send(self, text: bytes) -> None:
        """Send a message in UTF-8 once the client has read enough of what was sent before.

        Raises:
            ClientGone: the client has disconnected.
        """
        await self._tell({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int, reason: str) -> None:
        """Close it.

        Raises:
            ClientGone: the client has disconnected.
        """
        await self._tell({"type": "websocket.close", "code": code, "reason": reason})

    async def _tell(self, message: Message) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError, WebSocketException) as cause:
            raise ClientGone from cause


async def served(socket: AnySocket, serve: Serve) -> None:
    """Serve an accepted socket: after its request if its connection is known, otherwise at once."""
    address = None if socket.client is None else socket.client.host
    connection = cast(UpgradedConnection | None, socket.scope["state"].get(CONNECTION))
    if connection is None:
        await serve(TextSocket(socket.receive, socket.send, address, None))
    else:
        outliving = TextSocket(cast(Receive, connection.receive), connection.send, address, connection)
        connection.serve_afterwards(lambda: serve(outliving))
