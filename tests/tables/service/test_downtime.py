"""Downtime: while the process is suspended or the disk is full, no clock runs."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from tests.tables.fixtures import ADA, FlakyStore, ServerFixture, bots, opened, right_claim
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service import pool, resumption
from ubongo.tables.service.heartbeat import STALLED
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import StoreError
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


async def test_time_before_an_entry_that_was_stored_meanwhile_is_not_given_back(
    server: ServerFixture, service: TableService
):
    table = await racing(server, service)
    since = Millis(server.clock.now() - PLAYED)
    solving, giving = table.handle(right_claim(table, 0), "mine"), service.downtime.make_up_since(table, since)
    answer, _ = await asyncio.gather(solving, giving)
    assert isinstance(answer, Applied)
    entries = await table.log.entries()
    silences = [(entry.command, entry.at - last.at) for last, entry in pairwise(entries)]
    gifts = [(command.by, silence) for command, silence in silences if isinstance(command, ExtendClock)]
    assert all(by <= silence for by, silence in gifts)


async def test_a_disk_that_was_full_for_a_moment_ends_no_race(server: ServerFixture, service: TableService):
    table = await racing(server, service)
    await server.clock.turn(60_000 - PLAYED - 500)
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    with pytest.raises(StoreError):
        await table.handle(right_claim(table, 0), "mine")
    await server.clock.turn(900)
    server.store.fails = False
    await server.clock.turn(600)
    assert isinstance(await table.handle(right_claim(table, 0), "mine"), Applied)
    assert not table.view(Seat(0)).second_chance


@pytest.mark.parametrize("cut_at", ["append", "save_downtime", "save_heartbeat"])
async def test_a_power_cut_right_after_a_stall_takes_no_time(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch, cut_at: str
):
    table = await racing(server, service)

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as cut:
        cut.setattr(server.store, cut_at, never)
        server.clock.set(server.clock.now() + 40_000)
        await server.clock.turn(1_500)
        await server.kill()
    again = await (await server.service()).find(table.id)
    assert again is not None
    assert again.view(Seat(0)).remaining_ms >= 60_000 - PLAYED - 1_000


async def test_a_claim_right_after_a_full_disk_takes_no_time_from_the_others(
    server: ServerFixture, service: TableService
):
    table = (await opened(service, [ME, *bots(1)])).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await server.clock.turn(4_000)
    before = table.view(Seat(1)).remaining_ms
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    await server.clock.turn(7_300)
    server.store.fails = False
    claim = asyncio.create_task(table.handle(right_claim(table, 0), "mine"))
    await server.clock.turn(100)
    assert not claim.done(), "the clocks are extended first"
    await server.clock.turn(1_000)
    assert isinstance(await claim, Applied)
    assert table.view(Seat(1)).remaining_ms >= before - 1_100
    assert table.view(Seat(1)).solvers[0].elapsed_ms <= 4_000 - 3_000 + 1_100


async def test_a_command_is_refused_if_nothing_can_be_saved_for_long(server: ServerFixture, service: TableService):
    table = await racing(server, service)
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    await server.clock.turn(2_000)
    claim = asyncio.create_task(table.handle(right_claim(table, 0), "mine"))
    await server.clock.turn(3_000)
    with pytest.raises(StoreError):
        await claim
    server.store.fails = False
    await server.clock.turn(1_000)
    assert isinstance(await table.handle(right_claim(table, 0), "mine"), Applied)


async def test_a_game_that_nobody_looked_at_gets_every_downtime_back_when_it_is_opened(
    server: ServerFixture, service: TableService
):
    table = (await opened(service, [ME], None)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await server.clock.turn(3_000 + PLAYED)
    for span in (50_000, 3_600_000, 5_000):
        await server.kill()
        server.clock.set(server.clock.now() + span)
        new = await server.service()
        assert len(new) == 0, "only games with a deadline are loaded at the start"
        await server.clock.turn(10_000)
        server.clock.set(server.clock.now() + span)  # suspended, while the table is not in memory
        await server.clock.turn(10_000)
    again = await new.find(table.id)
    assert again is not None
    assert PLAYED + 6 * 10_000 <= again.view(Seat(0)).elapsed_ms <= PLAYED + 6 * 10_000 + 6 * 1_000
    gifts = [entry.command for entry in await again.log.entries() if isinstance(entry.command, ExtendClock)]
    assert len(gifts) == 1
    assert await service_after_restart(server, again.id) == gifts[0]


async def service_after_restart(server: ServerFixture, table: str) -> ExtendClock:
    """The last gift of time of that table after a restart without downtime."""
    await server.kill()
    found = await (await server.service()).find(table)
    assert found is not None
    return next(
        entry.command for entry in reversed(await found.log.entries()) if isinstance(entry.command, ExtendClock)
    )


@pytest.mark.parametrize("save", ["append", "save_downtime", "save_heartbeat"])
async def test_a_disk_that_is_slow_at_the_start_takes_no_time(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch, save: str
):
    table = await racing(server, service)
    await server.kill()
    server.clock.set(server.clock.now() + 5_000)
    written = getattr(server.store, save)

    async def slowly(*args: Any, **options: Any) -> Any:
        server.clock.set(server.clock.now() + 700)
        return await written(*args, **options)

    monkeypatch.setattr(server.store, save, slowly)
    again = await (await server.service()).find(table.id)
    assert again is not None
    assert again.view(Seat(0)).remaining_ms == 60_000 - PLAYED
    assert again.log.match.deadline == again.clock.now() + 60_000 - PLAYED
    await server.clock.turn(60_000 - PLAYED - 1)
    assert again.view(Seat(0)).remaining_ms == 1


async def test_idle_games_take_no_place_from_a_race_that_runs(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    idle = [(await opened(service, [ME], None)).table for _ in range(6)]
    for table in idle:
        assert await service.lobby.start(table, ADA, "start") == Applied(1)
    race = await racing(server, service)
    await server.clock.turn(4_000)
    await server.kill()
    server.clock.set(server.clock.now() + 60_000)
    monkeypatch.setattr(pool, "MOST_TABLES", 3)
    monkeypatch.setattr(resumption, "MOST_TABLES", 3)
    new = await server.service()
    again = await new.find(race.id)
    assert again is not None
    assert again.view(Seat(0)).elapsed_ms == PLAYED + 4_000
    assert (await opened(new, [ME])).table.id


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
