"""Tables as rows of a database, apart from their logs."""

from sqlalchemy import ColumnElement

from ubongo.tables.storage.schema import tables
from ubongo.tables.storage.store import StoredConfig, TableRecord
from ubongo.tables.storage.threads import AnyRow

_RECORD = tuple(column.name for column in tables.columns if column.name not in ("over", "driver", "epoch", "retention"))
"""The columns of a table that are fields of its record, but for `over`, which is a bool there."""


def values_of(record: TableRecord) -> dict[str, object]:
    """The record as a row."""
    values: dict[str, object] = {name: getattr(record, name) for name in _RECORD}
    return values | {"over": int(record.over)}


def record_of(row: AnyRow) -> TableRecord:
    """The record of a row."""
    return TableRecord(**{name: getattr(row, name) for name in _RECORD}, over=bool(row.over))


def has_config(config: StoredConfig) -> tuple[ColumnElement[bool], ...]:
    """The condition that a table has that config."""
    return (tables.c.edition == config.edition, tables.c.settings == config.settings, tables.c.deck == config.deck)
