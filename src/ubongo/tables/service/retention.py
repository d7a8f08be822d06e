"""Deletes old games in small steps beside play, if the operator asks for it. See ADR 125."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec
from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.seating.names import rng_for_names
from ubongo.tables.seating.roster import nameless
from ubongo.tables.seating.seats import decode_roster, encode_roster
from ubongo.tables.service.start_instant import LONG_DOWNTIME
from ubongo.tables.storage.store import Store, StoreError

DAY = 86_400_000
EVERY = Millis(3_600_000)
DOUBT = Millis(7 * DAY)
"""How long nothing is deleted after a downtime that may be a wrong date."""
BETWEEN = Millis(200)
"""The pause between two steps."""
MOST_AT_ONCE = 20
"""Tables deleted in one transaction."""

log = get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Keep:
    """For how many days something is kept after the last entry of a game, or its opening; None: forever."""

    names: int | None = None
    games: int | None = None


KEEP_ALL = Keep()


class Retention:
    """Runs once an hour; see `run`."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        keep: Keep,
        *,
        held: Callable[[], Collection[str]],
        kept_decks: Callable[[], Collection[str] | None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._keep = keep
        self._held = held
        """The ids of the tables in memory, which are left alone."""
        self._kept_decks = kept_decks
        """The decks that this process may use again; None: no deck is deleted."""

    @property
    def deletes(self) -> bool:
        """Whether anything is ever deleted."""
        return self._keep != KEEP_ALL

    async def run(self) -> None:
        """Delete what is too old, forever; after a downtime so long that the date may be wrong, not for a week."""
        await self._pause(EVERY)
        while True:
            try:
                if not await self._is_date_doubtful():
                    await self.once()
            except StoreError as error:  # the next hour may be better
                log.warning("old games could not be deleted", error=str(error))
            await self._pause(EVERY)

    async def _is_date_doubtful(self) -> bool:
        """Whether a downtime ended lately that is as long as anything is kept, or very long."""
        kept = min(days for days in (self._keep.names, self._keep.games) if days is not None)
        longest, lately = min(LONG_DOWNTIME, kept * DAY), self._clock.now() - DOUBT
        spans = await self._store.downtimes()
        return any(span.until > lately and span.until - span.since > longest for span in spans)

    async def once(self) -> None:
        """Delete what is too old now.

        Raises:
            StoreError: the store cannot be read or written.
        """
        if (before := self._before(self._keep.games)) is not None:
            removed = await self._remove(before)
            await self._store.retention.remove_rest(before)
            if removed:
                log.info("old games were deleted", tables=removed)
        if (before := self._before(self._keep.names)) is not None:
            await self._remove_names(before)
            await self._store.retention.remove_daily_names(before)

    def _before(self, days: int | None) -> Millis | None:
        return None if days is None else Millis(self._clock.now() - days * DAY)

    async def _remove(self, before: Millis) -> int:
        removed, after = 0, ""
        while ids := await self._store.retention.idle_tables(before, after, MOST_AT_ONCE):
            held = self._held()
            free = [id for id in ids if id not in held]
            gone = await self._store.retention.remove_tables(free, before, self._kept_decks())
            removed, after = removed + len(gone), ids[-1]
            await self._pause(BETWEEN)
        return removed

    async def _remove_names(self, before: Millis) -> None:
        after = ""
        while ids := await self._store.retention.idle_tables(before, after, MOST_AT_ONCE, is_named=True):
            held = self._held()
            for id in ids:
                if id not in held:
                    await self._remove_names_of(id)
            after = ids[-1]
            await self._pause(BETWEEN)

    async def _remove_names_of(self, id: str) -> None:
        record = await self._store.table(id)
        if record is None:
            return
        try:
            roster = decode_roster(record.roster)
        except msgspec.MsgspecError as error:  # it goes with its game
            log.warning("a damaged table keeps its names", table=id, error=str(error))
            return
        await self._store.retention.save_nameless(id, record.roster, encode_roster(nameless(roster, rng_for_names())))

    async def _pause(self, span: Millis) -> None:
        await self._clock.sleep_until(Millis(self._clock.now() + span))
