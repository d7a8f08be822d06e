"""A clock that stands still until a test turns it."""

import asyncio

from ubongo.editions.contract import Millis

START = Millis(1_700_000_000_000)
TICKS = 200
"""So often the event loop goes round while a test lets everybody act."""


class HandClock:
    """Wakes those who sleep, in order, when it is turned past their instant."""

    def __init__(self, now: Millis = START) -> None:
        self._now = now
        self._sleepers: list[tuple[Millis, asyncio.Future[None]]] = []

    def now(self) -> Millis:
        """The instant."""
        return self._now

    async def sleep_until(self, at: Millis) -> None:
        """Return once the clock has been turned to that instant."""
        if at <= self._now:
            await asyncio.sleep(0)
            return
        sleeper = (at, asyncio.get_running_loop().create_future())
        self._sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            self._sleepers.remove(sleeper)

    def set(self, now: int) -> None:
        """Turn it without waking anybody: for tests in which nobody sleeps."""
        self._now = Millis(now)

    async def turn(self, by: int) -> None:
        """Turn it on by a span: whoever is due wakes at the right instant, and acts before the clock goes on."""
        await settled()
        end = Millis(self._now + by)
        while due := [at for at, future in self._sleepers if at <= end and not future.done()]:
            self._now = max(self._now, min(due))
            for at, future in tuple(self._sleepers):
                if at <= self._now and not future.done():
                    future.set_result(None)
            await settled()
        self._now = end
        await settled()


async def settled() -> None:
    """Let everybody act who can act now."""
    for _ in range(TICKS):
        await asyncio.sleep(0)
