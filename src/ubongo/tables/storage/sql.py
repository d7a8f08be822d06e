"""The store on disk: SQLAlchemy Core over SQLite, or another database by its address."""

import asyncio

from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.storage import schema
from ubongo.tables.storage.appending import ROW, append
from ubongo.tables.storage.daily_rows import SqlDaily
from ubongo.tables.storage.database import Database
from ubongo.tables.storage.move_rows import boards_of, insert_moves
from ubongo.tables.storage.person_rows import SqlPeople
from ubongo.tables.storage.rating_rows import SqlRatings
from ubongo.tables.storage.result_rows import SqlResults
from ubongo.tables.storage.retention_rows import NAMED, SqlRetention
from ubongo.tables.storage.schema import decks, downtimes, entries, liveness, tables
from ubongo.tables.storage.store import (
    AppendResult,
    DowntimeSpan,
    LogRow,
    StoredConfig,
    StoredResult,
    TableRecord,
)
from ubongo.tables.storage.table_rows import has_config, record_of, values_of
from ubongo.tables.storage.threads import DatabaseThreads


class SqlStore:
    """Tables in a database. Made by `opened`; `close` it."""

    def __init__(self, database: Database) -> None:
        self.threads = DatabaseThreads(database)
        self.ratings = SqlRatings(self.threads)
        self.results = SqlResults(self.threads)
        self.daily = SqlDaily(self.threads)
        self.people = SqlPeople(self.threads, self.ratings)
        self.retention = SqlRetention(self.threads)

    @classmethod
    async def opened(cls, address: str) -> "SqlStore":
        """The store at that database address, brought to the newest schema.

        Raises:
            StoreError: it cannot be opened, is in use, or belongs to a newer program.
        """
        return cls(await asyncio.to_thread(Database.opened, address))

    @property
    def is_shared(self) -> bool:
        """Whether several servers can use the database at once."""
        return self.threads.dialect == "postgresql"

    async def open_table(self, record: TableRecord) -> None:
        """Save a new table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(values_of(record)))

        def known(connection: Connection) -> bool | None:
            own = (tables.c.id == record.id) & (tables.c.seed == record.seed)
            return True if connection.scalar(select(tables.c.id).where(own)) else None

        await self.threads.write(work, known=known)

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        found = await self.threads.read(select(tables).where(tables.c.id == table))
        return record_of(found[0]) if found else None

    async def table_ids(self, after: str, most: int) -> tuple[str, ...]:
        """The ids of the next tables after that id, in order, at most that many."""
        return await self._ids(select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(most))

    async def table_of_code(self, code: str) -> str | None:
        """The table of that code, if there is one."""
        found = await self._ids(select(tables.c.id).where(tables.c.code == code))
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
        """Save the roster if it was `known` before, and the config with it if the log is still empty."""
        change = update(tables).where(tables.c.id == table, tables.c.roster == known)
        change = change.values(roster=roster, retention=NAMED)
        if config is not None:
            change = change.where(tables.c.seq == 0).values(
                edition=config.edition, settings=config.settings, deck=config.deck
            )
        if instead_of is not None:
            change = change.where(*has_config(instead_of))

        def work(connection: Connection) -> bool:
            return connection.execute(change).rowcount == 1

        return await self.threads.write(work, table)

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[StoredResult, ...] = (),
        epoch: int | None = None,
    ) -> AppendResult:
        """Append `row` if it is the next one, in one transaction with the table's new deadline and with results."""
        return await self.threads.write(
            lambda connection: append(
                connection, table, row, deadline, over, config=config, results=results, epoch=epoch
            ),
            table,
        )

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        columns = (getattr(entries.c, column) for column in ROW)
        found = await self.threads.read(
            select(*columns).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        )
        return tuple(LogRow(*row) for row in found)

    async def timed(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline, the earliest first, at most that many."""
        waiting = select(tables.c.id).where(tables.c.deadline.is_not(None))
        return await self._ids(waiting.order_by(tables.c.deadline).limit(most))

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables whose deadline was before that instant, the earliest first."""
        return await self._ids(select(tables.c.id).where(tables.c.deadline < before).order_by(tables.c.deadline))

    async def save_moves(self, table: str, boards: tuple[BoardMoves, ...]) -> None:
        """Save the moves of a race beside the log; those of a board that has some saved already are dropped."""
        await self.threads.write(lambda connection: insert_moves(connection, table, boards))

    async def moves(self, table: str) -> tuple[BoardMoves, ...]:
        """The moves on all boards of that table, by race, then by seat; unreadable ones are left out."""
        known = schema.moves
        query = select(known.c.seq, known.c.seat, known.c.moves).where(known.c.table_id == table)
        return tuple(boards_of(await self.threads.read(query.order_by(known.c.seq, known.c.seat))))

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Save a deck, unless it is saved already."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(decks.c.checksum).where(decks.c.checksum == checksum)) is None:
                connection.execute(insert(decks).values(checksum=checksum, deck=deck))

        await self.threads.write(work)

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is saved."""
        found = await self.threads.read(select(decks.c.deck).where(decks.c.checksum == checksum))
        return found[0][0] if found else None

    async def save_heartbeat(self, at: Millis) -> None:
        """Save the instant at which the service was alive."""

        def work(connection: Connection) -> None:
            moved = connection.execute(update(liveness).values(at=at))
            if moved.rowcount == 0:
                connection.execute(insert(liveness).values(id=1, at=at))

        await self.threads.write(work)

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to be alive."""
        found = await self.threads.read(select(liveness.c.at))
        return Millis(found[0][0]) if found else None

    async def save_downtime(self, span: DowntimeSpan) -> None:
        """Save a downtime, unless one that ended at the same instant is saved already."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(downtimes.c.until).where(downtimes.c.until == span.until)) is None:
                connection.execute(insert(downtimes).values(since=span.since, until=span.until))

        await self.threads.write(work)

    async def cut_downtimes(self, at: Millis) -> None:
        """Keep of all downtimes only what lies before that instant."""

        def work(connection: Connection) -> None:
            since = connection.scalar(select(func.min(downtimes.c.since)).where(downtimes.c.until >= at))
            connection.execute(delete(downtimes).where(downtimes.c.until >= at))
            if since is not None and since < at:
                connection.execute(insert(downtimes).values(since=since, until=at))

        await self.threads.write(work)

    async def downtimes(self) -> tuple[DowntimeSpan, ...]:
        """All downtimes, in order."""
        found = await self.threads.read(select(downtimes.c.since, downtimes.c.until).order_by(downtimes.c.until))
        return tuple(DowntimeSpan(Millis(row.since), Millis(row.until)) for row in found)

    async def close(self) -> None:
        """Finish the writes that wait, and close the database."""
        await self.threads.close()

    async def _ids(self, query: Executable) -> tuple[str, ...]:
        return tuple(row[0] for row in await self.threads.read(query))
