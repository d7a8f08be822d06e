"""The round trip of a connection as measured by the kernel, which a client cannot stretch by answering late."""

import socket
import struct
import sys
from asyncio import Transport

from ubongo.adapters.web.limits import peer_of
from ubongo.editions.contract.values import Millis

_LENGTH, _RTT = 104, 68
"""Of Linux's `tcp_info`: how many bytes are read, and the offset of `tcpi_rtt`, which is in microseconds."""


def kernel_round_trip(transport: Transport | None, client: str | None) -> Millis | None:
    """The round trip to the client in whole milliseconds, rounded up; None if it is not known.

    It is known on Linux alone, and only if the other end of the connection has the address of the `client`: otherwise
    that end is a proxy.
    """
    if transport is None or sys.platform != "linux" or not _is_direct(transport, client):
        return None
    connected: socket.socket | None = transport.get_extra_info("socket")
    if connected is None:
        return None
    try:
        info = connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _LENGTH)
    except OSError:
        return None  # the connection was just closed, or is not TCP
    if len(info) < _RTT + 4:
        return None
    (microseconds,) = struct.unpack_from("=I", info, _RTT)
    return Millis(-(-microseconds // 1000))


def _is_direct(transport: Transport, client: str | None) -> bool:
    peer: tuple[object, ...] | None = transport.get_extra_info("peername")
    return bool(peer) and peer_of(str(peer[0])) == client
