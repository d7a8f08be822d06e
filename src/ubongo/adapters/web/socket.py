"""The route of a player's socket: hello, the session, and the close."""

import asyncio
from dataclasses import dataclass

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from structlog import get_logger

from ubongo.adapters.web.connections import ConnectionsByAddress
from ubongo.adapters.web.identity import device_of
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S
from ubongo.adapters.web.requests import AnySocket
from ubongo.adapters.web.socket_session import (
    GOING_AWAY,
    INTERNAL,
    CloseSocket,
    SocketContext,
    SocketSession,
    parsed,
)
from ubongo.adapters.web.text_socket import ClientGone, NotTextError, TextSocket, served
from ubongo.adapters.web.wire import PROTOCOL, Bye, Hello, encode
from ubongo.formats.errors import UbongoError
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import DamagedTableError

log = get_logger()


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: AnySocket,
    table: FromPath[str],
    service: NamedDependency[TableService],
    sockets: NamedDependency[ConnectionsByAddress],
) -> None:
    """Play at a table, or watch it."""
    await socket.accept()
    context = SocketContext(service, socket.app.state.talking, socket.app.state.telemetry)
    await served(socket, Visit(context, sockets, table, device_of(socket)).serve)


@dataclass(frozen=True, slots=True)
class Visit:
    """A browser that has opened a socket at a table."""

    context: SocketContext
    sockets: ConnectionsByAddress
    table: str
    device: str
    """The hash of the browser's secret, or an empty name if it has none."""

    async def serve(self, socket: TextSocket) -> None:
        """Serve the socket until one side closes it."""
        telemetry = self.context.telemetry
        telemetry.sockets += 1
        try:
            closing = await self._closing(socket)
            if closing is not None:
                telemetry.closings[closing.reason] += 1
                await _close(socket, closing)
        finally:
            telemetry.sockets -= 1

    async def _closing(self, socket: TextSocket) -> CloseSocket | None:
        """Serve the socket; why it is to be closed, or None if the client has gone."""
        closing: CloseSocket | None = None
        try:
            with self.sockets.holding(socket, socket.address or "") as admitted:
                if not admitted:
                    raise CloseSocket("too-many")
                await self._converse(socket)
        except* CloseSocket as group:
            closing = _first(group)
        except* ClientGone:
            log.debug("a player has disconnected", table=self.table)
        except* NotTextError:
            closing = CloseSocket("bad-message")
        except* DamagedTableError:
            closing = CloseSocket("damaged")  # the pool has logged it
        except* UbongoError as group:
            log.error("a socket could not be served", table=self.table, error=str(group.exceptions[0]))
            closing = CloseSocket("not-read", GOING_AWAY)
        except* Exception as group:
            log.error("a socket failed", table=self.table, exc_info=group)
            closing = CloseSocket("internal", INTERNAL)
        return closing

    async def _converse(self, socket: TextSocket) -> None:
        hello, service = await _hello(socket), self.context.service
        if hello.protocol != PROTOCOL:
            raise CloseSocket("protocol")
        table = await service.find(self.table)
        if table is None:
            raise CloseSocket("unknown-table")
        if hello.last_seq is not None and hello.last_seq > table.seq:
            await table.log.refresh()  # the client has seen more than this process: another one wrote it
        player = await service.people.player_of(self.device) if self.device else ""
        if table.roster.strangers and table.roster.seat_of(player) is None:
            raise CloseSocket("unknown-table")  # nobody watches strangers. See ADR 127.
        await service.lobby.come_back(table, player)
        subscription = table.join(player)
        if subscription is None:
            raise CloseSocket("too-many")
        try:
            await SocketSession(socket, self.context, table, player, subscription).run()
        finally:
            table.leave(subscription)


def _first(group: ExceptionGroup[CloseSocket]) -> CloseSocket:
    error = group.exceptions[0]
    return _first(error) if isinstance(error, ExceptionGroup) else error


async def _close(socket: TextSocket, closing: CloseSocket) -> None:
    try:
        async with asyncio.timeout(CLOSING_S):
            await socket.send(encode(Bye(closing.reason)))
            await socket.close(closing.code, closing.reason)
    except (ClientGone, TimeoutError):
        log.info("socket was gone before it was closed", reason=closing.reason)


async def _hello(socket: TextSocket) -> Hello:
    try:
        async with asyncio.timeout(CLIENT_TIMEOUT_S):
            message = parsed(await socket.receive())
    except TimeoutError as cause:
        raise CloseSocket("no-hello") from cause
    if not isinstance(message, Hello):
        raise CloseSocket("no-hello")
    return message
