"""Limits on what one client may send."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from ubongo.structs import Struct
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
"""Clients tracked at once; those that have spent least are dropped first."""
HOUSEHOLD = 8
"""Players at one address, whose messages count together."""
WIDE = 8
"""Households in a /48 network of IPv6, which count together."""
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
"""This machine: its bots, and a proxy with its own limits, are not limited by address."""


NAT64 = IPv6Network("64:ff9b::/96")
IPV4_COMPATIBLE = IPv6Network("::/96")


@lru_cache(maxsize=MOST_BUCKETS)  # asked with each command
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


def networks_of(address: str | None) -> list[tuple[str, int]]:
    """The keys that a request from that address counts for, and how many clients share each; none for this machine.

    For IPv6 the /48 network counts too: one rented /48 holds 65,536 networks of the size of a household's.
    """
    return [] if address is None else [*_networks_of(address)]


@lru_cache(maxsize=MOST_BUCKETS)  # asked with each message
def _networks_of(address: str) -> tuple[tuple[str, int], ...]:
    if peer_of(address) in LOOPBACK:
        return ()
    network = network_of(address)
    if "/" not in network:
        return ((network, 1),)
    return ((network, 1), (str(IPv6Network(network).supernet(new_prefix=48)), WIDE))


def widest_network(address: str | None) -> str:
    """What takes turns as one client: an IPv4 address, or the /48 network of an IPv6 address; empty: this machine."""
    return next((network for network, _ in reversed(networks_of(address))), "")


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
"""Finished games exported or replayed, records, times, and all else that is read from the database, by address."""
SEARCHING = Rate(burst=20, per_second=1)
"""Searches of the lab, by address: each takes a third of a second of a process that they share."""
TALKING = Rate(burst=40, per_second=15)
"""Messages of one player, and on one socket."""
FRAMES = Rate(burst=200, per_second=60)
"""Frames of any kind on one socket, pings and parts of messages too."""
ASKING = Rate(burst=120, per_second=60)
"""Requests of one address, those that open a socket too. Faster ones are served later; a page takes about forty."""
SOCKET_COST = 5
"""What opening a socket counts for, in requests."""
PLACING = Rate(burst=10, per_second=5)
"""Counts of placed pieces: each is passed on to everyone; those beyond the limit are dropped."""

EMOTING = Rate(burst=3, per_second=0.25)
"""Emotes of one player: each is passed on to everyone; those beyond the limit are dropped."""


class _Spent(Struct, frozen=True):
    """What a bucket lacked at a time, and how many come back a second."""

    amount: float
    at: int
    per_second: float

    def left(self, now: int) -> float:
        """What it lacks now."""
        return max(0.0, self.amount - (now - self.at) / 1000 * self.per_second)


class TokenBucket:
    """The token bucket of one connection."""

    __slots__ = ("_clock", "_rate", "_spent")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._spent: _Spent | None = None

    def allow(self, count: int = 1) -> bool:
        """Whether that many more are allowed; if so, count them."""
        now = self._clock.now()
        spent = 0.0 if self._spent is None else self._spent.left(now)
        allowed = spent + count <= self._rate.burst
        self._spent = _Spent(spent + count * allowed, now, self._rate.per_second)
        return allowed


class TokenBuckets:
    """Token buckets by key."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._spent: OrderedDict[str, _Spent] = OrderedDict()

    def __len__(self) -> int:
        return len(self._spent)

    def allow(self, key: str, shared_by: int = 1) -> bool:
        """Whether one more is allowed for `key`, which that many clients share; if so, count it."""
        now = self._clock.now()
        old = self._spent.pop(key, None)
        spent = 0.0 if old is None else old.left(now)
        allowed = spent + 1 <= self._rate.burst * shared_by
        self._spent[key] = _Spent(spent + allowed, now, self._rate.per_second * shared_by)
        if len(self._spent) > MOST_BUCKETS:
            self._make_room(now)
        return allowed

    def _make_room(self, now: int) -> None:
        """Drop the keys that have spent least: with new keys, a client cannot push out one that it has spent."""
        count = max(1, MOST_BUCKETS // 20)  # some at once, because finding them takes a look at all
        for key in nsmallest(count, self._spent, lambda key: self._spent[key].left(now)):
            del self._spent[key]


class Pace:
    """Spreads what clients ask over time: who asks too fast is served later, and not refused."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._paid: dict[str, float] = {}
        """Until when each client has used up its rate, in seconds."""

    def wait(self, key: str, shared_by: int = 1, *, cost: int = 1) -> float:
        """Seconds until one more of `key`, which that many clients share, is due; it is counted now, at its cost."""
        now = self._clock.now() / 1000
        if key not in self._paid and len(self._paid) >= MOST_BUCKETS:
            self._paid = {known: until for known, until in self._paid.items() if until > now}
        paid = max(self._paid.get(key, now), now) + cost / (self._rate.per_second * shared_by)
        self._paid[key] = paid
        return max(0.0, paid - now - self._rate.burst / self._rate.per_second)


class Talking:
    """What clients may send on sockets, over all their sockets: a new one does not refill a budget."""

    def __init__(self, clock: Clock) -> None:
        self._messages = TokenBuckets(TALKING, clock)
        self._placed = TokenBuckets(PLACING, clock)
        self._emotes = TokenBuckets(EMOTING, clock)

    def allows_message(self, player: str, address: str | None) -> bool:
        """Whether a player, or a spectator without a name, may send one more message from that address."""
        asked = [self._messages.allow(player)] if player else []
        asked += [self._messages.allow(key, share * HOUSEHOLD) for key, share in networks_of(address)]
        return all(asked)

    def allows_placed(self, player: str) -> bool:
        """Whether a player may send one more count of placed pieces."""
        return self._placed.allow(player)

    def allows_emote(self, player: str) -> bool:
        """Whether a player may send one more emote."""
        return self._emotes.allow(player)
