"""The clock: the only module that reads the time, and the only one that waits for an instant."""

import asyncio
import time
from typing import Protocol

from ubongo.editions.contract.values import Millis

NEVER = Millis(0)


class Clock(Protocol):
    """Milliseconds since 1970 that never run backwards while the process runs."""

    def now(self) -> Millis:
        """The instant."""
        ...

    async def sleep_until(self, at: Millis) -> None:
        """Return at that instant or soon after; at once if it has passed."""
        ...


class SystemClock:
    """The wall clock as it was at the start, and monotonic from then on.

    It never starts before `not_before`, an instant that is known to have passed: a small computer without a battery
    starts with a time in the past, and running games would stop until that time had caught up.
    """

    def __init__(self, not_before: Millis = NEVER) -> None:
        self._start = max(time.time_ns(), not_before * 1_000_000) - time.monotonic_ns()

    @classmethod
    def set_by(cls, now: Millis) -> "SystemClock":
        """A clock that shows that instant now: several machines agree if all are set by the same one."""
        made = cls()
        made._start = now * 1_000_000 - time.monotonic_ns()
        return made

    def now(self) -> Millis:
        """The instant."""
        return Millis((self._start + time.monotonic_ns()) // 1_000_000)

    async def sleep_until(self, at: Millis) -> None:
        """Return at that instant or soon after; at once if it has passed."""
        while (left := at - self.now()) > 0:
            await asyncio.sleep(left / 1000)
