"""Fan-out: who listens to a table, and how they hear that something is new.

A listener holds no queue of news. It is told that there is some, and fetches the newest view when it is ready to
send: whoever is slow misses nothing but what was outdated, and nobody waits for them.
"""

import asyncio
from dataclasses import dataclass, field

from ubongo.editions.contract import Audience


@dataclass(eq=False, slots=True)
class Listener:
    """One socket, or whatever else wants to hear of a table."""

    audience: Audience
    news: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: str | None = None
    """Why it hears no more: `superseded` by a newer listener in its seat, or `shutting-down`."""

    def dismiss(self, reason: str) -> None:
        """Tell it to go."""
        self.dismissed = reason
        self.news.set()


class Listeners:
    """Those who listen to one table: at most one a seat, and so many spectators."""

    def __init__(self, most_spectators: int = 64) -> None:
        self._most_spectators = most_spectators
        self._all: list[Listener] = []

    def __len__(self) -> int:
        return len(self._all)

    @property
    def present(self) -> frozenset[Audience]:
        """Whose sockets are connected."""
        return frozenset(listener.audience for listener in self._all)

    def join(self, audience: Audience) -> Listener | None:
        """A new listener; an older one of the same seat is superseded. None: there are too many spectators."""
        alike = [listener for listener in self._all if listener.audience == audience]
        if audience is None and len(alike) >= self._most_spectators:
            return None
        if audience is not None:
            for older in alike:
                older.dismiss("superseded")
                self._all.remove(older)
        listener = Listener(audience)
        self._all.append(listener)
        self.tell()
        return listener

    def leave(self, listener: Listener) -> None:
        """Forget a listener; one that was superseded is forgotten already."""
        if listener in self._all:
            self._all.remove(listener)
            self.tell()

    def dismiss(self, reason: str) -> None:
        """Tell all of them to go."""
        for listener in self._all:
            listener.dismiss(reason)

    def tell(self) -> None:
        """There is something new."""
        for listener in self._all:
            listener.news.set()
