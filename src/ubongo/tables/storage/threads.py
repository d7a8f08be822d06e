"""Runs statements on an open database in two threads, one that writes and one that reads.

The event loop never touches the disk. One connection writes, and it also runs the checkpoints: with two, old SQLite
versions can lose a write. Writes that wait are committed together, so that a hundred tables cost one flush to disk
instead of a hundred.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from ubongo.tables.storage.database import Database, reason
from ubongo.tables.storage.dead_connections import CurrentConnection
from ubongo.tables.storage.store import StoreError

Written = TypeVar("Written")
AnyRow: TypeAlias = Row[Any]
"""A row of any query."""

BATCH = 200
"""The most writes in one transaction."""
RETRY_FOR_S = 4.0
"""How long work is tried again whose connection to the database was cut."""
RETRY_S = 0.1
"""The wait between two tries."""
STATEMENT_TIMEOUT_S = 60.0
"""How long PostgreSQL may take for one piece of work, as long as its machine answers."""
_AWAY = (None, "57P01", "57P02", "57P03")
"""States of PostgreSQL that end by themselves: no connection, shutting down, crashed, starting up."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], object]
    done: asyncio.Future[Any]
    key: str
    """Jobs of a transaction are sorted by it: two nodes must not wait for each other's rows."""
    known: Callable[[Connection], object]
    """What it gave if an earlier run was committed; None: none was."""
    has_run: bool = False

    def result(self, connection: Connection) -> object:
        """What the work gives. The answer to the commit of an earlier run may have been lost."""
        known = self.known(connection) if self.has_run else None
        self.has_run = True
        return self.work(connection) if known is None else known


class DatabaseThreads:
    """The threads of one database. Close them; that closes the database too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.on_cut: Callable[[], None] = lambda: None
        """Called when the connection to the database was cut."""
        self._threads = {
            database.writer: ThreadPoolExecutor(1, "store-writer"),
            database.reader: ThreadPoolExecutor(1, "store-reader"),
        }
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._is_open = True
        self._task = asyncio.create_task(self._write(), name="store writer")

    @property
    def dialect(self) -> str:
        """The kind of database, such as sqlite."""
        return self._database.writer.dialect.name

    async def read(self, query: Executable) -> list[AnyRow]:
        """The rows of `query`.

        Raises:
            StoreError: they cannot be read.
        """

        def work() -> list[AnyRow]:
            with self._database.reader.connect() as connection:
                return list(connection.execute(query))

        self._must_be_open()
        try:
            return await self._persistently(self._database.reader, work)
        except SQLAlchemyError as cause:
            raise StoreError(f"cannot read the database: {reason(cause)}") from cause

    async def _persistently(self, engine: Engine, work: Callable[[], Written]) -> Written:
        """The result of `work`, tried again if the connection was cut: a database that restarts is back soon."""
        loop = asyncio.get_running_loop()
        until = None
        while True:
            try:
                return await self._answered(engine, work)
            except DBAPIError as cause:
                until = loop.time() + RETRY_FOR_S if until is None else until
                if not _is_cut(cause) or loop.time() > until:
                    raise
                self.on_cut()
            await asyncio.sleep(RETRY_S)

    async def _answered(self, engine: Engine, work: Callable[[], Written]) -> Written:
        """The result of `work`. A connection on which nothing arrives for too long is aborted."""
        loop, connection = asyncio.get_running_loop(), self._database.connections.get(engine)
        if connection is None:
            return await loop.run_in_executor(self._threads[engine], work)
        begun = asyncio.Event()

        def begin() -> Written:
            loop.call_soon_threadsafe(begun.set)
            return work()

        answer = loop.run_in_executor(self._threads[engine], begin)
        too_long = asyncio.create_task(_abort_later(connection, begun))
        try:
            return await answer
        finally:
            too_long.cancel()

    async def write(
        self,
        work: Callable[[Connection], Written],
        key: str = "",
        known: Callable[[Connection], Written | None] = lambda _: None,
    ) -> Written:
        """The result of `work`, once it is on disk. Other writes may be in the same transaction.

        `key` names the rows that it changes, such as the table's id. If the connection is lost, the work is
        done again. Nobody knows then whether the first run was committed: `known` returns its result if it was.

        Raises:
            StoreError: it cannot be written. Nothing has changed, unless the connection was lost for good.
        """
        self._must_be_open()
        done: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, done, key, known))
        return await done

    async def close(self) -> None:
        """Finish the writes that wait, and close the database."""
        self._is_open = False
        await self._jobs.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for connection in self._database.connections.values():  # a cancelled read may still wait for an answer
            connection.abort()
        for thread in self._threads.values():
            thread.shutdown()
        self._database.guard.close()

    def _must_be_open(self) -> None:
        if not self._is_open:
            raise StoreError("the database is closed")

    async def _write(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            await asyncio.sleep(0)  # what others write in this turn of the loop is in the same transaction
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            jobs.sort(key=attrgetter("key"))
            try:
                await self._commit(jobs)
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit(self, jobs: list[_Job]) -> None:
        def work() -> list[object]:
            with self._database.writer.begin() as connection:
                if self._database.file is not None:
                    self._database.file.must_be_in_place()
                return [job.result(connection) for job in jobs]

        try:
            results = await self._persistently(self._database.writer, work)
        except Exception as cause:  # of any kind: if the writer died, every later write would wait forever
            if len(jobs) == 1 or _is_locked(cause) or _is_cut(cause):  # each would wait alone, and fail like this one
                for job in jobs:
                    _fail(job, StoreError(f"cannot write to the database: {reason(cause)}"))
                return
            for job in jobs:  # one of them is bad, and only that one is to fail
                await self._commit([job])
            return
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)


async def _abort_later(connection: CurrentConnection, begun: asyncio.Event) -> None:
    await begun.wait()
    while True:
        await asyncio.sleep(STATEMENT_TIMEOUT_S)
        connection.abort()


def _is_cut(cause: Exception) -> bool:
    """Whether the database is gone for now: it was restarted, or the connection to it is lost. No file ever is."""
    if not isinstance(cause, DBAPIError) or isinstance(cause.orig, sqlite3.Error):
        return False
    return cause.connection_invalidated or (isinstance(cause, OperationalError) and _sqlstate(cause) in _AWAY)


def _sqlstate(cause: DBAPIError) -> str | None:
    return getattr(cause.orig, "sqlstate", None)


def _is_locked(cause: Exception) -> bool:
    """Whether another process holds the lock of the database."""
    return getattr(getattr(cause, "orig", None), "sqlite_errorcode", None) in (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    )


def _fail(job: _Job, error: StoreError) -> None:
    if not job.done.done():
        job.done.set_exception(error)
