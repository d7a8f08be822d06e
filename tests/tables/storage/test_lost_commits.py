"""PostgreSQL commits and its answer is lost: work that is done again gives what it gave. See ADR 114."""

from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from tests.postgres import PostgresServer
from tests.tables.fixtures import ADA, record, two_people
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import DailyAttempt, DailyEnd
from ubongo.tables.storage.node_rows import Lease, NodeRows
from ubongo.tables.storage.sql import SqlStore

pytestmark = pytest.mark.slow

TABLE = record(two_people())
LOST = psycopg.OperationalError("the connection is lost")
ATTEMPT = DailyAttempt(
    id="attempt", player=ADA, date="2026-11-30", task="easy", name="Ada", counts=False, begun_at=Millis(1)
)


@pytest.fixture
async def store(postgres: PostgresServer, shared_database: str) -> AsyncIterator[SqlStore]:
    postgres.empty(shared_database)
    store = await SqlStore.opened(shared_database)
    yield store
    await store.close()


@contextmanager
def lost_answer(store: SqlStore) -> Generator[None]:
    """The answer to the next commit is lost, and so is the connection."""
    writer = store.threads._database.writer  # pyright: ignore[reportPrivateUsage]

    lost: list[str] = []

    def commit(connection: Connection) -> None:
        if not lost:
            lost.append("commit")
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            driver.commit()
            driver.close()
            raise OperationalError("commit", None, LOST, connection_invalidated=True)

    event.listen(writer, "commit", commit)
    try:
        yield
    finally:
        event.remove(writer, "commit", commit)
    assert lost, "no commit was lost"


async def test_a_table_is_opened_once(store: SqlStore):
    with lost_answer(store):
        await store.open_table(TABLE)
    assert await store.table(TABLE.id) == TABLE


async def test_a_lease_that_was_taken_still_says_when_the_driver_before_died(store: SqlStore):
    rows = NodeRows(store.threads)
    await store.open_table(TABLE)
    await rows.beat("one")
    await rows.take(TABLE.id, "one")
    await rows.end("one")
    with lost_answer(store):
        taken = await rows.take(TABLE.id, "two")
    assert isinstance(taken, Lease)
    assert (taken.epoch, taken.since == taken.until) == (2, True)
    assert taken.since is not None


async def test_a_recovery_code_adds_its_device(store: SqlStore):
    await store.people.save_recovery(ADA, "code", Millis(5))
    with lost_answer(store):
        assert await store.people.redeem_recovery("code", "device", Millis(0), Millis(6)) == ADA
    assert await store.people.player_of("device") == ADA
    assert await store.people.redeem_recovery("code", "another", Millis(0), Millis(7)) is None


async def test_an_attempt_is_opened_and_ends_once(store: SqlStore):
    with lost_answer(store):
        assert await store.daily.open(ATTEMPT)
    end = DailyEnd(ATTEMPT.id, Millis(9), Millis(8), solved=True)
    with lost_answer(store):
        assert await store.daily.end(end)
    assert not await store.daily.end(DailyEnd(ATTEMPT.id, Millis(10), Millis(8), solved=True))
