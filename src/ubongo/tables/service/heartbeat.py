"""The heartbeat: after a downtime it shows since when nobody could play."""

from collections.abc import Awaitable, Callable

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.storage.store import Store

STALLED = Millis(5_000)
"""Without a heartbeat on disk for this long, nobody could play: the process was suspended, or the disk was full."""


class Heartbeat:
    """When this process was last known to live."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._stamped_at = clock.now()

    def is_stalled(self) -> bool:
        """Whether nobody can play now: no clock may continue before that time is given back."""
        return self._clock.now() - self._stamped_at > STALLED

    async def save_heartbeat(self) -> None:
        """Note on disk that the process lives.

        Raises:
            StoreError: the disk cannot be written.
        """
        await self._store.save_heartbeat(self._clock.now())
        self._stamped_at = self._clock.now()

    async def beat(self, give_back: Callable[[Millis], Awaitable[None]]) -> None:
        """Stamp; after a stall, `give_back` the time since the stamp before, and only then let the clocks run on.

        Raises:
            StoreError: the disk cannot be written; the stall goes on.
        """
        last, was_stalled = self._stamped_at, self.is_stalled()
        await self._store.save_heartbeat(self._clock.now())
        if was_stalled:
            await give_back(last)
        self._stamped_at = self._clock.now()
