"""Commands that one core carries, with four players at a table and SQLite; and what a seat costs in memory.

Run it with `python -m benchmarks.commands`, `--json` for JSON. `--against PROGRAM` measures another `ubongo` in turns
with this one, such as that of an older checkout; `--edition classic` plays another edition. The players are those of
`ubongo bots`, who do not pause here. What counts is the server's processor time from the moment at which all are
seated to the end of the games, so that other work of the machine matters little: with a core to itself the server
carries that many commands a second.
"""

import asyncio
import os
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from websockets.asyncio.client import ClientConnection

from benchmarks.serving import PROGRAM, Served, memory_mb, pin, served
from benchmarks.timing import option, report
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.decisions import PlannedAction
from ubongo.adapters.cli.bots.http_client import HttpClient, new_cookie
from ubongo.adapters.cli.bots.messages import JoinReply
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import LoadStats, percentile
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.registry import edition_named

TABLES, SEATS, TURNS = 12, 4, 5
WAITING_TABLES = 100
SEATED_S = 3.0
"""Until everybody has a socket."""
PACE = 1000.0
GOAL, GOAL_KB = 1_200.0, 25.0
TICKS = os.sysconf("SC_CLK_TCK")


class Waiting(BotClient):
    """A player who sends the first command only once everybody is seated."""

    gate = asyncio.Event()

    async def _act(self, line: ClientConnection, plan: PlannedAction) -> None:
        await self.gate.wait()
        await super()._act(line, plan)


@dataclass(slots=True)
class Measured:
    """What the server of one program did, by turn."""

    stats: LoadStats = field(default_factory=lambda: LoadStats(TABLES))
    rates: list[float] = field(default_factory=list[float])
    """Commands for each second of its processor time."""
    seat_kb: float = 0.0
    """What a seat at a waiting table adds to its memory."""


def main() -> None:
    """Play in turns, report."""
    edition, other = option("--edition", "pouch"), option("--against", "")
    programs = {"this": PROGRAM} | ({"other": other} if other else {})
    pin(os.getpid(), first=False)
    with ExitStack() as stack:
        servers = {name: stack.enter_context(served(program)) for name, program in programs.items()}
        found = asyncio.run(_measured(servers, edition))
    figures: dict[str, object] = {}
    rows: list[list[str]] = []
    for name, measured in found.items():
        own = _figures(measured)
        figures |= {f"{name}: {figure}": value for figure, value in own.items()}
        rows.append([name, *(f"{value:.1f}" for value in own.values())])
    if "other" in found:
        ratios = [this / other for this, other in zip(found["this"].rates, found["other"].rates, strict=True)]
        figures |= {"times as many": median(ratios), "least": min(ratios), "most": max(ratios)}
        rows.append(["ratio", f"{median(ratios):.2f}", *[""] * (len(rows[0]) - 2)])
    goals = {"commands a second": GOAL, "kB a seat": GOAL_KB}
    columns = ["", *(f"{name} (goal {goals[name]:.0f})" if name in goals else name for name in _figures(found["this"]))]
    report(f"{TABLES} tables of {SEATS} players of {edition}, {TURNS} turns:", columns, rows, figures)


def _figures(measured: Measured) -> dict[str, float]:
    stats = measured.stats
    return {
        "commands a second": median(measured.rates),
        "kB a seat": measured.seat_kb,
        "commands": len(stats.ack_ms),
        "p50, ms": percentile(stats.ack_ms, 50),
        "p99, ms": percentile(stats.ack_ms, 99),
        "errors": stats.errors + stats.lost,
    }


async def _measured(servers: dict[str, Served], edition: str) -> dict[str, Measured]:
    found = {name: Measured() for name in servers}
    for name, server in servers.items():
        await _play(server, edition, Measured())  # these games warm it, and the players get to know all boards
        found[name].seat_kb = await _seat_kb(server, edition)
    for _ in range(TURNS):
        for name, server in servers.items():
            await _play(server, edition, found[name])
    return found


async def _play(server: Served, edition: str, measured: Measured) -> None:
    """One game at each table."""
    tickets, known = await _tickets(server, edition, TABLES), len(measured.stats.ack_ms)
    Waiting.gate = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in _players(server, edition, tickets, measured.stats):
            group.create_task(player.play())
        await asyncio.sleep(SEATED_S)
        before = processor_seconds(server.process)
        Waiting.gate.set()
    seconds = processor_seconds(server.process) - before
    measured.rates.append((len(measured.stats.ack_ms) - known) / seconds)


async def _seat_kb(server: Served, edition: str) -> float:
    """What a seat at a table that waits for its start adds to the server's memory."""
    await asyncio.sleep(SEATED_S)
    before = memory_mb(server.process)
    tickets = await _tickets(server, edition, WAITING_TABLES)
    Waiting.gate = asyncio.Event()
    players = _players(server, edition, tickets, LoadStats(WAITING_TABLES))
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2 * SEATED_S)
    added = (memory_mb(server.process) - before) * 1024 / len(tickets)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return added


def _players(server: Served, edition: str, tickets: list[SeatTicket], stats: LoadStats) -> list[Waiting]:
    profile = BotProfile(edition=edition_named(edition), strength=Strength.STEADY, pace=PACE, seed="commands")
    return [Waiting(HttpClient(server.address), ticket, profile, stats) for ticket in tickets]


async def _tickets(server: Served, edition: str, tables: int) -> list[SeatTicket]:
    client = HttpClient(server.address)
    return [ticket for number in range(tables) for ticket in await seated(client, edition, number)]


async def seated(client: HttpClient, edition: str, number: int) -> list[SeatTicket]:
    """Open a table, and fill its seats."""
    cookies = [new_cookie() for _ in range(SEATS)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    opening = {"edition": edition, "settings": {"countdown": 0}, "seats": seats}
    opened = await client.fetch("/api/tables", JoinReply, opening, cookie=cookies[0])
    path, joining = f"/api/tables/{opened.table}/join", {"invite": opened.invite}
    joined = [await client.fetch(path, JoinReply, joining, cookie=cookie) for cookie in cookies[1:]]
    return [
        SeatTicket(table=opened.table, number=number, seat=Seat(one.seat), cookie=cookie, is_host=one is opened)
        for one, cookie in zip((opened, *joined), cookies, strict=True)
    ]


def processor_seconds(process: int) -> float:
    """The processor time that the process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
