"""Copies of a database in use."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.fixtures import record, two_people
from tests.tables.storage.test_store import a_row
from ubongo.tables.storage.files import back_up, recover, unsound_pages
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import StoreError

TABLE = record(two_people())


def nothing(_: int, __: int) -> None:
    """No progress is shown."""


@pytest.mark.slow
async def test_a_database_is_copied_while_a_server_writes_to_it(tmp_path: Path):
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    store = await SqlStore.opened(f"sqlite:///{path}")
    await store.open_table(TABLE)

    async def write() -> None:
        for seq in range(1, 60):
            await store.append(TABLE.id, a_row(seq), None, False)

    writing = asyncio.create_task(write())
    await asyncio.sleep(0)
    await asyncio.to_thread(back_up, path, copy, nothing)
    await writing
    await store.close()
    copied = await SqlStore.opened(f"sqlite:///{copy}")
    rows = await copied.rows(TABLE.id, 0)
    found = await copied.table(TABLE.id)
    assert found is not None
    assert [row.seq for row in rows] == list(range(1, found.seq + 1)), "the state of one instant"
    await copied.close()


async def test_a_copy_replaces_no_file_and_leaves_no_part(tmp_path: Path):
    path = tmp_path / "tables.db"
    await (await SqlStore.opened(f"sqlite:///{path}")).close()
    (tmp_path / "mine").write_text("my letter")
    with pytest.raises(StoreError, match="exists already"):
        back_up(path, tmp_path / "mine", nothing)
    assert (tmp_path / "mine").read_text() == "my letter"
    with pytest.raises(StoreError, match="cannot copy"):
        back_up(path, tmp_path / "no folder" / "copy", nothing)
    with pytest.raises(StoreError, match="there is no database"):
        back_up(tmp_path / "none.db", tmp_path / "copy", nothing)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine", "tables.db", "tables.db-lock"]


@pytest.mark.slow
async def test_a_copy_of_a_damaged_database_is_refused(tmp_path: Path):
    path = tmp_path / "tables.db"
    store = await SqlStore.opened(f"sqlite:///{path}")
    await store.open_table(TABLE)
    for seq in range(1, 200):
        await store.append(TABLE.id, a_row(seq), None, False)
    await store.close()
    assert unsound_pages(path) is None
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute("select rootpage from sqlite_master where name = 'entries'").fetchone()[0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(data)
    assert unsound_pages(path) is not None
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        back_up(path, tmp_path / "copy.db", nothing)
    assert not (tmp_path / "copy.db").exists()


async def test_a_database_in_use_is_not_recovered(tmp_path: Path):
    path = tmp_path / "tables.db"
    store = await SqlStore.opened(f"sqlite:///{path}")
    with pytest.raises(StoreError, match="in use by a server"):
        recover(path)
    await store.close()
    assert recover(path) is None
