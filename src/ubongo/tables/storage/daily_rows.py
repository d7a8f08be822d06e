"""Attempts at daily tasks as rows of a database, and the statements for them."""

from sqlalchemy import ColumnElement, Executable, Select, Update, func, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.schema import daily
from ubongo.tables.storage.store import DailyAttempt, DailyCount, DailyEnd, DailyMark
from ubongo.tables.storage.threads import AnyRow

_FLAGS = ("counts", "solved")
_SAME_NAMES = tuple(column.name for column in daily.columns if column.name not in _FLAGS)


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


def _attempts(date: str, task: str) -> ColumnElement[bool]:
    return (daily.c.date == date) & (daily.c.task == task) & (daily.c.counts == 1)


def _solved(by: Millis) -> ColumnElement[bool]:
    return (daily.c.solved == 1) & (daily.c.ended_at <= by)
