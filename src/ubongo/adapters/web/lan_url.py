"""Where others in the network find this server: what an invitation says that was made on the server's own machine."""

import ipaddress
import socket
from collections.abc import Callable
from typing import TypeAlias

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

EVERYWHERE = ("0.0.0.0", "::")
"""A server bound to one of these takes connections from the network."""

Reach: TypeAlias = Callable[[], str | None]
"""The server's address in its network now, or None: nobody else can come."""
GivenReach: TypeAlias = NamedDependency[Reach]


class ReachOut(Struct, frozen=True):
    """Where friends in the same network find this server."""

    url: str | None
    """Without a path, such as `http://192.168.1.20:8000`. None: nobody else can come."""


@get("/api/reach", sync_to_thread=False)
def reach(network: GivenReach) -> ReachOut:
    """Where friends in the same network find this server: an invitation to 127.0.0.1 would lead them nowhere."""
    return ReachOut(network())


def alone() -> str | None:
    """The reach of a server that nobody else in a network finds."""
    return None


def reach_of(subscription: socket.socket) -> Reach:
    """The reach of a server that listens there; asked again each time, since laptops wander."""
    host, port = subscription.getsockname()[:2]

    def found() -> str | None:
        address = address_in_network() if host in EVERYWHERE else None
        return None if address is None else f"http://{address}:{port}"

    return found


def address_in_network() -> str | None:
    """This machine's address for others in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found
