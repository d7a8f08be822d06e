"""People who recently kept a stranger waiting, and play with bots for a while. Not stored. See ADR 127."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.table.hints import Hint, MissedHint

Value = TypeVar("Value")

UNRELIABLE = Millis(60_000)
"""How long a person is paired with nobody after a no-show."""
MOST_OF_NETWORK = 4
"""This many no-shows in that time affect everybody on their network. Fewer do not: a family shares a network."""
MOST_KNOWN = 1_000
"""People and networks that are remembered."""


class NoShows:
    """The newest no-shows of each person and each network, and the network that each person last searched from."""

    def __init__(self, clock: Clock, tell: Callable[[Hint], None] | None = None) -> None:
        self._clock = clock
        self._tell = tell
        self._networks: OrderedDict[str, str] = OrderedDict()
        self._at: OrderedDict[str, tuple[Millis, ...]] = OrderedDict()
        """By person and by network."""

    def saw(self, player: str, network: str) -> None:
        """Record the network that the person searches from; empty: this machine, which never counts."""
        _put(self._networks, player, network)

    def note(self, player: str) -> None:
        """Record that the person did not connect to a game, or left it before the start; other nodes are told."""
        network = self._networks.get(player, "")
        self._note(player, network)
        if self._tell is not None:
            self._tell(MissedHint("", player, network))

    def hear(self, missed: MissedHint) -> None:
        """Record what another node has noted."""
        self._note(missed.player, missed.network or self._networks.get(missed.player, ""))

    def _note(self, player: str, network: str) -> None:
        for key in filter(None, (player, network)):
            _put(self._at, key, (*self._recent(key), self._clock.now())[-MOST_OF_NETWORK:])

    def is_unreliable(self, player: str) -> bool:
        """Whether the person, or too many people on their network, recently kept a stranger waiting."""
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
