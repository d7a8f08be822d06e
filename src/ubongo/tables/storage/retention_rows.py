"""What is deleted of old games: the statements for it. See ADR 125."""

from collections.abc import Sequence

from sqlalchemy import Connection, Executable, and_, delete, exists, or_, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.schema import (
    daily,
    decks,
    devices,
    downtimes,
    entries,
    moves,
    nodes,
    recovery,
    results,
    tables,
)
from ubongo.tables.storage.store import NO_NAME

NAMED, NAMELESS, REMOVED = range(3)
"""How much is left of a table: everything, everything but names, or nothing once the transaction ends."""


def idle_tables(before: Millis, stage: int, after: str, most: int) -> Executable:
    """The next tables after that id, in order, of which at least `stage` is left and that nobody has played at since.

    A game with a deadline is still played.
    """
    newest = and_(entries.c.table_id == tables.c.id, entries.c.seq == tables.c.seq, entries.c.at >= before)
    old = and_(tables.c.created_at < before, tables.c.retention <= stage, tables.c.id > after)
    is_over = or_(tables.c.over == 1, tables.c.deadline.is_(None))
    return select(tables.c.id).where(old, is_over, ~exists().where(newest)).order_by(tables.c.id).limit(most)


def remove_tables(connection: Connection, ids: Sequence[str], kept_decks: Sequence[str] | None) -> None:
    """Delete those tables and all that belongs to them.

    A deck goes if no other table has it and it is not among `kept_decks`; without these all decks stay.
    """
    owned = select(tables.c.deck).where(tables.c.id.in_(ids))
    unused = [] if kept_decks is None else [row[0] for row in connection.execute(owned.distinct())]
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(retention=REMOVED))
    for holder in (moves, results, entries):
        connection.execute(delete(holder).where(holder.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    is_used = exists().where(tables.c.deck == decks.c.checksum)
    gone = [deck for deck in unused if deck not in (kept_decks or ())]
    connection.execute(delete(decks).where(decks.c.checksum.in_(gone), ~is_used))


def remove_rest(connection: Connection, before: Millis) -> None:
    """Delete what is older and belongs to no table: attempts at daily boards, codes, downtimes and nodes.

    Devices of people of whom nothing else is left go too.
    """
    connection.execute(delete(daily).where(daily.c.begun_at < before))
    connection.execute(delete(recovery).where(recovery.c.made_at < before))
    connection.execute(delete(downtimes).where(downtimes.c.until < before))
    connection.execute(delete(nodes).where(nodes.c.until < before))
    has_any = (exists().where(holder.c.player == devices.c.player) for holder in (results, daily))
    connection.execute(delete(devices).where(devices.c.added_at < before, *(~one for one in has_any)))


def remove_daily_names(connection: Connection, before: Millis) -> None:
    """Take the names from older attempts at daily boards."""
    named = and_(daily.c.begun_at < before, daily.c.name != NO_NAME)
    connection.execute(update(daily).where(named).values(name=NO_NAME))
