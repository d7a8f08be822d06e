"""Damage in a write-ahead file: found wherever it loses what the disk had acknowledged, and nowhere else."""

import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from ubongo.tables.storage.files import recover
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import StoreError
from ubongo.tables.storage.write_ahead import write_ahead_damage, write_ahead_path

TRANSACTIONS = 8


@dataclass(frozen=True)
class Crashed:
    """The files of a database whose process was killed."""

    database: bytes
    log: bytes

    def written(self, folder: Path, log: bytes) -> Path:
        """The database with that write-ahead file, in that folder."""
        path = folder / "tables.db"
        path.write_bytes(self.database)
        write_ahead_path(path).write_bytes(log)
        return path


@pytest.fixture(scope="module", params=[512, 4096, 65_536])
def crashed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Crashed:
    folder = tmp_path_factory.mktemp("crashed")
    path = folder / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in (f"page_size={request.param}", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
            connection.execute(f"pragma {pragma}")
        connection.execute("create table entries (number integer primary key, data blob)")
        for number in range(TRANSACTIONS):
            with connection:
                connection.execute("begin")
                connection.execute("insert into entries values (?, zeroblob(700))", (number,))
        shutil.copy(path, folder / "copy")
        shutil.copy(write_ahead_path(path), folder / "log")
    return Crashed((folder / "copy").read_bytes(), (folder / "log").read_bytes())


def readable(path: Path) -> int:
    """How many transactions SQLite reads, in the order in which they were written."""
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("select 1 from sqlite_master").fetchone() is None:
            return 0
        return connection.execute("select count(*) from entries").fetchone()[0]


def test_a_log_that_is_whole_has_no_damage(crashed: Crashed, tmp_path: Path):
    path = crashed.written(tmp_path, crashed.log)
    assert write_ahead_damage(write_ahead_path(path)) is None
    assert readable(path) == TRANSACTIONS


def test_a_missing_or_empty_log_has_no_damage(tmp_path: Path):
    assert write_ahead_damage(tmp_path / "nothing") is None
    (tmp_path / "empty").touch()
    assert write_ahead_damage(tmp_path / "empty") is None


@pytest.mark.slow
def test_every_changed_bit_that_loses_a_transaction_before_the_last_is_found(crashed: Crashed, tmp_path: Path):
    chance = random.Random(110)
    places = [*range(32), *(chance.randrange(32, len(crashed.log)) for _ in range(30))]
    found = 0
    for place in places:
        changed = bytearray(crashed.log)
        changed[place] ^= 1 << chance.randrange(8)
        path = crashed.written(tmp_path, bytes(changed))
        damage = write_ahead_damage(write_ahead_path(path))
        left = readable(path)
        assert damage is not None or left >= TRANSACTIONS - 1, place
        assert damage is None or left < TRANSACTIONS, place
        found += damage is not None
    assert found > 24


def test_a_write_that_the_power_cut_interrupted_is_no_damage(crashed: Crashed, tmp_path: Path):
    chance = random.Random(7)
    for length in (chance.randrange(len(crashed.log)) for _ in range(20)):
        path = crashed.written(tmp_path, crashed.log[:length])
        assert write_ahead_damage(write_ahead_path(path)) is None, length
    torn = bytearray(crashed.log)
    torn[-300:] = bytes(300)
    path = crashed.written(tmp_path, bytes(torn))
    assert write_ahead_damage(write_ahead_path(path)) is None


def test_frames_of_an_older_generation_are_no_damage(tmp_path: Path):
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode=WAL")
        connection.execute("create table entries (data blob)")
        for _ in range(10):
            connection.execute("insert into entries values (zeroblob(9000))")
        connection.execute("pragma wal_checkpoint(restart)")
        connection.execute("insert into entries values (zeroblob(10))")
        older = tmp_path / "older"
        shutil.copy(write_ahead_path(path), older)
        assert older.stat().st_size > 20 * 4096, "most frames are older"
    assert write_ahead_damage(older) is None


async def test_a_server_does_not_start_on_a_damaged_log_and_recovery_keeps_copies(crashed: Crashed, tmp_path: Path):
    changed = bytearray(crashed.log)
    changed[len(changed) // 2] ^= 1
    path = crashed.written(tmp_path, bytes(changed))
    with pytest.raises(StoreError, match=r"tables.db-wal is damaged: its frame \d+ .* \d+ transactions"):
        await SqlStore.opened(f"sqlite:///{path}")
    assert write_ahead_path(path).read_bytes() == changed, "nothing was touched"
    found = recover(path)
    assert found is not None
    damage, aside = found
    assert damage.transactions > 1
    assert aside == tmp_path / "tables.db.damaged-1"
    assert aside.read_bytes() == crashed.database
    assert write_ahead_path(aside).read_bytes() == changed
    assert 0 < readable(path) < TRANSACTIONS
    assert recover(path) is None, "it is whole now"
    await (await SqlStore.opened(f"sqlite:///{path}")).close()
