"""Failures on a socket: the server's own are reported and logged; a client that disconnects is not an error."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.adapters.web.server import ME, TIMEOUT_S, LocalServer, is_error, raw_socket, solution
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

TELLINGS = 20_000


def failures(logs: list[MutableMapping[str, Any]]) -> list[str]:
    return [entry["event"] for entry in logs if entry["log_level"] in ("warning", "error", "critical")]


async def present(table: Table, count: int) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while len(table.subscriptions) != count:
            await asyncio.sleep(0)


async def test_a_client_that_disconnects_while_it_is_sent_to_is_not_an_error(local: LocalServer):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    with capture_logs() as logs:
        _, writer = await raw_socket(local, place)
        await present(table, 1)
        (listener,) = table.subscriptions._all  # pyright: ignore[reportPrivateUsage]  # shows that a write is stuck
        for _ in range(TELLINGS):
            table.subscriptions.notify()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            if listener.updated.is_set():
                break
        else:
            raise AssertionError("it never got stuck")
        writer.transport.abort()
        await present(table, 0)
        await local.finished()
    assert failures(logs) == []


@pytest.mark.parametrize("rounds", range(6))
async def test_a_client_that_disconnects_at_once_is_not_an_error(local: LocalServer, rounds: int):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    with capture_logs() as logs:
        _, writer = await raw_socket(local, place)
        for _ in range(rounds):
            await asyncio.sleep(0)
        writer.transport.abort()
        await local.finished()
        assert len(table.subscriptions) == 0
    assert failures(logs) == []


async def test_an_unexpected_failure_is_logged_with_its_trace_and_reported_without_it(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
):
    async def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret")

    place = await local.open(ME)
    async with local.seated(place) as line:
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        claim = solution(await line.stage("racing"))
        with capture_logs() as logs, monkeypatch.context() as patch:
            patch.setattr(Table, "handle", fails)
            await line.send({"type": "act", "id": "claim", "action": claim})
            assert await line.goodbye() == ("internal", 1011)
        assert failures(logs) == ["a socket failed"]
        trace = next(entry["exc_info"] for entry in logs if entry["event"] == "a socket failed")
        assert "ZeroDivisionError('a secret')" in repr(trace)
    async with local.seated(place) as line:
        assert (await line.act("claim", claim))["type"] == "ack", "the next attempt is as good as any"


async def test_a_failing_request_is_logged_with_its_trace(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    def fails(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    with capture_logs() as logs, monkeypatch.context() as patch:
        patch.setattr(TableService, "reading", fails)
        await local.http.get(f"/api/tables/{'0' * 16}/export")
    assert failures(logs) == ["a request failed"]
    assert isinstance(logs[0]["exc_info"], ZeroDivisionError)


async def test_a_table_that_cannot_be_read_is_reported(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    async def unreadable(*_: object) -> None:
        raise StoreError("cannot read the database: disk I/O error")

    place = await local.open(ME)
    with capture_logs() as logs, monkeypatch.context() as patch:
        patch.setattr(TableService, "find", unreadable)
        async with local.line(place.table, place.cookie) as line:
            await line.send({"type": "hello", "protocol": 3})
            assert await line.goodbye() == ("not-read", 1001)
    assert failures(logs) == ["a socket could not be served"]


async def test_a_damaged_table_is_reported_as_such_and_for_good(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
    local.store.corrupt_entry(place.table, 1)
    local.service._pool._held.clear()  # pyright: ignore[reportPrivateUsage]  # as after ten idle minutes
    with capture_logs() as logs:
        for _ in range(2):
            async with local.line(place.table, place.cookie) as line:
                await line.send({"type": "hello", "protocol": 3})
                assert await line.goodbye() == ("damaged", 1008)
        answer = await local.http.get(f"/api/tables/{place.table}/export")
        assert is_error(answer, 503, "damaged")
    assert failures(logs) == ["a table is damaged and has been set aside"]
