"""The other nodes at one table: their people, and which node drives it. Alone, there are none. See ADR 114."""

from collections.abc import Callable

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import NEVER
from ubongo.tables.signal import Signal
from ubongo.tables.table.hints import Hint, PeopleHint


class Peers:
    """What this node knows of the others at a table, and what it tells them."""

    def __init__(self, table: str, tell: Callable[[Hint], None] | None) -> None:
        self.table = table
        """The id of the table."""
        self._tell = tell
        self._people: dict[str, PeopleHint] = {}
        """By node."""
        self.is_silent: Callable[[str], bool] = lambda _: False
        """Whether nothing was heard of a node lately, so that it may be dead."""
        self.is_stalled: Callable[[], bool] = lambda: False
        """Whether this node could not write lately, and has not made up for it yet."""
        self.driver: str | None = None
        """The other node that drives the table, as far as is known."""
        self.epoch: int | None = None
        """The epoch in which this node drives the table; None: it does not, or it is alone."""
        self.freed = Signal()
        """Set when the driver may be gone."""
        self.joined_at: dict[str, Millis] = {}
        """When each player last opened a socket here."""

    @property
    def is_clustered(self) -> bool:
        """Whether there may be other nodes."""
        return self._tell is not None

    def tell(self, hint: Hint) -> None:
        """Tell the other nodes, soon; nobody listens if there are none."""
        if self._tell is not None:
            self._tell(hint)

    def is_connected(self, player: str) -> bool:
        """Whether that person has a socket at another node."""
        return any(player in people.players for people in self._people.values())

    def commitment(self, player: str) -> str | None:
        """The commitment of that person's client at another node."""
        known = (people.players.get(player) for people in self._people.values())
        return next((commitment for commitment in known if commitment), None)

    @property
    def spectators(self) -> int:
        """How many spectators there are at other nodes."""
        return sum(people.spectators for people in self._people.values())

    def note(self, node: str, people: PeopleHint) -> frozenset[str]:
        """Note who is at that node now; those who were, and are no more."""
        before = self._people.get(node)
        self._people[node] = people
        return frozenset(() if before is None else before.players.keys() - people.players.keys())

    def forget(self, node: str) -> frozenset[str]:
        """Note that a node is gone, which may have driven the table; the people who were there."""
        if self.driver == node:
            self.free()
        gone = self._people.pop(node, None)
        return frozenset(() if gone is None else gone.players)

    def free(self) -> None:
        """Note that the driver may be gone."""
        self.driver = None
        self.freed.set()

    def must_wait(self, at: Millis, deadline: Millis | None) -> bool:
        """Whether what arrived at that instant cannot be judged yet, because a driver may have missed its deadline."""
        if not self.is_clustered or deadline is None:
            return False
        if self.epoch is not None:
            return at >= deadline and self.is_stalled()
        return at >= deadline or self.driver is None or self.is_silent(self.driver)

    def since(self, player: str) -> Millis:
        """When that player last opened a socket here."""
        return self.joined_at.get(player, NEVER)
