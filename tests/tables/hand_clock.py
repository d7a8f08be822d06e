"""A clock that moves only when a test advances it."""

import asyncio
from collections.abc import Collection
from typing import Protocol, cast

from ubongo.editions.contract.values import Millis

START = Millis(1_700_000_000_000)
TICKS = 200
"""The most turns of the event loop that a test waits for all tasks to act."""
QUIET = 3
"""Turns of the event loop in which nothing was ready, after which nothing will be."""


class HandClock:
    """Wakes sleeping tasks in order of their due times as it is advanced."""

    def __init__(self, now: Millis = START) -> None:
        self._now = now
        self._sleepers: list[tuple[Millis, asyncio.Future[None]]] = []

    def now(self) -> Millis:
        """The current time."""
        return self._now

    async def sleep_until(self, at: Millis) -> None:
        """Return once the clock has been advanced to that time."""
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
        """Advance the clock without waking any task, for tests in which none sleeps."""
        self._now = Millis(now)

    async def turn(self, by: int) -> None:
        """Advance the clock by a span. Each due task wakes at its time and runs before the clock continues."""
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
    """Return once no task is ready to run, or after `TICKS` turns of the event loop."""
    ready = cast("_Loop", asyncio.get_running_loop())._ready  # pyright: ignore[reportPrivateUsage]
    quiet = 0
    for _ in range(TICKS):
        await asyncio.sleep(0)
        # Tasks that run later in this turn may still schedule others, so one quiet turn proves nothing.
        quiet = 0 if ready else quiet + 1
        if quiet == QUIET:
            return


class _Loop(Protocol):
    _ready: Collection[object]
    """The callbacks of the next turn; asyncio has no public way to ask for them."""
