"""A migration that is killed after any of its statements loses nothing, and is done again. See ADR 131."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event

from ubongo.tables.storage.database import Database
from ubongo.tables.storage.migrations import run
from ubongo.tables.storage.schema import REVISION

REVISIONS = [f"{number:04}" for number in range(1, int(REVISION))]
ROWS = (
    "insert into tables (id, edition, settings, deck, seed, roster, created_at, seq, deadline, over)"
    " values ('0123456789abcdef', 'solo', x'7b7d', 'deck', x'00', x'7b7d', 1, 1, 5, 0)",
    "insert into entries (table_id, seq, at, command_id, command, events)"
    " values ('0123456789abcdef', 1, 5, 'command-1', x'7b7d', x'5b5d')",
)

SAMPLES = {"BLOB": "x'7b7d'", "INTEGER": "1", "BIGINT": "1", "FLOAT": "1.5", "BOOLEAN": "1", "TEXT": "'text'"}
"""A value of each type."""


def at(path: Path, revision: str) -> None:
    """A database of that revision, with a game."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("pragma journal_mode=WAL")
        run.upgrade(connection, revision)
        for statement in ROWS:
            connection.exec_driver_sql(statement)
        _fill_the_others(connection)
    engine.dispose()


def _fill_the_others(connection: Connection) -> None:
    """A row in every other table that the revision has."""
    query = "select name from sqlite_master where type = 'table'"
    for (table,) in connection.exec_driver_sql(query).fetchall():
        if table in ("tables", "entries", "alembic_version"):
            continue
        columns = connection.exec_driver_sql(f"pragma table_info({table})").fetchall()
        values = ", ".join(
            f"'{name}-1'" if kind.startswith("VARCHAR") else SAMPLES[kind] for _, name, kind, *_ in columns
        )
        connection.exec_driver_sql(f"insert into {table} values ({values})")


def schema(path: Path) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("select type, name, coalesce(sql, '') from sqlite_master").fetchall())


def logs(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        query = "select id, edition, entries.seq, at, command_id, events from tables join entries on table_id = id"
        return connection.execute(query).fetchall()


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
        return {table: connection.execute(f"select * from {table}").fetchall() for (table,) in names}


def opened(path: Path) -> None:
    Database.opened(f"sqlite:///{path}").guard.close()


def snapshots(path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Bring the database to the newest schema; its files as they were after each statement."""
    found: list[Path] = []
    real = run.upgrade

    def upgrade(connection: Connection, to: str = "head") -> None:
        def executed(*_: object) -> None:
            place = folder / f"{len(found)}"
            place.mkdir()
            for file in path.parent.glob(f"{path.name}*"):
                if not file.name.endswith(("-shm", "-lock")):
                    shutil.copy(file, place / file.name)
            found.append(place / path.name)

        event.listen(connection, "after_cursor_execute", executed)
        real(connection, to)

    monkeypatch.setattr(run, "upgrade", upgrade)
    opened(path)
    monkeypatch.setattr(run, "upgrade", real)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_migration_that_is_killed_after_any_statement_is_done_again(
    revision: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "whole" / "tables.db"
    path.parent.mkdir()
    at(path, revision)
    killed = snapshots(path, tmp_path, monkeypatch)
    assert len(killed) > len(REVISIONS) - REVISIONS.index(revision), "at least one statement for each migration"
    for one in killed:
        opened(one)
        assert schema(one) == schema(path)
        assert logs(one) == logs(path) != []
        assert rows(one) == rows(path)


@pytest.mark.slow
def test_a_new_database_that_is_killed_after_any_statement_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "whole" / "tables.db"
    path.parent.mkdir()
    killed = snapshots(path, tmp_path, monkeypatch)
    assert len(killed) > len(REVISIONS), "at least one statement for each migration"
    for one in killed:
        opened(one)
        assert schema(one) == schema(path)
