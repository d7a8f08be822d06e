"""The heartbeat: a timestamp on disk that shows after downtime when it started."""

from collections.abc import Awaitable, Callable

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.storage.store import StoreError

STALLED = Millis(2_000)
"""If no heartbeat was saved for this long, play was impossible: the process was stopped, or the disk was full."""


class Heartbeat:
    """When this process was last known to be alive."""

    def __init__(self, save: Callable[[Millis], Awaitable[None]], clock: Clock) -> None:
        self._save = save
        self._clock = clock
        self._saved_at = clock.now()
        self._has_failed = False

    def is_stalled(self) -> bool:
        """Whether play is impossible now: then no deadline counts until the clocks are extended."""
        return self._has_failed or self._clock.now() - self._saved_at > STALLED

    def fail(self) -> None:
        """A log could not be written: play is impossible until the next heartbeat is on disk."""
        self._has_failed = True

    def is_failing(self) -> bool:
        """Whether something could not be written, and no heartbeat is on disk since.

        Commands wait for it, so that the clocks are extended first.
        """
        return self._has_failed

    async def save(self) -> None:
        """Save that the process is alive.

        Raises:
            StoreError: the disk cannot be written.
        """
        await self._save(self._clock.now())
        self._saved_at = self._clock.now()

    async def beat(
        self, save_stall: Callable[[Millis], Awaitable[None]], make_up: Callable[[], Awaitable[None]]
    ) -> None:
        """Save a heartbeat. After a stall, call `save_stall` with the instant of the one before, and then `make_up`.

        A heartbeat hides the stall before it, so the stall must be on disk first. It lasts until `make_up` returns.

        Raises:
            StoreError: the disk cannot be written; the stall goes on.
        """
        last, was_stalled = self._saved_at, self.is_stalled()
        try:
            if was_stalled:
                await save_stall(last)
            await self._save(self._clock.now())
            if was_stalled:
                await make_up()
        except StoreError:
            self._has_failed = True
            raise
        self._has_failed = False
        self._saved_at = self._clock.now()
