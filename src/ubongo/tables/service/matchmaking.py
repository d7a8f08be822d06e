"""Matches two people who look for a game, or one person and a bot. See ADR 127."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from math import ceil
from typing import TypeAlias

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.service.no_shows import NoShows
from ubongo.tables.service.searches import SUPERSEDED, Search, Searches, levels_between
from ubongo.tables.service.searches_elsewhere import Elsewhere, Offer
from ubongo.tables.table.hints import AnswerHint, Hint, LookingHint, MissedHint, OfferHint, SearchHint

WAIT = Millis(20_000)
"""How long a person waits for another one, at the usual pace of bots; then a bot plays."""
GIVEN = Millis(10_000)
"""How long a table of another node is given again: the answer may have been lost."""
WIDENING = ((Millis(0), 0), (Millis(5_000), 1), (Millis(10_000), 2))
"""After how long, at that pace, how many levels may be between two people; the longer wait of the two counts."""


OpenFor: TypeAlias = Callable[[Sequence[Search]], Awaitable[str]]
"""Opens the table for these people, who waited longest first, and returns its id."""


class Matchmaker:
    """The people of this process who look for a game, each once."""

    def __init__(
        self,
        clock: Clock,
        open_for: OpenFor,
        *,
        no_shows: NoShows | None = None,
        pace: float = 1.0,
        tell: Callable[[Hint], None] | None = None,
        node: str = "",
    ) -> None:
        self._clock = clock
        self._open_for = open_for
        self._no_shows = no_shows or NoShows(clock, tell)
        """People who did not come to a game lately play with a bot."""
        self._pace = pace
        self._searches = Searches()
        self._opening: set[asyncio.Task[None]] = set()
        self._going_on: dict[str, asyncio.Task[None]] = {}
        """What goes on with a search, by its id, once its offer to another node is over."""
        self._node = node
        self._elsewhere = None if tell is None else Elsewhere(clock, tell)
        self._given: dict[tuple[str, str], tuple[Millis, str]] = {}
        """The tables that other nodes opened for people of this one, by player and edition, and since when."""

    def __len__(self) -> int:
        return len(self._searches)

    async def find(self, player: str, edition: AnyEdition, strength: Strength, language: str, network: str = "") -> str:
        """The id of the table of that person's game. A newer search of the same person replaces this one.

        Raises:
            ServiceError: too many people look, a newer search has replaced this one, or the server stops.
            StoreError: the table cannot be saved.
        """
        search = self._searches.begin(Search(player, edition, strength, language, self._clock.now(), network))
        try:
            for after, _ in WIDENING:
                await self._until(search, after)
                self._pair(search)
                self._tell_others(search)
            await self._until(search, WAIT)
            await self._answered(search)
            if self._searches.has(search):
                self._open(search)
            return await search.table
        finally:
            self._searches.end(search)
            search.table.cancel()  # nobody waits for it any more

    def withdraw(self, player: str) -> None:
        """End the search of a person who has deleted everything: no table would have that person any more."""
        for search in tuple(self._searches):
            if search.player == player:
                self._searches.end(search)
                search.fail("superseded", "you have deleted everything")

    def dismiss(self) -> None:
        """End all searches, because the server stops."""
        for search in tuple(self._searches):
            self._searches.end(search)
            search.fail("shutting-down", "the server is shutting down; try again in a moment")

    async def close(self) -> None:
        """Stop opening tables."""
        for task in self._opening:
            task.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)

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
        if not self._searches.has(search):
            return
        others = [other for other in self._searches if self._fit(search, other)]
        if others:
            best = min(others, key=lambda other: (levels_between(search.strength, other.strength), other.since))
            self._open(*sorted((best, search), key=lambda one: one.since))

    def _fit(self, one: Search, other: Search) -> bool:
        if one is other or one.edition is not other.edition or not (self._is_free(one) and self._is_free(other)):
            return False
        if self._no_shows.is_unreliable(one.player) or self._no_shows.is_unreliable(other.player):
            return False
        return self._is_near(one.strength, other.strength, min(one.since, other.since))

    def _is_near(self, one: Strength, other: Strength, since: Millis) -> bool:
        waited = self._clock.now() - since
        return levels_between(one, other) <= max(levels for after, levels in WIDENING if self._paced(after) <= waited)

    def _paced(self, span: Millis) -> int:
        """A span at the pace of the bots, never too short: a pair that is looked for too early is not found."""
        return ceil(span / self._pace)

    def _open(self, *searches: Search) -> None:
        for search in searches:
            self._searches.end(search)
        self._spawn(self._opened(searches), "a table of strangers")

    def _spawn(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        return task

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

    # People who look at other nodes

    def hear(self, hint: SearchHint) -> None:
        """Note who looks at another node, or what one says of a person who looks here."""
        assert self._elsewhere is not None
        match hint:
            case LookingHint():
                self._replace(hint)
                self._elsewhere.note(hint)
                for search in tuple(self._searches):
                    self._offer(search)
            case OfferHint():
                if hint.node == self._node:
                    self._accept(hint)
            case AnswerHint():
                self._take(hint)
            case MissedHint():
                self._no_shows.hear(hint)

    def _tell_others(self, search: Search) -> None:
        if self._elsewhere is None or not self._searches.has(search) or self._no_shows.is_unreliable(search.player):
            return
        self._elsewhere.tell(
            LookingHint("", self._node, search.id, search.player, search.edition.name, search.strength, search.since)
        )
        self._offer(search)

    def _is_free(self, search: Search) -> bool:
        """Whether no other node has been asked to take that person."""
        return self._elsewhere is None or search.id not in self._elsewhere.offers

    def _offer(self, search: Search) -> None:
        """Offer a person to the node of somebody who has looked for longer, and fits."""
        elsewhere = self._elsewhere
        if elsewhere is None or not (self._searches.has(search) and self._is_free(search)):
            return
        if self._no_shows.is_unreliable(search.player):
            return
        fitting = [
            other
            for other in elsewhere.older(search.id, search.player, search.edition.name, search.since)
            if self._is_near(search.strength, other.strength, Millis(other.since))
        ]
        if fitting:
            distance = {other.search: levels_between(search.strength, other.strength) for other in fitting}
            best = min(fitting, key=lambda other: (distance[other.search], other.since))
            offer = elsewhere.offer(
                OfferHint(
                    "",
                    best.node,
                    best.search,
                    search.id,
                    search.player,
                    search.network,
                    search.language,
                    search.strength,
                    search.since,
                )
            )
            self._going_on[search.id] = self._spawn(self._go_on(search, offer), "an offer")

    async def _go_on(self, search: Search, offer: Offer) -> None:
        """Go on with a search once its offer was refused, or was not answered in time."""
        assert self._elsewhere is not None
        try:
            await self._elsewhere.until_answered(offer)
        finally:
            del self._going_on[search.id]
        self._pair(search)
        self._tell_others(search)

    def _accept(self, offer: OfferHint) -> None:
        """Open the table for a person here and one of another node; or say that it is too late."""
        assert self._elsewhere is not None
        here = self._searches.by_id(offer.to)
        self._no_shows.saw(offer.player, offer.network)
        tell = self._elsewhere.tell
        if here is None or not self._may_play(here, offer.player):
            tell(AnswerHint("", offer.search, offer.to))
            return
        since = Millis(offer.since)
        there = Search(offer.player, here.edition, offer.strength, offer.language, since, offer.network, offer.search)

        def answer(table: asyncio.Future[str]) -> None:
            failed = table.cancelled() or table.exception() is not None
            tell(AnswerHint("" if failed else table.result(), offer.search, offer.to))

        there.table.add_done_callback(answer)
        self._open(here, there)

    def _may_play(self, here: Search, player: str) -> bool:
        is_unreliable = self._no_shows.is_unreliable(player) or self._no_shows.is_unreliable(here.player)
        return self._is_free(here) and here.player != player and not is_unreliable

    def _take(self, answer: AnswerHint) -> None:
        """What another node has answered: a table, or an empty name; then the search goes on.

        A late answer counts only if it is a table, and nobody else has been asked since.
        """
        assert self._elsewhere is not None
        search, offer = self._searches.by_id(answer.search), self._elsewhere.offers.get(answer.search)
        if offer is not None and offer.to != answer.to:
            return
        if search is not None and answer.table:
            self._searches.end(search)
            self._give(search, answer.table)
        self._elsewhere.answered(answer.search)

    def _give(self, search: Search, table: str) -> None:
        """Tell a person of the table that another node has opened."""
        now = self._clock.now()
        self._given = {key: given for key, given in self._given.items() if now - given[0] < GIVEN}
        self._given[search.player, search.edition.name] = (now, table)
        if not search.table.done():
            search.table.set_result(table)

    def given(self, player: str, edition: AnyEdition) -> str | None:
        """The table that another node opened for that person a moment ago: the answer may have been lost."""
        at, table = self._given.get((player, edition.name), (None, None))
        return table if at is not None and self._clock.now() - at < GIVEN else None

    def _replace(self, hint: LookingHint) -> None:
        """A newer search of the same person at another node replaces the one here."""
        search = self._searches.of(hint.player)
        if search is not None and search.since < hint.since:
            self._searches.end(search)
            search.fail("superseded", SUPERSEDED)

    async def _answered(self, search: Search) -> None:
        """Wait until no other node has been asked to take that person."""
        while not search.table.done() and (going_on := self._going_on.get(search.id)) is not None:
            await asyncio.wait((going_on, search.table), return_when=asyncio.FIRST_COMPLETED)
