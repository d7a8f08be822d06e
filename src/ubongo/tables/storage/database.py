"""Opens a database: its connections, the settings of SQLite, and the newest schema."""

import sqlite3
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ubongo.tables.storage.address import printable, url_of
from ubongo.tables.storage.dead_connections import CurrentConnection, timeouts_of
from ubongo.tables.storage.event_version import check_events, note_events
from ubongo.tables.storage.schema import REVISION
from ubongo.tables.storage.store import StoreError
from ubongo.tables.storage.write_ahead import write_ahead_damage, write_ahead_path

GONE = "it was moved, deleted or replaced while the server runs"
MIGRATING = 0x7562_6F6E_676F
"""The advisory lock of PostgreSQL that a server holds while it upgrades the schema."""


class _PostgresConnection(Protocol):
    """What is set of a connection of psycopg, which is imported only where it is used."""

    autocommit: bool
    read_only: bool | None


@dataclass(frozen=True, slots=True)
class DatabaseFile:
    """The file of a database of SQLite: its path, and its number in the file system."""

    path: Path
    number: int

    @classmethod
    def at(cls, path: Path) -> "DatabaseFile":
        """The file that is there now."""
        return cls(path.absolute(), path.stat().st_ino)

    def must_be_in_place(self) -> None:
        """Nothing that is written to a file without its name would be found at the next start.

        Raises:
            StoreError: another file has its name, or none.
        """
        try:
            found = self.path.stat().st_ino
        except OSError:
            found = None
        if found != self.number:
            raise StoreError(f"{self.path}: {GONE}")


@dataclass(frozen=True, slots=True)
class Database:
    """An open database: one connection that writes, one that reads."""

    writer: Engine
    reader: Engine
    guard: ExitStack
    """Keeps other processes out until it is closed."""
    connections: Mapping[Engine, CurrentConnection]
    """To PostgreSQL, by engine; a file has none."""
    file: DatabaseFile | None = None

    @classmethod
    def opened(cls, address: str) -> "Database":
        """The database at that address, brought to the newest schema.

        Raises:
            StoreError: it cannot be opened, is in use, or belongs to a newer program.
        """
        with ExitStack() as guard:
            try:
                url = url_of(address)
                if url.get_backend_name() == "sqlite":
                    _guard(url, guard)
                writer, reader = (_engine(url, guard) for _ in range(2))
                engines = (writer, reader) if writer.dialect.name == "postgresql" else ()
                connections = {engine: CurrentConnection(engine) for engine in engines}
                _prepare(writer, reader)
                with writer.begin() as connection:
                    _migrate(connection)
                reader.connect().close()
            except ModuleNotFoundError as cause:
                raise StoreError(
                    f"PostgreSQL needs another package: pip install 'ubongo[cluster]' ({cause})"
                ) from cause
            except (SQLAlchemyError, OSError, sqlite3.Error) as cause:
                raise StoreError(f"cannot open the database {printable(address)}: {reason(cause)}") from cause
            file = None if engines else DatabaseFile.at(Path(cast(str, url.database)))
            return cls(writer, reader, guard.pop_all(), connections, file)


def reason(cause: Exception) -> str:
    """The driver's own message, on one line."""
    return " ".join(str(getattr(cause, "orig", None) or cause).split())


def _guard(url: URL, guard: ExitStack) -> None:
    # Old SQLite versions can lose a write if two connections write and checkpoint, so only one process opens the file.
    # The lock is SQLite's own, on a file beside it, because it works everywhere and ends with the process.
    path = Path(url.database or "")
    if not path.name or url.database == ":memory:":
        raise StoreError("tables are kept in a file: sqlite:///path/to/tables.db")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        path.touch(mode=0o600)  # it holds the seeds of running games: other users of this machine may not read them
    lock = sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False)
    guard.callback(lock.close)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as cause:
        if "locked" not in str(cause):
            raise
        raise StoreError(f"the database {path} is in use by another server") from cause
    if damage := write_ahead_damage(write_ahead_path(path)):
        raise StoreError(f"{write_ahead_path(path)} is damaged: {damage}; see ubongo admin recover --help")


def _engine(url: URL, guard: ExitStack) -> Engine:
    is_sqlite = url.get_backend_name() == "sqlite"
    options = {"check_same_thread": False} if is_sqlite else timeouts_of(url)  # opened here, used by one thread
    engine = create_engine(url, poolclass=StaticPool, connect_args=options)
    guard.callback(engine.dispose)
    return engine


def _prepare(writer: Engine, reader: Engine) -> None:
    if reader.dialect.name == "postgresql":
        event.listen(reader, "connect", _prepare_postgres_reader)
    if writer.dialect.name == "sqlite":
        event.listen(writer, "connect", _prepare_writer)
        event.listen(writer, "begin", _begin_at_once)
        event.listen(reader, "connect", _prepare_reader)


def _prepare_writer(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # the driver would not put the schema into a transaction
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"pragma {pragma}")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("begin immediate")


def _prepare_reader(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("busy_timeout=5000", "query_only=ON"):
        connection.execute(f"pragma {pragma}")


def _prepare_postgres_reader(connection: _PostgresConnection, _: object) -> None:
    connection.autocommit = True  # each query sees the newest commit, and none keeps a transaction open
    connection.read_only = True


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two servers may meet at an empty database
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    check_events(connection)
    if _revision(connection) != REVISION:
        from ubongo.tables.storage.migrations.run import upgrade  # costs most of a second: only when there is work

        upgrade(connection)
    note_events(connection)


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return cast(str | None, connection.scalar(text("select version_num from alembic_version")))
