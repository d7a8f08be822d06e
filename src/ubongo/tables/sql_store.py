"""The store on disk: SQLAlchemy Core over SQLite, or another database by its address.

One connection writes, and it also runs the checkpoints: with two, old SQLite versions can lose a write. Appends that
wait are committed together, so that a hundred tables cost one flush to disk and not a hundred. Writer and reader have a
thread each; the event loop never touches the disk.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, Executable, create_engine, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ubongo.editions.contract import Millis
from ubongo.tables.schema import REVISION, decks, entries, liveness, tables
from ubongo.tables.store import Appended, AppendResult, Conflict, Known, LogRow, StoreError, TableRecord

Done = TypeVar("Done")
BATCH = 200
"""The most writes in one transaction."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], object]
    done: asyncio.Future[Any]


class SqlStore:
    """Tables in a database. Made by `opened`; `close` it."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="store writer")

    @classmethod
    async def opened(cls, address: str) -> "SqlStore":
        """The store at that database address, brought to the newest schema.

        Raises:
            StoreError: it cannot be opened, or belongs to a newer program.
        """
        try:
            writer, reader = await asyncio.to_thread(_open, address)
        except (SQLAlchemyError, ArgumentError, OSError, ImportError) as cause:
            raise StoreError(f"cannot open the database {address}: {_reason(cause)}") from cause
        return cls(writer, reader)

    async def open_table(self, record: TableRecord) -> None:
        """Keep a new table."""
        values = {column.name: getattr(record, column.name) for column in tables.columns}
        await self._execute(insert(tables).values(values | {"over": int(record.over)}))

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        found = await self._read(select(tables).where(tables.c.id == table))
        if not found:
            return None
        values: dict[str, Any] = found[0]._asdict()
        values["over"] = bool(values["over"])
        return TableRecord(**values)

    async def save_roster(self, table: str, roster: bytes) -> None:
        """Keep who sits where."""
        await self._execute(update(tables).where(tables.c.id == table).values(roster=roster))

    async def append(self, table: str, row: LogRow, deadline: Millis | None, over: bool) -> AppendResult:
        """Append `row` if it is the next one, in one transaction with the table's new deadline."""

        def work(connection: Connection) -> AppendResult:
            known = connection.scalar(
                select(entries.c.seq).where(entries.c.table_id == table, entries.c.command_id == row.command_id)
            )
            if known is not None:
                return Known(known)
            moved = connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.seq == row.seq - 1)
                .values(seq=row.seq, deadline=deadline, over=int(over))
            )
            if moved.rowcount == 0:
                return Conflict()
            values = {column: getattr(row, column) for column in ("seq", "at", "command_id", "command", "events")}
            connection.execute(insert(entries).values(values | {"table_id": table}))
            return Appended()

        return await self._submit(work)

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        columns = (entries.c.seq, entries.c.at, entries.c.command_id, entries.c.command, entries.c.events)
        found = await self._read(
            select(*columns).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        )
        return tuple(LogRow(*row) for row in found)

    async def unfinished(self) -> tuple[str, ...]:
        """The tables whose game waits for a deadline."""
        found = await self._read(select(tables.c.id).where(tables.c.deadline.is_not(None)))
        return tuple(row[0] for row in found)

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Keep a deck; one that is there already stays."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(decks.c.checksum).where(decks.c.checksum == checksum)) is None:
                connection.execute(insert(decks).values(checksum=checksum, deck=deck))

        await self._submit(work)

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is kept."""
        found = await self._read(select(decks.c.deck).where(decks.c.checksum == checksum))
        return found[0][0] if found else None

    async def stamp(self, at: Millis) -> None:
        """Note that the service lives."""

        def work(connection: Connection) -> None:
            moved = connection.execute(update(liveness).values(at=at))
            if moved.rowcount == 0:
                connection.execute(insert(liveness).values(id=1, at=at))

        await self._submit(work)

    async def last_stamp(self) -> Millis | None:
        """When the service was last known to live."""
        found = await self._read(select(liveness.c.at))
        return Millis(found[0][0]) if found else None

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self._jobs.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for thread, engine in ((self._writing, self._writer), (self._reading, self._reader)):
            await asyncio.get_running_loop().run_in_executor(thread, engine.dispose)
            thread.shutdown()

    async def _read(self, query: Executable) -> list[Any]:
        def work() -> list[Any]:
            with self._reader.connect() as connection:
                return list(connection.execute(query))

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except SQLAlchemyError as cause:
            raise StoreError(f"cannot read the database: {_reason(cause)}") from cause

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._submit(work)

    async def _submit(self, work: Callable[[Connection], Done]) -> Done:
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, done))
        return await done

    async def _write(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                if not await self._commit(jobs) and len(jobs) > 1:
                    for job in jobs:  # one of them is bad: it alone shall fail
                        await self._commit([job])
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit(self, jobs: list[_Job]) -> bool:
        def work() -> list[object]:
            with self._writer.begin() as connection:
                return [job.work(connection) for job in jobs]

        try:
            answers = await asyncio.get_running_loop().run_in_executor(self._writing, work)
        except SQLAlchemyError as cause:
            if len(jobs) == 1:
                _fail(jobs[0], StoreError(f"cannot write to the database: {_reason(cause)}"))
            return False
        for job, answer in zip(jobs, answers, strict=True):
            if not job.done.done():
                job.done.set_result(answer)
        return True


def _open(address: str) -> tuple[Engine, Engine]:
    url = _with_driver(make_url(address))
    is_sqlite = url.drivername.startswith("sqlite")
    if is_sqlite and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    threads = {"check_same_thread": False} if is_sqlite else {}  # opened here, then used by one thread only
    writer, reader = (create_engine(url, poolclass=StaticPool, connect_args=threads) for _ in range(2))
    if is_sqlite:
        event.listen(writer, "connect", _prepare_writer)
        event.listen(reader, "connect", _prepare_reader)
    with writer.begin() as connection:
        _migrate(connection)
    return writer, reader


def _fail(job: _Job, error: StoreError) -> None:
    if not job.done.done():
        job.done.set_exception(error)


def _with_driver(url: URL) -> URL:
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def _reason(cause: Exception) -> str:
    """The driver's own words, on one line."""
    return " ".join(str(getattr(cause, "orig", None) or cause).split())


def _prepare_writer(connection: Any, _: object) -> None:  # the driver's own type is not exported
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"pragma {pragma}")


def _prepare_reader(connection: Any, _: object) -> None:
    for pragma in ("query_only=ON", "busy_timeout=5000"):
        connection.execute(f"pragma {pragma}")


def _migrate(connection: Connection) -> None:
    if _revision(connection) != REVISION:
        from ubongo.tables.migrations.run import upgrade  # costs most of a second: only when there is work

        upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return cast(str | None, connection.scalar(text("select version_num from alembic_version")))
