"""The server's address in its local network, for invitations made on the server's own machine."""

import ipaddress
import socket
from collections.abc import Callable
from typing import TypeAlias

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from ubongo.adapters.web.requests import AnyRequest

EVERYWHERE = ("0.0.0.0", "::")
"""A server bound to one of these accepts connections from the network."""

_PRIVATE = tuple(
    map(
        ipaddress.ip_network,
        ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"),
    )
)

LanUrl: TypeAlias = Callable[[], str | None]
"""The server's address in its network now, or None if it is unreachable from there."""
GivenLanUrl: TypeAlias = NamedDependency[LanUrl]


class LanUrlOut(Struct, frozen=True):
    """The server's address for friends in the same network."""

    url: str | None
    """Without a path, such as `http://192.168.1.20:8000`; None if there is none for this client."""


@get("/api/reach", sync_to_thread=False)
def reach(request: AnyRequest, network: GivenLanUrl) -> LanUrlOut:
    """The server's address for friends on the same network, for whom an invitation to 127.0.0.1 would fail.

    Requests from elsewhere get none: the address describes the inside of a network.
    """
    address = "" if request.client is None else request.client.host
    return LanUrlOut(network() if is_near(address) else None)


def is_near(address: str) -> bool:
    """Whether the address is of this machine or of a private network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # not an IP address, such as a proxy's own label
        return False
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found
    return found.is_loopback or any(found in network for network in _PRIVATE if network.version == found.version)


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
