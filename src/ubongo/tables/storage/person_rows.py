"""What is stored of one person: the statements that read, move and delete it. See ADR 113."""

from sqlalchemy import Boolean, ColumnElement, Connection, Executable, delete, func, insert, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_rows import attempt_of
from ubongo.tables.storage.people import PersonRows
from ubongo.tables.storage.rating_rows import SqlRatings
from ubongo.tables.storage.result_rows import result_of
from ubongo.tables.storage.schema import daily, devices, rated_players, ratings, recovery, results, tables
from ubongo.tables.storage.threads import DatabaseThreads

HOLDERS = (rated_players, ratings, results, daily, devices, recovery)
"""The tables whose rows belong to one person, by the column `player`."""


class SqlPeople:
    """The people of a store on disk."""

    def __init__(self, threads: DatabaseThreads, ratings: SqlRatings) -> None:
        self._threads = threads
        self._ratings = ratings

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        await self._threads.write(lambda connection: save_recovery(connection, player, code, at))

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        return await self._threads.write(
            lambda connection: redeem(connection, code, device, since, at),
            known=lambda connection: owner_of(connection, device),
        )

    async def player_of(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        found = await self._threads.read(select(devices.c.player).where(devices.c.device == device))
        return found[0].player if found else None

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        own = [select(each).where(each.c.player == player) for each in (results, daily, recovery)]
        count = select(func.count()).select_from(devices).where(devices.c.player == player)
        found = await self._threads.read(own[0].order_by(results.c.at, results.c.table_id))
        attempts = await self._threads.read(own[1].order_by(daily.c.date, daily.c.task, daily.c.begun_at))
        codes = await self._threads.read(own[2])
        return PersonRows(
            tuple(map(result_of, found)),
            tuple(map(attempt_of, attempts)),
            (await self._threads.read(count))[0][0],
            codes[0].made_at if codes else None,
            await self._ratings.of(player),
        )

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order. It looks at every table."""
        return tuple(row.id for row in await self._threads.read(tables_of(player)))

    async def erase(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
        await self._threads.write(lambda connection: erase(connection, player))


class _Holds(FunctionElement[bool]):
    """Whether bytes contain a text of ASCII."""

    type = Boolean()
    inherit_cache = True


@compiles(_Holds, "sqlite")
def _holds_in_sqlite(element: _Holds, compiler: SQLCompiler, **more: object) -> str:
    return f"instr(cast({_both(element, compiler, more)[0]} as text), {_both(element, compiler, more)[1]}) > 0"


@compiles(_Holds, "postgresql")
def _holds_in_postgresql(element: _Holds, compiler: SQLCompiler, **more: object) -> str:
    data, text = _both(element, compiler, more)
    return f"strpos(encode({data}, 'escape'), {text}) > 0"


def _both(element: _Holds, compiler: SQLCompiler, more: dict[str, object]) -> tuple[str, str]:
    data, text = element.clauses
    return compiler.process(data, **more), compiler.process(text, **more)


def tables_of(player: str) -> Executable:
    """The ids of the tables whose roster has that identity, in order."""
    holds: ColumnElement[bool] = _Holds(tables.c.roster, player)
    return select(tables.c.id).where(holds).order_by(tables.c.id)


def save_recovery(connection: Connection, player: str, code: str, at: Millis) -> None:
    """Save the hash of a code instead of an earlier one."""
    connection.execute(delete(recovery).where(recovery.c.player == player))
    connection.execute(insert(recovery).values(player=player, code=code, made_at=at))


def owner_of(connection: Connection, device: str) -> str | None:
    """The identity of the person whose added device that is, if it is one."""
    return connection.scalar(select(devices.c.player).where(devices.c.device == device))


def redeem(connection: Connection, code: str, device: str, since: Millis, at: Millis) -> str | None:
    """Use up the code of that hash, and add the device; the person's identity, or None: there is no such code."""
    is_valid = (recovery.c.code == code) & (recovery.c.made_at >= since)
    player = connection.scalar(select(recovery.c.player).where(is_valid))
    if player is None or connection.execute(delete(recovery).where(is_valid)).rowcount == 0:
        return None
    connection.execute(insert(devices).values(device=device, player=player, added_at=at))
    return player


def erase(connection: Connection, player: str) -> None:
    """Delete the rows of that person."""
    for holder in HOLDERS:
        connection.execute(delete(holder).where(holder.c.player == player))
