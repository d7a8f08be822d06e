"""Fan-out: the subscriptions to a table, and how they learn of updates.

A subscription holds no queue. It is notified, and fetches the newest view when it is ready to send: a slow client skips
outdated views only, and the others do not wait for it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TypeVar, cast

from ubongo.editions.contract.values import Audience
from ubongo.tables.signal import Signal

Shared = TypeVar("Shared")

MOST_SOCKETS = 8
"""Of one spectator: more pages than anybody watches at once."""


@dataclass(eq=False, slots=True)
class Subscription:
    """One socket, or anything else that follows a table."""

    audience: Audience
    """The current seat of its player."""
    player: str = ""
    """The id of its player; empty: unknown."""
    commitment: str | None = None
    """The hash of the first share of its client, once it has committed. See ADR 87."""
    updated: Signal = field(default_factory=Signal)
    """Set when there is an update to fetch."""
    is_whole: bool = True
    """Whether the update is of the game; else only of the people around it."""
    dismissed: str | None = None
    """Why it ended: `superseded` by a newer one in its seat, `unknown-table` (nobody may watch), or `shutting-down`."""

    def dismiss(self, reason: str) -> None:
        """End it for that reason."""
        self.dismissed = reason
        self.updated.set()

    def notify(self, *, whole: bool) -> None:
        """Notify it of an update."""
        self.is_whole = self.is_whole or whole
        self.updated.set()

    def clear(self) -> bool:
        """Clear the update, which is about to be fetched; whether it was of the game."""
        whole, self.is_whole = self.is_whole, False
        self.updated.clear()
        return whole


class Subscriptions:
    """The subscriptions of one table: at most one per seat, and a limited number of spectators."""

    def __init__(self, most_spectators: int = 64) -> None:
        self._most_spectators = most_spectators
        self._all: list[Subscription] = []
        self._shared: dict[Hashable, object] = {}
        """What was built since the newest update, by what it depends on."""

    def __len__(self) -> int:
        return len(self._all)

    @property
    def watching(self) -> int:
        """How many spectators there are. One with several sockets is one; without a name, each socket is."""
        players = [one.player for one in self._all if one.audience is None]
        return len({player for player in players if player}) + players.count("")

    def is_connected(self, player: str) -> bool:
        """Whether that person is connected."""
        return player in [subscription.player for subscription in self._all]  # a generator would cost twice as much

    def commitment(self, player: str) -> str | None:
        """The commitment of that person's client, if it is connected and has committed."""
        committed = (one.commitment for one in self._all if one.player == player and one.commitment)
        return next(committed, None)

    def join(self, audience: Audience, player: str = "", *, is_host: bool = False) -> Subscription | None:
        """A new subscription; an older one of the same seat is superseded. None: there are too many spectators.

        There is always room for a host who watches.
        """
        if audience is None and not self._has_room(player, is_host):
            return None
        subscription = Subscription(audience, player)
        self._all.append(subscription)
        self._supersede()
        self.notify(whole=False)
        return subscription

    def _has_room(self, player: str, is_host: bool) -> bool:
        own = sum(one.player == player for one in self._all) if player else 0
        if own:
            return own < MOST_SOCKETS
        return is_host or self.watching < self._most_spectators

    def leave(self, subscription: Subscription) -> None:
        """Remove a subscription; one that was superseded is removed already."""
        if subscription in self._all:
            self._all.remove(subscription)
            self.notify(whole=False)

    def seat(self, seat_of: Callable[[str], Audience], *, may_watch: bool = True) -> None:
        """Move every subscription to the seat that its player has now; those without one end if nobody may watch."""
        for subscription in self._all:
            subscription.audience = seat_of(subscription.player) if subscription.player else subscription.audience
        self._supersede()
        if not may_watch:
            self._end("unknown-table", lambda one: one.audience is None)

    def _supersede(self) -> None:
        newest = {
            subscription.audience: subscription for subscription in self._all if subscription.audience is not None
        }
        self._end("superseded", lambda one: one.audience is not None and newest[one.audience] is not one)

    def players(self) -> dict[str, str | None]:
        """Everybody who is connected, with the commitments of their clients."""
        return {one.player: self.commitment(one.player) for one in self._all if one.player}

    def supersede(self, player: str) -> None:
        """End the subscription of that player's seat: the player has a newer one at another node."""
        self._end("superseded", lambda one: one.player == player and one.audience is not None)

    def _end(self, reason: str, is_over: Callable[[Subscription], bool]) -> None:
        for subscription in tuple(self._all):
            if is_over(subscription):
                subscription.dismiss(reason)
                self._all.remove(subscription)

    def shared(self, key: Hashable, build: Callable[[], Shared]) -> Shared:
        """What `build` makes, made once until the next update for all with that key.

        The key has everything in which one player's differs from another's. Whatever else it is made of, a change of it
        notifies all of an update.
        """
        if key not in self._shared:
            self._shared[key] = build()
        return cast(Shared, self._shared[key])

    def dismiss(self, reason: str) -> None:
        """End all of them for that reason."""
        for subscription in self._all:
            subscription.dismiss(reason)

    def notify(self, *, whole: bool = True) -> None:
        """Notify all of them of an update: of the game, or else only of the people around it."""
        self._shared.clear()
        for subscription in self._all:
            subscription.notify(whole=whole)
