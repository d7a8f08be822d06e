"""The server's address in its local network, for invitations made on the server's own machine."""

import ipaddress
import socket
from collections.abc import Callable
from typing import TypeAlias

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

EVERYWHERE = ("0.0.0.0", "::")
"""A server bound to one of these accepts connections from the network."""

LanUrl: TypeAlias = Callable[[], str | None]
"""The server's address in its network now, or None if it is unreachable from there."""
GivenLanUrl: TypeAlias = NamedDependency[LanUrl]


class LanUrlOut(Struct, frozen=True):
    """The server's address for friends in the same network."""

    url: str | None
    """Without a path, such as `http://192.168.1.20:8000`; None if the server cannot be reached."""


@get("/api/reach", sync_to_thread=False)
def reach(network: GivenLanUrl) -> LanUrlOut:
    """The server's address for friends on the same network, for whom an invitation to 127.0.0.1 would fail."""
    return LanUrlOut(network())


def no_lan() -> str | None:
    """The address of a server that its network cannot reach: none."""
    return None


def lan_url_of(listener: socket.socket) -> LanUrl:
    """The address of a server that listens there, looked up on each call, because laptops change networks."""
    host, port = listener.getsockname()[:2]

    def found() -> str | None:
        address = lan_address() if host in EVERYWHERE else None
        return None if address is None else f"http://{address}:{port}"

    return found


def lan_address() -> str | None:
    """This machine's address in its network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found
