"""What a database holds, in numbers: read beside a server that uses it, and without changing anything."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import ColumnElement, case, create_engine, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.address import url_of
from ubongo.tables.storage.database import reason
from ubongo.tables.storage.schema import tables
from ubongo.tables.storage.store import StoreError


@dataclass(frozen=True, slots=True)
class EditionOverview:
    """The tables of one edition."""

    edition: str
    waiting: int
    """Whose game has not started."""
    running: int
    over: int
    entries: int
    first: Millis
    """When the oldest was opened."""
    last: Millis
    """When the newest was opened."""


def overview(address: str) -> tuple[EditionOverview, ...]:
    """The tables at that database address, by edition in the order of their names.

    Raises:
        StoreError: it cannot be read.
    """
    try:
        engine = create_engine(_read_only(url_of(address)), poolclass=NullPool)
        with engine.connect() as connection:
            return tuple(EditionOverview(*row) for row in connection.execute(_OVERVIEW))
    except (SQLAlchemyError, ModuleNotFoundError) as cause:
        raise StoreError(f"cannot read the database: {reason(cause)}") from cause


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


_HAS_STARTED = tables.c.seq > 0
_IS_OVER = tables.c.over == 1
_OVERVIEW = (
    select(
        tables.c.edition,
        _count(~_HAS_STARTED),
        _count(_HAS_STARTED & ~_IS_OVER),
        _count(_IS_OVER),
        func.sum(tables.c.seq),
        func.min(tables.c.created_at),
        func.max(tables.c.created_at),
    )
    .group_by(tables.c.edition)
    .order_by(tables.c.edition)
)


def _read_only(url: URL) -> URL:
    if url.get_backend_name() != "sqlite":
        return url
    file = Path(url.database or "").absolute().as_uri()
    return url.set(database=file, query={"mode": "ro", "uri": "true"})
