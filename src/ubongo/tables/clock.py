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
    """The wall clock as it was at the start, and monotonic from then on."""

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

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


class TableClock:
    """The clock of one table: the server's, ahead of it if the log of the table is.

    Entries come from a time in which the server's date was wrong if their instants are still to come. The game goes on
    from its newest entry, as if no time had passed since. It is a little behind after a start, see ADR 110.
    """

    def __init__(self, server: Clock) -> None:
        self._server = server
        self._ahead = 0

    def now(self) -> Millis:
        """The instant."""
        return Millis(self._server.now() + self._ahead)

    async def sleep_until(self, at: Millis) -> None:
        """Return at that instant or soon after; at once if it has passed."""
        await self._server.sleep_until(self.on_server(at))

    def catch_up(self, at: Millis) -> None:
        """Show at least that instant from now on."""
        self._ahead += max(at - self.now(), 0)

    def stand_still_since(self, at: Millis) -> None:
        """Show that instant now, and go on from it: since then nobody could act."""
        self._ahead += min(at - self.now(), 0)

    def server_now(self) -> Millis:
        """The instant on the server's clock, which all nodes share."""
        return self._server.now()

    def on_server(self, at: Millis) -> Millis:
        """An instant of this clock as the server's clock shows it."""
        return Millis(at - self._ahead)

    def from_server(self, at: Millis) -> Millis:
        """An instant of the server's clock as this clock shows it."""
        return Millis(at + self._ahead)
