"""Ratings of people who want some: follows finished games in the order of their end. See ADR 128."""

import asyncio
from collections.abc import Mapping

from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.service.rating import rated, the_model
from ubongo.tables.storage.ratings import NOT_RATED, EndedGame, RatedPerson, Rating
from ubongo.tables.storage.store import Store, StoreError

EVERY = Millis(5_000)
"""How often a server looks for games that ratings have not followed; a request for a rating does not wait for it."""
AT_ONCE = 100

log = get_logger()


class Ratings:
    """The ratings of one store. Several servers may follow the same games: each game counts once."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._ratings = store.ratings
        self._clock = clock
        self._following = asyncio.Lock()

    async def start(self, player: str) -> None:
        """This person wants ratings: games that end from now on count."""
        await self._ratings.start(player, self._clock.now())

    async def stop(self, player: str) -> None:
        """This person wants no ratings: theirs are deleted."""
        await self._ratings.stop(player)

    async def of(self, player: str) -> RatedPerson:
        """That person's ratings after all games that have ended.

        Raises:
            StoreError: they cannot be read or written.
        """
        if not player:
            return NOT_RATED
        if (found := await self._ratings.of(player)).since is None:
            return found
        await self.follow()
        return await self._ratings.of(player)

    async def follow(self) -> None:
        """Let the ratings follow all games that have ended.

        Raises:
            StoreError: they cannot be read or written.
        """
        async with self._following:
            while tables := await self._ratings.unrated(AT_ONCE):
                await asyncio.to_thread(the_model)
                for table in tables:
                    await self._ratings.rate(table, _rated_if_possible)

    async def run(self) -> None:
        """Follow games forever, so that none waits until somebody asks."""
        while True:
            await self._clock.sleep_until(Millis(self._clock.now() + EVERY))
            try:
                await self.follow()
            except StoreError as error:  # the games are still there
                log.warning("ratings could not follow", error=str(error))


def _rated_if_possible(game: EndedGame, known: Mapping[str, Rating | None]) -> Mapping[str, Rating]:
    """The ratings after a game; one that fails changes none, and does not hold up the games after it."""
    try:
        return rated(game, known)
    except Exception as error:  # of any kind: nobody could play it again
        log.error("a game could not be rated", edition=game.edition, exc_info=error)
        return {}
