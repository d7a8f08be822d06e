"""Limits on what one client may send."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from ubongo.tables.clock import Clock

MOST_BODY = 16 * 1024
"""Bytes, of a request's body and of a socket's frame."""
MOST_HEADERS = 16 * 1024
"""Bytes, of a request's headers."""
CLIENT_TIMEOUT_S = 10.0
"""How long a client may take for its headers, its body, or its first message on a socket."""
CLOSING_S = 2.0
"""How long a client may take to read the server's last message, and again to close its side."""
HEARTBEAT_S = 5.0
"""Between two pings."""
DEAD_AFTER_S = 10.0
"""A socket is dead after this long without a pong."""
MOST_BUCKETS = 10_000
"""Clients tracked at once; the one idle for longest is dropped first."""
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
"""This machine: its bots, and a proxy with its own limits, are not limited by address."""


NAT64 = IPv6Network("64:ff9b::/96")
IPV4_COMPATIBLE = IPv6Network("::/96")


def peer_of(address: str) -> str:
    """A peer's address. A listener on IPv6 names IPv4 peers by mapped addresses, such as ::ffff:192.0.2.7."""
    try:
        found = ip_address(address)
    except ValueError:  # not an IP address, such as a proxy's own label
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return address if mapped is None else str(mapped)


def network_of(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network that a household or a rented machine gets.

    An IPv6 address that stands for an IPv4 address counts as that.
    """
    try:
        found = ip_address(peer_of(address))
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found in NAT64 or found in IPV4_COMPATIBLE:
        return str(found if found.is_loopback else IPv4Address(int(found) & 0xFFFF_FFFF))
    return str(ip_network((found, 64), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    burst: float
    per_second: float


OPENING = Rate(burst=20, per_second=0.5)
"""Tables opened or joined by one player or address."""
GUESSING = Rate(burst=10, per_second=1 / 6)
"""Table codes typed, by address."""
READING = Rate(burst=30, per_second=1)
"""Finished games exported or replayed, by address."""
TALKING = Rate(burst=40, per_second=15)
"""Messages on one socket."""
PLACING = Rate(burst=10, per_second=5)
"""Counts of placed pieces: each is passed on to everyone; those beyond the limit are dropped."""


class TokenBuckets:
    """Token buckets by key."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allow(self, key: str) -> bool:
        """Whether one more is allowed for `key`; if so, count it."""
        now = self._clock.now()
        level, since = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) / 1000 * self._rate.per_second)
        allowed = level >= 1
        self._levels[key] = (level - allowed, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return allowed
