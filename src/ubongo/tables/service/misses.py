"""Who did not come to a game with a stranger lately, and plays with a bot for a while. Not stored. See ADR 127."""

from collections import OrderedDict
from typing import TypeVar

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock

Value = TypeVar("Value")

UNRELIABLE = Millis(60_000)
"""How long a person who did not come, or left before the start, is not brought together with others."""
MOST_OF_NETWORK = 4
"""As many misses in that time hold for all people of a network; a family shares one."""
MOST_KNOWN = 1_000
"""People and networks that are remembered."""


class Misses:
    """The newest misses of each person and of each network, and from which network a person looked last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._networks: OrderedDict[str, str] = OrderedDict()
        self._at: OrderedDict[str, tuple[Millis, ...]] = OrderedDict()
        """By person and by network."""

    def saw(self, player: str, network: str) -> None:
        """Note from which network that person looks; empty: this machine, which counts for nothing."""
        _put(self._networks, player, network)

    def note(self, player: str) -> None:
        """Note that this person did not come to a game, or has left it before the start."""
        for key in filter(None, (player, self._networks.get(player))):
            _put(self._at, key, (*self._recent(key), self._clock.now())[-MOST_OF_NETWORK:])

    def is_unreliable(self, player: str) -> bool:
        """Whether that person, or too many people of their network, missed a game lately."""
        network = self._networks.get(player, "")
        return bool(self._recent(player)) or len(self._recent(network)) >= MOST_OF_NETWORK

    def _recent(self, key: str) -> tuple[Millis, ...]:
        return tuple(at for at in self._at.get(key, ()) if self._clock.now() - at < UNRELIABLE)


def _put(known: OrderedDict[str, Value], key: str, value: Value) -> None:
    """Keep it as the newest; the oldest one makes room."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
