"""The hall: all tables of this process, opened, found again after a restart, driven, and forgotten when idle."""

import asyncio
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from structlog import get_logger

from ubongo.editions.chance import SEED_BYTES
from ubongo.editions.contract import AnyEdition, Millis, Seat
from ubongo.editions.registry import edition_named
from ubongo.formats.errors import UbongoError
from ubongo.tables import roster as rosters
from ubongo.tables.agreement import settings_in
from ubongo.tables.archive import Archive
from ubongo.tables.clock import Clock
from ubongo.tables.driver import Driver
from ubongo.tables.errors import HallError, UnknownTableError
from ubongo.tables.library import Library
from ubongo.tables.lobby import Lobby, first_state, names_by_chance
from ubongo.tables.names import hashed, new_code, read_code
from ubongo.tables.outages import Outages
from ubongo.tables.roster import Wish
from ubongo.tables.seats import Boards, Roster, encode_roster
from ubongo.tables.store import Store, StoreError, TableRecord
from ubongo.tables.table import Table

TABLE_ID = re.compile("[0-9a-f]{16}")
MOST_TABLES = 2_000
"""Tables in memory at once."""
IDLE = Millis(10 * 60_000)
"""A table that nobody listens to and nothing drives is forgotten after this; the store keeps it."""
STAMP_EVERY = Millis(1_000)
STALLED = Millis(5_000)
"""Without a stamp on disk for so long nobody could play: the process stood still, or the disk was full."""
SWEEP_AFTER = Millis(5_000)
"""A deadline missed by so much was missed by whoever held the table: it is looked after here."""
REMEMBERED = Millis(24 * 3_600_000)
"""A game without a limit, whose players have done nothing for so long, gets no time back."""
GOODBYE = Millis(1_000)
"""How long the server's end waits for sockets to be told."""


log = get_logger()


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, the host's seat, and the secret that invites others."""

    table: Table
    seat: Seat | None
    invite: str


@dataclass(slots=True)
class _Held:
    table: Table
    driver: asyncio.Task[None] | None = None
    idle_since: Millis | None = None


def fresh_seed() -> bytes:
    """The chance of one game, which nobody can foresee."""
    return secrets.token_bytes(SEED_BYTES)


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, clock: Clock, library: Library, seeds: Callable[[], bytes] = fresh_seed) -> None:
        self._store = store
        self._seeds = seeds
        self.clock = clock
        self.lobby = Lobby(library, self._drive)
        self.outages = Outages(clock)
        self.archive = Archive(store, library)
        self._library = library
        self._held: dict[str, _Held] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._life: asyncio.Task[None] | None = None
        self._is_open = asyncio.Event()
        self._stamped_at = clock.now()
        self._rematching = asyncio.Lock()
        self._not_woken: set[str] = set()

    def __len__(self) -> int:
        return len(self._held)

    async def start(self) -> None:
        """Go on where the last process stopped: give back the time nobody could play, and drive what runs.

        Who asks for a table before has to wait: so it may be called as late as when connections are taken.

        Raises:
            StoreError: the store cannot be read or written.
        """
        last = await self._store.last_stamp()
        if last is not None:
            names = await self._store.running(Millis(last - REMEMBERED))
            await asyncio.gather(*(self._resume(name, last) for name in names[:MOST_TABLES]))
        await self._stamp()
        self._life = asyncio.create_task(self._live(), name="stamp of life")
        self._life.add_done_callback(_report)
        self._is_open.set()

    async def _resume(self, name: str, last: Millis) -> None:
        try:
            table = await self._load(name, drive=False)
            await self.outages.give_back(table, last)
            self._drive(table)
        except UbongoError as error:  # one table that cannot be read must not stop the others
            log.error("a table could not be resumed", table=name, error=str(error))
        except Exception as error:  # nor may one that fails as nobody has foreseen
            log.error("a table could not be resumed", table=name, exc_info=error)

    async def dismiss(self) -> None:
        """Tell all who listen that the server ends, and give them a moment to hear it."""
        for held in self._held.values():
            held.table.listeners.dismiss("shutting-down")
        until = Millis(self.clock.now() + GOODBYE)
        while self.clock.now() < until and any(len(held.table.listeners) for held in self._held.values()):
            await self.clock.sleep_until(Millis(self.clock.now() + 20))

    async def close(self) -> None:
        """Stop driving; the store knows everything."""
        tasks = [held.driver for held in self._held.values() if held.driver is not None]
        if self._life is not None:
            tasks.append(self._life)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._library.close()

    async def open(
        self, edition_name: str, settings: Any, wishes: Sequence[Wish], *, host: str, name: str, fresh: bool
    ) -> Opened:
        """A new table.

        Raises:
            HallError: the rules or the house exclude it.
            StoreError: it cannot be kept.
        """
        await self._is_open.wait()
        try:
            edition = edition_named(edition_name)
        except ValueError as cause:
            raise HallError("bad-settings", str(cause)) from cause
        if len(wishes) != settings.seats:
            raise HallError("bad-seats", f"{settings.seats} seats by the settings, not {len(wishes)}")
        invite = secrets.token_urlsafe(18)
        nobody = Roster((), host, hashed(invite), deck=Boards.FRESH if fresh else Boards.STANDARD)
        roster = rosters.seated(nobody, wishes, name, names_by_chance())
        table = await self._open(edition, settings, roster)
        return Opened(table, roster.seat_of(host), invite)

    async def _open(self, edition: AnyEdition, settings: Any, roster: Roster) -> Table:
        self._make_room()
        checksum, deck = await self._library.kept_standard(edition.deck_of(settings))
        state = first_state(edition, settings, deck)
        record = TableRecord(
            id=secrets.token_hex(8),
            edition=edition.name,
            settings=msgspec.json.encode(settings),
            deck=checksum,
            seed=self._seeds(),
            roster=encode_roster(roster),
            created_at=self.clock.now(),
            code=await self._free_code(),
        )
        await self._store.open_table(record)
        table = self._table(record, edition, state)
        self._held[record.id] = _Held(table)
        return table

    async def _free_code(self) -> str:
        while await self._store.named(code := new_code()) is not None:
            pass  # one in a billion for each table there is
        return code

    async def rematch(self, table: Table, player: str) -> str:
        """The table where the same people play again, for the host and after the game; asked twice, the same.

        Raises:
            HallError: somebody else asks, or the game goes on.
            StoreError: it cannot be kept.
        """
        if not player or player != table.roster.host:
            raise HallError("not-the-host", "only the host can do that")
        if table.outcome is None:
            raise HallError("not-over", "the game goes on")
        async with self._rematching:
            if not table.roster.next:
                absent = [one.player for one in table.roster.places if table.presence.is_absent(one)]
                roster = replace(rosters.again(table.roster, absent), deck=Boards.FRESH)
                settings = settings_in(table.terms, table.edition)
                new = await self._open(table.edition, settings, roster)
                await table.reseat(lambda known: known if known.next else replace(known, next=new.id))
        return table.roster.next

    async def find(self, name: str) -> Table | None:
        """The table of that id, from memory or from the store; None: there is none.

        Raises:
            HallError: there are too many in memory.
            StoreError: it cannot be read.
        """
        await self._is_open.wait()
        if name in self._held:
            self._held[name].idle_since = None
            self._drive(self._held[name].table)
            return self._held[name].table
        if TABLE_ID.fullmatch(name) is None:
            return None
        try:
            return await self._load(name)
        except UnknownTableError:
            return None

    async def find_code(self, said: str) -> Table | None:
        """The table of the code that somebody has typed; None: there is none."""
        code = read_code(said)
        name = None if code is None else await self._store.named(code)
        return None if name is None else await self.find(name)

    async def _load(self, name: str, *, drive: bool = True) -> Table:
        """One reader a table: whoever comes second waits for the first."""
        if name in self._held:
            return self._held[name].table
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._read(name, drive), name=f"load {name}")
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _read(self, name: str, drive: bool) -> Table:
        self._make_room()
        record = await self._store.table(name)
        if record is None:
            raise UnknownTableError("unknown-table", "there is no such table")
        try:
            table = self._table(record, *await self._first(record))
            await table.load()
        except (ValueError, HallError, msgspec.MsgspecError) as cause:
            raise StoreError(f"table {name} is of another version of this program: {cause}") from cause
        self._held[name] = _Held(table)
        if drive:
            self._drive(table)
        return table

    def _make_room(self) -> None:
        if len(self._held) >= MOST_TABLES:
            raise HallError("full", "too many tables are open; try again later")

    async def _first(self, record: TableRecord) -> tuple[AnyEdition, Any]:
        """The edition, and the state before the first entry."""
        edition = edition_named(record.edition)
        settings = settings_in(record.terms, edition)
        deck = await self._library.find(record.deck, edition.deck_of(settings))
        return edition, first_state(edition, settings, deck)

    def _table(self, record: TableRecord, edition: AnyEdition, state: Any) -> Table:
        return Table(record, edition, state, store=self._store, clock=self.clock, renewal=self._first)

    def _drive(self, table: Table) -> None:
        held = self._held[table.id]
        running = held.driver is not None and not held.driver.done()
        if not running and table.outcome is None and table.seq > 0:
            driver = Driver(table, self.clock, self._is_stalled)
            held.driver = asyncio.create_task(driver.run(), name=f"table {table.id}")
            held.driver.add_done_callback(_report)

    def _is_stalled(self) -> bool:
        return self.clock.now() - self._stamped_at > STALLED

    async def _stamp(self) -> None:
        await self._store.stamp(self.clock.now())
        self._stamped_at = self.clock.now()

    async def _live(self) -> None:
        while True:
            await self.clock.sleep_until(Millis(self.clock.now() + STAMP_EVERY))
            try:
                await self._beat()
            except StoreError as error:  # a full disk may have room again a second later
                log.debug("no stamp of life", error=str(error))
            self._forget()

    async def _beat(self) -> None:
        last, was_stalled = self._stamped_at, self._is_stalled()
        await self._store.stamp(self.clock.now())
        if was_stalled:
            await self._catch_up(last)
        self._stamped_at = self.clock.now()
        await self._sweep()
        await self._tend()

    async def _catch_up(self, last: Millis) -> None:
        """Nobody could play since `last`: no clock may have run."""
        for held in tuple(self._held.values()):
            if held.table.seq > 0 and held.table.outcome is None:
                await self.outages.give_back(held.table, last)

    async def _tend(self) -> None:
        for held in tuple(self._held.values()):
            if len(held.table.listeners):
                await self.lobby.pass_on(held.table)

    async def _sweep(self) -> None:
        """Look after tables whose deadline everybody has missed."""
        due = await self._store.due(Millis(self.clock.now() - SWEEP_AFTER))
        self._not_woken.intersection_update(due)
        for name in due:
            try:
                await self._load(name)
                await self._held[name].table.refresh()
                self._drive(self._held[name].table)
            except Exception as error:  # whatever it was, the other tables and the stamp of life go on
                if name not in self._not_woken:  # it is tried every second, and told once
                    self._not_woken.add(name)
                    trace = None if isinstance(error, UbongoError) else error
                    log.error("a table could not be woken", table=name, error=str(error), exc_info=trace)

    def _forget(self) -> None:
        now = self.clock.now()
        for name, held in tuple(self._held.items()):
            is_idle = not len(held.table.listeners) and held.table.deadline is None
            if not is_idle:
                held.idle_since = None
            elif held.idle_since is None:
                held.idle_since = now
            elif now - held.idle_since > IDLE:
                if held.driver is not None:
                    held.driver.cancel()
                del self._held[name]


def _report(driver: asyncio.Task[None]) -> None:
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log.error("a task of the hall has died", task=driver.get_name(), exc_info=error)
