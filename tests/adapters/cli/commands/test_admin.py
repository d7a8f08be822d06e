"""`ubongo admin`, on the database of a server that was killed."""

import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest

from tests.tables.fixtures import ADA, Seeds, bots, opened
from tests.tables.hand_clock import HandClock
from ubongo.adapters.cli.app import INTERRUPTED, run
from ubongo.tables.service.service import TableService
from ubongo.tables.storage import files
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.write_ahead import write_ahead_path

pytestmark = pytest.mark.slow


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with two tables whose games have begun, and one that has not."""
    path = tmp_path / "tables.db"
    store = await SqlStore.opened(f"sqlite:///{path}")
    service = TableService(store, HandClock(), DeckLibrary(store), Seeds())
    await service.start()
    for _ in range(2):
        table = (await opened(service, bots(1))).table
        await service.lobby.start(table, ADA, "start")
    await opened(service, bots(1))
    await service.close()
    await store.close()
    return path


@pytest.fixture
def still(path: Path) -> Iterator[Path]:
    """The database on a disk that is read-only."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux may mount a disk")
    place = path.with_name("still")
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "none", place], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a disk")
    try:
        shutil.copy(path, place)
        subprocess.run(["mount", "-o", "remount,ro", place], check=True)
        yield place / path.name
    finally:
        subprocess.run(["umount", place], check=True)


def test_a_database_on_a_read_only_disk_is_copied_and_every_other_command_says_one_line(
    still: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = f"sqlite:///{still}", tmp_path / "copy.db"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    assert run(["admin", "check", "--database", f"sqlite:///{copy}"]) == 0
    assert capsys.readouterr().out == f"copied to {copy}\nsound: 3 tables\n"
    for words in (["check"], ["recover"], ["restore", str(copy)], ["person", "0" * 64], ["backup", f"{still}.copy"]):
        assert run(["admin", *words, "--database", database]) == 2, words
        written = capsys.readouterr()
        assert (written.out, written.err.count("\n"), "damaged" in written.err) == ("", 1, False), words
    assert run(["admin", "restore", str(still), "--database", f"sqlite:///{tmp_path / 'new.db'}"]) == 0


def test_a_backup_that_cannot_be_opened_is_not_called_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def closed(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(sqlite3, "connect", closed)
    for words in (["check"], ["recover"]):
        assert run(["admin", *words, "--database", f"sqlite:///{path}"]) == 2
        written = capsys.readouterr()
        assert written.out == ""
        assert written.err.endswith(f" {path}: unable to open database file\n")


def databases(folder: Path) -> list[str]:
    """The files in a folder, but those that SQLite keeps beside a database."""
    return sorted(file.name for file in folder.iterdir() if not file.name.endswith(("-wal", "-shm", "-lock")))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_copy_that_is_ended_by_a_signal_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, command: str, number: int
) -> None:
    given, database = path.with_name("given.db"), f"sqlite:///{path}"
    assert run(["admin", "backup", str(given), "--database", database]) == 0
    before, held = databases(path.parent), path.read_bytes()

    def ended(*_: object) -> None:
        signal.raise_signal(number)

    monkeypatch.setattr(files, "_must_be_sound", ended)
    copy = given if command == "restore" else path.with_name("copy.db")
    assert run(["admin", command, str(copy), "--database", database]) == INTERRUPTED
    assert (databases(path.parent), path.read_bytes()) == (before, held)
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


class Killed(BaseException):
    """The process ends here."""


def change(path: Path, statement: str) -> None:
    """Change the database behind the program's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("drop trigger entries_no_update")
        connection.execute(statement)


# The program runs an event loop of its own, so these tests may not run in one.
def test_a_sound_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "check", "--database", f"sqlite:///{path}"]) == 0
    assert capsys.readouterr().out == "sound: 3 tables\n"


def test_one_changed_digit_is_found(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(path, "update entries set at = at + 1 where rowid = 1")
    assert run(["admin", "check", "--database", f"sqlite:///{path}", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["sound"], found["tables"], found["pages"]) == (False, 3, None)
    assert [damaged["damage"] for damaged in found["damaged"]] == ["entry 1 of its log is not what was written"]
    assert run(["admin", "check", "--database", f"sqlite:///{path}"]) == 1
    out = capsys.readouterr().out
    assert out == f"table {found['damaged'][0]['table']}: entry 1 of its log is not what was written\n"


def test_a_backup_can_be_checked_and_is_not_overwritten(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = path.with_name("copy.db")
    assert run(["admin", "backup", str(copy), "--database", f"sqlite:///{path}"]) == 0
    assert run(["admin", "check", "--database", f"sqlite:///{copy}"]) == 0
    assert capsys.readouterr().out == f"copied to {copy}\nsound: 3 tables\n"
    assert run(["admin", "backup", str(copy), "--database", f"sqlite:///{path}"]) == 2
    assert capsys.readouterr().err == f"ubongo: {copy} exists already\n"


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_a_backup_is_as_private_as_the_database_and_touches_no_other_file(
    path: Path, mode: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path.chmod(mode)
    copy, other = path.with_name("copy.db"), path.with_name("copy.db.part")
    other.write_text("somebody's own")
    assert run(["admin", "backup", str(copy), "--database", f"sqlite:///{path}"]) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == mode
    assert run(["admin", "restore", str(copy), "--database", f"sqlite:///{path}"]) == 0
    assert (stat.S_IMODE(path.stat().st_mode), other.read_text()) == (0o600, "somebody's own")
    assert sorted(file.name for file in path.parent.glob("*part*")) == ["copy.db.part"]
    capsys.readouterr()


def killed_after(steps: int, words: list[str], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run a command that is killed after so many changes of files; whether it was."""
    done = 0

    def step(self: Path, *args: Any, usual: Any, **more: Any) -> Any:
        nonlocal done
        done += 1
        if done > steps:
            raise Killed
        return usual(self, *args, **more)

    with monkeypatch.context() as patch:
        for name in ("unlink", "rename", "replace", "hardlink_to", "touch", "chmod"):
            patch.setattr(Path, name, partialmethod(step, usual=getattr(Path, name)))
        with suppress(Killed):
            run(words)
    return done > steps


def test_a_restore_that_is_killed_leaves_a_database(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, database = path.with_name("copy.db"), f"sqlite:///{path}"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    steps = 0
    while killed_after(steps, ["admin", "restore", str(copy), "--database", database], monkeypatch):
        assert run(["admin", "check", "--database", database]) == 0, f"killed after {steps} steps"
        steps += 1
    assert steps > 4


def test_nothing_is_recovered_from_a_sound_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = path.read_bytes()
    assert run(["admin", "recover", "--database", f"sqlite:///{path}"]) == 0
    assert "nothing was changed" in capsys.readouterr().out
    assert path.read_bytes() == before


def test_a_damaged_write_ahead_file_is_recovered_with_copies(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number in range(20):
            connection.execute("update liveness set at = ?", (number,))
        whole, log = path.read_bytes(), bytearray(write_ahead_path(path).read_bytes())
    log[len(log) // 2] ^= 1
    path.write_bytes(whole)
    write_ahead_path(path).write_bytes(log)
    assert run(["admin", "check", "--database", f"sqlite:///{path}"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "tables.db-wal is damaged" in error
    assert run(["admin", "recover", "--database", f"sqlite:///{path}"]) == 0
    assert f"copies are in {path}.damaged-1 and {path}.damaged-1-wal" in capsys.readouterr().out
    assert Path(f"{path}.damaged-1-wal").read_bytes() == log
    assert run(["admin", "check", "--database", f"sqlite:///{path}"]) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "--database", "sqlite:///nowhere/tables.db"],
        ["check", "--database", "nonsense"],
        ["check", "--database", "postgresql://\x1b]0;owned\x07"],
        ["backup", "copy.db", "--database", "sqlite:///nowhere/tables.db"],
        ["backup", "copy.db", "--database", "postgresql://localhost/ubongo"],
        ["backup"],
        ["recover", "--database", "sqlite:///nowhere/tables.db"],
        ["recover", "--database", "sqlite://"],
        ["restore", "nowhere.db", "--database", "sqlite:///copy.db"],
        ["restore", "pyproject.toml", "--database", "sqlite:///copy.db"],
        ["restore", "pyproject.toml", "--database", "postgresql://localhost/ubongo"],
        ["tables", "--database", "sqlite:///nowhere/tables.db"],
        ["tables", "--database", "sqlite:///pyproject.toml"],
        ["tables", "--database", "nonsense"],
        ["person", ADA, "--database", "nonsense"],
        ["person", ADA, "--erase", "--database", "sqlite:///copy.db"],
        ["person", ADA, "--database", "sqlite:///."],
        ["check", "--database", "sqlite:///.."],
    ],
)
def test_a_wrong_database_is_reported_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", *arguments]) == 2
    out, error = capsys.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert "\x1b" not in error
    assert not Path("copy.db").exists()


def test_a_backup_replaces_a_database_that_is_set_aside(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, database = path.with_name("copy.db"), f"sqlite:///{path}"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    change(path, "update entries set at = at + 1 where rowid = 1")
    capsys.readouterr()
    assert run(["admin", "restore", str(copy), "--database", database]) == 0
    assert capsys.readouterr().out == f"restored to {path}; what it replaced is in {path}.replaced-1\n"
    assert run(["admin", "check", "--database", database]) == 0
    assert run(["admin", "check", "--database", f"{database}.replaced-1"]) == 1
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert copy.exists()
    assert run(["admin", "restore", str(copy), "--database", database]) == 0
    assert path.with_name("tables.db.replaced-2").exists()
    capsys.readouterr()
    new = path.with_name("new") / "tables.db"
    assert run(["admin", "restore", str(copy), "--database", f"sqlite:///{new}"]) == 0
    assert capsys.readouterr().out == f"restored to {new}\n"


def test_no_write_ahead_file_stays_beside_what_is_restored(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, database = path.with_name("copy.db"), f"sqlite:///{path}"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    with closing(sqlite3.connect(path)) as killed:  # a process that is killed leaves its write-ahead file
        killed.execute("pragma wal_autocheckpoint=0")
        killed.execute("update tables set created_at = 5")
        killed.commit()
        log = write_ahead_path(path).read_bytes()
        database_then = path.read_bytes()
    assert log
    for is_there in (True, False):
        path.unlink()
        if is_there:
            path.write_bytes(database_then)
        write_ahead_path(path).write_bytes(log)
        assert run(["admin", "restore", str(copy), "--database", database]) == 0
        assert not write_ahead_path(path).exists()
        with closing(sqlite3.connect(path)) as restored:
            assert restored.execute("select count(*) from tables where created_at = 5").fetchone() == (0,)
    with closing(sqlite3.connect(f"{path}.replaced-1")) as replaced:
        assert replaced.execute("select count(*) from tables where created_at = 5").fetchone() == (3,)


def test_a_file_without_tables_is_not_restored(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, before = path.with_name("empty.db"), path.read_bytes()
    empty.touch()
    assert run(["admin", "restore", str(empty), "--database", f"sqlite:///{path}"]) == 2
    assert capsys.readouterr().err.endswith("no such table: tables\n")
    assert path.read_bytes() == before


def test_nothing_is_restored_over_a_database_in_use(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, database = path.with_name("copy.db"), f"sqlite:///{path}"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    before = path.read_bytes()
    capsys.readouterr()
    with closing(sqlite3.connect(f"{path}-lock", isolation_level=None)) as lock:
        lock.execute("begin exclusive")
        assert run(["admin", "restore", str(copy), "--database", database]) == 2
    assert capsys.readouterr().err == f"ubongo: the database {path} is in use by a server\n"
    assert run(["admin", "restore", str(path), "--database", database]) == 2
    assert capsys.readouterr().err == f"ubongo: {path} is the database itself\n"
    copy.write_bytes(copy.read_bytes()[:-5_000])
    assert run(["admin", "restore", str(copy), "--database", database]) == 2
    assert capsys.readouterr().err.startswith(f"ubongo: {copy} is no sound database: ")
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.glob("tables.db.*")) == []


def test_tables_are_counted_beside_a_server(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(f"{path}-lock", isolation_level=None)) as lock:
        lock.execute("begin exclusive")
        assert run(["admin", "tables", "--database", f"sqlite:///{path}"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert run(["admin", "tables", "--database", f"sqlite:///{path}", "--json"]) == 0
    assert lines == [
        "edition  waiting  running     over  entries  opened",
        "pouch          1        2        0        2  2023-11-14 to 2023-11-14",
    ]
    (counted,) = json.loads(capsys.readouterr().out)["editions"]
    assert (counted["edition"], counted["waiting"], counted["running"], counted["over"]) == ("pouch", 1, 2, 0)


def test_a_person_is_printed_and_deleted(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{path}"
    assert run(["admin", "person", ADA, "--database", database]) == 0
    person = json.loads(capsys.readouterr().out)
    assert (person["player"], [table["name"] for table in person["tables"]]) == (ADA, ["", "", ""])
    assert run(["admin", "person", ADA, "--erase", "--database", database]) == 0
    assert capsys.readouterr().out == "deleted: 0 results, 0 daily attempts; replaced at 3 tables\n"
    assert run(["admin", "person", ADA, "--database", database]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == []
    assert run(["admin", "person", "Ada", "--database", database]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["check"], ["tables"], ["recover"], ["backup", "b.db"], ["restore", "a.db"], ["person", ADA]]
)
@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("", "empty"),
        ("sqlite:///games?.db", "no question mark"),
        ("sqlite:///games.db?mode=ro", "no question mark"),
        ("mysql://localhost/ubongo", "not by mysql"),
        ("postgresql+asyncpg://localhost/ubongo", "not by postgresql+asyncpg"),
    ],
)
def test_an_address_that_names_no_database_leads_to_no_other(
    words: list[str], address: str, said: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "usual"))
    assert run(["admin", *words, "--database", address]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
