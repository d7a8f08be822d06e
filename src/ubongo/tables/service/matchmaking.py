"""Brings two people together who look for a game, or one person and a bot. See ADR 127."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import TypeAlias

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError

WAIT = Millis(20_000)
"""How long a person waits for another one, at the usual pace of bots; then a bot plays."""
WIDENING = ((Millis(0), 0), (Millis(5_000), 1), (Millis(10_000), 2))
"""After how long, at that pace, how many levels may be between two people; the longer wait of the two counts."""
MOST_SEARCHES = 200
"""People who look at once. Of one edition and strength seldom more than one waits: two are a game."""
MOST_OF_NETWORK = 16
"""People of one network who look at once: nobody keeps all others from looking."""
LEVELS = tuple(Strength)


def new_future() -> asyncio.Future[str]:
    """A result that is still to come."""
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False, frozen=True, slots=True)
class Search:
    """One person who looks for a game."""

    player: str
    edition: AnyEdition
    strength: Strength
    """How good that person says they are."""
    language: str
    since: Millis
    network: str = ""
    """Where that person is; empty: on this machine, which is not counted."""
    table: asyncio.Future[str] = field(default_factory=new_future)
    """The id of the table that was found."""

    def fail(self, code: str, message: str) -> None:
        """End it without a table."""
        if not self.table.done():
            self.table.set_exception(ServiceError(code, message))


OpenFor: TypeAlias = Callable[[Sequence[Search]], Awaitable[str]]
"""Opens the table for these people, who waited longest first, and returns its id."""


class Matchmaker:
    """The people of this process who look for a game, each once."""

    def __init__(
        self,
        clock: Clock,
        open_for: OpenFor,
        *,
        is_unreliable: Callable[[str], bool] = lambda _: False,
        pace: float = 1.0,
    ) -> None:
        self._clock = clock
        self._open_for = open_for
        self._is_unreliable = is_unreliable
        """Whether that person did not come to a game lately: they play with a bot."""
        self._pace = pace
        self._searches: dict[str, Search] = {}
        self._opening: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._searches)

    async def find(self, player: str, edition: AnyEdition, strength: Strength, language: str, network: str = "") -> str:
        """The id of the table of that person's game. A newer search of the same person replaces this one.

        Raises:
            ServiceError: too many people look, a newer search has replaced this one, or the server stops.
            StoreError: the table cannot be saved.
        """
        search = self._begin(Search(player, edition, strength, language, self._clock.now(), network))
        try:
            for after, _ in WIDENING:
                await self._until(search, after)
                self._pair(search)
            await self._until(search, WAIT)
            if self._is_waiting(search):
                self._open(search)
            return await search.table
        finally:
            self._end(search)
            search.table.cancel()  # nobody waits for it any more

    def dismiss(self) -> None:
        """End all searches, because the server stops."""
        for search in tuple(self._searches.values()):
            self._end(search)
            search.fail("shutting-down", "the server is shutting down; try again in a moment")

    async def close(self) -> None:
        """Stop opening tables."""
        for task in self._opening:
            task.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _begin(self, search: Search) -> Search:
        replaced = self._searches.pop(search.player, None)
        if replaced is not None:
            replaced.fail("superseded", "you look for a game in another window")
        of_network = sum(other.network == search.network != "" for other in self._searches.values())
        if len(self._searches) >= MOST_SEARCHES or of_network >= MOST_OF_NETWORK:
            raise ServiceError("too-many-searches", "too many people look for a game; try again later")
        self._searches[search.player] = search
        return search

    def _end(self, search: Search) -> None:
        if self._is_waiting(search):
            del self._searches[search.player]

    def _is_waiting(self, search: Search) -> bool:
        return self._searches.get(search.player) is search

    async def _until(self, search: Search, after: Millis) -> None:
        """Wait until the search is that old, or has ended."""
        at = Millis(search.since + self._paced(after))
        if search.table.done() or self._clock.now() >= at:
            return
        sleep = asyncio.ensure_future(self._clock.sleep_until(at))
        try:
            await asyncio.wait((sleep, search.table), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()

    def _pair(self, search: Search) -> None:
        """Open a table with the person who fits best, if one does: the nearest in strength, then the longest there."""
        if not self._is_waiting(search):
            return
        others = [other for other in self._searches.values() if self._fit(search, other)]
        if others:
            best = min(others, key=lambda other: (_levels_between(search, other), other.since))
            self._open(*sorted((best, search), key=lambda one: one.since))

    def _fit(self, one: Search, other: Search) -> bool:
        if one is other or one.edition is not other.edition:
            return False
        if self._is_unreliable(one.player) or self._is_unreliable(other.player):
            return False
        waited = self._clock.now() - min(one.since, other.since)
        return _levels_between(one, other) <= max(levels for after, levels in WIDENING if self._paced(after) <= waited)

    def _paced(self, span: Millis) -> int:
        """A span at the pace of the bots, never too short: a pair that is looked for too early is not found."""
        return ceil(span / self._pace)

    def _open(self, *searches: Search) -> None:
        for search in searches:
            self._end(search)
        task = asyncio.create_task(self._opened(searches), name="a table of strangers")
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _opened(self, searches: Sequence[Search]) -> None:
        try:
            table = await self._open_for(searches)
        except Exception as error:  # of any kind: both are told, and the route logs what it does not know
            for search in searches:
                if not search.table.done():
                    search.table.set_exception(error)
            return
        for search in searches:
            if not search.table.done():
                search.table.set_result(table)


def _levels_between(one: Search, other: Search) -> int:
    return abs(LEVELS.index(one.strength) - LEVELS.index(other.strength))
