"""A server whose machine had a wrong date for a while. ADR 124."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
from structlog.testing import capture_logs

from tests.tables.fixtures import ADA, ServerFixture, opened, right_claim
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.start_instant import DAY, PROGRAM_DATE, start_instant, started_clock
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.store import DowntimeSpan
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.presence import GRACE_PERIOD
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
NOW = Millis(round(datetime(2026, 12, 24, 12, tzinfo=UTC).timestamp() * 1000))
AHEAD = 400 * DAY


@pytest.fixture
async def server() -> AsyncIterator[ServerFixture]:
    """A server that has run before."""
    made = ServerFixture(clock=HandClock(NOW))
    yield made
    await made.kill()


async def racing(server: ServerFixture, service: TableService, glass: int | None = 60_000) -> Table:
    """A race in which ten seconds have passed."""
    table = (await opened(service, [ME], glass)).table
    assert table.join(ADA) is not None
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await server.clock.turn(3_000 + 10_000)
    return table


async def restarted(server: ServerFixture, machine: int) -> TableService:
    """The service after a restart of a machine with that date."""
    await server.kill()
    server.clock.set((await started_clock(server.store, Millis(machine))).now())
    return await server.service()


async def test_a_game_from_a_time_ahead_goes_on_where_it_stopped(server: ServerFixture):
    service = await restarted(server, NOW + AHEAD)
    table = await racing(server, service)
    service = await restarted(server, NOW + DAY)
    again = await service.find(table.id)
    assert again is not None
    assert 60_000 - 10_000 <= again.view(Seat(0)).remaining_ms <= 60_000
    assert again.join(ADA) is not None
    await server.clock.turn(40_000)
    assert not again.view(Seat(0)).second_chance
    assert isinstance(await again.handle(right_claim(again, 0), "mine", arrived_at=server.clock.now()), Applied)
    await server.clock.turn(60_000)
    assert again.view(Seat(0)).round == 2, "its deadlines are reached"


async def test_after_a_correction_people_have_their_time_to_come_back(server: ServerFixture):
    table = await racing(server, await restarted(server, NOW + AHEAD), glass=None)
    again = await (await restarted(server, NOW + DAY)).find(table.id)
    assert again is not None
    place = again.roster.places[0]
    assert not again.presence.is_absent(place)
    await server.clock.turn(GRACE_PERIOD - 1)
    assert not again.presence.is_absent(place)
    await server.clock.turn(1)
    assert again.presence.is_absent(place)


async def test_a_new_game_has_the_right_date_again(server: ServerFixture):
    await racing(server, await restarted(server, NOW + AHEAD))
    service = await restarted(server, NOW + DAY)
    table = await racing(server, service)
    entries = await table.log.entries()
    assert all(NOW + DAY <= entry.at < NOW + DAY + 60_000 for entry in entries)
    assert await server.store.last_heartbeat() == pytest.approx(NOW + DAY + 13_000, abs=5_000)


async def test_a_game_from_before_gets_the_real_downtime_and_no_more(server: ServerFixture):
    service = await server.service()
    table = await racing(server, service, glass=None)
    await racing(server, await restarted(server, NOW + AHEAD))
    service = await restarted(server, NOW + DAY)
    again = await service.find(table.id)
    assert again is not None
    assert again.join(ADA) is not None
    await server.clock.turn(5_000)
    assert again.view(Seat(0)).elapsed_ms == pytest.approx(10_000 + 5_000, abs=3_000)
    assert again.log.last_at < NOW + DAY + 10_000


async def test_a_game_after_the_correction_gets_no_time_of_the_wrong_downtime(server: ServerFixture):
    await server.service()
    await restarted(server, NOW + AHEAD)
    service = await restarted(server, NOW + DAY)
    table = await racing(server, service, glass=None)
    await server.kill()
    server.clock.set(server.clock.now() + 60_000)
    again = await (await server.service()).find(table.id)
    assert again is not None
    assert again.join(ADA) is not None
    assert again.view(Seat(0)).elapsed_ms == pytest.approx(10_000, abs=3_000)


@pytest.mark.parametrize(
    ("machine", "starts", "said"),
    [
        (NOW, NOW, None),
        (NOW + DAY, NOW + DAY, None),
        (NOW + 31 * DAY, NOW + 31 * DAY, None),
        (
            NOW + AHEAD,
            NOW + AHEAD,
            "this machine's date is 2028-01-28, 400 days after the last run: if that is wrong, set the date and "
            "restart; games go on either way",
        ),
        (NOW - 5_000, NOW, None),
        (NOW - DAY, NOW, None),
        (
            NOW - DAY - 1,
            NOW - DAY - 1,
            "the last run ended on 2026-12-24 by its clock, but this machine's date is 2026-12-23: the clock was set "
            "right, and games go on",
        ),
        (
            0,
            NOW,
            "this machine's date, 1970-01-01, is wrong; the clock goes on from the last run, 2026-12-24: set the date "
            "and restart",
        ),
        (
            PROGRAM_DATE,
            PROGRAM_DATE,
            "the last run ended on 2026-12-24 by its clock, but this machine's date is 2026-11-01",
        ),
    ],
)
async def test_where_the_clock_starts(machine: int, starts: int, said: str | None):
    store = MemoryStore()
    await store.save_heartbeat(NOW)
    with capture_logs() as lines:
        clock = await started_clock(store, Millis(machine))
    assert starts <= clock.now() < starts + 30_000
    assert [line["log_level"] for line in lines] == ([] if said is None else ["warning"])
    assert said is None or lines[0]["event"].startswith(said)


async def test_the_first_start_takes_any_date():
    assert start_instant(None, Millis(5)).at == 5
    assert 5 <= (await started_clock(MemoryStore(), Millis(5))).now() < 30_000


async def test_what_is_stored_of_a_wrong_future_is_cut():
    store = MemoryStore()
    await store.save_downtime(DowntimeSpan(NOW, Millis(NOW + AHEAD)))
    await store.save_heartbeat(Millis(NOW + AHEAD + 5))
    await started_clock(store, Millis(NOW + DAY))
    assert await store.downtimes() == (DowntimeSpan(NOW, Millis(NOW + DAY)),)
    assert await store.last_heartbeat() == NOW + DAY
