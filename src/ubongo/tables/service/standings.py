"""The medians of a server's players, read from the store once a minute at most."""

import asyncio

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import NEVER, Clock
from ubongo.tables.service.records import MOST_RESULTS
from ubongo.tables.service.trends import Medians, SideTrend, SlowPiece, medians_of, side_trends, slow_pieces
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import Store

EDITION = "solo"
MOST_RUNS = 2_000
"""The newest runs of a server that its players are compared by."""
KEPT = Millis(60_000)


class Standings:
    """Compares a player's solo runs with those of others."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._medians: Medians = {}
        self._until = NEVER
        self._reading = asyncio.Lock()

    async def of(self, player: str) -> tuple[tuple[SideTrend, ...], tuple[SlowPiece, ...]]:
        """That player's trends, and slow pieces.

        Raises:
            StoreError: the results cannot be read.
        """
        medians = await self._all_medians()
        own = await self._store.results.of(player, EDITION, MOST_RESULTS)
        return await asyncio.to_thread(_judged, own, player, medians)

    async def _all_medians(self) -> Medians:
        async with self._reading:
            if self._clock.now() >= self._until:
                results = await self._store.results.newest(EDITION, MOST_RUNS)
                self._medians = await asyncio.to_thread(medians_of, results)
                self._until = Millis(self._clock.now() + KEPT)
        return self._medians


def _judged(
    own: tuple[Result, ...], player: str, medians: Medians
) -> tuple[tuple[SideTrend, ...], tuple[SlowPiece, ...]]:
    return side_trends(own, player, medians), slow_pieces(own)
