"""Statements that are compiled once: building and compiling one costs many times what the database does with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement whose values are all named by `bindparam`."""

    def __init__(self, statement: ClauseElement) -> None:
        assert isinstance(statement, Executable)
        self._statement = statement
        self._compiled: dict[str, tuple[str, Sequence[str] | None]] = {}
        """By dialect the text, and the order of the values if they have no names in it."""

    def run(self, connection: Connection, values: Mapping[str, object]) -> CursorResult[Any]:
        """The result of the statement with those values, which go to the driver as they are."""
        text, order = self._compiled.get(connection.dialect.name) or self._compile(connection)
        return connection.exec_driver_sql(text, values if order is None else tuple(values[name] for name in order))

    def _compile(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        compiled = self._statement.compile(dialect=connection.dialect)
        found = (str(compiled), getattr(compiled, "positiontup", None))
        self._compiled[connection.dialect.name] = found
        return found
