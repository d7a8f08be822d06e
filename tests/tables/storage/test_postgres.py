"""What holds on PostgreSQL alone: starts that meet, and a log that nobody rewrites."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from tests.postgres import PostgresServer
from tests.tables.fixtures import record, two_people
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.schema import REVISION, metadata
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import LogRow, StoreError

TABLE = record(two_people())
ROW = LogRow(1, Millis(1), "command-1", b'{"kind":"wake"}', b"[]")


async def test_servers_that_meet_at_an_empty_database_all_start(postgres: PostgresServer):
    address = postgres.created()
    stores = await asyncio.gather(*(SqlStore.opened(address) for _ in range(4)))
    await stores[0].open_table(TABLE)
    for store in stores:
        assert await store.table(TABLE.id) == TABLE
        await store.close()
    assert postgres.execute("select version_num from alembic_version", address) == [(REVISION,)]


@pytest.mark.parametrize("act", ["update entries set at = 0", "delete from entries", "truncate entries"])
async def test_the_log_cannot_be_rewritten(postgres: PostgresServer, shared_database: str, act: str):
    postgres.empty(shared_database)
    store = await SqlStore.opened(shared_database)
    await store.open_table(TABLE)
    await store.append(TABLE.id, ROW, None, False)
    with pytest.raises(StoreError, match="append-only"):
        await store.threads.write(lambda connection: connection.exec_driver_sql(act))
    assert await store.rows(TABLE.id, 0) == (ROW,)
    await store.close()


async def test_the_migrations_produce_the_current_schema(postgres: PostgresServer):
    store = await SqlStore.opened(postgres.created())

    def work(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store.threads.write(work) == []
    await store.close()


async def test_a_server_that_is_not_there_is_reported_in_one_line():
    with pytest.raises(StoreError, match="cannot open the database postgresql") as caught:
        await SqlStore.opened("postgresql://ubongo:secret@/ubongo?host=/nowhere")
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
