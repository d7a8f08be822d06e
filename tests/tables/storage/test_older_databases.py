"""Databases of an older version: every table loads and shows the same, and running games can be finished.

Both were written by the code of 2026-11-28 and are kept as text. `bots.sql` has for each edition a finished game, a
lobby, and a game in its first minute, all of bots. `people.sql` has games of people, some of them in the middle of a
round when the server was killed, with their results, and a game on a fresh deck. The JSON files beside them hold what
that code showed. The standard decks are those that are shipped.
"""

import json
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.tables.fixtures import ADA, GRACE, Seeds, turned
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import values_before
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.registry import EDITIONS
from ubongo.formats import game_file
from ubongo.formats.verification import verify
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Store
from ubongo.tables.table.table import Table

Fact = dict[str, Any]
FOLDER = Path(__file__).parent / "version_0_1"
BOTS: list[Fact] = json.loads((FOLDER / "bots.json").read_text())
PEOPLE: Fact = json.loads((FOLDER / "people.json").read_text())
TABLES: list[Fact] = PEOPLE["tables"]
RESULTS: list[Fact] = PEOPLE["results"]
OLD_EDITIONS = {"pouch", "classic", "three-d", "cards", "solo"}
"""The editions of that version."""
PLAYERS = {"ada": ADA, "grace": GRACE, "lin": hashed("lin")}


def over(facts: list[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact["outcome"]]


def running(facts: list[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact["seq"] and not fact["outcome"]]


def name(fact: Fact) -> str:
    return fact.get("name", f"{fact['edition']}-{'over' if fact['outcome'] else fact['seq']}")


@asynccontextmanager
async def database(tmp_path: Path, sql: str) -> AsyncGenerator[SqlStore]:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / sql).read_text())
    opened = await SqlStore.opened(f"sqlite:///{file}")
    yield opened
    await opened.close()


@pytest.fixture
async def of_bots(tmp_path: Path) -> AsyncIterator[SqlStore]:
    async with database(tmp_path, "bots.sql") as store:
        yield store


@pytest.fixture
async def of_people(tmp_path: Path) -> AsyncIterator[SqlStore]:
    async with database(tmp_path, "people.sql") as store:
        yield store


@asynccontextmanager
async def started(store: Store, at: Millis | None) -> AsyncGenerator[TableService]:
    """A service on that store, at the time when the older version stopped."""
    assert at is not None
    clock = HandClock()
    clock.set(at)
    made = TableService(store, clock, DeckLibrary(store), Seeds())
    await made.start()
    yield made
    await made.close()


async def in_memory(store: SqlStore, facts: list[Fact]) -> MemoryStore:
    """The same tables in memory, so that a manual clock does not run ahead of the disk."""
    copy = MemoryStore()
    for fact in facts:
        record = await store.table(fact["table"])
        assert record is not None
        await copy.open_table(replace(record, seq=0, deadline=None, over=False))
        if (deck := await store.deck(record.deck)) is not None:
            await copy.save_deck(record.deck, deck)
        rows = await store.rows(record.id, 0)
        for row in rows:
            is_last = row is rows[-1]
            await copy.append(record.id, row, record.deadline if is_last else None, record.over and is_last)
    return copy


async def loaded(service: TableService, fact: Fact) -> Table:
    table = await service.find(fact["table"])
    assert table is not None
    return table


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


ADDED: Mapping[str, object] = {"timed_out": [], "stayed": [], "card_rows": [], "hint": None, "repeats": None}
"""The fields of views that were added later, with what they are in a game from before them."""


def unsolved(view: Any) -> list[Any]:
    """The attempts of a solo run that were not solved; of a run that goes on, the view has the last attempt only."""
    if not hasattr(view, "attempts"):
        return []
    if view.outcome is None:
        return [{"number": number} for number in range(1, view.number)]
    return [task for task in plain(view.attempts) if not task["solved"]]


def boards_of_last_race(shown: Any) -> list[Any]:
    """The boards of the results, in editions that have races."""
    return shown["last"].get("boards", []) if shown.get("last") else []


def as_before(view: Any) -> Any:
    """The view without what was added later, which shows nothing new of an older game."""
    shown = plain(view)
    for name, nothing in ADDED.items():
        assert shown.pop(name, nothing) == nothing
    left = shown.pop("left", [])
    assert {one["number"] for one in left} <= {task["number"] for task in unsolved(view)}
    for board in boards_of_last_race(shown):
        assert 1 <= board.pop("grade") <= 10
    for attempt in shown.get("attempts", []):
        assert [attempt.pop(name) for name in ("shown", "hints", "repeats")] == [False, 0, None]
    settings: object = view.settings
    for name, before in values_before(type(settings)).items():
        assert shown["settings"].pop(name) == before
    return shown


def digest(view: object) -> str:
    return sha256(json.dumps(as_before(view), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def shown(table: Table, seat: Seat | None, at: int) -> object:
    return table.edition.rules.view(table.state, seat, Millis(at))


async def exported(service: TableService, table: Table) -> bytes:
    data = await service.archive.export(table)
    assert verify(game_file.decode(data)) is None
    return data


@pytest.mark.parametrize("fact", BOTS, ids=name)
async def test_a_table_of_bots_has_the_same_views_as_before(of_bots: SqlStore, fact: Fact):
    async with started(of_bots, await of_bots.last_heartbeat()) as service:
        table = await loaded(service, fact)
        assert (table.edition.name, table.seq) == (fact["edition"], fact["seq"])
        assert plain(table.outcome) == fact["outcome"]
        for audience, known in fact["views"].items():
            seat = None if audience == "None" else Seat(int(audience))
            assert digest(shown(table, seat, fact["at"])) == known


@pytest.mark.parametrize("fact", over(BOTS), ids=name)
async def test_a_finished_game_of_bots_is_exported_byte_for_byte(of_bots: SqlStore, fact: Fact):
    async with started(of_bots, await of_bots.last_heartbeat()) as service:
        data = await exported(service, await loaded(service, fact))
        assert sha256(data).hexdigest() == fact["export_sha256"]


@pytest.mark.parametrize("fact", running(BOTS), ids=name)
async def test_a_running_game_of_bots_is_played_to_its_end(of_bots: SqlStore, fact: Fact):
    async with started(await in_memory(of_bots, [fact]), await of_bots.last_heartbeat()) as service:
        table = await loaded(service, fact)
        assert isinstance(service.clock, HandClock)
        await turned(service.clock, lambda: table.outcome is not None)
        await exported(service, table)


def test_every_edition_has_finished_and_running_games_of_people():
    assert {fact["edition"] for fact in over(TABLES)} == OLD_EDITIONS
    assert {fact["edition"] for fact in running(TABLES)} == OLD_EDITIONS
    assert all(any(kind == "person" for kind, *_ in fact["places"]) for fact in running(TABLES))


@pytest.mark.parametrize("fact", TABLES, ids=name)
async def test_a_table_of_people_has_the_same_views_as_before(of_people: SqlStore, fact: Fact):
    async with started(of_people, await of_people.last_heartbeat()) as service:
        table, at = await loaded(service, fact), PEOPLE["at"]
        assert (table.edition.name, table.seq) == (fact["edition"], fact["seq"])
        places = table.roster.places
        assert [[one.kind, one.name, one.strength and one.strength.value, one.left] for one in places] == fact["places"]
        assert plain(table.outcome) == fact["outcome"]
        assert as_before(shown(table, None, at)) == fact["spectator"]
        assert [digest(shown(table, Seat(seat), at)) for seat in range(len(places))] == fact["seats"]


@pytest.mark.parametrize("fact", over(TABLES), ids=name)
async def test_a_finished_game_of_people_is_exported_byte_for_byte(of_people: SqlStore, fact: Fact):
    async with started(of_people, await of_people.last_heartbeat()) as service:
        data = await exported(service, await loaded(service, fact))
        assert sha256(data).hexdigest() == fact["export_sha256"]


async def test_entries_are_written_as_an_older_version_wrote_them(of_people: SqlStore):
    for fact in TABLES:
        codecs = Codecs.of(EDITIONS[fact["edition"]])
        for row in await of_people.rows(fact["table"], 0):
            assert codecs.row(codecs.entry(row), row.command_id) == row


async def test_players_keep_their_results(of_people: SqlStore):
    async with started(of_people, await of_people.last_heartbeat()) as service:
        for player in PLAYERS:
            found = [one for edition in EDITIONS for one in await service.archive.results(PLAYERS[player], edition)]
            kept = [asdict(one) | {"settings": one.settings.decode(), "solves": one.solves.decode()} for one in found]
            known = [fact | {"player": PLAYERS[player]} for fact in RESULTS if fact["player"] == player]
            assert sorted(kept, key=lambda one: one["table"]) == sorted(known, key=lambda one: one["table"])


@pytest.mark.slow
@pytest.mark.parametrize("fact", running(TABLES), ids=name)
async def test_a_running_game_of_people_continues_to_its_end(of_people: SqlStore, fact: Fact):
    async with started(await in_memory(of_people, [fact]), await of_people.last_heartbeat()) as service:
        table = await loaded(service, fact)
        seat = next(Seat(n) for n, one in enumerate(table.roster.places) if one.kind is OccupantKind.PERSON)
        assert table.join(table.roster.places[seat].player) is not None
        await played_on(table, service, seat)
        await exported(service, table)
        person = table.roster.places[seat].player
        assert [one.table for one in await service.archive.results(person, fact["edition"])] == [table.id]


async def played_on(table: Table, service: TableService, seat: Seat) -> None:
    """Play in that seat as a sharp bot would, but without delay. The table acts for the others, who are absent."""
    assert isinstance(service.clock, HandClock)
    for _ in range(3_000):
        if table.outcome is not None:
            return
        found = table.edition.bots.intention(table.view(seat), Strength.SHARP, Random(table.seq))
        if found is None or isinstance(await table.handle(found.command), Refusal):
            await service.clock.turn(1_000)
    raise AssertionError("the game did not end")
