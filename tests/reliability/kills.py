"""A server that is killed again and again in the middle of a game, as a power cut would."""

import asyncio
import sqlite3
import tempfile
import urllib.request
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from tests.adapters.web.server import Client, SocketClient, Ticket, solution
from tests.reliability.report import Report
from tests.server_process import ServerProcess
from ubongo.tables.clock import SystemClock

KILLS = 20
"""In one game."""
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


@dataclass(slots=True)
class Killed:
    """What was found in one game."""

    races: int = 0
    """Kills in a race."""
    shortened_ms: list[int] = field(default_factory=list[int])
    """By how much the glass had run further than people could play, for each kill in a race."""
    lengthened: int = 0
    """How often the glass showed more than it holds."""
    back_ms: list[int] = field(default_factory=list[int])
    """From each start to the first connection that is accepted."""
    lost: Mapping[str, int] = field(default_factory=dict[str, int])
    """Acknowledged commands that are not in the log where they were acknowledged."""
    has_gaps: bool = False


async def killed_in_a_game(server: ServerProcess, outside: Client, folder: Path) -> Killed:
    """Play with two people, and kill the server `KILLS` times: at each second time in the middle of a command."""
    found = Killed()
    host = await outside.open(*SEATS, settings=SETTINGS)
    session = CrashSession(outside, [host, await outside.join(host)])
    async with outside.line(host.table, host.cookie) as line:
        await line.hello()
        await session.answered(line, "start", {"type": "start"})
        await line.stage("racing")
    for number in range(KILLS):
        held, looked_at = await session.go_on(number)
        before = await session.look() if number % 2 == 0 else None
        if before is not None and before["view"]["stage"] == "racing":
            held, looked_at = before["view"]["remaining_ms"], session.clock.now()
        server.kill()
        killed_by = session.clock.now()
        await asyncio.sleep(0.1 * (number % 3))
        began = session.clock.now()
        refused_at = await restarted(server, session.clock)
        found.back_ms.append(session.clock.now() - began)
        welcome = await session.look()
        played_ms = (killed_by - looked_at) + (session.clock.now() - refused_at)
        if held is not None and welcome["view"]["stage"] == "racing":
            left = welcome["view"]["remaining_ms"]
            found.races += 1
            found.shortened_ms.append(max(0, held - played_ms - ROUNDING_MS - left))
            found.lengthened += left > SETTINGS["glass"]
        await session.make_up()
    with closing(sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True)) as reader:
        rows = dict(reader.execute("select command_id, seq from entries").fetchall())
    log = {id.partition(":")[2]: seq for id, seq in rows.items()}
    found.lost = {id: seq for id, seq in session.acknowledged.items() if log.get(id) != seq}
    found.has_gaps = sorted(rows.values()) != list(range(1, len(rows) + 1))
    return found


async def killed(count: int, _: int) -> Report:
    """Kill servers that many times, in games of `KILLS` each."""
    report, back = Report("kills in mid-game"), list[int]()
    while report.tried < count:
        with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name)) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                client = Client(int(server.address.rpartition(":")[2]), http)
                found = await killed_in_a_game(server, client, Path(name))
        back += found.back_ms
        report.tried += KILLS
        for shortened in found.shortened_ms:
            report.check(shortened == 0, f"the glass had run {shortened} ms too far")
        report.check(not found.lost and not found.lengthened and not found.has_gaps, f"{found}")
    report.figures["back after, s, p99"] = quantiles(back, n=100)[98] / 1000
    return report
