"""Tables that are played beside a flood from one other address, on a server of one core.

Run it with `python -m benchmarks.flood`, `--json` for JSON; words such as `pings lab` choose floods, `--first` goes
before the other work of the machine, which takes root. Four play at each
table: each gives up every board after a moment. Every command waits for its acknowledgement, which means that it is on
disk. They play on while quiet windows and floods take turns. A flood comes from another process
and another loopback address, which the server limits like any stranger's. Its measures in the same run: the times of
the quiet windows, and the server's memory in them.
"""

import asyncio
import json
import multiprocessing
import os
import random
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from datetime import date, timedelta
from itertools import cycle
from pathlib import Path

from websockets.frames import Frame, Opcode

from benchmarks.commands import seated
from benchmarks.serving import Served, memory_mb, pin, served
from benchmarks.timing import option, report
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.decisions import Decisions, PlannedAction
from ubongo.adapters.cli.bots.http_client import HttpClient
from ubongo.adapters.cli.bots.messages import action_of
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import LoadStats
from ubongo.editions.contract.bots import Strength
from ubongo.editions.registry import edition_named
from ubongo.tables.table.decision_key import DecisionKey

TABLES, MOMENT_S = 6, (0.1, 0.4)
"""Some hundred commands a second, a small part of what the server carries."""
TURNS, SECONDS, SETTLING_S = 6, 4.0, 1.5
"""Quiet windows and floods take turns, so that what else the machine does falls on both."""
STRANGER = "127.0.0.66"
"""Not the address of this machine's own bots, which has no limits."""
AT_ONCE = 100
"""Connections that a flood tries to hold: more than the 64 that it may."""
POLITE = 5
"""The flood leaves the processor to the players' clients, which share it: what is measured is the server."""
GOAL_RATIO, GOAL_MB = 1.2, 8.0

HEAD = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%b\r\n"
)


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload).serialize(mask=True)


HELLO = frame(b'{"type":"hello","protocol":3}')
RENAME = frame(b'{"type":"act","id":"a","action":{"type":"rename","name":"x"}}')


CONT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
Flood = tuple[bytes, tuple[bytes, ...], bool]
"""What is sent first, then again and again; and whether the answers are read."""


def asked(path: str, body: object = None, method: str = "", cookie: str = "") -> bytes:
    """A request as a client sends it."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method or ('GET' if body is None else 'POST')} {path} HTTP/1.1", "host: 127.0.0.1"]
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(content)}"]
    lines += [f"cookie: ubongo={cookie}"] if cookie else []
    return "\r\n".join([*lines, "", ""]).encode() + content


def floods(table: str) -> dict[str, Flood]:
    """Each kind of flood. That table's game is over."""
    socket = HEAD % (table.encode(), b"")
    days = [date(2026, 1, 1) + timedelta(number) for number in range(0, 300, 7)]
    puzzles = [["V3", "L4", "S4"], ["I2", "L4", "P5"], ["I3", "O4", "T4"]]
    large = {
        "box": "flat",
        "region": "/".join(["#" * 8] * 6),
        "pieces": ["I2", "I3", "V3", "T4", "L4", "I4", "S4", "O4", "Y5", "L5", "P5", "Z5"],
    }
    wish = {"edition": "pouch", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return {
        "connections that ask nothing": (b"", (b"",), True),
        "half a request": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", (b"",), True),
        "refused handshakes": (HEAD % (table.encode(), b"content-length: 5\r\n"), (b"",), True),
        "handshakes again and again": (socket + HELLO + frame(b"", Opcode.CLOSE), (b"",), True),
        "pages": (b"", (asked("/"),), True),
        "wrong codes": (b"", (asked("/api/join", {"code": "ABCDEF"}),), True),
        "commands that are refused": (socket + HELLO, (RENAME,), True),
        "pings": (socket + HELLO, (frame(b"", Opcode.PING) * 50,), True),
        "pings, nothing read": (socket + HELLO, (frame(b"x" * 125, Opcode.PING) * 50,), False),
        "big frames": (socket + HELLO, (frame(b"x" * 16_000),), True),
        "empty parts of a message": (
            socket + Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True),
            (CONT * 50,),
            False,
        ),
        "slow readers of pages": (asked("/api/editions") * 200, (b"",), False),
        "tables": (b"", tuple(asked("/api/tables", wish, cookie=f"{n:a>43}") for n in range(50)), True),
        "exports": (b"", (asked(f"/api/tables/{table}/export"), asked(f"/api/tables/{table}/replay")), True),
        "lab": (
            b"",
            (
                *(asked("/api/lab/tilings", {"box": "flat", "region": ".###/####/####", "pieces": p}) for p in puzzles),
                asked("/api/lab/tilings", large),
                asked("/api/lab/sets", {"box": "flat", "region": large["region"]}),
            ),
            True,
        ),
        "boards of a day": (b"", tuple(asked(f"/api/daily/{day}") for day in days), True),
        "records": (b"", (asked("/api/records", cookie="r" * 43), asked("/api/records/trends", cookie="r" * 43)), True),
    }


async def _flooder(port: int, first: bytes, again: Iterator[bytes], reads: bool) -> None:
    """One connection after the other, each until the server ends it."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0), limit=1 << 14)
            try:
                await _sent(reader, writer, first, again, reads)
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.002)


async def _sent(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes, again: Iterator[bytes], reads: bool
) -> None:
    writer.write(first)
    await writer.drain()
    async with asyncio.timeout(2):
        with suppress(TimeoutError):
            while not reader.at_eof() and not writer.is_closing():
                more = next(again)
                writer.write(more)
                await writer.drain()
                if not reads:
                    await asyncio.sleep(0.001)
                    continue
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.01 if more else 2):
                        if not await reader.read(1 << 16):
                            return


def flood(port: int, first: bytes, again: tuple[bytes, ...], reads: bool) -> None:
    """Flood until this process is killed."""
    pin(os.getpid(), first=False)
    os.setpriority(os.PRIO_PROCESS, 0, POLITE)
    sent = cycle(again)

    async def many() -> None:
        await asyncio.gather(*(_flooder(port, first, sent, reads) for _ in range(AT_ONCE)))

    asyncio.run(many())


@contextmanager
def flooding(port: int, what: Flood) -> Generator[None]:
    """A flood from another process while the block runs."""
    process = multiprocessing.get_context("spawn").Process(target=flood, args=(port, *what), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


class GivingUp(Decisions):
    """Gives up each board after a moment, and is ready for the next: no clients' thinking is measured."""

    def _decide(self, seq: int, view: object, now: float) -> None:  # noqa: ARG002  # the name is that of `Decisions`
        key = DecisionKey.of(self._profile.edition, view, self._ticket.seat)
        if key == self.key:
            return
        self.key, self.plan = key, None
        command = self._profile.edition.bots.skip(view)
        if command is not None:
            self.plan = PlannedAction(action_of(command), now + random.uniform(*MOMENT_S))


class Quitter(BotClient):
    """A player who gives up."""

    def __init__(self, client: HttpClient, ticket: SeatTicket, profile: BotProfile, stats: LoadStats) -> None:
        super().__init__(client, ticket, profile, stats)
        self._decisions = GivingUp(ticket, profile, stats)


class Players:
    """They play at all tables, one game after the other."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._stats = LoadStats(TABLES)
        self.over: list[str] = []
        """The tables whose games are over."""

    async def play(self, number: int) -> None:
        """One game."""
        client = HttpClient(self._server.address)
        tickets: list[SeatTicket] = await seated(client, "pouch", number)
        profile = BotProfile(edition=edition_named("pouch"), strength=Strength.STEADY, pace=1, seed=f"{number}")
        async with asyncio.TaskGroup() as group:
            for ticket in tickets:
                group.create_task(Quitter(HttpClient(self._server.address), ticket, profile, self._stats).play())
        self.over.append(tickets[0].table)

    async def play_on(self, number: int) -> None:
        """One game after the other."""
        while True:
            await self.play(number)
            number += TABLES

    async def window(self, times: list[float]) -> None:
        """Add the milliseconds from each command of the next seconds to its acknowledgement."""
        await asyncio.sleep(SETTLING_S)
        self._stats.ack_ms = times
        await asyncio.sleep(SECONDS)
        self._stats.ack_ms = []

    @property
    def errors(self) -> int:
        """What went wrong for a player."""
        return self._stats.errors + self._stats.lost


def go_first(process: int) -> None:
    """Let the threads of a process run before the other work of the machine, but none of its children."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


async def measured(server: Served, players: Players, what: Flood) -> dict[str, float]:
    """The figures of one flood."""
    port = int(server.address.rpartition(":")[2])
    alone, beside = list[float](), list[float]()
    before, during, errors = list[float](), list[float](), players.errors
    for _ in range(int(option("--turns", str(TURNS)))):
        await players.window(alone)
        before.append(memory_mb(server.process))
        with flooding(port, what):
            await players.window(beside)
            during.append(memory_mb(server.process))
    alone.sort()
    beside.sort()
    p50, p99 = (beside[len(beside) * part // 100] / alone[len(alone) * part // 100] for part in (50, 99))
    return {
        "p50_ratio": p50,
        "p99_ratio": p99,
        "p50_alone_ms": alone[len(alone) // 2],
        "p99_alone_ms": alone[len(alone) * 99 // 100],
        "p99_ms": beside[len(beside) * 99 // 100],
        "commands": float(min(len(alone), len(beside))),
        "errors": float(players.errors - errors),
        "grown_mb": max(during) - before[0],
    }


async def all_measured(server: Served, wanted: list[str]) -> dict[str, dict[str, float]]:
    """The figures of each flood, while games are played."""
    players = Players(server)
    await asyncio.gather(*(players.play(number) for number in range(TABLES)))  # to warm it
    if "--first" in sys.argv:
        go_first(server.process)
        go_first(os.getpid())
    figures: dict[str, dict[str, float]] = {}
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(players.play_on(number)) for number in range(TABLES, 2 * TABLES)]
        for name, what in floods(players.over[0]).items():
            if not wanted or any(word in name for word in wanted):
                figures[name] = await measured(server, players, what)
                print(name, {key: round(value, 2) for key, value in figures[name].items()}, file=sys.stderr)
        for task in playing:
            task.cancel()
    return figures


def main() -> None:
    """Measure and report."""
    turns = option("--turns", "")
    wanted = [word for word in sys.argv[1:] if not word.startswith("--") and word != turns]
    pin(os.getpid(), first=False)
    with served() as server:
        figures = asyncio.run(all_measured(server, wanted))
    rows = [
        [
            name,
            f"{found['p50_ratio']:.2f}",
            f"{found['p99_ratio']:.2f}",
            f"{found['p99_alone_ms']:.1f}",
            f"{found['p99_ms']:.1f}",
            f"{found['commands']:.0f}",
            f"{found['errors']:.0f}",
            f"{found['grown_mb']:+.1f}",
        ]
        for name, found in figures.items()
    ]
    title = f"{TABLES} tables of four beside a flood of {AT_ONCE} connections from one address, compared with none:"
    p99 = f"p99, times (goal {GOAL_RATIO})"
    columns = [
        "",
        "p50, times",
        p99,
        "quiet, ms",
        "flood, ms",
        "commands",
        "errors",
        f"memory, MB (goal {GOAL_MB:.0f})",
    ]
    report(title, columns, rows, dict(figures))


if __name__ == "__main__":
    main()
