"""What is deleted of old games: the statements for it. See ADR 125."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, Executable, and_, delete, exists, func, or_, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import NO_NAME
from ubongo.tables.storage.schema import (
    daily,
    decks,
    downtimes,
    entries,
    moves,
    nodes,
    recovery,
    results,
    tables,
    unrated_games,
)
from ubongo.tables.storage.threads import DatabaseThreads

NAMED, NAMELESS, REMOVED = range(3)
"""How much is left of a table: everything, everything but names, or nothing once the transaction ends."""


class SqlRetention:
    """Deletes from a store on disk."""

    def __init__(self, threads: DatabaseThreads) -> None:
        self._threads = threads

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id that nobody has played at since `before`; with names only if `is_named`."""
        return tuple(row.id for row in await self._threads.read(idle_tables(before, after, most, is_named=is_named)))

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        is_known = (tables.c.id == table) & (tables.c.roster == known)
        change = update(tables).where(is_known).values(roster=roster, retention=NAMELESS)
        await self._threads.write(lambda connection: connection.execute(change) and None, table)

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were."""
        kept = None if kept_decks is None else tuple(kept_decks)
        return await self._threads.write(lambda connection: remove_tables(connection, tables, before, kept))

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table."""
        await self._threads.write(lambda connection: remove_rest(connection, before))

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        await self._threads.write(lambda connection: remove_daily_names(connection, before))


def _is_idle(before: Millis) -> ColumnElement[bool]:
    newest = and_(entries.c.table_id == tables.c.id, entries.c.seq == tables.c.seq, entries.c.at >= before)
    is_over = or_(tables.c.over == 1, tables.c.deadline.is_(None))
    return and_(tables.c.created_at < before, is_over, ~exists().where(newest))


def idle_tables(before: Millis, after: str, most: int, *, is_named: bool) -> Executable:
    """The next tables after that id, in order, that nobody has played at since; with names only if `is_named`.

    A game with a deadline is still played.
    """
    stages = (NAMED,) if is_named else (NAMED, NAMELESS)
    chosen = and_(tables.c.retention.in_(stages), tables.c.id > after)
    return select(tables.c.id).where(chosen, _is_idle(before)).order_by(tables.c.id).limit(most)


def remove_tables(
    connection: Connection, ids: Sequence[str], before: Millis, kept_decks: Sequence[str] | None
) -> tuple[str, ...]:
    """Delete those of these tables that are still idle, and all that belongs to them; which these were.

    A deck goes if no other table has it and it is not among `kept_decks`; without these all decks stay.
    """
    locked = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
    connection.execute(locked)  # a server that has just appended an entry is waited for, and its entry seen
    chosen = and_(tables.c.id.in_(ids), _is_idle(before))
    rows = connection.execute(select(tables.c.id, tables.c.deck).where(chosen)).all()
    gone = tuple(row.id for row in rows)
    connection.execute(update(tables).where(tables.c.id.in_(gone)).values(retention=REMOVED))
    for holder in (moves, results, unrated_games, entries):
        connection.execute(delete(holder).where(holder.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    is_used = exists().where(tables.c.deck == decks.c.checksum)
    unused = set[str]() if kept_decks is None else {row.deck for row in rows} - set(kept_decks)
    connection.execute(delete(decks).where(decks.c.checksum.in_(unused), ~is_used))
    return gone


def remove_rest(connection: Connection, before: Millis) -> None:
    """Delete what is older and belongs to no table: attempts at daily boards, codes, downtimes and nodes.

    An attempt stays as long as its table.
    """
    is_old = func.coalesce(daily.c.ended_at, daily.c.begun_at) < before
    connection.execute(delete(daily).where(is_old, ~exists().where(tables.c.id == daily.c.id)))
    connection.execute(delete(recovery).where(recovery.c.made_at < before))
    connection.execute(delete(downtimes).where(downtimes.c.until < before))
    connection.execute(delete(nodes).where(nodes.c.until < before))


def remove_daily_names(connection: Connection, before: Millis) -> None:
    """Take the names from older attempts at daily boards."""
    named = and_(daily.c.begun_at < before, daily.c.name != NO_NAME)
    connection.execute(update(daily).where(named).values(name=NO_NAME))
