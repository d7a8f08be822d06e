"""A database that an older version wrote: every table loads, shows the same, and running games go on to their end.

`version_0_1/tables.sql` was written by the code of 2026-11-28: for each edition a finished game, a lobby, and a game in
its first minute, all of bots. `facts.json` says what that code showed of them. The decks are those that are shipped.
"""

import json
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.fixtures import Seeds, turned
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats import game_file
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory import MemoryStore
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Store
from ubongo.tables.table.table import Table

FOLDER = Path(__file__).parent / "version_0_1"
TABLES: list[dict[str, Any]] = json.loads((FOLDER / "facts.json").read_text())
NAMES = [f"{fact['edition']}-{'over' if fact['outcome'] else fact['seq']}" for fact in TABLES]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """That database."""
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "tables.sql").read_text())
    opened = await SqlStore.opened(f"sqlite:///{file}")
    yield opened
    await opened.close()


@asynccontextmanager
async def started(store: Store, at: Millis | None) -> AsyncGenerator[TableService]:
    """The service on that store, at the instant when the older version stopped."""
    assert at is not None
    clock = HandClock()
    clock.set(at)
    made = TableService(store, clock, DeckLibrary(store), Seeds())
    await made.start()
    yield made
    await made.close()


@pytest.fixture
async def service(store: SqlStore) -> AsyncIterator[TableService]:
    """The service on that database."""
    async with started(store, await store.last_heartbeat()) as made:
        yield made


async def in_memory(store: SqlStore) -> MemoryStore:
    """The same tables in memory, where a clock that is turned by hand does not run ahead of the disk."""
    copy = MemoryStore()
    for fact in TABLES:
        record = await store.table(fact["table"])
        assert record is not None
        await copy.open_table(replace(record, seq=0, deadline=None, over=False))
        rows = await store.rows(record.id, 0)
        for row in rows:
            is_last = row is rows[-1]
            await copy.append(record.id, row, record.deadline if is_last else None, record.over and is_last)
    return copy


async def loaded(service: TableService, fact: dict[str, Any]) -> Table:
    table = await service.find(fact["table"])
    assert table is not None
    return table


def digest(view: object) -> str:
    plain: object = msgspec.json.decode(msgspec.json.encode(view))
    return sha256(json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


@pytest.mark.parametrize("fact", TABLES, ids=NAMES)
async def test_a_table_of_an_older_version_shows_what_it_showed(service: TableService, fact: dict[str, Any]):
    table = await loaded(service, fact)
    assert (table.edition.name, table.seq) == (fact["edition"], fact["seq"])
    assert json.loads(msgspec.json.encode(table.outcome)) == fact["outcome"]
    for audience, known in fact["views"].items():
        seat = None if audience == "None" else Seat(int(audience))
        assert digest(table.edition.rules.view(table.state, seat, Millis(fact["at"]))) == known


@pytest.mark.parametrize("fact", [fact for fact in TABLES if fact["outcome"]], ids=lambda fact: fact["edition"])
async def test_a_finished_game_of_an_older_version_is_exported_byte_for_byte(
    service: TableService, fact: dict[str, Any]
):
    data = await service.archive.export(await loaded(service, fact))
    assert sha256(data).hexdigest() == fact["export_sha256"]
    assert game_file.verify(game_file.decode(data)) is None


@pytest.mark.parametrize(
    "fact", [fact for fact in TABLES if fact["seq"] and not fact["outcome"]], ids=lambda fact: fact["edition"]
)
async def test_a_running_game_of_an_older_version_is_played_to_its_end(store: SqlStore, fact: dict[str, Any]):
    async with started(await in_memory(store), await store.last_heartbeat()) as service:
        table = await loaded(service, fact)
        assert isinstance(service.clock, HandClock)
        await turned(service.clock, lambda: table.outcome is not None)
        assert game_file.verify(game_file.decode(await service.archive.export(table))) is None
