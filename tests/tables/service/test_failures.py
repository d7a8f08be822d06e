"""Unexpected errors: they are logged, and stop nothing else."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.tables.fixtures import ADA, FlakyStore, ServiceFixture, bots, opened, turned
from tests.tables.hand_clock import START, settled
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.driver import Driver
from ubongo.tables.service.pool import IDLE
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
Logged = list[MutableMapping[str, Any]]


@pytest.fixture
async def house() -> AsyncIterator[ServiceFixture]:
    made = ServiceFixture()
    yield made
    await made.dies()


async def begun(service: TableService, requests: list[SeatRequest]) -> Table:
    table = (await opened(service, requests)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    return table


def errors(logs: Logged) -> list[str]:
    return [entry["event"] for entry in logs if entry["log_level"] == "error"]


def crash_on(house: ServiceFixture, bad: str) -> None:
    """Make reading that table's log fail in a way that the code does not expect."""
    assert isinstance(house.store, FlakyStore)
    house.store.crashes_on = bad


async def test_a_table_that_fails_unforeseen_does_not_keep_the_server_from_starting(house: ServiceFixture):
    service = await house.service()
    good, bad = await begun(service, [ME]), await begun(service, [ME])
    await house.dies()
    house.clock.set(house.clock.now() + 10_000)
    crash_on(house, bad.id)
    with capture_logs() as logs:
        new = await house.service()
    found = await new.find(good.id)
    assert found is not None
    assert found.seq == 2, "time was given back"
    assert errors(logs) == ["a table could not be resumed"]


async def test_a_table_that_fails_unforeseen_does_not_stop_the_heartbeat(house: ServiceFixture):
    service = await house.service()
    other = await house.service()
    bad, good = await begun(other, [ME]), await begun(other, [ME])
    await other.close()
    house.services.remove(other)
    crash_on(house, bad.id)
    with capture_logs() as logs:
        await house.clock.turn(60_000)
    assert await house.store.last_heartbeat() == house.clock.now()
    found = await service.find(good.id)
    assert found is not None
    assert found.view(None).stage == "racing", "the good one was looked after"
    assert errors(logs) == ["a table could not be woken"], "logged once, and not every second"


async def test_a_driver_that_dies_is_reported_and_the_game_goes_on_once_somebody_looks(
    house: ServiceFixture, monkeypatch: pytest.MonkeyPatch
):
    service = await house.service()
    run = Driver.run

    async def dies(_: Driver) -> None:
        raise ZeroDivisionError("nobody has foreseen this")

    monkeypatch.setattr(Driver, "run", dies)
    with capture_logs() as logs:
        table = await begun(service, bots(2))
        await house.clock.turn(0)
    assert errors(logs) == ["a background task failed"]
    assert table.id in logs[0]["task"]
    assert isinstance(logs[0]["exc_info"], ZeroDivisionError)
    monkeypatch.setattr(Driver, "run", run)
    assert await service.find(table.id) is table
    await turned(house.clock, lambda: table.outcome is not None)


async def test_a_game_whose_driver_has_died_is_looked_after_at_its_next_deadline(
    house: ServiceFixture, monkeypatch: pytest.MonkeyPatch
):
    service = await house.service()
    run = Driver.run

    async def dies(_: Driver) -> None:
        raise ZeroDivisionError("nobody has foreseen this")

    monkeypatch.setattr(Driver, "run", dies)
    table = await begun(service, bots(2))
    await house.clock.turn(0)
    monkeypatch.setattr(Driver, "run", run)
    await turned(house.clock, lambda: table.outcome is not None)


async def test_a_table_that_is_asked_for_is_not_idle(house: ServiceFixture):
    service = await house.service()
    table = (await opened(service, [ME])).table
    await house.clock.turn(IDLE - 2_000)
    assert await service.find(table.id) is table
    await house.clock.turn(10_000)
    assert await service.find(table.id) is table
    table.subscriptions.join(Seat(0))
    assert house.clock.now() > Millis(START + IDLE)


async def test_a_failure_for_an_absent_caller_is_logged(house: ServiceFixture, monkeypatch: pytest.MonkeyPatch):
    table = (await opened(await house.service(), [ME])).table

    async def fails(*_: object, **__: object) -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError("nobody has foreseen this")

    monkeypatch.setattr(house.store, "append", fails)
    with capture_logs() as logs:
        leaving = asyncio.create_task(table.handle(Start()))
        await asyncio.sleep(0)
        leaving.cancel()
        await settled()
    assert leaving.cancelled()
    assert errors(logs) == ["a command failed after its caller was gone"]
    with capture_logs() as logs, pytest.raises(ZeroDivisionError):
        await table.handle(Start())
    assert errors(logs) == [], "a caller that is there gets the error itself"
