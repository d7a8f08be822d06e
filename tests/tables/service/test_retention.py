"""Old games are deleted if the operator asks for it, in virtual time. ADR 125."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.replacing import replace
from tests.tables.fixtures import ADA, GRACE, FlakyStore, bots, opened, record, two_people
from tests.tables.hand_clock import HandClock, settled
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.solo.commands import Finish
from ubongo.editions.solo.settings import SoloSettings
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.retention import DAY, DOUBT, EVERY, KEEP_ALL, Keep, Retention
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.daily_attempts import DailyAttempt
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.data import MemoryData
from ubongo.tables.storage.memory.retention import MemoryRetention
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Store, StoreError
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
KEEP = Keep(names=30, games=365)
Serve = Callable[[Keep], Awaitable[TableService]]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    made = await SqlStore.opened(f"sqlite:///{tmp_path / 'tables.db'}")
    yield made
    await made.close()


@pytest.fixture
async def serve(store: SqlStore, clock: HandClock) -> AsyncIterator[Serve]:
    services: list[TableService] = []

    async def started(keep: Keep) -> TableService:
        service = TableService(store, clock, DeckLibrary(store), keep=keep)
        services.append(service)
        await service.start()
        await settled()
        return service

    yield started
    for service in services:
        await service.close()


async def finished(service: TableService, *, fresh: bool = False) -> Table:
    """A run of one player that is over."""
    settings = SoloSettings(seats=1, countdown=Millis(0))
    table = (await service.open("solo", settings, [ME], host=ADA, name="Ada Lovelace", fresh=fresh)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert isinstance(await table.handle(Finish(Seat(0))), Applied)
    return table


def retention(store: Store, clock: HandClock, keep: Keep, *held: str) -> Retention:
    return Retention(store, clock, keep, held=lambda: held, kept_decks=lambda: ())


async def once(made: Retention, clock: HandClock) -> None:
    """One pass, with the pauses between its steps."""
    work = asyncio.create_task(made.once())
    while not work.done():
        await asyncio.sleep(0.001)
        await clock.turn(200)
    work.result()


async def test_three_years_of_games_leave_one_year_and_names_of_a_month(
    store: SqlStore, clock: HandClock, serve: Serve
):
    service, start = await serve(KEEP_ALL), clock.now()
    made = retention(store, clock, KEEP)
    opened_at: dict[str, int] = {}
    for number in range(3 * 365 // 25):
        table = await finished(service)
        opened_at[table.id] = clock.now()
        at = clock.now()
        await store.daily.open(
            DailyAttempt(
                id=f"{number}", player=GRACE, date=f"{number:010}", task="easy", name="Grace", counts=True, begun_at=at
            )
        )
        clock.set(start + (number + 1) * 25 * DAY)
        await once(made, clock)
    now = clock.now()
    kept = {id for id, at in opened_at.items() if now - at <= 365 * DAY}
    assert 14 <= len(kept) <= 15
    assert set(await store.table_ids("", 999)) == kept
    for id in kept:
        record = await store.table(id)
        assert record is not None
        assert (b"Lovelace" in record.roster) == (now - opened_at[id] <= 30 * DAY)
        assert ADA.encode() in record.roster, "whoever played still finds the game"
        assert len(await store.rows(id, 0)) == 2
    rows = await store.people.person(GRACE)
    assert {one.name for one in rows.attempts if now - one.begun_at > 30 * DAY} == {"-"}
    assert {one.name for one in rows.attempts if now - one.begun_at <= 30 * DAY} == {"Grace"}
    assert min(one.begun_at for one in rows.attempts) >= now - 365 * DAY
    assert len((await store.people.person(ADA)).results) == len(kept)


async def test_a_server_deletes_nothing_unless_asked(store: SqlStore, clock: HandClock, serve: Serve):
    service = await serve(KEEP_ALL)
    table = await finished(service)
    await service.close()
    clock.set(clock.now() + 20 * DAY)
    await serve(KEEP_ALL)
    for _ in range(5):
        clock.set(clock.now() + 1_000 * DAY)
        await clock.turn(EVERY)
    assert await store.table(table.id) is not None


async def test_a_server_deletes_what_is_too_old_an_hour_after_its_start(
    store: SqlStore, clock: HandClock, serve: Serve
):
    service = await serve(KEEP_ALL)
    table = await finished(service)
    await service.close()
    clock.set(clock.now() + 20 * DAY)
    await store.save_heartbeat(clock.now())
    await serve(Keep(games=10))
    await clock.turn(EVERY - 1_000)
    assert await store.table(table.id) is not None
    with capture_logs() as lines:
        await clock.turn(1_000)
        await _until(lambda: bool(lines), clock)
    assert lines == [{"event": "old games were deleted", "tables": 1, "log_level": "info"}]
    assert await store.table(table.id) is None


@pytest.mark.parametrize(
    ("keep", "downtime"), [(Keep(games=300), 32), (Keep(games=10), 11), (Keep(names=1, games=9), 2)]
)
async def test_after_a_long_downtime_nothing_is_deleted_for_a_week_even_after_another_start(
    store: SqlStore, clock: HandClock, serve: Serve, keep: Keep, downtime: int
):
    service = await serve(KEEP_ALL)
    table = await finished(service)
    await service.close()
    await store.save_heartbeat(clock.now())
    clock.set(clock.now() + 500 * DAY - downtime * DAY)
    await store.save_heartbeat(clock.now())
    clock.set(clock.now() + downtime * DAY + 1)
    for _ in range(3):
        service = await serve(keep)
        await clock.turn(2 * EVERY)
        await service.close()
        assert await store.table(table.id) is not None, "the date may be wrong"
    clock.set(clock.now() + DOUBT)
    await store.save_heartbeat(clock.now())
    await serve(keep)
    with capture_logs() as lines:
        await clock.turn(2 * EVERY)
        await _until(lambda: bool(lines), clock)
    assert await store.table(table.id) is None


async def _until(is_done: Callable[[], bool], clock: HandClock) -> None:
    for _ in range(200):
        if is_done():
            return
        await asyncio.sleep(0.005)
        await clock.turn(100)
    raise AssertionError("it never happened")


async def test_a_table_in_memory_is_left_alone(store: SqlStore, clock: HandClock, serve: Serve):
    service = await serve(KEEP_ALL)
    held = await finished(service)
    await finished(service)
    clock.set(clock.now() + 400 * DAY)
    await once(retention(store, clock, KEEP, held.id), clock)
    assert await store.table_ids("", 9) == (held.id,)


async def test_more_than_one_step_of_tables_goes_in_one_pass(store: SqlStore, clock: HandClock, serve: Serve):
    service = await serve(KEEP_ALL)
    held = [(await opened(service, [ME, *bots(1)])).table.id for _ in range(45)][::9]
    clock.set(clock.now() + 400 * DAY)
    await once(retention(store, clock, KEEP, *held), clock)
    assert await store.table_ids("", 99) == tuple(sorted(held))


async def test_a_fresh_deck_goes_with_its_table_and_the_standard_one_stays(
    store: SqlStore, clock: HandClock, serve: Serve
):
    service = await serve(KEEP_ALL)
    table, standard = await finished(service, fresh=True), await finished(service)
    decks = [table.config.deck, standard.config.deck]
    assert all([await store.deck(deck) for deck in decks])
    clock.set(clock.now() + 400 * DAY)
    library = DeckLibrary(store)
    await library.saved_standard(standard.config.deck_kind)
    work = Retention(store, clock, KEEP, held=tuple, kept_decks=lambda: library.in_use)
    await once(work, clock)
    library.close()
    assert await store.table_ids("", 9) == ()
    assert [await store.deck(deck) is not None for deck in decks] == [False, True]


async def test_a_store_that_fails_is_tried_again_an_hour_later(clock: HandClock):
    class Failing(MemoryRetention):
        asked = 0

        async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False):
            Failing.asked += 1
            if Failing.asked == 1:
                raise StoreError("the disk is full")
            return await super().idle_tables(before, after, most, is_named=is_named)

    store = MemoryStore()
    store.retention = Failing(MemoryData(), store.ratings)
    work = asyncio.create_task(retention(store, clock, Keep(games=1)).run())
    with capture_logs() as lines:
        await clock.turn(EVERY)
        await settled()
    assert [line["event"] for line in lines] == ["old games could not be deleted"]
    await clock.turn(EVERY)
    assert Failing.asked == 2
    work.cancel()


async def test_a_damaged_roster_stops_nothing(clock: HandClock):
    store = FlakyStore()
    await store.open_table(replace(record(two_people(), id=f"{1:016x}"), roster=b"{", created_at=Millis(0)))
    whole = replace(record(two_people(), id=f"{2:016x}"), created_at=Millis(0))
    await store.open_table(whole)
    with capture_logs() as lines:
        await once(retention(store, clock, Keep(names=1)), clock)
    assert [line["table"] for line in lines] == [f"{1:016x}"]
    nameless = await store.table(whole.id)
    assert nameless is not None
    assert b"Grace" not in nameless.roster
    assert GRACE.encode() in nameless.roster
