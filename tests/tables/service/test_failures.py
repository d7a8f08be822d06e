"""Unexpected errors: they are logged, and stop nothing else."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.tables.fixtures import ADA, FlakyStore, ServerFixture, bots, opened, turned
from tests.tables.hand_clock import START, settled
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.errors import ServiceError
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
async def server() -> AsyncIterator[ServerFixture]:
    made = ServerFixture()
    yield made
    await made.kill()


async def started_game(service: TableService, requests: list[SeatRequest]) -> Table:
    table = (await opened(service, requests)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    return table


def errors(logs: Logged) -> list[str]:
    return [entry["event"] for entry in logs if entry["log_level"] == "error"]


def crash_on(server: ServerFixture, bad: str) -> None:
    """Make reading that table's log raise an unexpected error."""
    assert isinstance(server.store, FlakyStore)
    server.store.crashes_on = bad


async def test_an_unexpected_error_at_a_table_does_not_prevent_the_start_of_the_server(server: ServerFixture):
    service = await server.service()
    good, bad = await started_game(service, [ME]), await started_game(service, [ME])
    await server.kill()
    server.clock.set(server.clock.now() + 10_000)
    crash_on(server, bad.id)
    with capture_logs() as logs:
        new = await server.service()
    found = await new.find(good.id)
    assert found is not None
    assert found.seq == 2, "time was given back"
    assert errors(logs) == ["a table could not be resumed"]


async def test_an_unexpected_error_at_a_table_does_not_stop_the_heartbeat(server: ServerFixture):
    service = await server.service()
    other = await server.service()
    bad, good = await started_game(other, [ME]), await started_game(other, [ME])
    await other.close()
    server.services.remove(other)
    crash_on(server, bad.id)
    with capture_logs() as logs:
        await server.clock.turn(60_000)
    assert await server.store.last_heartbeat() == server.clock.now()
    found = await service.find(good.id)
    assert found is not None
    assert found.view(None).stage == "racing", "the good one was looked after"
    assert errors(logs) == ["a table could not be woken"], "logged once, and not every second"


async def test_a_failed_driver_is_logged_and_the_game_continues_on_the_next_request(
    server: ServerFixture, monkeypatch: pytest.MonkeyPatch
):
    service = await server.service()
    run = Driver.run

    async def failing(_: Driver) -> None:
        raise ZeroDivisionError("unexpected")

    monkeypatch.setattr(Driver, "run", failing)
    with capture_logs() as logs:
        table = await started_game(service, bots(2))
        await server.clock.turn(0)
    assert errors(logs) == ["a background task failed"]
    assert table.id in logs[0]["task"]
    assert isinstance(logs[0]["exc_info"], ZeroDivisionError)
    monkeypatch.setattr(Driver, "run", run)
    assert await service.find(table.id) is table
    await turned(server.clock, lambda: table.outcome is not None)


async def test_a_game_whose_driver_has_failed_continues_at_its_next_deadline(
    server: ServerFixture, monkeypatch: pytest.MonkeyPatch
):
    service = await server.service()
    run = Driver.run

    async def failing(_: Driver) -> None:
        raise ZeroDivisionError("unexpected")

    monkeypatch.setattr(Driver, "run", failing)
    table = await started_game(service, bots(2))
    await server.clock.turn(0)
    monkeypatch.setattr(Driver, "run", run)
    await turned(server.clock, lambda: table.outcome is not None)


async def test_a_table_that_is_asked_for_is_not_idle(server: ServerFixture):
    service = await server.service()
    table = (await opened(service, [ME])).table
    await server.clock.turn(IDLE - 2_000)
    assert await service.find(table.id) is table
    await server.clock.turn(10_000)
    assert await service.find(table.id) is table
    table.subscriptions.join(Seat(0))
    assert server.clock.now() > Millis(START + IDLE)


async def logged_without_its_caller(table: Table) -> list[str]:
    """The errors that are logged if a command's caller goes away while it is carried out."""
    with capture_logs() as logs:
        leaving = asyncio.create_task(table.handle(Start()))
        await asyncio.sleep(0)
        leaving.cancel()
        await settled()
    assert leaving.cancelled()
    return errors(logs)


def fails_with(error: Exception) -> Callable[..., Awaitable[None]]:
    async def fails(*_: object, **__: object) -> None:
        await asyncio.sleep(0)
        raise error

    return fails


async def test_a_refusal_for_an_absent_caller_is_not_logged(server: ServerFixture, monkeypatch: pytest.MonkeyPatch):
    table = (await opened(await server.service(), [ME])).table
    monkeypatch.setattr(server.store, "append", fails_with(ServiceError("already-started", "the game has started")))
    assert await logged_without_its_caller(table) == []


async def test_a_failure_for_an_absent_caller_is_logged(server: ServerFixture, monkeypatch: pytest.MonkeyPatch):
    table = (await opened(await server.service(), [ME])).table
    monkeypatch.setattr(server.store, "append", fails_with(ZeroDivisionError("unexpected")))
    assert await logged_without_its_caller(table) == ["a command failed after its caller was gone"]
    with capture_logs() as logs, pytest.raises(ZeroDivisionError):
        await table.handle(Start())
    assert errors(logs) == [], "a caller that is there gets the error itself"
