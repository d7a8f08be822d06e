"""How much one client may ask for."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from ubongo.tables.clock import Clock

MOST_BODY = 16 * 1024
"""Bytes of a request's body and of a socket's frame."""
PATIENCE_S = 10.0
"""How long a client may take to finish its headers, its body, or its first word on a socket."""
HEARTBEAT_S = 5.0
"""Between two pings."""
DEAD_AFTER_S = 10.0
"""A socket without a pong for so long is dead."""
MOST_BUCKETS = 10_000
"""Clients remembered at once; the longest silent is forgotten first."""
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
"""This machine: its own bots, and a proxy in front that has limits of its own, are not counted by address."""


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the half that a household or a rented machine is given whole."""
    try:
        found = ip_address(address)
    except ValueError:  # no address of the internet, such as a proxy's own word
        return address
    return address if found.version == 4 else str(ip_network((found, 64), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


OPENING = Rate(burst=20, per_second=0.5)
"""Tables opened or joined by one player or address."""
GUESSING = Rate(burst=10, per_second=1 / 6)
"""Codes that were typed, by address."""
TALKING = Rate(burst=40, per_second=15)
"""Messages on one socket."""
PLACING = Rate(burst=10, per_second=5)
"""Pieces that are told to lie on a board: each is passed on to everybody, and those beyond are not."""


class Buckets:
    """Token buckets by key."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allow(self, key: str) -> bool:
        """Whether one more is allowed for `key`; if so, it is counted."""
        now = self._clock.now()
        level, since = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) / 1000 * self._rate.per_second)
        allowed = level >= 1
        self._levels[key] = (level - allowed, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return allowed
