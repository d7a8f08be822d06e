"""Attempts at daily tasks in a database. See ADR 108."""

from sqlalchemy import ColumnElement, Connection, Executable, Select, Update, func, insert, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import DailyAttempt, DailyCount, DailyEnd, DailyMark
from ubongo.tables.storage.schema import daily
from ubongo.tables.storage.threads import AnyRow, DatabaseThreads

_FLAGS = ("counts", "solved")
_SAME_NAMES = tuple(column.name for column in daily.columns if column.name not in _FLAGS)


class SqlDaily:
    """The attempts of a store on disk."""

    def __init__(self, threads: DatabaseThreads) -> None:
        self._threads = threads

    async def open(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        known = first_attempts(attempt.player, attempt.date, attempt.task)

        def work(connection: Connection) -> bool:
            if attempt.counts and connection.execute(known).first() is not None:
                return False
            connection.execute(insert(daily).values(attempt_row(attempt)))
            return True

        def known_before(connection: Connection) -> bool | None:
            return True if connection.scalar(select(daily.c.id).where(daily.c.id == attempt.id)) else None

        return await self._threads.write(work, known=known_before)

    async def end(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""

        def work(connection: Connection) -> bool:
            return connection.execute(ending(end)).rowcount == 1

        def known(connection: Connection) -> bool | None:
            return True if connection.execute(ended(end)).first() is not None else None

        return await self._threads.write(work, known=known)

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        found = await self._threads.read(select(daily).where(daily.c.id == id))
        return attempt_of(found[0]) if found else None

    async def firsts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        found = await self._threads.read(first_attempts(player, date))
        return tuple(map(attempt_of, found))

    async def times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        found = await self._threads.read(times(date, task, by, most))
        return tuple(map(attempt_of, found))

    async def count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        return count_of((await self._threads.read(count(date, task, by)))[0])

    async def faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        return int((await self._threads.read(faster(date, task, by, elapsed)))[0][0])

    async def marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        return tuple(map(mark_of, await self._threads.read(marks(player, first, last))))

    async def rename(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        await self._threads.write(lambda connection: rename_attempts(connection, player, name))


def attempt_row(attempt: DailyAttempt) -> dict[str, object]:
    """The attempt as a row."""
    values: dict[str, object] = {name: getattr(attempt, name) for name in _SAME_NAMES}
    return values | {name: int(getattr(attempt, name)) for name in _FLAGS}


def attempt_of(row: AnyRow) -> DailyAttempt:
    """The attempt of a row."""
    kept = {name: getattr(row, name) for name in _SAME_NAMES}
    return DailyAttempt(**kept, counts=bool(row.counts), solved=bool(row.solved))


def first_attempts(player: str, date: str, task: str | None = None) -> Select[AnyRow]:
    """That person's attempts that count on a date, by task; or the one at that task."""
    own = select(daily).where(daily.c.player == player, daily.c.date == date, daily.c.counts == 1)
    return (own if task is None else own.where(daily.c.task == task)).order_by(daily.c.task)


def ending(end: DailyEnd) -> Update:
    """The change that ends an open attempt."""
    is_open = (daily.c.id == end.attempt) & daily.c.ended_at.is_(None)
    return update(daily).where(is_open).values(ended_at=end.at, elapsed=end.elapsed, solved=int(end.solved))


def ended(end: DailyEnd) -> Select[AnyRow]:
    """The attempt, if it ended in just that way."""
    is_same = (daily.c.ended_at == end.at) & (daily.c.elapsed == end.elapsed) & (daily.c.solved == int(end.solved))
    return select(daily).where(daily.c.id == end.attempt, is_same)


def times(date: str, task: str, by: Millis, most: int) -> Select[AnyRow]:
    """The fastest attempts that count and had solved the task in time, the first of equals first."""
    fastest = select(daily).where(_attempts(date, task), _solved(by))
    return fastest.order_by(daily.c.elapsed, daily.c.ended_at, daily.c.id).limit(most)


def count(date: str, task: str, by: Millis) -> Executable:
    """How many attempts at a task count, and how many of them had solved it in time."""
    return select(func.count().label("players"), func.count().filter(_solved(by)).label("solved")).where(
        _attempts(date, task)
    )


def faster(date: str, task: str, by: Millis, elapsed: Millis) -> Executable:
    """How many attempts that count had solved the task in time, and faster."""
    return select(func.count()).where(_attempts(date, task), _solved(by), daily.c.elapsed < elapsed)


def marks(player: str, first: str, last: str) -> Executable:
    """What that person has done of each task, by date and task."""
    own = select(
        daily.c.date,
        daily.c.task,
        func.max(daily.c.counts).label("counts"),
        func.max(daily.c.counts * daily.c.solved).label("solved"),
        func.max((1 - daily.c.counts) * daily.c.solved).label("practiced"),
    ).where(daily.c.player == player, daily.c.date.between(first, last))
    return own.group_by(daily.c.date, daily.c.task).order_by(daily.c.date, daily.c.task)


def count_of(row: AnyRow) -> DailyCount:
    """The counts of a row."""
    return DailyCount(row.players, row.solved)


def mark_of(row: AnyRow) -> DailyMark:
    """The mark of a row."""
    return DailyMark(row.date, row.task, bool(row.counts), bool(row.solved), bool(row.practiced))


def rename_attempts(connection: Connection, player: str, name: str) -> None:
    """Give that person's attempts at daily tasks that name."""
    others = (daily.c.player == player) & (daily.c.name != name)
    connection.execute(update(daily).where(others).values(name=name))


def _attempts(date: str, task: str) -> ColumnElement[bool]:
    return (daily.c.date == date) & (daily.c.task == task) & (daily.c.counts == 1)


def _solved(by: Millis) -> ColumnElement[bool]:
    return (daily.c.solved == 1) & (daily.c.ended_at <= by)
