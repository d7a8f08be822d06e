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
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage import schema
from ubongo.tables.storage.database import Database, reason
from ubongo.tables.storage.schema import decks, entries, liveness, tables
from ubongo.tables.storage.store import (
    Appended,
    AppendResult,
    Conflict,
    Known,
    LogRow,
    Result,
    StoredConfig,
    StoreError,
    TableRecord,
)

Done = TypeVar("Done")
BATCH = 200
"""The most writes in one transaction."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], object]
    done: asyncio.Future[Any]


class SqlStore:
    """Tables in a database. Made by `opened`; `close` it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._is_open = True
        self._task = asyncio.create_task(self._write(), name="store writer")

    @classmethod
    async def opened(cls, address: str) -> "SqlStore":
        """The store at that database address, brought to the newest schema.

        Raises:
            StoreError: it cannot be opened, is in use, or belongs to a newer program.
        """
        return cls(await asyncio.to_thread(Database.opened, address))

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

    async def table_of_code(self, code: str) -> str | None:
        """The table of that code, if there is one."""
        found = await self._names(select(tables.c.id).where(tables.c.code == code))
        return found[0] if found else None

    async def save_roster(
        self,
        table: str,
        known: bytes,
        roster: bytes,
        config: StoredConfig | None = None,
        *,
        instead_of: StoredConfig | None = None,
    ) -> bool:
        """Save the roster if it was `known` until now, together with the config if the log is still empty."""
        change = update(tables).where(tables.c.id == table, tables.c.roster == known).values(roster=roster)
        if config is not None:
            change = change.where(tables.c.seq == 0).values(
                edition=config.edition, settings=config.settings, deck=config.deck
            )
        if instead_of is not None:
            change = change.where(*_agreed(instead_of))

        def work(connection: Connection) -> bool:
            return connection.execute(change).rowcount == 1

        return await self.submit(work)

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[Result, ...] = (),
    ) -> AppendResult:
        """Append `row` if it is the next one, in one transaction with the table's new deadline and with results."""
        move = update(tables).where(tables.c.id == table, tables.c.seq == row.seq - 1)
        if config is not None:
            move = move.where(*_agreed(config))

        def work(connection: Connection) -> AppendResult:
            known = connection.scalar(
                select(entries.c.seq).where(entries.c.table_id == table, entries.c.command_id == row.command_id)
            )
            if known is not None:
                return Known(known)
            if connection.execute(move.values(seq=row.seq, deadline=deadline, over=int(over))).rowcount == 0:
                return Conflict()
            values = {column: getattr(row, column) for column in ("seq", "at", "command_id", "command", "events")}
            connection.execute(insert(entries).values(values | {"table_id": table}))
            for result in results:
                connection.execute(insert(schema.results).values(_row_of(result)))
            return Appended()

        return await self.submit(work)

    async def results(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest results of that person in that edition, the newest last."""
        kept = schema.results
        query = select(kept).where(kept.c.player == player, kept.c.edition == edition)
        newest = query.order_by(kept.c.at.desc(), kept.c.table_id.desc(), kept.c.seat.desc()).limit(most)
        return tuple(_result_of(row) for row in reversed(await self._read(newest)))

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        columns = (entries.c.seq, entries.c.at, entries.c.command_id, entries.c.command, entries.c.events)
        found = await self._read(
            select(*columns).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        )
        return tuple(LogRow(*row) for row in found)

    async def running(self, since: Millis) -> tuple[str, ...]:
        """The tables whose game waits for a deadline, or for players who have acted at `since` or later."""
        newest = (entries.c.table_id == tables.c.id) & (entries.c.seq == tables.c.seq)
        waits = or_(tables.c.deadline.is_not(None), (tables.c.over == 0) & (entries.c.at >= since))
        return await self._names(select(tables.c.id).join(entries, newest).where(waits).order_by(tables.c.id))

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables that should have been woken before that instant."""
        return await self._names(select(tables.c.id).where(tables.c.deadline < before).order_by(tables.c.deadline))

    async def _names(self, query: Executable) -> tuple[str, ...]:
        return tuple(row[0] for row in await self._read(query))

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Keep a deck; one that is there already stays."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(decks.c.checksum).where(decks.c.checksum == checksum)) is None:
                connection.execute(insert(decks).values(checksum=checksum, deck=deck))

        await self.submit(work)

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is kept."""
        found = await self._read(select(decks.c.deck).where(decks.c.checksum == checksum))
        return found[0][0] if found else None

    async def save_heartbeat(self, at: Millis) -> None:
        """Note that the service lives."""

        def work(connection: Connection) -> None:
            moved = connection.execute(update(liveness).values(at=at))
            if moved.rowcount == 0:
                connection.execute(insert(liveness).values(id=1, at=at))

        await self.submit(work)

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to live."""
        found = await self._read(select(liveness.c.at))
        return Millis(found[0][0]) if found else None

    async def close(self) -> None:
        """Finish pending work, and close."""
        self._is_open = False
        await self._jobs.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for thread in (self._writing, self._reading):
            thread.shutdown()
        self._database.guard.close()

    async def _read(self, query: Executable) -> list[Any]:
        def work() -> list[Any]:
            with self._database.reader.connect() as connection:
                return list(connection.execute(query))

        self._must_be_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except SQLAlchemyError as cause:
            raise StoreError(f"cannot read the database: {reason(cause)}") from cause

    def _must_be_open(self) -> None:
        if not self._is_open:
            raise StoreError("the database is closed")

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.submit(work)

    async def submit(self, work: Callable[[Connection], Done]) -> Done:
        """The answer of `work`, once it is on disk; in one transaction with what else waits.

        Raises:
            StoreError: it cannot be written; nothing has changed.
        """
        self._must_be_open()
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
            with self._database.writer.begin() as connection:
                return [job.work(connection) for job in jobs]

        try:
            answers = await asyncio.get_running_loop().run_in_executor(self._writing, work)
        except Exception as cause:  # whatever it was, the writer lives on: a dead one would leave everybody waiting
            if len(jobs) == 1:
                _fail(jobs[0], StoreError(f"cannot write to the database: {reason(cause)}"))
            return False
        for job, answer in zip(jobs, answers, strict=True):
            if not job.done.done():
                job.done.set_result(answer)
        return True


def _fail(job: _Job, error: StoreError) -> None:
    if not job.done.done():
        job.done.set_exception(error)


def _agreed(config: StoredConfig) -> tuple[ColumnElement[bool], ...]:
    """Whether those are a table's config."""
    return (tables.c.edition == config.edition, tables.c.settings == config.settings, tables.c.deck == config.deck)


def _row_of(result: Result) -> dict[str, object]:
    names = [column.name for column in schema.results.columns if column.name != "table_id"]
    values: dict[str, object] = {name: getattr(result, name) for name in names}
    return values | {"table_id": result.table, "won": int(result.won)}


def _result_of(row: Any) -> Result:
    values: dict[str, Any] = row._asdict()
    table, won = values.pop("table_id"), bool(values.pop("won"))
    return Result(table=table, won=won, **values)
