"""Tables, stores and services to test with."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tests.boards import boards
from tests.replacing import replace
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race.state import Racing, task_of
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.state import Game
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster, encode_roster
from ubongo.tables.service.opening import OpenedTable
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.store import AppendResult, LogRow, Store, StoredConfig, StoredResult, StoreError, TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.table import Table

SEED = bytes(range(32))
ADA, GRACE, MALLORY = hashed("ada"), hashed("grace"), hashed("mallory")
INVITE = "an invitation"


class FlakyStore(MemoryStore):
    """A store that yields to other tasks before it writes, and fails on demand."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False
        self.crashes_on: str | None = None
        """A table whose log raises an unexpected error when read, as a log of another program could."""

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows; raises KeyError for the table in `crashes_on`."""
        if table == self.crashes_on:
            raise KeyError("a piece that is not in this box")
        return await super().rows(table, after)

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[StoredResult, ...] = (),
        epoch: int | None = None,
    ) -> AppendResult:
        """Append `row` after yielding; raises StoreError if `fails` is set."""
        await asyncio.sleep(0)
        if self.fails:
            raise StoreError("the disk is full")
        return await super().append(table, row, deadline, over, config=config, results=results, epoch=epoch)

    def corrupt(self, table: str, settings: bytes = b'{"seats": "many"}') -> None:
        """Corrupt a table's record."""
        self._data.tables[table] = replace(self._data.tables[table], settings=settings)

    def lose_deck(self, table: str) -> None:
        """Make a table's record name a deck that is not stored."""
        self._data.tables[table] = replace(self._data.tables[table], deck="0" * 64)

    def lose_entry(self, table: str, seq: int) -> None:
        """Delete an entry of a table's log."""
        del self._data.rows[table][seq - 1]

    def corrupt_entry(self, table: str, seq: int, *, is_older: bool = False) -> None:
        """Make an entry of a table's log contain an impossible event; in an older one, nothing has a checksum."""
        self.change(table, seq, events=b'[{"type": "rained"}]')
        if is_older:
            self._data.rows[table] = [replace(row, checksum=None) for row in self._data.rows[table]]

    def change(self, table: str, seq: int, **changes: Any) -> None:
        """Change what is stored of an entry."""
        self._data.rows[table][seq - 1] = replace(self._data.rows[table][seq - 1], **changes)

    async def save_roster(
        self,
        table: str,
        known: bytes,
        roster: bytes,
        config: StoredConfig | None = None,
        *,
        instead_of: StoredConfig | None = None,
    ) -> bool:
        """Save the roster after yielding; raises StoreError if `fails` is set."""
        await asyncio.sleep(0)
        if self.fails:
            raise StoreError("the disk is full")
        return await super().save_roster(table, known, roster, config, instead_of=instead_of)

    async def save_heartbeat(self, at: Millis) -> None:
        """Save the heartbeat; raises StoreError if `fails` is set."""
        if self.fails:
            raise StoreError("the disk is full")
        await super().save_heartbeat(at)


def two_people() -> Roster:
    """Ada, who is the host, and Grace."""
    places = (Occupant(OccupantKind.PERSON, "Ada", ADA), Occupant(OccupantKind.PERSON, "Grace", GRACE))
    return Roster(places, ADA, hashed(INVITE))


def record(roster: Roster, *, id: str = "0123456789abcdef") -> TableRecord:
    """A new table of pouch."""
    return TableRecord(
        id=id,
        edition="pouch",
        settings=b'{"seats": 2}',
        deck="a deck",
        seed=SEED,
        roster=encode_roster(roster),
        created_at=Millis(0),
    )


async def a_table(store: Store, clock: HandClock, roster: Roster | None = None, glass: int | None = 60_000) -> Table:
    """A table, with the log that is already stored, if any."""
    seated = roster or two_people()
    if await store.table(record(seated).id) is None:
        await store.open_table(record(seated))
    kept = await store.table(record(seated).id)
    assert kept is not None, "it has just been opened"

    async def load_state(_: TableRecord) -> tuple[GameConfig, Game]:
        settings = _settings(len(seated.places), glass)
        return GameConfig(POUCH, settings, kept.deck), POUCH.rules.new(settings, boards("3"))

    table = Table(kept, *await load_state(kept), Resources(store=store, clock=clock, load_state=load_state))
    await table.log.refresh()
    return table


def _settings(seats: int, glass: int | None) -> PouchSettings:
    return PouchSettings(seats=seats, glass=None if glass is None else Millis(glass))


def tiling(table: Table, seat: int) -> Tiling:
    """The first tiling of the seat's task."""
    game: Game = table.state
    assert isinstance(game.phase, Racing), game.phase
    task = task_of(game, game.phase.race, Seat(seat))
    assert task is not None, f"seat {seat} does not race"
    return next(tilings(task))


def right_claim(table: Table, seat: int) -> Claim:
    """A claim with a correct tiling."""
    return Claim(Seat(seat), tiling(table, seat))


@dataclass
class Seeds:
    """Seeds of successive games. They are fixed, because with random ones a bot occasionally finds no solution."""

    given: int = 0

    def __call__(self) -> bytes:
        """The seed of the next game."""
        self.given += 1
        return sha256(self.given.to_bytes(8)).digest()


@dataclass
class ServerFixture:
    """A store, and the services that use it one after another or together."""

    store: Store = field(default_factory=FlakyStore)
    clock: HandClock = field(default_factory=HandClock)
    services: list[TableService] = field(default_factory=list[TableService])
    seeds: Seeds = field(default_factory=Seeds)

    async def service(self) -> TableService:
        """A new service, started."""
        service = TableService(self.store, self.clock, DeckLibrary(self.store), self.seeds)
        self.services.append(service)
        await service.start()
        return service

    async def kill(self) -> None:
        """Stop all services as if the process were killed: the store is not notified."""
        for service in self.services:
            await service.close()
        self.services.clear()


def bots(count: int, strength: Strength = Strength.SHARP) -> list[SeatRequest]:
    """Requests for `count` bots."""
    return [SeatRequest(OccupantKind.BOT, strength)] * count


async def opened(service: TableService, requests: list[SeatRequest], glass: int | None = 60_000) -> OpenedTable:
    """A new table of pouch, hosted by Ada."""
    agreed = _settings(len(requests), glass)
    return await service.open("pouch", agreed, requests, host=ADA, name="Ada", fresh=False)


async def turned(clock: HandClock, until: Callable[[], bool], *, by: int = 1_000, most: int = 3_000) -> None:
    """Advance the clock until the condition holds."""
    for _ in range(most):
        if until():
            return
        await clock.turn(by)
    raise AssertionError("the condition never held")
