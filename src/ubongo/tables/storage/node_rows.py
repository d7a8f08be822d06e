"""Nodes and leases: which servers on one PostgreSQL database are alive, and which one drives a table. See ADR 114."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from sqlalchemy import Connection, text

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.threads import DatabaseThreads

ALIVE_FOR = Millis(2_500)
"""How long a node counts as alive after its last heartbeat."""

_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_BEAT = text(
    f"insert into nodes (id, seen_at, until) values (:node, {_NOW}, {_NOW} + :span)"
    f" on conflict (id) do update set seen_at = {_NOW}, until = {_NOW} + :span, ended_at = null"
)
_END_OTHERS = text(
    f"update nodes set ended_at = {_NOW} where id in"
    f" (select id from nodes where ended_at is null and until < {_NOW} for update skip locked)"
)
_END = text(f"update nodes set seen_at = {_NOW}, until = {_NOW}, ended_at = {_NOW} where id = :node")
_ALIVE = text("select id from nodes where ended_at is null")
_TABLE = text("select driver, epoch from tables where id = :table for update")
_NODE = text(f"select seen_at, ended_at, until >= {_NOW} and ended_at is null as alive from nodes where id = :node")
_TAKE = text("update tables set driver = :node, epoch = epoch + 1 where id = :table")
_RELEASE = text("update tables set driver = null where id = :table and driver = :node and epoch = :epoch")
_ORPHANS = text(
    "select tables.id from tables left join nodes on nodes.id = tables.driver"
    f" where tables.deadline is not null and (nodes.id is null or nodes.ended_at is not null or nodes.until < {_NOW})"
    " order by tables.deadline limit :most"
)
_LAST_SEEN = text("select max(seen_at) from nodes")
_HEADS = text("select id, seq, roster from tables where id = any(:tables)")


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to drive a table, as long as the table's epoch stays the same."""

    epoch: int
    since: Millis | None = None
    """The last heartbeat of the driver before, if it has died."""
    until: Millis | None = None
    """When its death was noticed, if it was."""


@dataclass(frozen=True, slots=True)
class Held:
    """Another node, which is alive, drives the table."""

    driver: str


@dataclass(frozen=True, slots=True)
class Head:
    """What a node needs to know whether it is up to date about a table."""

    seq: int
    roster: bytes


Taken: TypeAlias = Lease | Held | None
"""None: there is no such table."""


class NodeRows:
    """The heartbeats and the leases in the database. Every method raises StoreError if it fails."""

    def __init__(self, threads: DatabaseThreads) -> None:
        self._threads = threads

    def on_cut(self, call: Callable[[], None]) -> None:
        """Have `call` called whenever the connection to the database was cut."""
        self._threads.on_cut = call

    async def now(self) -> Millis:
        """The instant by the clock of the database."""
        return Millis((await self._threads.read(text(f"select {_NOW}")))[0][0])

    async def beat(self, node: str) -> frozenset[str]:
        """Store a heartbeat of that node; returns the nodes that are alive."""

        def work(connection: Connection) -> frozenset[str]:
            connection.execute(_BEAT, {"node": node, "span": ALIVE_FOR})
            connection.execute(_END_OTHERS)
            return frozenset(connection.scalars(_ALIVE))

        return await self._threads.write(work)

    async def end(self, node: str) -> None:
        """Store that the node ends now."""
        await self._threads.write(lambda connection: connection.execute(_END, {"node": node}))

    async def last_seen(self) -> Millis | None:
        """The newest heartbeat of any node."""
        found = (await self._threads.read(_LAST_SEEN))[0][0]
        return None if found is None else Millis(found)

    async def take(self, table: str, node: str) -> Taken:
        """Take the lease of a table, unless another node that is alive has it."""
        taken: list[Lease] = []

        def known(connection: Connection) -> Taken:
            row = connection.execute(_TABLE, {"table": table}).one_or_none()
            is_taken = bool(taken) and row is not None and (row.driver, row.epoch) == (node, taken[-1].epoch)
            return taken[-1] if is_taken else None

        def work(connection: Connection) -> Taken:
            row = connection.execute(_TABLE, {"table": table}).one_or_none()
            if row is None:
                return None
            driver = cast(str | None, row.driver)
            other = None if driver in (None, node) else driver
            before = None if other is None else connection.execute(_NODE, {"node": other}).one_or_none()
            if other is not None and before is not None and before.alive:
                return Held(other)
            connection.execute(_TAKE, {"node": node, "table": table})
            died = () if before is None else (Millis(before.seen_at), before.ended_at)
            taken.append(Lease(row.epoch + 1, *died))
            return taken[-1]

        return await self._threads.write(work, table, known)

    async def release(self, table: str, node: str, epoch: int) -> None:
        """Give a lease back that the node may still have."""
        values = {"table": table, "node": node, "epoch": epoch}
        await self._threads.write(lambda connection: connection.execute(_RELEASE, values), table)

    async def orphans(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline and no driver that is alive, the earliest first."""
        found = await self._threads.read(_ORPHANS.bindparams(most=most))
        return tuple(cast(str, row[0]) for row in found)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The newest entry and the roster of each of those tables."""
        found = await self._threads.read(_HEADS.bindparams(tables=list(tables)))
        return {row.id: Head(row.seq, bytes(row.roster)) for row in found}
