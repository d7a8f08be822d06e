"""The files of an SQLite database: copies of a database in use, and recovery of a damaged one. See ADR 110."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

from ubongo.tables.storage.store import StoreError
from ubongo.tables.storage.write_ahead import WriteAheadDamage, write_ahead_damage, write_ahead_path

PAGES_AT_ONCE = 256
"""Pages copied before a server that writes meanwhile has its turn."""


def back_up(database: Path, copy: Path, on_progress: Callable[[int, int], None]) -> None:
    """Copy a database into a new file as it is at one instant, even while a server writes to it.

    `on_progress` is called with the pages that are left, and with their number. An interrupted copy is removed.

    Raises:
        StoreError: there is no such database, the copy exists already, or it cannot be written.
    """
    _must_exist(database)
    if copy.exists():
        raise StoreError(f"{copy} exists already")
    partial = copy.with_name(f"{copy.name}.part")
    partial.unlink(missing_ok=True)
    try:
        with closing(_connected(database)) as source, closing(sqlite3.connect(partial)) as target:
            source.backup(target, pages=PAGES_AT_ONCE, progress=lambda _, left, pages: on_progress(left, pages))
            _must_be_sound(target, database)
        partial.rename(copy)
    except (sqlite3.Error, OSError) as cause:
        raise StoreError(f"cannot copy {database} to {copy}: {cause}") from cause
    finally:
        partial.unlink(missing_ok=True)


def recover(database: Path) -> tuple[WriteAheadDamage, Path] | None:
    """Set copies of a database with a damaged write-ahead file aside, and keep what SQLite can read of it.

    Returns the damage and the copy of the database, beside which the copy of its write-ahead file is; None: there is no
    damage, and nothing was done.

    Raises:
        StoreError: there is no such database, it is in use, or it cannot be read.
    """
    _must_exist(database)
    log = write_ahead_path(database)
    with closing(_locked(database)):
        damage = write_ahead_damage(log)
        if damage is None:
            return None
        aside = next(one for number in count(1) if not (one := _numbered(database, number)).exists())
        try:
            shutil.copy2(log, write_ahead_path(aside))
            shutil.copy2(database, aside)
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("pragma wal_checkpoint(truncate)")
                _must_be_sound(connection, database)
        except (sqlite3.Error, OSError) as cause:
            raise StoreError(f"cannot recover {database}: {cause}; copies are in {aside}") from cause
    return damage, aside


def unsound_pages(database: Path) -> str | None:
    """What SQLite finds wrong with the pages and indexes of a database, on one line; None: nothing.

    Raises:
        StoreError: there is no such database, or it cannot be read.
    """
    _must_exist(database)
    try:
        with closing(_connected(database)) as connection:
            found = [str(row[0]) for row in connection.execute("pragma integrity_check(3)")]
    except sqlite3.DatabaseError as cause:
        return " ".join(str(cause).split())
    return None if found == ["ok"] else " ".join(" ".join(found).split())


def _must_exist(database: Path) -> None:
    if not database.is_file():
        raise StoreError(f"there is no database {database}")


def _must_be_sound(connection: sqlite3.Connection, database: Path) -> None:
    if [row[0] for row in connection.execute("pragma integrity_check(1)")] != ["ok"]:
        raise StoreError(f"the pages of {database} are damaged")


def _connected(database: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=5)


def _locked(database: Path) -> sqlite3.Connection:
    """The lock that a server holds."""
    lock = sqlite3.connect(f"{database}-lock", timeout=0, isolation_level=None)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as cause:
        lock.close()
        raise StoreError(f"the database {database} is in use by a server") from cause
    return lock


def _numbered(database: Path, number: int) -> Path:
    return database.with_name(f"{database.name}.damaged-{number}")
