"""The service: tables are opened and found here, and go on after a restart."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from structlog import get_logger

from ubongo.editions.chance import SEED_BYTES
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.registry import edition_named
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating import roster as rosters
from ubongo.tables.seating.names import hashed, new_code, read_code
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, Roster, encode_roster
from ubongo.tables.service.archive import Archive
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.lobby import Lobby, first_state, names_by_chance
from ubongo.tables.service.maintenance import Maintenance
from ubongo.tables.service.pool import MOST_TABLES, TablePool, report
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import Store, TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.table import Table

REMEMBERED = Millis(24 * 3_600_000)
"""A game without a time limit whose players have been idle for this long gets no time back."""
GOODBYE = Millis(1_000)
"""How long the shutdown waits for sockets to be notified."""


log = get_logger()


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, the host's seat, and the secret that invites others."""

    table: Table
    seat: Seat | None
    invite: str


def new_seed() -> bytes:
    """The unpredictable seed of one game."""
    return secrets.token_bytes(SEED_BYTES)


class TableService:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        deck_library: DeckLibrary,
        seeds: Callable[[], bytes] = new_seed,
        *,
        bots_pace: float = 1.0,
    ) -> None:
        self._store = store
        self._seeds = seeds
        self.clock = clock
        self._heartbeat = Heartbeat(store, clock)
        self._pool = TablePool(store, clock, deck_library, self._heartbeat.is_stalled, bots_pace=bots_pace)
        self.lobby = Lobby(deck_library, self._pool.drive)
        self.downtime = Downtime(clock)
        self._watch = Maintenance(store, clock, self._heartbeat, self._pool, self.downtime, self.lobby)
        self.archive = Archive(store, deck_library)
        self._deck_library = deck_library
        self._life: asyncio.Task[None] | None = None
        self._is_open = asyncio.Event()
        self._rematching = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._pool)

    async def start(self) -> None:
        """Continue where the last process stopped: give back the lost time, and drive the running tables.

        Earlier requests for a table wait, so this may be called as late as when connections are accepted.

        Raises:
            StoreError: the store cannot be read or written.
        """
        last = await self._store.last_heartbeat()
        if last is not None:
            names = await self._store.running(Millis(last - REMEMBERED))
            await asyncio.gather(*(self._resume(name, last) for name in names[:MOST_TABLES]))
        await self._heartbeat.save_heartbeat()
        self._life = asyncio.create_task(self._watch.keep(), name="stamp of life")
        self._life.add_done_callback(report)
        self._is_open.set()

    async def _resume(self, name: str, last: Millis) -> None:
        try:
            table = await self._pool.load(name, drive=False)
            await self.downtime.give_back(table, last)
            self._pool.drive(table)
        except UbongoError as error:  # one table that cannot be read must not stop the others
            log.error("a table could not be resumed", table=name, error=str(error))
        except Exception as error:  # nor may one that fails unexpectedly
            log.error("a table could not be resumed", table=name, exc_info=error)

    async def dismiss(self) -> None:
        """Notify all subscribers that the server is shutting down, and give them a moment to receive it."""
        for table in self._pool.tables():
            table.subscriptions.dismiss("shutting-down")
        until = Millis(self.clock.now() + GOODBYE)
        while self.clock.now() < until and any(len(table.subscriptions) for table in self._pool.tables()):
            await self.clock.sleep_until(Millis(self.clock.now() + 20))

    async def close(self) -> None:
        """Stop driving; the store knows everything."""
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
        await self._pool.close()
        self._deck_library.close()

    async def open(
        self, edition_name: str, settings: Any, requests: Sequence[SeatRequest], *, host: str, name: str, fresh: bool
    ) -> OpenedTable:
        """A new table.

        Raises:
            ServiceError: the rules or the house exclude it.
            StoreError: it cannot be kept.
        """
        await self._is_open.wait()
        try:
            edition = edition_named(edition_name)
        except ValueError as cause:
            raise ServiceError("bad-settings", str(cause)) from cause
        if len(requests) != settings.seats:
            raise ServiceError("bad-seats", f"{settings.seats} seats by the settings, not {len(requests)}")
        invite = secrets.token_urlsafe(18)
        nobody = Roster((), host, hashed(invite), deck=DeckChoice.FRESH if fresh else DeckChoice.STANDARD)
        roster = rosters.seated(nobody, requests, name, names_by_chance())
        table = await self._open(edition, settings, roster)
        return OpenedTable(table, roster.seat_of(host), invite)

    async def _open(self, edition: AnyEdition, settings: Any, roster: Roster) -> Table:
        self._pool.make_room()
        checksum, deck = await self._deck_library.kept_standard(edition.meta.deck_of(settings))
        config = GameConfig(edition, settings, checksum)
        state = first_state(edition, settings, deck)
        stored = config.stored()
        record = TableRecord(
            id=secrets.token_hex(8),
            edition=stored.edition,
            settings=stored.settings,
            deck=stored.deck,
            seed=self._seeds(),
            roster=encode_roster(roster),
            created_at=self.clock.now(),
            code=await self._free_code(),
        )
        await self._store.open_table(record)
        return self._pool.place(record, config, state)

    async def _free_code(self) -> str:
        while await self._store.table_of_code(code := new_code()) is not None:
            pass  # one in a billion for each table there is
        return code

    async def rematch(self, table: Table, player: str) -> str:
        """The table where the same people play again, for the host and after the game; asked twice, the same.

        Raises:
            ServiceError: somebody else asks, or the game goes on.
            StoreError: it cannot be kept.
        """
        if not player or player != table.roster.host:
            raise ServiceError("not-the-host", "only the host can do that")
        if table.outcome is None:
            raise ServiceError("not-over", "the game goes on")
        async with self._rematching:
            if not table.roster.next:
                absent = [one.player for one in table.roster.places if table.presence.is_absent(one)]
                roster = replace(rosters.again(table.roster, absent), deck=DeckChoice.FRESH)
                new = await self._open(table.edition, table.config.settings, roster)
                await table.setup.reseat(lambda known: known if known.next else replace(known, next=new.id))
        return table.roster.next

    async def find(self, name: str) -> Table | None:
        """The table of that id, from memory or from the store; None: there is none.

        Raises:
            ServiceError: there are too many in memory.
            StoreError: it cannot be read.
        """
        await self._is_open.wait()
        return await self._pool.find(name)

    async def find_code(self, said: str) -> Table | None:
        """The table of the code that somebody has typed; None: there is none."""
        code = read_code(said)
        name = None if code is None else await self._store.table_of_code(code)
        return None if name is None else await self.find(name)
