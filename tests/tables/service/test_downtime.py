"""Downtime: while the process is suspended or the disk is full, no clock runs."""

import pytest

from tests.tables.fixtures import ADA, FlakyStore, ServerFixture, opened
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.heartbeat import STALLED
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
PLAYED = 10_000


async def racing(server: ServerFixture, service: TableService) -> Table:
    """A race in which ten of sixty seconds have passed."""
    table = (await opened(service, [ME])).table
    assert table.join(ADA) is not None
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await server.clock.turn(3_000 + PLAYED)
    return table


@pytest.mark.parametrize("stood_still", [STALLED + 1_001, 40_000, 90_000, 3_600_000])
async def test_a_suspended_process_gives_the_time_back(server: ServerFixture, service: TableService, stood_still: int):
    table = await racing(server, service)
    server.clock.set(server.clock.now() + stood_still)
    await server.clock.turn(2_000)
    view = table.view(Seat(0))
    assert view.stage == "racing"
    assert not view.second_chance, "the glass has not run out"
    assert 60_000 - PLAYED - 2_000 <= view.remaining_ms <= 60_000 - PLAYED + 1_000
    assert service.downtime.notice(table.id) is not None


async def test_a_hiccup_is_no_outage(server: ServerFixture, service: TableService):
    table = await racing(server, service)
    server.clock.set(server.clock.now() + STALLED - 1_000)
    await server.clock.turn(2_000)
    assert not [entry for entry in await table.log.entries() if isinstance(entry.command, ExtendClock)]
    assert table.view(Seat(0)).remaining_ms == 60_000 - PLAYED - STALLED + 1_000 - 2_000


@pytest.mark.parametrize("full_for", [20_000, 120_000])
async def test_a_disk_that_was_full_gives_the_time_back(server: ServerFixture, service: TableService, full_for: int):
    table = await racing(server, service)
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    await server.clock.turn(full_for)
    server.store.fails = False
    await server.clock.turn(2_000)
    view = table.view(Seat(0))
    assert not view.second_chance
    assert 60_000 - PLAYED - 2_000 <= view.remaining_ms <= 60_000 - PLAYED + 1_000


async def test_a_table_in_its_lobby_or_after_its_end_gets_no_time_back(server: ServerFixture, service: TableService):
    lobby = (await opened(service, [ME])).table
    server.clock.set(server.clock.now() + 3_600_000)
    await server.clock.turn(2_000)
    assert (lobby.seq, service.downtime.notice(lobby.id)) == (0, None)


async def test_players_see_an_outage_for_a_while(server: ServerFixture, service: TableService):
    table = await racing(server, service)
    server.clock.set(server.clock.now() + 60_000)
    await server.clock.turn(2_000)
    note = service.downtime.notice(table.id)
    assert note is not None
    assert Millis(60_000) <= note <= Millis(62_000)
    await server.clock.turn(30_000)
    assert service.downtime.notice(table.id) is None
