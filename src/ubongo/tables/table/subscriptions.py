"""Fan-out: the subscribers of a table, and how they are notified.

A subscription holds no queue of news. It is notified that there is some, and fetches the newest view when it is ready
to send: a slow subscriber only misses what was outdated, and nobody waits for it.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from ubongo.editions.contract.values import Audience


@dataclass(eq=False, slots=True)
class Subscription:
    """One socket, or whatever else wants to hear of a table."""

    audience: Audience
    """The current seat of its player."""
    player: str = ""
    """The id of its player; empty: unknown."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    is_whole: bool = True
    """Whether the news is of the game; else only of who is around."""
    dismissed: str | None = None
    """Why it hears no more: `superseded` by a newer subscription in its seat, or `shutting-down`."""

    def dismiss(self, reason: str) -> None:
        """Ask it to close."""
        self.dismissed = reason
        self.news.set()

    def tell(self, *, whole: bool) -> None:
        """There is something new."""
        self.is_whole = self.is_whole or whole
        self.news.set()

    def heard(self) -> bool:
        """Forget the news, which is about to be fetched; whether it was of the game."""
        whole, self.is_whole = self.is_whole, False
        self.news.clear()
        return whole


class Subscriptions:
    """The subscriptions of one table: at most one per seat, and a limited number of spectators."""

    def __init__(self, most_spectators: int = 64) -> None:
        self._most_spectators = most_spectators
        self._all: list[Subscription] = []

    def __len__(self) -> int:
        return len(self._all)

    @property
    def watching(self) -> int:
        """How many look on."""
        return sum(subscription.audience is None for subscription in self._all)

    def hears(self, player: str) -> bool:
        """Whether that person is connected."""
        return any(subscription.player == player for subscription in self._all)

    def join(self, audience: Audience, player: str = "") -> Subscription | None:
        """A new subscription; an older one of the same seat is superseded. None: there are too many spectators."""
        if audience is None and self.watching >= self._most_spectators:
            return None
        subscription = Subscription(audience, player)
        self._all.append(subscription)
        self._supersede()
        self.tell(whole=False)
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """Forget a subscription; one that was superseded is forgotten already."""
        if subscription in self._all:
            self._all.remove(subscription)
            self.tell(whole=False)

    def seat(self, seat_of: Callable[[str], Audience]) -> None:
        """People have changed places: everybody hears from now on what is meant for their new one."""
        for subscription in self._all:
            subscription.audience = seat_of(subscription.player) if subscription.player else subscription.audience
        self._supersede()

    def _supersede(self) -> None:
        newest = {
            subscription.audience: subscription for subscription in self._all if subscription.audience is not None
        }
        for subscription in tuple(self._all):
            if subscription.audience is not None and newest[subscription.audience] is not subscription:
                subscription.dismiss("superseded")
                self._all.remove(subscription)

    def dismiss(self, reason: str) -> None:
        """Ask all of them to close."""
        for subscription in self._all:
            subscription.dismiss(reason)

    def tell(self, *, whole: bool = True) -> None:
        """There is something new: in the game, or else only about who is around."""
        for subscription in self._all:
            subscription.tell(whole=whole)
