"""The connections of one address: how many it may hold at a time."""

from collections import Counter
from collections.abc import Container, Generator
from contextlib import contextmanager

from uvicorn import Config

from ubongo.adapters.web.limits import Pace, networks_of, peer_of

PER_ADDRESS = 64
"""Enough for the browsers of a family, or a class, behind one router."""


class ConnectionsByAddress:
    """Counts what each address holds."""

    def __init__(self, most: int = PER_ADDRESS, trusted: Container[str] = ()) -> None:
        self._most = most
        self._trusted = trusted
        """Proxies, which connect for many people."""
        self._networks: dict[object, list[tuple[str, int]]] = {}
        self._counts = Counter[str]()

    def admit(self, connection: object, address: str) -> bool:
        """Count a connection, unless its address holds as many as it may: then it is refused."""
        networks = [] if not address or peer_of(address) in self._trusted else networks_of(address)
        if any(self._counts[network] >= self._most * shared_by for network, shared_by in networks):
            return False
        self._networks[connection] = networks
        self._counts.update(network for network, _ in networks)
        return True

    def release(self, connection: object) -> None:
        """A connection has ended, whether it was admitted or not."""
        for network, _ in self._networks.pop(connection, ()):
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def networks(self, connection: object) -> list[tuple[str, int]]:
        """The networks that an admitted connection counts for; none for this machine and for proxies."""
        return self._networks.get(connection, [])

    @contextmanager
    def holding(self, connection: object, address: str) -> Generator[bool]:
        """Count a connection for as long as the block runs; whether it is admitted."""
        try:
            yield self.admit(connection, address)
        finally:
            self.release(connection)

    def __len__(self) -> int:
        return len(self._networks)


class ConnectionConfig(Config):
    """uvicorn's configuration, and the count that the protocols share."""

    by_address: ConnectionsByAddress
    pace: Pace
    refused = 0
    """Connections that wait for their refusal."""

    def wait(self, connection: object, cost: int = 1) -> float:
        """Seconds until one more request on that connection is due; it is counted now, at its cost."""
        return max(
            (self.pace.wait(*network, cost=cost) for network in self.by_address.networks(connection)), default=0.0
        )


def peer_name(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """A peer's address and port, with the address that counts."""
    return None if client is None else (peer_of(client[0]), client[1])
