"""A server that is killed twenty times in the middle of a game, as a power cut would."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.web.server import Client, SocketClient, solution
from tests.reliability.kills import KILLS, ROUNDING_MS, SETTINGS, killed_in_a_game, restarted
from tests.server_process import ServerProcess
from ubongo.tables.clock import SystemClock

pytestmark = pytest.mark.slow


async def test_twenty_kills_lose_nothing_and_shorten_no_glass(server: ServerProcess, outside: Client, tmp_path: Path):
    found = await killed_in_a_game(server, outside, tmp_path)
    assert len(found.back_ms) == KILLS == 20
    assert found.races >= KILLS // 4, "most kills hit a race"
    assert set(found.shortened_ms) == {0}
    assert not found.lengthened
    assert found.lost == {}
    assert not found.has_gaps


async def test_a_returning_player_sees_how_much_time_was_given_back(server: ServerProcess, outside: Client):
    host = await outside.open({"kind": "me"}, settings=SETTINGS)
    async with outside.line(host.table, host.cookie) as line:
        await line.hello()
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        await line.stage("racing")
        server.kill()
        assert (await line.goodbye())[1] is None, "a power cut gives no notice"
    await asyncio.sleep(1.5)
    server.start()
    async with outside.line(host.table, host.cookie) as line:
        assert (await line.hello())["note_ms"] >= 1_500


async def next_view(line: SocketClient) -> dict[str, Any]:
    """The next view, however long it takes."""
    while (message := await line.receive("update", "ping"))["type"] == "ping":
        await line.send({"type": "pong", "nonce": message["nonce"]})
    return message["view"]


async def test_bots_keep_their_intentions_after_a_kill_and_the_game_continues(server: ServerProcess, outside: Client):
    clock = SystemClock()
    seats = ({"kind": "me"}, {"kind": "bot", "strength": "sharp"}, {"kind": "bot", "strength": "steady"})
    host = await outside.open(*seats, settings={**SETTINGS, "glass": 30_000})
    async with outside.line(host.table, host.cookie) as line:
        await line.hello()
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        claim = solution(await line.stage("racing"))
        looked_at = clock.now()
        solved = await line.act("claim", claim)
        assert solved["type"] == "ack"
        while not (before := [message["view"] for message in line.received if "view" in message][-1])["solvers"]:
            await line.receive("update")
        server.kill()
        killed_by = clock.now()
    await asyncio.sleep(2)
    refused_at = await restarted(server, clock)
    async with outside.line(host.table, host.cookie) as line:
        welcome = await line.hello(last_seq=solved["seq"])
        assert welcome["seq"] > solved["seq"], "time was given back"
        assert welcome["note_ms"] >= 2_000
        view, played_ms = welcome["view"], (killed_by - looked_at) + (clock.now() - refused_at)
        assert view["stage"] == "racing"
        assert view["solvers"] == before["solvers"], "rank and time are as they were acknowledged"
        assert view["puzzle"] == before["puzzle"]
        assert 30_000 >= view["remaining_ms"] >= before["remaining_ms"] - played_ms - ROUNDING_MS
        assert await line.act("claim", claim) == solved
        while view["stage"] != "resting":  # a bot has solved, or time is up
            view = await next_view(line)
        assert {board["seat"] for board in view["last"]["boards"]} == {0, 1, 2}
        assert view["last"]["boards"][0]["rank"] == 1
        assert (await line.act("ready", {"type": "ready"}))["type"] == "ack"
        assert (await line.stage("racing"))["round"] == 2
