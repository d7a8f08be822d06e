"""A server that is killed twenty times in the middle of a game, as a power cut would."""

import asyncio
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.web.server import Client, SocketClient, Ticket, solution
from tests.server_process import ServerProcess
from ubongo.tables.clock import SystemClock

pytestmark = pytest.mark.slow

KILLS = 20
TRIES = 100
ROUNDING_MS = 3
SEATS = ({"kind": "me"}, {"kind": "open"})
SETTINGS = {"countdown": 0, "glass": 60_000, "pause": 120_000}


def request(view: dict[str, Any]) -> dict[str, Any] | None:
    """What the player of that view would do next."""
    seat = view["seat"]
    if view["stage"] == "racing" and seat not in [solver["seat"] for solver in view["solvers"]]:
        return solution(view)
    if view["stage"] == "resting" and seat not in view["ready"]:
        return {"type": "ready"}
    return None


class CrashSession:
    """Two players, and what the server confirmed to them."""

    def __init__(self, outside: Client, players: list[Ticket]) -> None:
        self.outside = outside
        self.players = players
        self.clock = SystemClock()
        self.acknowledged: dict[str, int] = {}
        self.unanswered: tuple[Ticket, str, dict[str, Any]] | None = None

    async def answered(self, line: SocketClient, id: str, action: dict[str, Any]) -> None:
        """Send an action and record the acknowledgment."""
        answer = await line.act(id, action)
        assert answer["type"] == "ack", answer
        assert self.acknowledged.setdefault(id, answer["seq"]) == answer["seq"]

    async def go_on(self, number: int) -> tuple[int | None, int]:
        """Let one player act, or start to; returns the time left and when it was read."""
        for place in self.players * TRIES:
            async with self.outside.line(place.table, place.cookie) as line:
                view = (await line.hello())["view"]
                looked_at = self.clock.now()
                action = request(view)
                if action is None:  # the other player has acted, or both are about to
                    continue
                id = f"act-{number}"
                if number % 2:
                    await line.send({"type": "act", "id": id, "action": action})
                    self.unanswered = (place, id, action)
                else:
                    await self.answered(line, id, action)
                return (view["remaining_ms"] if view["stage"] == "racing" else None), looked_at
        raise AssertionError("nobody has anything to do")

    async def make_up(self) -> None:
        """Resend the unanswered action. It counts once, whether or not the server already had it."""
        if self.unanswered is not None:
            place, id, action = self.unanswered
            async with self.outside.line(place.table, place.cookie) as line:
                await line.hello()
                await self.answered(line, id, action)
            self.unanswered = None

    async def look(self) -> dict[str, Any]:
        """The game in the view of one player."""
        async with self.outside.line(self.players[0].table, self.players[0].cookie) as line:
            welcome = await line.hello()
        assert all(seq <= welcome["seq"] for seq in self.acknowledged.values())
        return welcome


async def restarted(server: ServerProcess, clock: SystemClock) -> int:
    """Restart the server; returns a time at which it did not accept connections yet."""
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    refused_at = clock.now()
    while not starting.done():
        tried_at = clock.now()
        if await asyncio.to_thread(_answers, server.address):
            break
        refused_at = tried_at
        await asyncio.sleep(0.005)
    await starting
    return refused_at


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=1):
            return True
    except OSError:
        return False


async def test_twenty_kills_lose_nothing_and_shorten_no_glass(server: ServerProcess, outside: Client, tmp_path: Path):
    host = await outside.open(*SEATS, settings=SETTINGS)
    session = CrashSession(outside, [host, await outside.join(host)])
    async with outside.line(host.table, host.cookie) as line:
        await line.hello()
        await session.answered(line, "start", {"type": "start"})
        await line.stage("racing")
    races = 0
    for number in range(KILLS):
        held, looked_at = await session.go_on(number)
        before = await session.look() if number % 2 == 0 else None
        if before is not None and before["view"]["stage"] == "racing":
            held, looked_at = before["view"]["remaining_ms"], session.clock.now()
        server.kill()
        killed_by = session.clock.now()
        await asyncio.sleep(0.1 * (number % 3))
        refused_at = await restarted(server, session.clock)
        welcome = await session.look()
        played_ms = (killed_by - looked_at) + (session.clock.now() - refused_at)
        if held is not None and welcome["view"]["stage"] == "racing":
            races += 1
            assert welcome["view"]["remaining_ms"] >= held - played_ms - ROUNDING_MS
            assert welcome["view"]["remaining_ms"] <= 60_000
        await session.make_up()
    assert races >= KILLS // 4, "most kills hit a race"
    with closing(sqlite3.connect(f"file:{tmp_path / 'tables.db'}?mode=ro", uri=True)) as reader:
        rows = dict(reader.execute("select command_id, seq from entries").fetchall())
    log = {id.partition(":")[2]: seq for id, seq in rows.items()}
    assert {id: log[id] for id in session.acknowledged} == session.acknowledged
    assert sorted(rows.values()) == list(range(1, len(rows) + 1))


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
