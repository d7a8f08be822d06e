"""The files of an SQLite database: copies of a database in use, and recovery of a damaged one. See ADR 110."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from ubongo.tables.storage.store import StoreError
from ubongo.tables.storage.write_ahead import WriteAheadDamage, write_ahead_damage, write_ahead_path

PAGES_AT_ONCE = 256
"""Pages copied before a server that writes meanwhile has its turn."""
ANYBODY = 0o666
"""Who may read and write a file."""


def back_up(database: Path, copy: Path, on_progress: Callable[[int, int], None]) -> None:
    """Copy a database into a new file as it is at one instant, even while a server writes to it.

    `on_progress` is called with the pages that are left, and with their number. An interrupted copy is removed. The
    copy holds what the database holds, so nobody else may read it who may not read the database.

    Raises:
        StoreError: there is no such database, the copy exists already, or it cannot be written.
    """
    _must_exist(database)
    if copy.exists():
        raise StoreError(f"{copy} exists already")
    partial = _free(copy, "part")
    try:
        partial.touch(mode=0o600, exist_ok=False)
        with closing(_connected(database)) as source, closing(sqlite3.connect(partial)) as target:
            source.backup(target, pages=PAGES_AT_ONCE, progress=lambda _, left, pages: on_progress(left, pages))
            _must_be_sound(target, database)
        partial.chmod(database.stat().st_mode & ANYBODY)
        partial.rename(copy)
    except (sqlite3.Error, OSError) as cause:
        raise StoreError(f"cannot copy {database} to {copy}: {cause}") from cause
    finally:
        partial.unlink(missing_ok=True)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database, and set the database aside; where that is, or None: there was none.

    Raises:
        StoreError: the copy is no sound database, the database is in use, or a file cannot be written.
    """
    _must_exist(copy)
    if database.exists() and copy.samefile(database):
        raise StoreError(f"{copy} is the database itself")
    if (damage := unsound_pages(copy)) is not None:
        raise StoreError(f"{copy} is no sound database: {damage}")
    partial = _free(database, "part")
    try:
        database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(_locked(database)):
            partial.touch(mode=0o600, exist_ok=False)
            with closing(_connected(copy)) as source, closing(sqlite3.connect(partial)) as target:
                source.backup(target)
                target.execute("select 1 from tables limit 1")
                _must_be_sound(target, copy)
            return _exchange(partial, database)
    except (sqlite3.Error, OSError) as cause:
        raise StoreError(f"cannot restore {copy} to {database}: {cause}") from cause
    finally:
        partial.unlink(missing_ok=True)


def _exchange(new: Path, database: Path) -> Path | None:
    """Rename `new` to a database that nobody uses, and the database to a free name, which is returned.

    The write-ahead file is emptied into the database first, so that one file has everything. If that cannot be done, it
    goes along. It never stays: SQLite would apply it to the new file. A database is there at every instant: a server
    that is started after a power failure would open an empty one.
    """
    aside, log = _free(database, "replaced"), write_ahead_path(database)
    had_any = database.exists()
    if had_any and write_ahead_damage(log) is None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
    if log.exists():
        shutil.copy2(log, write_ahead_path(aside))
    if had_any:
        _name_too(database, aside)
    try:
        log.unlink(missing_ok=True)
        database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
        new.replace(database)
    except OSError as cause:
        raise StoreError(f"cannot restore {database}: {cause}; what it had is in {aside}") from cause
    return aside if had_any else None


def _name_too(database: Path, aside: Path) -> None:
    """Give a database another name, beside its own where the file system can do that."""
    try:
        aside.hardlink_to(database)
    except OSError:
        database.rename(aside)


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
        aside = _free(database, "damaged")
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
    except sqlite3.OperationalError as cause:  # nobody knows what is in it
        raise StoreError(f"cannot read {database}: {cause}") from cause
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
    """A connection that only reads.

    SQLite makes a file beside the database even for that. On a disk that is read-only, a database with an empty
    write-ahead file is complete without, and nobody can write to it.
    """
    address, log = database.absolute().as_uri(), write_ahead_path(database)
    connection = sqlite3.connect(f"{address}?mode=ro", uri=True, timeout=5)
    try:
        connection.execute("pragma schema_version")
    except sqlite3.OperationalError:
        connection.close()
        if os.access(database.parent, os.W_OK) or (log.exists() and log.stat().st_size > 0):
            raise
        return sqlite3.connect(f"{address}?mode=ro&immutable=1", uri=True, timeout=5)
    except sqlite3.DatabaseError:
        pass  # its reader finds that again
    return connection


def _locked(database: Path) -> sqlite3.Connection:
    """The lock that a server holds."""
    try:
        lock = sqlite3.connect(f"{database}-lock", timeout=0, isolation_level=None)
    except sqlite3.Error as cause:
        raise StoreError(f"cannot lock {database}: {cause}") from cause
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error as cause:
        lock.close()
        is_in_use = "locked" in str(cause)
        raise StoreError(
            f"the database {database} is in use by a server" if is_in_use else f"cannot lock {database}: {cause}"
        ) from cause
    return lock


def _free(database: Path, word: str) -> Path:
    """A name beside the database that no file has."""
    names = (database.with_name(f"{database.name}.{word}-{number}") for number in count(1))
    return next(name for name in names if not name.exists() and not write_ahead_path(name).exists())
