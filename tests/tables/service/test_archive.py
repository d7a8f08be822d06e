"""Finished games as files. The longest takes half a second to read or write; other games continue meanwhile."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.tables.fixtures import ADA, FlakyStore, ServerFixture, a_table, bots, opened, right_claim, turned
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.commands import Start, Wake
from ubongo.formats import game_file
from ubongo.formats.verification import verify
from ubongo.tables.service import pool
from ubongo.tables.service.service import TableService
from ubongo.tables.table import event_log
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table


async def finished(server: ServerFixture, service: TableService) -> Table:
    table = (await opened(service, bots(1))).table
    await service.lobby.start(table, ADA, "start")
    await turned(server.clock, lambda: table.outcome is not None)
    return table


async def test_a_game_is_encoded_once_for_all_requests_and_not_in_the_thread_of_the_loop(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    table = await finished(server, service)
    threads: list[str] = []
    encode = game_file.encode

    def recorded(**game: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return encode(**game)

    monkeypatch.setattr(game_file, "encode", recorded)
    first, *others = await asyncio.gather(*[service.archive.export(table) for _ in range(5)])
    assert verify(game_file.decode(first)) is None
    assert others == [first] * 4
    assert len(threads) == 1
    assert threads[0] != threading.current_thread().name


async def test_the_event_loop_stays_responsive_while_a_long_log_is_read(monkeypatch: pytest.MonkeyPatch):
    store, clock = FlakyStore(), HandClock()
    table = await a_table(store, clock)
    assert await table.handle(Start(), "start") == Applied(1)
    clock.set(clock.now() + 3_000)
    assert await table.handle(Wake(), "wake") == Applied(2)
    assert await table.handle(right_claim(table, 0), "claim") == Applied(3)
    at_once = await turns_of_the_loop(lambda: a_table(store, clock))
    monkeypatch.setattr(event_log, "ROWS_AT_ONCE", 1)
    assert await turns_of_the_loop(lambda: a_table(store, clock)) == at_once + 3
    assert (await a_table(store, clock)).state == table.state


async def turns_of_the_loop(work: Callable[[], Coroutine[Any, Any, object]]) -> int:
    """The number of turns of the event loop until the work is done."""
    doing, turns = asyncio.create_task(work()), 0
    while not doing.done():
        await asyncio.sleep(0)
        turns += 1
    return turns


async def test_a_game_that_is_only_read_takes_no_place_in_memory(server: ServerFixture, service: TableService):
    tables = [await finished(server, service) for _ in range(3)]
    exported = [await service.archive.export(table) for table in tables]
    await server.clock.turn(pool.IDLE + 5_000)
    assert len(service) == 0
    for table, file in zip(tables, exported, strict=True):
        async with service.reading(table.id) as found:
            assert found is not None
            assert await service.archive.export(found) == file
            assert len(service) == 0
    async with service.reading("0" * 16) as missing:
        assert missing is None


async def test_a_game_in_memory_is_read_from_there(server: ServerFixture, service: TableService):
    table = await finished(server, service)
    async with service.reading(table.id) as found:
        assert found is table


async def test_only_a_few_games_are_read_at_once(server: ServerFixture, service: TableService):
    table = await finished(server, service)
    await server.clock.turn(pool.IDLE + 5_000)
    reading, most = 0, 0

    async def read() -> None:
        nonlocal reading, most
        async with service.reading(table.id):
            reading += 1
            most = max(most, reading)
            await asyncio.sleep(0)
            reading -= 1

    await asyncio.gather(*(read() for _ in range(50)))
    assert most == pool.MOST_READ
