"""What is deleted of old games, in each store. ADR 125."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from tests.tables.fixtures import record, two_people
from tests.tables.storage.test_store import RESULT, a_row, an_attempt
from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.seating.seats import decode_roster
from ubongo.tables.storage.daily_attempts import NO_NAME
from ubongo.tables.storage.migrations import run
from ubongo.tables.storage.people import PersonRows
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import DowntimeSpan, Store, TableRecord

ADA = "ada"
OLD, NEW = Millis(1_000), Millis(50_000)
BEFORE = Millis(20_000)


@pytest.fixture
def store(every_store: Store) -> Store:
    return every_store


def table(number: int, created_at: Millis = OLD, deck: str = "a deck") -> TableRecord:
    return replace(record(two_people(), id=f"{number:016x}"), created_at=created_at, deck=deck)


async def opened(
    store: Store, one: TableRecord, *at: Millis, deadline: Millis | None = None, over: bool = False
) -> TableRecord:
    """A table whose log has entries at those instants."""
    await store.open_table(one)
    for seq, instant in enumerate(at, 1):
        await store.append(one.id, replace(a_row(seq), at=instant), deadline, over)
    return one


async def test_a_table_is_idle_since_its_newest_entry_or_its_opening(store: Store):
    old = await opened(store, table(1), OLD, Millis(19_999), over=True)
    never = await opened(store, table(2))
    await opened(store, table(3), OLD, BEFORE, over=True)
    await opened(store, table(4, NEW))
    await opened(store, table(5), OLD, deadline=Millis(5_000))
    left = await opened(store, table(6), OLD)
    assert await store.retention.idle_tables(BEFORE, "", 9) == (old.id, never.id, left.id)
    assert await store.retention.idle_tables(BEFORE, old.id, 1) == (never.id,)


async def test_a_table_loses_its_names_once(store: Store):
    one = await opened(store, table(1), OLD, over=True)
    await store.retention.save_nameless(one.id, b"another roster", b"nobody")
    assert await store.retention.idle_tables(BEFORE, "", 9, is_named=True) == (one.id,)
    await store.retention.save_nameless(one.id, one.roster, b"nobody")
    assert await store.retention.idle_tables(BEFORE, "", 9, is_named=True) == ()
    assert await store.retention.idle_tables(BEFORE, "", 9) == (one.id,)
    kept = await store.table(one.id)
    assert kept is not None
    assert kept.roster == b"nobody"


async def test_a_table_goes_with_everything_that_belongs_to_it(store: Store):
    await store.save_deck("its own", b"deck")
    gone = await opened(store, table(1, deck="its own"), over=True)
    kept = await opened(store, table(2), OLD, over=True)
    for one in (gone, kept):
        await store.append(
            one.id, a_row(2 if one is kept else 1), None, True, results=(replace(RESULT, table=one.id, player=ADA),)
        )
        await store.save_moves(one.id, (BoardMoves(1, Seat(0), ()),))
    assert await store.retention.remove_tables([gone.id, "unknown"], BEFORE, ()) == (gone.id,)
    assert await store.table(gone.id) is None
    assert await store.rows(gone.id, 0) == ()
    assert await store.moves(gone.id) == ()
    assert await store.deck("its own") is None
    assert [one.table for one in (await store.people.person(ADA)).results] == [kept.id]
    assert len(await store.rows(kept.id, 0)) == 2
    assert len(await store.moves(kept.id)) == 1


@pytest.mark.parametrize(
    ("kept_decks", "left"), [((), {"shared"}), (("its own",), {"shared", "its own"}), (None, {"shared", "its own"})]
)
async def test_a_deck_goes_if_no_table_has_it_and_none_may_get_it(
    store: Store, kept_decks: tuple[str, ...] | None, left: set[str]
):
    for deck in ("shared", "its own"):
        await store.save_deck(deck, b"deck")
    gone = [await opened(store, table(1, deck="its own")), await opened(store, table(2, deck="shared"))]
    await opened(store, table(3, deck="shared"))
    await store.retention.remove_tables([one.id for one in gone], BEFORE, kept_decks)
    assert {deck for deck in ("shared", "its own") if await store.deck(deck) is not None} == left


async def test_what_belongs_to_no_table_goes_by_its_own_age(store: Store):
    await store.daily.open(replace(an_attempt("old"), begun_at=OLD, date="2026-01-01"))
    await store.daily.open(replace(an_attempt("new"), begun_at=NEW, date="2026-02-01"))
    await store.save_downtime(DowntimeSpan(OLD, Millis(2_000)))
    await store.save_downtime(DowntimeSpan(OLD, NEW))
    await store.people.save_recovery("old", "an old code", OLD)
    await store.people.save_recovery(ADA, "a new code", NEW)
    await store.retention.remove_rest(BEFORE)
    assert [one.id for one in (await store.people.person(ADA)).attempts] == ["new"]
    assert await store.downtimes() == (DowntimeSpan(OLD, NEW),)
    assert await store.people.person("old") == PersonRows((), (), 0, None)
    assert (await store.people.person(ADA)).code_made_at == NEW


async def test_a_table_that_is_played_at_after_it_was_chosen_stays(store: Store):
    one = await opened(store, table(1), OLD)
    assert await store.retention.idle_tables(BEFORE, "", 9) == (one.id,)
    await store.append(one.id, replace(a_row(2), at=NEW), None, False)
    assert await store.retention.remove_tables([one.id], BEFORE, ()) == ()
    assert len(await store.rows(one.id, 0)) == 2


async def test_names_that_come_back_go_again(store: Store):
    one = await opened(store, table(1))
    await store.retention.save_nameless(one.id, one.roster, b"nobody")
    assert await store.save_roster(one.id, b"nobody", one.roster)
    assert await store.retention.idle_tables(BEFORE, "", 9, is_named=True) == (one.id,)


async def test_an_attempt_stays_as_long_as_its_table(store: Store):
    one = await opened(store, table(1, NEW))
    await store.daily.open(replace(an_attempt(one.id), begun_at=OLD))
    await store.retention.remove_rest(BEFORE)
    assert [attempt.id for attempt in (await store.people.person(ADA)).attempts] == [one.id]
    await store.retention.remove_tables([one.id], Millis(NEW + 1), ())
    await store.retention.remove_rest(BEFORE)
    assert (await store.people.person(ADA)).attempts == ()


async def test_the_devices_of_a_person_stay(store: Store):
    await store.people.save_recovery(ADA, "code", OLD)
    assert await store.people.redeem_recovery("code", "phone", OLD, OLD) == ADA
    await store.retention.remove_rest(BEFORE)
    assert await store.people.player_of("phone") == ADA


async def test_names_leave_old_times_of_daily_boards(store: Store):
    await store.daily.open(replace(an_attempt("old"), begun_at=OLD, date="2026-01-01", name="Ada"))
    await store.daily.open(replace(an_attempt("new"), begun_at=NEW, date="2026-02-01", name="Ada"))
    await store.retention.remove_daily_names(BEFORE)
    assert {one.id: one.name for one in (await store.people.person(ADA)).attempts} == {"old": NO_NAME, "new": "Ada"}


@pytest.mark.parametrize("is_migrated", [False, True])
async def test_no_entry_goes_without_its_table(tmp_path: Path, is_migrated: bool):
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if is_migrated:
        old = create_engine(address)
        with old.begin() as connection:
            run.upgrade(connection, "0008")
        old.dispose()
    store = await SqlStore.opened(address)
    one = await opened(store, table(1), OLD, over=True)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        for act in ("delete from entries", "update entries set at = 0"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                database.execute(act)
    store = await SqlStore.opened(address)
    assert decode_roster((await store.table(one.id) or one).roster) == two_people()
    await store.retention.remove_tables([one.id], BEFORE, ())
    assert await store.table_ids("", 9) == ()
    await store.close()
