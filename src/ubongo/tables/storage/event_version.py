"""The version of what logs hold, kept in the database: an older program must not read newer events. See ADR 131."""

import re

from sqlalchemy import Connection, text

from ubongo.tables.storage.store import StoreError

EVENTS = 1
"""One more whenever a table can hold what the program before cannot read: a new command, event, setting or field."""
_COMMENT = re.compile("events ([0-9]+)")


def check_events(connection: Connection) -> None:
    """Refuse a database whose events are newer; a database without a version has the first.

    Raises:
        StoreError: a newer program has written it. Nothing has changed.
    """
    stored = _stored(connection)
    if stored > EVENTS:
        raise StoreError(
            f"the database is from another version of this program: its events are of version {stored},"
            f" and this program reads up to {EVENTS}"
        )


def note_events(connection: Connection) -> None:
    """Store that events of this program's version may be written from now on."""
    if _stored(connection) == EVENTS:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"comment on table alembic_version is 'events {EVENTS}'")
    else:
        connection.exec_driver_sql(f"pragma user_version = {EVENTS}")


def _stored(connection: Connection) -> int:
    """0: there is none yet."""
    if connection.dialect.name != "postgresql":
        return int(connection.exec_driver_sql("pragma user_version").scalar_one())
    comment = connection.scalar(text("select obj_description(to_regclass('alembic_version'), 'pg_class')"))
    found = _COMMENT.fullmatch(comment or "")
    return 0 if found is None else int(found[1])
