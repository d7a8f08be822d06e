import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, text

from tests.patience import PATIENCE_S
from tests.tables.fixtures import ADA, record, two_people
from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.board_moves import BoardMoves, Move
from ubongo.puzzles.piece import PieceId
from ubongo.tables.storage.daily_attempts import DailyAttempt, DailyCount, DailyEnd, DailyMark
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.migrations import run
from ubongo.tables.storage.people import PersonRows
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.schema import metadata
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Appended, Conflict, DowntimeSpan, Known, LogRow, Store, StoredConfig, StoreError

TABLE = record(two_people())


def a_row(seq: int, command_id: str | None = None) -> LogRow:
    return LogRow(seq, Millis(1_000 + seq), command_id or f"command-{seq}", b'{"kind":"wake"}', b"[]")


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new folder' / 'tables.db'}"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, address: str) -> AsyncIterator[Store]:
    if request.param == "postgresql":
        address = request.getfixturevalue("shared_database")
        request.getfixturevalue("postgres").empty(address)
    made: Store = MemoryStore() if request.param == "memory" else await SqlStore.opened(address)
    yield made
    await made.close()


async def test_a_table_is_found_as_it_was_opened(store: Store):
    await store.open_table(TABLE)
    assert await store.table(TABLE.id) == TABLE
    assert await store.table("another") is None


async def test_a_table_is_opened_once_and_keeps_its_log(store: Store):
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1), None, False)
    with pytest.raises(StoreError, match="cannot write"):
        await store.open_table(replace(TABLE, seed=b"another"))
    assert await store.table(TABLE.id) == replace(TABLE, seq=1)
    assert await store.rows(TABLE.id, 0) == (a_row(1),)


async def test_a_missing_table_has_no_log_and_accepts_none(store: Store):
    assert await store.rows("nowhere", 0) == ()
    assert await store.append("nowhere", a_row(1), Millis(5), False) == Conflict()
    assert not await store.save_roster("nowhere", TABLE.roster, b"nobody")
    assert await store.table("nowhere") is None
    assert await store.due(Millis(9)) == ()


async def test_tables_with_a_deadline_are_sorted_by_it(store: Store):
    for name, deadline in (("c", 300), ("a", 200), ("b", 100)):
        await store.open_table(replace(TABLE, id=name))
        await store.append(name, a_row(1), Millis(deadline), False)
    assert await store.due(Millis(1_000)) == ("b", "a", "c")
    assert await store.due(Millis(300)) == ("b", "a")
    assert await store.timed(9) == ("b", "a", "c")
    assert await store.timed(2) == ("b", "a")


async def test_rows_are_read_in_order_after_a_given_number(store: Store):
    await store.open_table(TABLE)
    for seq in (1, 2, 3):
        assert await store.append(TABLE.id, a_row(seq), Millis(9), False) == Appended()
    assert await store.rows(TABLE.id, 0) == (a_row(1), a_row(2), a_row(3))
    assert await store.rows(TABLE.id, 2) == (a_row(3),)
    assert await store.rows(TABLE.id, 3) == ()


async def test_an_append_updates_the_number_deadline_and_end_of_the_table(store: Store):
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1), Millis(77), False)
    assert await store.table(TABLE.id) == replace(TABLE, seq=1, deadline=Millis(77))
    await store.append(TABLE.id, a_row(2), None, True)
    assert await store.table(TABLE.id) == replace(TABLE, seq=2, over=True)


@pytest.mark.parametrize("seq", [1, 3, 7])
async def test_an_append_that_is_not_the_next_row_is_a_conflict(store: Store, seq: int):
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1), None, False)
    assert await store.append(TABLE.id, a_row(seq, "somebody else's"), None, False) == Conflict()
    assert await store.rows(TABLE.id, 0) == (a_row(1),)


@pytest.mark.parametrize("seq", [1, 2, 5])
async def test_a_command_is_found_by_its_id(store: Store, seq: int):
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1, "twice"), None, False)
    assert await store.append(TABLE.id, a_row(seq, "twice"), None, False) == Known(1)
    assert await store.rows(TABLE.id, 0) == (a_row(1, "twice"),)


async def test_the_same_command_id_is_free_at_another_table(store: Store):
    await store.open_table(TABLE)
    await store.open_table(replace(TABLE, id="another"))
    assert await store.append(TABLE.id, a_row(1, "mine"), None, False) == Appended()
    assert await store.append("another", a_row(1, "mine"), None, False) == Appended()


async def test_exactly_one_of_many_appends_of_the_same_number_succeeds(store: Store):
    await store.open_table(TABLE)
    rows = [a_row(1, f"by {name}") for name in range(20)]
    answers = await asyncio.gather(*(store.append(TABLE.id, row, None, False) for row in rows))
    assert answers.count(Appended()) == 1
    assert answers.count(Conflict()) == 19
    assert len(await store.rows(TABLE.id, 0)) == 1


async def test_a_roster_is_stored(store: Store):
    await store.open_table(TABLE)
    assert await store.save_roster(TABLE.id, TABLE.roster, b"who sits where")
    assert await store.table(TABLE.id) == replace(TABLE, roster=b"who sits where")


async def test_the_second_of_two_changes_of_a_roster_is_rejected(store: Store):
    await store.open_table(TABLE)
    assert await store.save_roster(TABLE.id, TABLE.roster, b"first")
    assert not await store.save_roster(TABLE.id, TABLE.roster, b"second")
    assert await store.save_roster(TABLE.id, b"first", b"second")
    assert await store.table(TABLE.id) == replace(TABLE, roster=b"second")


async def test_the_config_changes_with_the_roster_while_the_log_is_empty(store: Store):
    await store.open_table(TABLE)
    config = StoredConfig("classic", b'{"seats": 3}', "another deck")
    assert await store.save_roster(TABLE.id, TABLE.roster, b"agreed", config)
    agreed = replace(TABLE, roster=b"agreed", edition="classic", settings=config.settings, deck=config.deck)
    assert await store.table(TABLE.id) == agreed
    await store.append(TABLE.id, a_row(1), None, False)
    assert not await store.save_roster(TABLE.id, b"agreed", b"later", TABLE.config)
    assert await store.table(TABLE.id) == replace(agreed, seq=1)
    assert await store.save_roster(TABLE.id, b"agreed", b"later"), "the roster may change"


async def test_the_config_changes_only_from_the_expected_one(store: Store):
    await store.open_table(TABLE)
    first, second = (StoredConfig("classic", b'{"seats": %d}' % seats, "another deck") for seats in (2, 3))
    assert await store.save_roster(TABLE.id, TABLE.roster, TABLE.roster, first, instead_of=TABLE.config)
    assert not await store.save_roster(TABLE.id, TABLE.roster, b"late", second, instead_of=TABLE.config)
    kept = await store.table(TABLE.id)
    assert kept is not None
    assert (kept.config, kept.roster) == (first, TABLE.roster)
    assert await store.save_roster(TABLE.id, TABLE.roster, b"again", second, instead_of=first)


async def test_an_entry_is_appended_only_under_the_config_that_decided_it(store: Store):
    await store.open_table(TABLE)
    own = TABLE.config
    for other in (replace(own, edition="classic"), replace(own, settings=b"{}"), replace(own, deck="another deck")):
        assert await store.append(TABLE.id, a_row(1), None, False, config=other) == Conflict()
    assert await store.rows(TABLE.id, 0) == ()
    assert await store.append(TABLE.id, a_row(1), None, False, config=TABLE.config) == Appended()


async def test_a_table_is_found_by_its_code_and_no_two_have_the_same(store: Store):
    await store.open_table(replace(TABLE, code="ABC234"))
    for name in ("no code", "nor this one"):
        await store.open_table(replace(TABLE, id=name))
    assert await store.table_of_code("ABC234") == TABLE.id
    assert await store.table_of_code("XYZ789") is None
    with pytest.raises(StoreError, match="cannot write"):
        await store.open_table(replace(TABLE, id="another", code="ABC234"))
    assert await store.table("another") is None


RESULT = Result(
    table=TABLE.id,
    seat=0,
    player="ada",
    edition="solo",
    at=Millis(5),
    settings=b"{}",
    points=3,
    won=True,
    ending="count",
    elapsed=Millis(61_000),
    solves=b"[]",
)


async def test_results_come_with_the_entry_that_ends_the_game(store: Store):
    await store.open_table(TABLE)
    results = (RESULT, replace(RESULT, seat=1, player="grace", won=False))
    assert await store.append(TABLE.id, a_row(7), None, True, results=results) == Conflict()
    assert await store.results.of("ada", "solo", 9) == ()
    assert await store.append(TABLE.id, a_row(1), None, True, results=results) == Appended()
    assert await store.append(TABLE.id, a_row(1), None, True, results=results) == Known(1)
    assert await store.results.of("ada", "solo", 9) == results[:1]
    assert await store.results.of("grace", "solo", 9) == results[1:]
    assert await store.results.of("ada", "pouch", 9) == ()


async def test_the_newest_results_are_returned_the_newest_last(store: Store):
    for name, at in (("b", 30), ("a", 10), ("c", 20)):
        await store.open_table(replace(TABLE, id=name))
        await store.append(name, a_row(1), None, True, results=(replace(RESULT, table=name, at=Millis(at)),))
    assert [result.table for result in await store.results.of("ada", "solo", 9)] == ["a", "c", "b"]
    assert [result.table for result in await store.results.of("ada", "solo", 2)] == ["c", "b"]


async def finish(store: Store, name: str, at: int, *, player: str = "ada", **changes: Any) -> None:
    """Save a table whose game ended with `RESULT`, changed."""
    result = replace(RESULT, table=name, at=Millis(at), player=player, **changes)
    await store.open_table(replace(TABLE, id=name))
    await store.append(name, a_row(1), None, True, results=(result,))


async def test_the_newest_results_of_everybody_are_those_of_one_edition_the_newest_last(store: Store):
    await finish(store, "b", 30)
    await finish(store, "a", 10, player="grace")
    await finish(store, "c", 20, ending="practice")
    await finish(store, "d", 40, edition="pouch")
    assert [result.table for result in await store.results.newest("solo", 9)] == ["a", "c", "b"]
    assert [result.table for result in await store.results.newest("solo", 2)] == ["c", "b"]
    assert [result.player for result in await store.results.newest("solo", 3)] == ["grace", "ada", "ada"]
    assert await store.results.newest("cards", 9) == ()


@pytest.mark.rule("S4")
async def test_practice_does_not_push_other_results_out_of_the_newest(store: Store):
    for number in range(3):
        await finish(store, f"ranked-{number}", 10 + number)
    for number in range(50):
        await finish(store, f"practice-{number:02}", 20 + number, ending="practice")
    await finish(store, "stopped", 5, ending="stopped")
    newest = [result.table for result in await store.results.of("ada", "solo", 2)]
    assert newest == ["stopped", "ranked-1", "ranked-2", "practice-48", "practice-49"]


@pytest.mark.slow
@pytest.mark.rule("S4")
@pytest.mark.parametrize("later", [0, 1, 600])
@pytest.mark.parametrize("store", ["memory", "sqlite"], indirect=True)
async def test_a_best_result_is_never_forgotten(store: Store, later: int):
    await finish(store, "best", 10, points=9)
    for number in range(later):
        await finish(store, f"later-{number}", 20 + number, points=8)
    assert [result.table for result in await store.results.best("ada", "solo")] == ["best"]


async def test_the_best_result_of_each_kind_is_found_however_many_came_later(store: Store):
    practice = b'{"mode":"practice"}'
    await finish(store, "best", 10, points=9)
    for number in range(20):
        await finish(store, f"later-{number}", 20 + number, points=number % 9)
        await finish(store, f"practice-{number}", 20 + number, points=99, ending="practice", settings=practice)
    await finish(store, "stopped", 50, points=30, ending="stopped")
    await finish(store, "other", 60, player="grace", points=50)
    best = await store.results.best("ada", "solo")
    assert [result.table for result in best] == ["best", "practice-0", "stopped"]
    assert best[0] == replace(RESULT, table="best", at=Millis(10), points=9)
    assert "best" not in [result.table for result in await store.results.of("ada", "solo", 20)]
    assert await store.results.best("ada", "pouch") == ()


async def test_less_time_is_better_for_equal_points_and_the_first_of_equal_results_counts(store: Store):
    for name, at, elapsed in (("untimed", 1, None), ("slow", 2, 90_000), ("fast", 3, 70_000), ("again", 4, 70_000)):
        await finish(store, name, at, elapsed=elapsed)
    assert [result.table for result in await store.results.best("ada", "solo")] == ["fast"]


async def test_only_games_with_a_deadline_are_timed(store: Store):
    for name in ("new", "timed", "untimed", "over"):
        await store.open_table(replace(TABLE, id=name))
    await store.append("timed", a_row(1), Millis(500), False)
    await store.append("untimed", a_row(1), None, False)
    await store.append("over", a_row(1), None, True)
    assert await store.timed(9) == ("timed",)


async def test_downtimes_are_kept_in_order(store: Store):
    assert await store.downtimes() == ()
    later, earlier = DowntimeSpan(Millis(50), Millis(70)), DowntimeSpan(Millis(5), Millis(9))
    for span in (later, earlier, DowntimeSpan(Millis(60), Millis(70))):
        await store.save_downtime(span)
    assert await store.downtimes() == (earlier, later)


async def test_downtimes_are_cut_at_an_instant(store: Store):
    before, around, inside, after = (
        DowntimeSpan(Millis(since), Millis(until)) for since, until in ((5, 9), (20, 90), (40, 60), (51, 70))
    )
    for span in (before, around, inside, after):
        await store.save_downtime(span)
    await store.cut_downtimes(Millis(50))
    assert await store.downtimes() == (before, DowntimeSpan(around.since, Millis(50)))


async def test_nothing_is_left_of_downtimes_that_began_later(store: Store):
    await store.save_downtime(DowntimeSpan(Millis(50), Millis(70)))
    await store.cut_downtimes(Millis(50))
    assert await store.downtimes() == ()


async def test_a_table_is_due_once_its_deadline_has_passed(store: Store):
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1), Millis(500), False)
    assert await store.due(Millis(500)) == ()
    assert await store.due(Millis(501)) == (TABLE.id,)


async def test_the_first_deck_with_a_checksum_is_kept(store: Store):
    await store.save_deck("checksum", b"deck")
    await store.save_deck("checksum", b"another")
    assert await store.deck("checksum") == b"deck"
    assert await store.deck("unknown") is None


async def test_the_newest_heartbeat_is_kept(store: Store):
    assert await store.last_heartbeat() is None
    await store.save_heartbeat(Millis(5))
    await store.save_heartbeat(Millis(7))
    assert await store.last_heartbeat() == 7


async def test_everything_is_there_when_the_file_is_opened_again(address: str):
    first = await SqlStore.opened(address)
    await first.open_table(TABLE)
    await first.append(TABLE.id, a_row(1), Millis(5), False)
    await first.save_heartbeat(Millis(5))
    await first.close()
    second = await SqlStore.opened(address)
    assert await second.table(TABLE.id) == replace(TABLE, seq=1, deadline=Millis(5))
    assert await second.rows(TABLE.id, 0) == (a_row(1),)
    assert await second.last_heartbeat() == 5
    await second.close()


async def test_pending_work_is_finished_and_none_is_started_after_the_end(address: str):
    store = await SqlStore.opened(address)
    begun = [asyncio.create_task(work) for work in (store.open_table(TABLE), store.save_heartbeat(Millis(5)))]
    await asyncio.sleep(0)
    closing_down = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    for late in (
        store.save_heartbeat(Millis(9)),
        store.last_heartbeat(),
        store.append(TABLE.id, a_row(1), None, False),
    ):
        async with asyncio.timeout(PATIENCE_S):
            with pytest.raises(StoreError, match="the database is closed"):
                await late
    await asyncio.gather(*begun, closing_down)
    again = await SqlStore.opened(address)
    assert (await again.table(TABLE.id), await again.last_heartbeat()) == (TABLE, 5)
    await again.close()


async def test_the_log_is_flushed_to_disk_and_written_ahead(address: str):
    store = await SqlStore.opened(address)

    def work(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"pragma {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert await store.threads.write(work) == ["wal", 2]
    await store.close()


@pytest.mark.parametrize("act", ["update entries set at = 0", "delete from entries"])
async def test_the_log_cannot_be_rewritten(address: str, act: str):
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)
    await store.append(TABLE.id, a_row(1), None, False)
    with pytest.raises(StoreError, match="append-only"):
        await store.threads.write(lambda connection: connection.exec_driver_sql(act))
    assert await store.rows(TABLE.id, 0) == (a_row(1),)
    await store.close()


async def test_a_value_of_the_wrong_type_is_rejected(address: str):
    store = await SqlStore.opened(address)
    with pytest.raises(StoreError, match="cannot store TEXT"):
        await store.threads.write(
            lambda connection: connection.exec_driver_sql("insert into liveness values (1, 'noon')")
        )
    await store.close()


async def test_a_bad_write_does_not_break_others_in_the_queue(address: str):
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)

    def bad(_: Connection) -> None:
        raise OverflowError("too large for the database")

    answers = await asyncio.gather(
        store.append(TABLE.id, a_row(1), None, False),
        store.threads.write(bad),
        store.save_heartbeat(Millis(9)),
        return_exceptions=True,
    )
    assert answers[0] == Appended()
    assert isinstance(answers[1], StoreError)
    assert await store.last_heartbeat() == 9
    assert await store.append(TABLE.id, a_row(2), None, False) == Appended()
    await store.close()


@pytest.mark.slow
async def test_writes_that_meet_a_lock_wait_for_it_once_and_fail_together(address: str, tmp_path: Path):
    store = await SqlStore.opened(address)
    begun = list[Connection]()
    count = begun.append

    def impatient(connection: Connection) -> None:
        connection.exec_driver_sql("pragma busy_timeout = 300")

    await store.threads.write(impatient)
    event.listen(Engine, "begin", count)
    with closing(sqlite3.connect(tmp_path / "new folder" / "tables.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        answers = await asyncio.gather(*(store.threads.write(impatient) for _ in range(40)), return_exceptions=True)
        other.execute("rollback")
    event.remove(Engine, "begin", count)
    assert all(isinstance(answer, StoreError) and "locked" in str(answer) for answer in answers)
    assert len(begun) <= 2, "no job was tried by itself"
    await store.threads.write(impatient)
    await store.close()


async def test_many_appends_share_a_transaction(address: str):
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)
    seen: list[Connection] = []

    def work(connection: Connection) -> None:
        seen.append(connection)

    await asyncio.gather(*(store.threads.write(work) for _ in range(50)))
    assert len(seen) == 50
    assert len({id(connection) for connection in seen}) == 1, "what is written in one turn of the loop goes together"
    await store.close()


async def test_writes_fail_on_a_full_disk_and_resume_with_free_space(address: str):
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)

    def limit(pages: str) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(f"pragma max_page_count = {pages}")

    await store.threads.write(limit("1"))
    with pytest.raises(StoreError, match="cannot write to the database: database or disk is full"):
        await store.append(TABLE.id, replace(a_row(1), events=bytes(1_000_000)), None, False)
    assert await store.rows(TABLE.id, 0) == ()
    await store.threads.write(limit("1000000"))
    assert await store.append(TABLE.id, a_row(1), None, False) == Appended()
    await store.close()


@pytest.mark.parametrize("replaced", [False, True])
async def test_writes_fail_while_the_file_is_elsewhere_and_resume_once_it_is_back(
    address: str, tmp_path: Path, replaced: bool
):
    path, elsewhere = tmp_path / "new folder" / "tables.db", tmp_path / "elsewhere"
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)
    path.rename(elsewhere)
    if replaced:
        path.write_bytes(b"")
    results = await asyncio.gather(
        store.append(TABLE.id, a_row(1), None, False), store.save_heartbeat(Millis(1)), return_exceptions=True
    )
    assert {str(result) for result in results} == {
        f"cannot write to the database: {path}: it was moved, deleted or replaced while the server runs"
    }
    elsewhere.replace(path)
    assert await store.append(TABLE.id, a_row(1), None, False) == Appended()
    await store.close()
    again = await SqlStore.opened(address)
    assert await again.rows(TABLE.id, 0) == (a_row(1),)
    await again.close()


async def test_a_second_server_on_the_same_file_is_reported(address: str):
    first = await SqlStore.opened(address)
    with pytest.raises(StoreError, match="is in use by another server"):
        await SqlStore.opened(address)
    await first.close()
    await (await SqlStore.opened(address)).close()


async def test_a_file_that_is_not_a_database_is_reported_in_one_line(tmp_path: Path):
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is no database " * 100)
    with pytest.raises(StoreError, match=r"cannot open the database .* file is not a database") as caught:
        await SqlStore.opened(f"sqlite:///{path}")
    assert "\n" not in str(caught.value)


async def test_a_database_of_a_newer_version_is_left_unchanged(address: str, tmp_path: Path):
    await (await SqlStore.opened(address)).close()
    path = tmp_path / "new folder" / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="from another version of this program"):
        await SqlStore.opened(address)
    assert path.read_bytes() == before


async def test_an_older_database_is_migrated_without_loss(address: str, tmp_path: Path):
    (tmp_path / "new folder").mkdir()
    old = create_engine(address)
    with old.begin() as connection:
        run.upgrade(connection, "0001")
        columns = "id, edition, settings, deck, seed, roster, created_at, seq, deadline, over"
        marks = ", ".join(f":{name}" for name in columns.split(", "))
        values = {name: getattr(TABLE, name) for name in columns.split(", ")} | {"seq": 1, "over": 0}
        connection.execute(text(f"insert into tables ({columns}) values ({marks})"), values)
        connection.execute(text("insert into entries values (:id, 1, 5, 'command-1', x'7b7d', x'5b5d')"), values)
    old.dispose()
    store = await SqlStore.opened(address)
    assert await store.table(TABLE.id) == replace(TABLE, seq=1)
    assert await store.rows(TABLE.id, 0) == (LogRow(1, Millis(5), "command-1", b"{}", b"[]"),)
    assert await store.append(TABLE.id, a_row(2), None, True, results=(RESULT,)) == Appended()
    assert await store.results.of("ada", "solo", 9) == (RESULT,)
    with pytest.raises(StoreError, match="append-only"):
        await store.threads.write(lambda connection: connection.exec_driver_sql("delete from entries"))
    await store.close()


async def test_the_migrations_produce_the_current_schema(address: str):
    store = await SqlStore.opened(address)

    def work(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store.threads.write(work) == []
    await store.close()


async def test_an_unwritable_folder_is_reported_in_one_line(tmp_path: Path):
    (tmp_path / "file").touch(mode=stat.S_IRUSR)
    with pytest.raises(StoreError, match="cannot open the database"):
        await SqlStore.opened(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")


@pytest.mark.parametrize(
    "address", ["", "nonsense", "nobody://knows/this", "sqlite://", "sqlite:///:memory:", "sqlite:///file:x?uri=true"]
)
async def test_an_invalid_address_is_reported_in_one_line(address: str):
    with pytest.raises(StoreError) as caught:
        await SqlStore.opened(address)
    assert "\n" not in str(caught.value)


async def test_the_schema_is_created_atomically(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # Half of it would silently leave a log without its triggers.
    whole = run.upgrade

    def cut_short(connection: Connection) -> None:
        whole(connection)
        raise OSError("the power failed")

    monkeypatch.setattr(run, "upgrade", cut_short)
    with pytest.raises(StoreError, match="the power failed"):
        await SqlStore.opened(address)
    with closing(sqlite3.connect(tmp_path / "new folder" / "tables.db")) as connection:
        assert connection.execute("select name from sqlite_master").fetchall() == []
    monkeypatch.undo()
    await (await SqlStore.opened(address)).close()


async def test_moves_are_saved_once_beside_the_log(store: Store):
    await store.open_table(TABLE)
    first, second = (
        BoardMoves(2, Seat(seat), (Move(5, PieceId("L4"), 1, (0, 2)), Move(9, PieceId("L4")))) for seat in (0, 1)
    )
    await store.save_moves(TABLE.id, (second,))
    await store.save_moves(TABLE.id, (first, replace(second, moves=())))
    assert await store.moves(TABLE.id) == (first, second)
    assert await store.moves("another") == ()
    assert await store.rows(TABLE.id, 0) == ()


async def test_moves_that_cannot_be_read_are_left_out(address: str):
    store = await SqlStore.opened(address)
    await store.open_table(TABLE)
    await store.save_moves(TABLE.id, tuple(BoardMoves(seq, Seat(0), ()) for seq in (1, 2)))
    await store.threads.write(
        lambda connection: connection.execute(text("update moves set moves = x'5b' where seq = 1"))
    )
    assert [board.seq for board in await store.moves(TABLE.id)] == [2]
    await store.close()


def an_attempt(id: str, player: str = "ada", task: str = "easy", date: str = "2026-12-24", *, counts: bool = True):
    return DailyAttempt(
        id=id, player=player, date=date, task=task, name=player.title(), counts=counts, begun_at=Millis(1)
    )


async def test_a_player_has_one_daily_attempt_that_counts(store: Store):
    first = an_attempt("a")
    assert await store.daily.open(first)
    assert not await store.daily.open(an_attempt("b"))
    assert await store.daily.open(an_attempt("c", counts=False))
    assert await store.daily.open(an_attempt("d", task="hard"))
    assert await store.daily.open(an_attempt("e", player="lin"))
    assert [one.id for one in await store.daily.firsts("ada", "2026-12-24")] == ["a", "d"]
    assert await store.daily.attempt("a") == first
    assert await store.daily.attempt("b") is None


async def test_a_daily_attempt_ends_once_and_with_the_entry_that_ends_its_game(store: Store):
    await store.open_table(TABLE)
    await store.daily.open(an_attempt(TABLE.id))
    end = DailyEnd(TABLE.id, Millis(50), Millis(42), solved=True)
    await store.append(TABLE.id, a_row(1), None, True, results=(end,))
    assert await store.daily.attempt(TABLE.id) == replace(
        an_attempt(TABLE.id), ended_at=Millis(50), elapsed=Millis(42), solved=True
    )
    assert not await store.daily.end(replace(end, solved=False))
    assert not await store.daily.end(DailyEnd("nowhere", Millis(50), Millis(42), solved=True))


async def test_daily_times_are_those_that_count_and_came_in_time(store: Store):
    for id, counts, at, elapsed, solved in (
        ("slow", True, 10, 90, True),
        ("later", True, 12, 30, True),
        ("fast", True, 11, 30, True),
        ("late", True, 21, 5, True),
        ("given-up", True, 9, 1, False),
        ("practice", False, 9, 1, True),
    ):
        await store.daily.open(an_attempt(id, player=id, counts=counts))
        await store.daily.end(DailyEnd(id, Millis(at), Millis(elapsed), solved))
    await store.daily.open(an_attempt("open", player="open"))
    date, by = "2026-12-24", Millis(20)
    assert [one.id for one in await store.daily.times(date, "easy", by, 2)] == ["fast", "later"]
    assert await store.daily.count(date, "easy", by) == DailyCount(players=6, solved=3)
    assert await store.daily.count(date, "hard", by) == DailyCount(players=0, solved=0)
    assert await store.daily.faster(date, "easy", by, Millis(90)) == 2


async def test_daily_marks_are_those_of_one_player_and_of_some_dates(store: Store):
    for id, attempt, solved in (
        ("a", an_attempt("a"), False),
        ("b", an_attempt("b", counts=False), True),
        ("c", an_attempt("c", date="2026-12-31"), True),
        ("d", an_attempt("d", date="2027-01-01"), True),
        ("e", an_attempt("e", player="lin"), True),
    ):
        await store.daily.open(attempt)
        await store.daily.end(DailyEnd(id, Millis(5), Millis(5), solved))
    assert await store.daily.marks("ada", "2026-12-01", "2026-12-31") == (
        DailyMark("2026-12-24", "easy", counts=True, solved=False, practiced=True),
        DailyMark("2026-12-31", "easy", counts=True, solved=True, practiced=False),
    )


async def test_a_code_adds_one_device_and_a_person_is_deleted_from_every_row(store: Store):
    await store.open_table(TABLE)
    await store.daily.open(an_attempt("a"))
    await store.daily.open(an_attempt("b", player="lin"))
    await store.people.save_recovery("ada", "old code", Millis(5))
    await store.people.save_recovery("ada", "code", Millis(6))
    assert await store.people.redeem_recovery("old code", "tablet", Millis(0), Millis(7)) is None
    assert await store.people.redeem_recovery("code", "tablet", Millis(7), Millis(7)) is None, "it is too old"
    assert await store.people.redeem_recovery("code", "tablet", Millis(6), Millis(7)) == "ada"
    assert await store.people.redeem_recovery("code", "laptop", Millis(6), Millis(7)) is None, "it was used"
    assert [await store.people.player_of(device) for device in ("tablet", "laptop")] == ["ada", None]

    await store.daily.rename("ada", "Countess")
    await store.people.save_recovery("ada", "next", Millis(8))
    person = await store.people.person("ada")
    assert [(one.id, one.name) for one in person.attempts] == [("a", "Countess")]
    assert (person.results, person.devices, person.code_made_at) == ((), 1, 8)
    assert await store.people.tables_of(ADA) == (TABLE.id,)
    assert await store.people.tables_of("0" * 64) == ()

    await store.people.erase("ada")
    assert await store.people.person("ada") == PersonRows((), (), 0, None)
    assert await store.people.player_of("tablet") is None
    assert await store.people.redeem_recovery("next", "phone", Millis(0), Millis(9)) is None
    assert [one.id for one in (await store.people.person("lin")).attempts] == ["b"]
