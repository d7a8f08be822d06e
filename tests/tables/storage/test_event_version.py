"""What logs hold has a version, which an older program does not pass over. See ADR 131."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tests.postgres import PostgresServer
from tests.tables.fixtures import record, two_people
from ubongo.editions.registry import EDITIONS
from ubongo.formats.codec import kinds_of
from ubongo.formats.terms import GameTerms
from ubongo.tables.seating.seats import Roster
from ubongo.tables.storage import entry_rows, event_version
from ubongo.tables.storage.event_version import EVENTS
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import StoreError

KNOWN = Path(__file__).with_name("event_versions.json")
"""By version, the hash of all that a table could be stored with."""


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("pragma user_version").fetchone()[0]


ALL_EDITIONS = (entry_rows._Notes, GameTerms, Roster)  # pyright: ignore[reportPrivateUsage]
"""What a table of any edition is stored with, beside its commands, events and settings."""


def schema() -> str:
    """The hash of the JSON Schema of all that is stored of a table, without descriptions."""
    found: dict[str, object] = {"all": parts_of(ALL_EDITIONS)}
    for name, edition in EDITIONS.items():
        kinds = tuple(kind for kinds in kinds_of(edition) for kind in kinds)
        found[name] = [sorted(kind.kind for kind in kinds), parts_of((*kinds, edition.meta.settings))]
    return sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()


def parts_of(types: Sequence[type]) -> object:
    _, parts = msgspec.json.schema_components(types, schema_hook=plain_type, ref_template="{name}")
    return without_words(parts)


def plain_type(kind: type) -> dict[str, object]:
    """The schema of values that are read further on, as the settings in terms are."""
    return {"type": kind.__name__}


def without_words(schema: object) -> object:
    if isinstance(schema, dict):
        items = cast(dict[str, object], schema).items()
        return {name: without_words(value) for name, value in items if name not in ("description", "title")}
    return [without_words(one) for one in cast(list[object], schema)] if isinstance(schema, list) else schema


def test_a_change_of_what_logs_hold_has_a_new_version():
    known: dict[str, str] = json.loads(KNOWN.read_text())
    assert list(known) == [str(version) for version in range(1, EVENTS + 1)]
    assert known[str(EVENTS)] == schema(), (
        "What is stored of a table has changed. Raise EVENTS in event_version.py, and add its hash to "
        "event_versions.json: older programs then refuse the database instead of setting its tables aside."
    )


async def test_a_new_database_has_the_version_of_the_program(tmp_path: Path):
    path = tmp_path / "tables.db"
    await (await SqlStore.opened(f"sqlite:///{path}")).close()
    assert version_of(path) == EVENTS


async def test_a_database_of_before_is_opened_and_gets_the_version(tmp_path: Path):
    path = tmp_path / "tables.db"
    store = await SqlStore.opened(f"sqlite:///{path}")
    await store.open_table(record(two_people()))
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma user_version = 0")
    store = await SqlStore.opened(f"sqlite:///{path}")
    assert await store.table(record(two_people()).id) is not None
    await store.close()
    assert version_of(path) == EVENTS


async def test_a_database_whose_events_alone_are_newer_is_refused_and_left_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "tables.db"
    with monkeypatch.context() as newer:
        newer.setattr(event_version, "EVENTS", EVENTS + 1)
        await (await SqlStore.opened(f"sqlite:///{path}")).close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=f"its events are of version {EVENTS + 1}, and this program reads up to"):
        await SqlStore.opened(f"sqlite:///{path}")
    assert path.read_bytes() == before
    assert version_of(path) == EVENTS + 1


async def test_a_newer_program_opens_an_older_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "tables.db"
    await (await SqlStore.opened(f"sqlite:///{path}")).close()
    monkeypatch.setattr(event_version, "EVENTS", EVENTS + 1)
    await (await SqlStore.opened(f"sqlite:///{path}")).close()
    assert version_of(path) == EVENTS + 1


async def test_a_database_of_postgresql_keeps_the_version_in_a_comment(postgres: PostgresServer, shared_database: str):
    kept = "select obj_description('alembic_version'::regclass, 'pg_class')"
    await (await SqlStore.opened(shared_database)).close()
    assert postgres.execute(kept, shared_database) == [(f"events {EVENTS}",)]
    postgres.execute(f"comment on table alembic_version is 'events {EVENTS + 1}'", shared_database)
    try:
        with pytest.raises(StoreError, match=f"its events are of version {EVENTS + 1}, and this program reads up to"):
            await SqlStore.opened(shared_database)
        assert postgres.execute(kept, shared_database) == [(f"events {EVENTS + 1}",)]
    finally:
        postgres.execute("comment on table alembic_version is null", shared_database)
    await (await SqlStore.opened(shared_database)).close()
    assert postgres.execute(kept, shared_database) == [(f"events {EVENTS}",)]


def test_what_else_a_table_is_stored_with_is_in_the_schema(monkeypatch: pytest.MonkeyPatch):
    before = schema()
    for missing in range(len(ALL_EDITIONS)):
        with monkeypatch.context() as other:
            other.setattr(f"{__name__}.ALL_EDITIONS", ALL_EDITIONS[:missing] + ALL_EDITIONS[missing + 1 :])
            assert schema() != before
