"""Finds stalls of the event loop, in which nothing was read that may have arrived. See ADR 110."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import NEVER, Clock

EVERY = Millis(50)
"""How often the monitor wakes."""
LATE = Millis(250)
"""A loop that did not wake it for this long has stalled."""
CATCHING_UP = Millis(100)
"""How long after a stall what is read may have arrived before or during it."""


class LoopMonitor:
    """Knows when the loop was last seen to run. Until it runs itself, it finds no stall."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._woke_at: Millis | None = None
        self._stalled_since = NEVER
        self._late_until = NEVER

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Watch the loop meanwhile."""
        watching = asyncio.create_task(self._watch(), name="loop monitor")
        try:
            yield
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            self._woke_at = None

    def arrival(self) -> Millis:
        """The instant that counts for what has been read now: the last one before a stall, or now."""
        self._look()
        now = self._clock.now()
        return self._stalled_since if now < self._late_until else now

    def late_for(self) -> Millis:
        """For how long what is read may still have arrived before the end of a stall; 0: there was none lately."""
        self._look()
        return Millis(max(self._late_until - self._clock.now(), 0))

    def _look(self) -> None:
        """Note a stall, even if the monitor itself has not been woken yet."""
        now = self._clock.now()
        if self._woke_at is None:
            return
        if now - self._woke_at > LATE:
            self._stalled_since, self._late_until = self._woke_at, Millis(now + CATCHING_UP)
            self._woke_at = now

    async def _watch(self) -> None:
        while True:
            self._look()
            self._woke_at = self._clock.now()
            await self._clock.sleep_until(Millis(self._woke_at + EVERY))
