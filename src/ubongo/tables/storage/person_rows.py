"""What is stored of one person: the statements that read, move and delete it. See ADR 113."""

from sqlalchemy import Boolean, ColumnElement, Connection, Executable, delete, insert, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.schema import daily, devices, rated_players, ratings, recovery, results, tables

HOLDERS = (rated_players, ratings, results, daily, devices, recovery)
"""The tables whose rows belong to one person, by the column `player`."""


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


def rename_attempts(connection: Connection, player: str, name: str) -> None:
    """Give that person's attempts at daily tasks that name."""
    others = (daily.c.player == player) & (daily.c.name != name)
    connection.execute(update(daily).where(others).values(name=name))


def erase(connection: Connection, player: str) -> None:
    """Delete the rows of that person."""
    for holder in HOLDERS:
        connection.execute(delete(holder).where(holder.c.player == player))
