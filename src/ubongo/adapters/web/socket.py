"""The route of a player's socket: hello, the session, and the close."""

import asyncio

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from structlog import get_logger

from ubongo.adapters.web.connections import ConnectionsByAddress
from ubongo.adapters.web.identity import player_of
from ubongo.adapters.web.limits import CLIENT_TIMEOUT_S, CLOSING_S
from ubongo.adapters.web.requests import AnySocket
from ubongo.adapters.web.socket_session import (
    GOING_AWAY,
    INTERNAL,
    ClientGone,
    CloseSocket,
    SocketSession,
    parsed,
    received,
)
from ubongo.adapters.web.telemetry import Telemetry
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
    telemetry: Telemetry = socket.app.state.telemetry
    telemetry.sockets += 1
    try:
        await _serve(socket, table, service, sockets, telemetry)
    finally:
        telemetry.sockets -= 1


async def _serve(
    socket: AnySocket, table: str, service: TableService, sockets: ConnectionsByAddress, telemetry: Telemetry
) -> None:
    closing: CloseSocket | None = None
    try:
        with sockets.holding(socket, "" if socket.client is None else socket.client.host) as admitted:
            if not admitted:
                raise CloseSocket("too-many")
            await _converse(socket, table, service)
    except* CloseSocket as group:
        closing = _first(group)
    except* ClientGone:
        log.debug("a player has disconnected", table=table)
    except* DamagedTableError:
        closing = CloseSocket("damaged")  # the pool has logged it
    except* UbongoError as group:
        log.error("a socket could not be served", table=table, error=str(group.exceptions[0]))
        closing = CloseSocket("not-read", GOING_AWAY)
    except* Exception as group:
        log.error("a socket failed", table=table, exc_info=group)
        closing = CloseSocket("internal", INTERNAL)
    if closing is not None:
        telemetry.closings[closing.reason] += 1
        await _close(socket, closing)


def _first(group: ExceptionGroup[CloseSocket]) -> CloseSocket:
    error = group.exceptions[0]
    return _first(error) if isinstance(error, ExceptionGroup) else error


async def _close(socket: AnySocket, closing: CloseSocket) -> None:
    try:
        async with asyncio.timeout(CLOSING_S):
            await socket.send_data(encode(Bye(closing.reason)).decode(), mode="text")
            await socket.close(code=closing.code, reason=closing.reason)
    except (OSError, RuntimeError, WebSocketException):
        log.info("socket was gone before it was closed", reason=closing.reason)


async def _converse(socket: AnySocket, name: str, service: TableService) -> None:
    hello = await _hello(socket)
    if hello.protocol != PROTOCOL:
        raise CloseSocket("protocol")
    table = await service.find(name)
    if table is None:
        raise CloseSocket("unknown-table")
    if hello.last_seq is not None and hello.last_seq > table.seq:
        await table.log.refresh()  # the client has seen more than this process: another one wrote it
    player = await player_of(socket, service.people)
    if table.roster.strangers and table.roster.seat_of(player) is None:
        raise CloseSocket("unknown-table")  # nobody watches strangers. See ADR 127.
    socket.scope["headers"] = ()  # nobody reads them any more
    await service.lobby.come_back(table, player)
    subscription = table.join(player)
    if subscription is None:
        raise CloseSocket("too-many")
    try:
        await SocketSession(socket, table, service, player, subscription).run()
    finally:
        table.leave(subscription)


async def _hello(socket: AnySocket) -> Hello:
    try:
        async with asyncio.timeout(CLIENT_TIMEOUT_S):
            message = parsed(await received(socket))
    except TimeoutError as cause:
        raise CloseSocket("no-hello") from cause
    if not isinstance(message, Hello):
        raise CloseSocket("no-hello")
    return message
