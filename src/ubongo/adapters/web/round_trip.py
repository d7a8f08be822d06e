"""The kernel's own measure of a connection's round trip, which a client cannot stretch by answering late."""

import socket
import struct
import sys
from asyncio import Transport

from ubongo.editions.contract.values import Millis

TRANSPORT = "transport"
"""Where a socket's ASGI state holds its transport."""
_LENGTH, _RTT = 104, 68
"""Of Linux's `tcp_info`: as much of it as is read, and the place of `tcpi_rtt`, in microseconds."""


def kernel_round_trip(transport: Transport | None, client: str | None) -> Millis | None:
    """The round trip to the client in whole milliseconds, rounded up; None if it is not known.

    It is not known if a proxy is between, which then is the other end of the connection: `client` is the address that
    the server believes in. Nor is it on systems other than Linux.
    """
    if transport is None or sys.platform != "linux" or not _is_direct(transport, client):
        return None
    connected: socket.socket | None = transport.get_extra_info("socket")
    if connected is None:
        return None
    try:
        info = connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _LENGTH)
    except OSError:
        return None  # it was just closed, or is no TCP connection
    if len(info) < _RTT + 4:
        return None
    (microseconds,) = struct.unpack_from("=I", info, _RTT)
    return Millis(-(-microseconds // 1000))


def _is_direct(transport: Transport, client: str | None) -> bool:
    peer: tuple[object, ...] | None = transport.get_extra_info("peername")
    return bool(peer) and peer[0] == client
