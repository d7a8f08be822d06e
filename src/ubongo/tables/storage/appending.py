"""Appends entries to the logs of a database, with all that is stored with an entry."""

from functools import lru_cache

from sqlalchemy import Connection, bindparam, insert, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage import daily_rows, schema
from ubongo.tables.storage.daily_attempts import DailyEnd
from ubongo.tables.storage.prepared import Prepared
from ubongo.tables.storage.rating_rows import save_unrated
from ubongo.tables.storage.ratings import UnratedGame
from ubongo.tables.storage.result_rows import row_of
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.schema import entries, tables
from ubongo.tables.storage.store import (
    Appended,
    AppendResult,
    Conflict,
    Known,
    LogRow,
    Outdated,
    StoredConfig,
    StoredResult,
)

ROW = ("seq", "at", "command_id", "command", "events", "notes", "checksum")
"""The columns of a row, in the order of its fields."""


def append(
    connection: Connection,
    table: str,
    row: LogRow,
    deadline: Millis | None,
    over: bool,
    *,
    config: StoredConfig | None,
    results: tuple[StoredResult, ...],
    epoch: int | None,
) -> AppendResult:
    """Append `row` if it is the next one, and move the table on."""
    values = {column: getattr(row, column) for column in ROW} | {"table_id": table}
    move = _move(has_config=config is not None, has_epoch=epoch is not None)
    moved: dict[str, object] = {
        "table": table,
        "command": row.command_id,
        "before": row.seq - 1,
        "after": row.seq,
        "due": deadline,
        "ended": int(over),
        "driving": epoch,
    }
    if config is not None:
        moved |= {"played": config.edition, "by": config.settings, "with": config.deck}
    if move.run(connection, moved).rowcount == 0:
        return _refused(connection, table, row.command_id, epoch)
    _INSERT.run(connection, values)
    for result in results:
        _save_result(connection, result)
    return Appended()


_KNOWN = Prepared(
    select(entries.c.seq).where(
        entries.c.table_id == bindparam("table_id"), entries.c.command_id == bindparam("command_id")
    )
)
_INSERT = Prepared(insert(entries).values({name: bindparam(name) for name in ("table_id", *ROW)}).inline())


@lru_cache
def _move(*, has_config: bool, has_epoch: bool) -> Prepared:
    """Moves a table on to its next entry, if it lacks that command, still has that config and is in that epoch."""
    same = select(entries.c.seq).where(entries.c.table_id == tables.c.id, entries.c.command_id == bindparam("command"))
    change = update(tables).where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    change = change.where(~same.exists())
    if has_config:
        played = (tables.c.edition == bindparam("played"), tables.c.settings == bindparam("by"))
        change = change.where(*played, tables.c.deck == bindparam("with"))
    if has_epoch:
        change = change.where(tables.c.epoch == bindparam("driving"))
    return Prepared(change.values(seq=bindparam("after"), deadline=bindparam("due"), over=bindparam("ended")))


def _refused(connection: Connection, table: str, command_id: str, epoch: int | None) -> AppendResult:
    """Why an append was refused."""
    known = _KNOWN.run(connection, {"table_id": table, "command_id": command_id}).scalar()
    if known is not None:
        return Known(known)
    if epoch is None:
        return Conflict()
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
