"""The store on disk: SQLAlchemy Core over SQLite, or another database by its address."""

import asyncio
from collections.abc import Collection, Sequence
from functools import lru_cache

from sqlalchemy import ColumnElement, Connection, Executable, bindparam, delete, func, insert, select, update

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.storage import daily_rows, person_rows, retention_rows, schema
from ubongo.tables.storage.database import Database
from ubongo.tables.storage.move_rows import boards_of, insert_moves
from ubongo.tables.storage.prepared import Prepared
from ubongo.tables.storage.rating_rows import SqlRatings, save_unrated
from ubongo.tables.storage.ratings import UnratedGame
from ubongo.tables.storage.result_rows import best_results, newest_of_all, newest_results, result_of, row_of
from ubongo.tables.storage.schema import decks, downtimes, entries, liveness, tables
from ubongo.tables.storage.store import (
    Appended,
    AppendResult,
    Conflict,
    DailyAttempt,
    DailyCount,
    DailyEnd,
    DailyMark,
    DowntimeSpan,
    Known,
    LogRow,
    Outdated,
    PersonRows,
    Result,
    StoredConfig,
    StoredResult,
    TableRecord,
)
from ubongo.tables.storage.threads import AnyRow, DatabaseThreads

_ROW = ("seq", "at", "command_id", "command", "events", "notes", "checksum")
"""The columns of a row, in the order of its fields."""


class SqlStore:
    """Tables in a database. Made by `opened`; `close` it."""

    def __init__(self, database: Database) -> None:
        self.threads = DatabaseThreads(database)
        self.ratings = SqlRatings(self.threads)

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
            connection.execute(insert(tables).values(_values_of(record)))

        def known(connection: Connection) -> bool | None:
            own = (tables.c.id == record.id) & (tables.c.seed == record.seed)
            return True if connection.scalar(select(tables.c.id).where(own)) else None

        await self.threads.write(work, known=known)

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        found = await self.threads.read(select(tables).where(tables.c.id == table))
        return _record_of(found[0]) if found else None

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
        change = change.values(roster=roster, retention=retention_rows.NAMED)
        if config is not None:
            change = change.where(tables.c.seq == 0).values(
                edition=config.edition, settings=config.settings, deck=config.deck
            )
        if instead_of is not None:
            change = change.where(*_has_config(instead_of))

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
        values = {column: getattr(row, column) for column in _ROW} | {"table_id": table}
        move = _move(has_config=config is not None, has_epoch=epoch is not None)
        moved: dict[str, object] = {
            "table": table,
            "before": row.seq - 1,
            "after": row.seq,
            "due": deadline,
            "ended": int(over),
            "driving": epoch,
        }
        if config is not None:
            moved |= {"played": config.edition, "by": config.settings, "with": config.deck}

        def work(connection: Connection) -> AppendResult:
            known = _KNOWN.run(connection, values).scalar()
            if known is not None:
                return Known(known)
            if move.run(connection, moved).rowcount == 0:
                return Conflict() if epoch is None else _refused(connection, table, epoch)
            _INSERT.run(connection, values)
            for result in results:
                _save_result(connection, result)
            return Appended()

        return await self.threads.write(work, table)

    async def results(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        newest = await self.threads.read(newest_results(player, edition, most))
        return tuple(map(result_of, newest))

    async def newest_results(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        newest = await self.threads.read(newest_of_all(edition, most))
        return tuple(map(result_of, reversed(newest)))

    async def best_results(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first."""
        return tuple(result_of(row) for row in await self.threads.read(best_results(player, edition)))

    async def open_attempt(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        known = daily_rows.first_attempts(attempt.player, attempt.date, attempt.task)

        def work(connection: Connection) -> bool:
            if attempt.counts and connection.execute(known).first() is not None:
                return False
            connection.execute(insert(schema.daily).values(daily_rows.attempt_row(attempt)))
            return True

        def known_before(connection: Connection) -> bool | None:
            return True if connection.scalar(select(schema.daily.c.id).where(schema.daily.c.id == attempt.id)) else None

        return await self.threads.write(work, known=known_before)

    async def end_attempt(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""

        def work(connection: Connection) -> bool:
            return connection.execute(daily_rows.ending(end)).rowcount == 1

        def known(connection: Connection) -> bool | None:
            return True if connection.execute(daily_rows.ended(end)).first() is not None else None

        return await self.threads.write(work, known=known)

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        found = await self.threads.read(select(schema.daily).where(schema.daily.c.id == id))
        return daily_rows.attempt_of(found[0]) if found else None

    async def first_attempts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        found = await self.threads.read(daily_rows.first_attempts(player, date))
        return tuple(map(daily_rows.attempt_of, found))

    async def daily_times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        found = await self.threads.read(daily_rows.times(date, task, by, most))
        return tuple(map(daily_rows.attempt_of, found))

    async def daily_count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        return daily_rows.count_of((await self.threads.read(daily_rows.count(date, task, by)))[0])

    async def daily_faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        return int((await self.threads.read(daily_rows.faster(date, task, by, elapsed)))[0][0])

    async def daily_marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        return tuple(map(daily_rows.mark_of, await self.threads.read(daily_rows.marks(player, first, last))))

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        await self.threads.write(lambda connection: person_rows.save_recovery(connection, player, code, at))

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        return await self.threads.write(
            lambda connection: person_rows.redeem(connection, code, device, since, at),
            known=lambda connection: person_rows.owner_of(connection, device),
        )

    async def player_of_device(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        devices = schema.devices
        found = await self.threads.read(select(devices.c.player).where(devices.c.device == device))
        return found[0].player if found else None

    async def rename_attempts(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        await self.threads.write(lambda connection: person_rows.rename_attempts(connection, player, name))

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        results, daily, devices, recovery = schema.results, schema.daily, schema.devices, schema.recovery
        own = [select(each).where(each.c.player == player) for each in (results, daily, recovery)]
        count = select(func.count()).select_from(devices).where(devices.c.player == player)
        found = await self.threads.read(own[0].order_by(results.c.at, results.c.table_id))
        attempts = await self.threads.read(own[1].order_by(daily.c.date, daily.c.task, daily.c.begun_at))
        codes = await self.threads.read(own[2])
        return PersonRows(
            tuple(map(result_of, found)),
            tuple(map(daily_rows.attempt_of, attempts)),
            (await self.threads.read(count))[0][0],
            codes[0].made_at if codes else None,
            await self.ratings.of(player),
        )

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order. It looks at every table."""
        return await self._ids(person_rows.tables_of(player))

    async def erase_person(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
        await self.threads.write(lambda connection: person_rows.erase(connection, player))

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        columns = (getattr(entries.c, column) for column in _ROW)
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

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id that nobody has played at since `before`; with names only if `is_named`."""
        return await self._ids(retention_rows.idle_tables(before, after, most, is_named=is_named))

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        is_known = (tables.c.id == table) & (tables.c.roster == known)
        change = update(tables).where(is_known).values(roster=roster, retention=retention_rows.NAMELESS)
        await self.threads.write(lambda connection: connection.execute(change) and None, table)

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were."""
        kept = None if kept_decks is None else tuple(kept_decks)
        return await self.threads.write(
            lambda connection: retention_rows.remove_tables(connection, tables, before, kept)
        )

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table."""
        await self.threads.write(lambda connection: retention_rows.remove_rest(connection, before))

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        await self.threads.write(lambda connection: retention_rows.remove_daily_names(connection, before))

    async def close(self) -> None:
        """Finish the writes that wait, and close the database."""
        await self.threads.close()

    async def _ids(self, query: Executable) -> tuple[str, ...]:
        return tuple(row[0] for row in await self.threads.read(query))


_KNOWN = Prepared(
    select(entries.c.seq).where(
        entries.c.table_id == bindparam("table_id"), entries.c.command_id == bindparam("command_id")
    )
)
_INSERT = Prepared(insert(entries).values({name: bindparam(name) for name in ("table_id", *_ROW)}).inline())


@lru_cache
def _move(*, has_config: bool, has_epoch: bool) -> Prepared:
    """Moves a table on to its next entry, if it still has that config and is in that epoch."""
    change = update(tables).where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    if has_config:
        played = (tables.c.edition == bindparam("played"), tables.c.settings == bindparam("by"))
        change = change.where(*played, tables.c.deck == bindparam("with"))
    if has_epoch:
        change = change.where(tables.c.epoch == bindparam("driving"))
    return Prepared(change.values(seq=bindparam("after"), deadline=bindparam("due"), over=bindparam("ended")))


def _refused(connection: Connection, table: str, epoch: int) -> AppendResult:
    """Why an append of a driver was refused."""
    now = connection.scalar(select(tables.c.epoch).where(tables.c.id == table))
    return Conflict() if now == epoch else Outdated()


def _save_result(connection: Connection, result: StoredResult) -> None:
    match result:
        case Result():
            connection.execute(insert(schema.results).values(row_of(result)))
        case DailyEnd():
            connection.execute(daily_rows.ending(result))
        case UnratedGame():
            save_unrated(connection, result)


def _has_config(config: StoredConfig) -> tuple[ColumnElement[bool], ...]:
    """The condition that a table has that config."""
    return (tables.c.edition == config.edition, tables.c.settings == config.settings, tables.c.deck == config.deck)


_RECORD = tuple(column.name for column in tables.columns if column.name not in ("over", "driver", "epoch", "retention"))
"""The columns of a table that are fields of its record, but for `over`, which is a bool there."""


def _values_of(record: TableRecord) -> dict[str, object]:
    values: dict[str, object] = {name: getattr(record, name) for name in _RECORD}
    return values | {"over": int(record.over)}


def _record_of(row: AnyRow) -> TableRecord:
    return TableRecord(**{name: getattr(row, name) for name in _RECORD}, over=bool(row.over))
