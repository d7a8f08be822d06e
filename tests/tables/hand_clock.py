"""A clock that stops until a test turns it."""

import asyncio
from collections.abc import Collection
from typing import Protocol, cast

from ubongo.editions.contract.values import Millis

START = Millis(1_700_000_000_000)
TICKS = 200
"""The most turns of the event loop in which a test lets everybody act."""
QUIET = 3
"""Turns of the event loop in which nothing was ready, after which nothing will be."""


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
        """Turn it without waking any task: for tests in which none sleeps."""
        self._now = Millis(now)

    async def turn(self, by: int) -> None:
        """Turn it forward by a span: due tasks wake at the right instant, and act before the clock continues."""
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
    """Return once every task waits for something else than its turn, or after `TICKS` turns of the event loop."""
    ready = cast("_Loop", asyncio.get_running_loop())._ready  # pyright: ignore[reportPrivateUsage]
    quiet = 0
    for _ in range(TICKS):
        await asyncio.sleep(0)
        # What runs after us in this turn may still schedule something: one quiet turn proves nothing.
        quiet = 0 if ready else quiet + 1
        if quiet == QUIET:
            return


class _Loop(Protocol):
    _ready: Collection[object]
    """What runs in the next turn: asyncio has no public way to ask whether anything does."""
