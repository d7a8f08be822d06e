from dataclasses import replace

import pytest

from tests.tables.fixtures import record, two_people
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.row_checksums import first_checksum, next_checksum
from ubongo.tables.storage.store import LogRow, StoredConfig, TableRecord

TABLE = record(two_people())
ROW = LogRow(1, Millis(5), "a", b"bc", b"d", b"e")


@pytest.mark.parametrize(
    "changed",
    [
        replace(ROW, seq=2),
        replace(ROW, at=Millis(6)),
        replace(ROW, command_id="b"),
        replace(ROW, command=b"bd"),
        replace(ROW, events=b"e"),
        replace(ROW, notes=b"f"),
        replace(ROW, command_id="ab", command=b"c"),
        replace(ROW, command=b"b", events=b"cd"),
    ],
)
def test_every_field_counts_and_none_runs_into_the_next(changed: LogRow):
    assert next_checksum(b"before", changed) != next_checksum(b"before", ROW)


def test_the_rows_before_count():
    assert next_checksum(b"before", ROW) != next_checksum(b"other", ROW)


def test_the_stored_checksum_does_not_count():
    assert next_checksum(b"before", replace(ROW, checksum=b"anything")) == next_checksum(b"before", ROW)


@pytest.mark.parametrize("changed", [replace(TABLE, id="another"), replace(TABLE, seed=b"s"), replace(TABLE, scheme=9)])
def test_the_first_one_covers_the_table(changed: TableRecord):
    assert first_checksum(changed, TABLE.config) != first_checksum(TABLE, TABLE.config)


@pytest.mark.parametrize("config", [StoredConfig("a", b"b", "c"), StoredConfig("ab", b"", "c")])
def test_the_first_one_covers_the_config(config: StoredConfig):
    assert first_checksum(TABLE, config) not in (
        first_checksum(TABLE, TABLE.config),
        first_checksum(TABLE, StoredConfig("a", b"", "bc")),
    )
