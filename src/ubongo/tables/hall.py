"""The hall: all tables of this process, opened, joined, found again after a restart, and forgotten when idle."""

import asyncio
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hmac import compare_digest
from random import Random
from typing import Any

import msgspec
from structlog import get_logger

from ubongo.editions.chance import SEED_BYTES
from ubongo.editions.contract import AnyEdition, GiveBack, Millis, Refusal, Seat, Start, Strength
from ubongo.editions.registry import edition_named
from ubongo.formats import game_file
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.driver import Driver
from ubongo.tables.library import DeckError, Library
from ubongo.tables.seats import Kind, Place, Roster, clean_name, decode_roster, encode_roster, friendly_name, hashed
from ubongo.tables.store import Store, StoreError, TableRecord
from ubongo.tables.table import Answer, Table

TABLE_ID = re.compile("[0-9a-f]{16}")
MOST_TABLES = 2_000
"""Tables in memory at once."""
IDLE = Millis(10 * 60_000)
"""A table that nobody listens to and nothing drives is forgotten after this; the store keeps it."""
WORTH_A_NOTE = Millis(1_500)
"""An outage that players are told of; a shorter one is given back as well."""
STAMP_EVERY = Millis(1_000)
SWEEP_AFTER = Millis(5_000)
"""A deadline missed by so much was missed by whoever held the table: it is looked after here."""
REMEMBERED = Millis(24 * 3_600_000)
"""A game without a limit, whose players have done nothing for so long, gets no time back."""
GOODBYE = Millis(1_000)
"""How long the server's end waits for sockets to be told."""
NOTE_FOR = Millis(30_000)
"""How long a player who comes back is told of an outage."""


log = get_logger()


class HallError(UbongoError):
    """A table cannot be opened, joined or started; `code` says why to a program."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class UnknownTableError(HallError):
    """There is no such table."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a new table's seat shall hold."""

    kind: Kind
    strength: Strength | None = None


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


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, clock: Clock, library: Library) -> None:
        self._store = store
        self.clock = clock
        self._library = library
        self._held: dict[str, _Held] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._life: asyncio.Task[None] | None = None
        self._is_open = asyncio.Event()
        self._given_back: dict[str, tuple[Millis, Millis]] = {}
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
        await self._store.stamp(self.clock.now())
        self._life = asyncio.create_task(self._live(), name="stamp of life")
        self._life.add_done_callback(_report)
        self._is_open.set()

    async def _resume(self, name: str, last: Millis) -> None:
        try:
            table = await self._load(name, drive=False)
            # What is in the log was played: an outage begins no earlier, or a later call could overtake a solve.
            outage = Millis(self.clock.now() - max(last, table.last_at))
            if outage > 0 and not isinstance(await table.handle(GiveBack(outage)), Refusal):
                self._given_back[name] = (outage, self.clock.now())
            self._drive(self._held[name])
        except UbongoError as error:  # one table that cannot be read must not stop the others
            log.error("a table could not be resumed", table=name, error=str(error))
        except Exception as error:  # nor may one that fails as nobody has foreseen
            log.error("a table could not be resumed", table=name, exc_info=error)

    def given_back_to(self, table: str) -> Millis | None:
        """How much time that table has just got back after an outage; None: there was none lately."""
        by, at = self._given_back.get(table, (Millis(0), Millis(0)))
        return by if by >= WORTH_A_NOTE and self.clock.now() - at < NOTE_FOR else None

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
        self._make_room()
        try:
            edition = edition_named(edition_name)
            checksum, boards = await self._boards(edition, settings, fresh)
            state = edition.new(settings, boards)
        except ValueError as cause:
            raise HallError("bad-settings", str(cause)) from cause
        except DeckError as cause:
            raise HallError("no-deck", str(cause)) from cause
        if len(wishes) != settings.seats:
            raise HallError("bad-seats", f"{settings.seats} seats by the settings, not {len(wishes)}")
        invite = secrets.token_urlsafe(18)
        roster = _roster(wishes, host, clean_name(name), hashed(invite))
        record = TableRecord(
            id=secrets.token_hex(8),
            edition=edition_name,
            settings=msgspec.json.encode(settings),
            deck=checksum,
            seed=secrets.token_bytes(SEED_BYTES),
            roster=encode_roster(roster),
            created_at=self.clock.now(),
        )
        await self._store.open_table(record)
        table = self._table(record, edition, state, roster)
        self._held[record.id] = _Held(table)
        return Opened(table, roster.seat_of(host), invite)

    async def _boards(self, edition: AnyEdition, settings: Any, fresh: bool) -> tuple[str, Any]:
        if settings.side not in edition.sides:
            raise ValueError(f"side {' or '.join(edition.sides)}, not {settings.side!r}")
        if fresh:
            checksum, deck = await self._library.fresh(edition.box, settings.side, secrets.randbits(32))
        else:
            checksum, deck = await self._library.kept_standard(edition.box)
        return checksum, deck.side(settings.side)

    async def find(self, name: str) -> Table | None:
        """The table of that id, from memory or from the store; None: there is none.

        Raises:
            HallError: there are too many in memory.
            StoreError: it cannot be read.
        """
        await self._is_open.wait()
        if name in self._held:
            self._held[name].idle_since = None
            self._drive(self._held[name])
            return self._held[name].table
        if TABLE_ID.fullmatch(name) is None:
            return None
        try:
            return await self._load(name)
        except UnknownTableError:
            return None

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
            edition = edition_named(record.edition)
            settings = msgspec.json.decode(record.settings, type=edition.settings)
            deck = await self._library.find(record.deck, edition.box)
            state = edition.new(settings, deck.side(settings.side))
            table = self._table(record, edition, state, decode_roster(record.roster))
            await table.load()
        except (ValueError, msgspec.MsgspecError) as cause:
            raise StoreError(f"table {name} is of another version of this program: {cause}") from cause
        self._held[name] = _Held(table)
        if drive:
            self._drive(self._held[name])
        return table

    def _make_room(self) -> None:
        if len(self._held) >= MOST_TABLES:
            raise HallError("full", "too many tables are open; try again later")

    def _table(self, record: TableRecord, edition: AnyEdition, state: Any, roster: Roster) -> Table:
        return Table(record.id, edition, state, seed=record.seed, roster=roster, store=self._store, clock=self.clock)

    async def join(self, table: Table, invite: str, *, player: str, name: str) -> Seat:
        """Seat a person at the first open place; who sits already keeps their seat.

        Raises:
            HallError: the invitation is wrong, or no seat is open.
        """
        if not compare_digest(hashed(invite), table.roster.invite):
            raise HallError("wrong-invite", "this invitation is not for this table")
        await table.reseat(lambda roster: _joined(roster, player, clean_name(name)))
        seat = table.roster.seat_of(player)
        assert seat is not None, "whoever joined has a seat"
        return seat

    async def begin(self, table: Table, player: str, command_id: str) -> Answer:
        """Start the game, for the host alone and once every seat is taken.

        Raises:
            HallError: somebody else asks, or a seat is open.
        """
        if player != table.roster.host:
            raise HallError("not-the-host", "only the host starts the game")
        if not table.roster.is_full:
            raise HallError("seats-open", "a seat is still open")
        answer = await table.handle(Start(), command_id)
        if not isinstance(answer, Refusal):
            self._drive(self._held[table.id])
        return answer

    async def export(self, table: Table) -> bytes:
        """The finished game as a file that anybody can check.

        Raises:
            HallError: it is not finished.
        """
        record = await self._store.table(table.id)
        if record is None or table.outcome is None:
            raise HallError("not-over", "a game can be taken along once it is over")
        deck = await self._library.find(record.deck, table.edition.box)
        settings = msgspec.json.decode(record.settings, type=table.edition.settings)
        return game_file.encode(
            edition=record.edition,
            settings=settings,
            boards=deck.side(settings.side),
            deck=record.deck,
            seed=record.seed,
            names=[place.name for place in table.roster.places],
            entries=await table.log(),
        )

    def _drive(self, held: _Held) -> None:
        running = held.driver is not None and not held.driver.done()
        if not running and held.table.outcome is None and held.table.seq > 0:
            held.driver = asyncio.create_task(Driver(held.table, self.clock).run(), name=f"table {held.table.id}")
            held.driver.add_done_callback(_report)

    async def _live(self) -> None:
        while True:
            await self.clock.sleep_until(Millis(self.clock.now() + STAMP_EVERY))
            with suppress(StoreError):  # a full disk may have room again a second later
                await self._store.stamp(self.clock.now())
                await self._sweep()
            self._forget()

    async def _sweep(self) -> None:
        """Look after tables whose deadline everybody has missed."""
        due = await self._store.due(Millis(self.clock.now() - SWEEP_AFTER))
        self._not_woken.intersection_update(due)
        for name in due:
            try:
                await self._load(name)
                await self._held[name].table.refresh()
                self._drive(self._held[name])
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


def _joined(roster: Roster, player: str, name: str) -> Roster:
    if roster.seat_of(player) is not None:
        return roster
    seat = roster.first_open()
    if seat is None:
        raise HallError("table-full", "every seat of this table is taken")
    taken = tuple(place.name for place in roster.places)
    return roster.with_place(seat, Place(Kind.PERSON, name or friendly_name(_names(), taken), player))


def _names() -> Random:
    return Random(secrets.randbits(64))


def _roster(wishes: Sequence[Wish], host: str, name: str, invite: str) -> Roster:
    rng = _names()
    roster = Roster((), host, invite)
    for wish in wishes:
        taken = (*(place.name for place in roster.places), name)
        match wish.kind:
            case Kind.PERSON:
                place = Place(Kind.PERSON, name or friendly_name(rng, taken), host)
            case Kind.BOT:
                place = Place(Kind.BOT, friendly_name(rng, taken), strength=wish.strength or Strength.STEADY)
            case Kind.OPEN:
                place = Place(Kind.OPEN)
        roster = replace(roster, places=(*roster.places, place))
    return roster
