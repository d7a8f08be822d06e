"""Two servers on one PostgreSQL database, one of which is killed in a race. See ADR 114."""

from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.adapters.web.server import Client, SocketClient, solution
from tests.postgres import PostgresServer
from tests.server_process import ServerProcess
from ubongo.tables.clock import SystemClock

pytestmark = pytest.mark.slow

SEATS = ({"kind": "me"}, {"kind": "open"})
GLASS_MS = 300_000
SETTINGS = {"countdown": 0, "glass": GLASS_MS, "pause": 120_000}
ROUNDING_MS = 3


@asynccontextmanager
async def node(folder: Path, database: str) -> AsyncGenerator[tuple[ServerProcess, Client]]:
    """A server on that database, and a client for it."""
    folder.mkdir()
    with ServerProcess(folder, database=database) as server:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            yield server, Client(int(server.address.rpartition(":")[2]), http)


async def after(line: SocketClient, seq: int) -> dict[str, Any]:
    """The first update with an entry after that one."""
    while (update := await line.receive("update"))["seq"] <= seq:
        pass
    return update


async def test_a_killed_node_loses_nothing_and_shortens_no_glass(
    postgres: PostgresServer, new_database: Callable[[], str], tmp_path: Path
):
    database, clock = new_database(), SystemClock()
    async with AsyncExitStack() as running:
        first, one = await running.enter_async_context(node(tmp_path / "one", database))
        host = await one.open(*SEATS, settings=SETTINGS)
        guest = await one.join(host)
        async with one.seated(host) as line:
            started = await line.act("start", {"type": "start"})
            claim = solution(await line.stage("racing"))
        _, other = await running.enter_async_context(node(tmp_path / "two", database))
        async with one.seated(host) as line:
            there = await running.enter_async_context(other.line(guest.table, guest.cookie))
            assert (await there.hello())["view"]["stage"] == "racing"
            claimed = await line.act("claim", claim)
            assert claimed["type"] == "ack"
            seen = await after(there, claimed["seq"] - 1)
            held_ms, looked_at = seen["view"]["remaining_ms"], clock.now()
            first.kill()
            killed_by = clock.now()
        given = await after(there, seen["seq"])
        left_ms, now = given["view"]["remaining_ms"], clock.now()
        async with other.seated(host) as again:
            assert await again.act("claim", claim) == claimed, "it counts once, as it was acknowledged"
        own = await there.act("own", solution(given["view"]))
        assert own["type"] == "ack"

    rows = postgres.execute("select command_id, seq from entries order by seq", database)
    assert [seq for _, seq in rows] == list(range(1, len(rows) + 1))
    log = {str(id).partition(":")[2]: seq for id, seq in rows}
    assert (log["start"], log["claim"], log["own"]) == (started["seq"], claimed["seq"], own["seq"])
    gift = f"select at, (convert_from(command, 'UTF8')::json ->> 'by')::int from entries where seq = {given['seq']}"
    [(at, by)] = postgres.execute(gift, database)
    assert isinstance(at, int)
    assert isinstance(by, int)
    assert at - by <= killed_by, "all the time is given back in which nobody drove the table"
    assert GLASS_MS >= left_ms >= held_ms - (killed_by - looked_at) - (now - at) - ROUNDING_MS
