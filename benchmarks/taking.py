"""Gems that are taken at a table of classic: how soon everyone at the table sees it, on a full server.

Run it with `python -m benchmarks.taking`, `--json` for JSON; `--seconds 300` plays on. The server has one core. A
process of bots fills 100 tables of four at the pace of people; beside it a few tables are played by players who look at
the clock: from sending `take-gems` until the last of the four sockets has shown the gems in front of the taker. So
that they can look at any time, they are given their tilings, and the bots wait for them where both share a core.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import cast

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection

from benchmarks.classic import given_tilings
from benchmarks.serving import PROGRAM, pin, served
from benchmarks.timing import report
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.decisions import PlannedAction
from ubongo.adapters.cli.bots.http_client import HttpClient
from ubongo.adapters.cli.bots.messages import Health
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.stats import LoadStats, percentile
from ubongo.adapters.cli.commands.bots import LoadRun, play
from ubongo.editions.contract.bots import Strength
from ubongo.editions.parts.bots import solver
from ubongo.editions.registry import edition_named
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import SYMBOLS
from ubongo.puzzles.deck_kinds import FLAT_DECK

TABLES, SEATS = 100, 4
WATCHED, PACE = 8, 3.0
"""Tables with an eye on the clock, and how many times as fast as people are played there."""
SECONDS = 150.0
GOAL_MS = 60.0


class Gathered(Struct, frozen=True):
    """What somebody has taken."""

    seat: int


class Board(Struct, frozen=True):
    """A board of a round that is over."""

    taken: Gathered | None


class Result(Struct, frozen=True):
    """A round that is over."""

    boards: tuple[Board, ...]


class Shown(Struct, frozen=True):
    """What a view shows of takings."""

    round: int
    takings: tuple[Gathered, ...]
    last: Result | None

    def takers(self) -> set[int]:
        """The seats that have taken in this round."""
        ended = () if self.last is None else self.last.boards
        return {taking.seat for taking in (*self.takings, *(board.taken for board in ended)) if taking is not None}


_shown = msgspec.json.Decoder(Shown).decode
_Key = tuple[str, int, int]
"""Table, round, seat of a taking."""


class Stopwatch:
    """When each player reached for gems, and which players have been shown it."""

    def __init__(self) -> None:
        self._sent: dict[_Key, float] = {}
        self._waiting: dict[_Key, set[int]] = {}
        self.spans_ms: list[float] = []

    def reached(self, key: _Key) -> None:
        """A command is sent; the time starts again if it is sent again."""
        self._sent[key] = perf_counter()
        self._waiting[key] = set(range(SEATS))

    def showed(self, key: _Key, looker: int) -> None:
        """A socket has shown that taking to one of the four."""
        waiting = self._waiting.get(key)
        if waiting is None:
            return
        waiting.discard(looker)
        if not waiting:
            del self._waiting[key]
            self.spans_ms.append((perf_counter() - self._sent.pop(key)) * 1000)


STOPWATCH = Stopwatch()


class Gatherer(BotClient):
    """A player who looks at the clock when taking, and when the others' takings are shown."""

    _round = 0

    async def _act(self, line: ClientConnection, plan: PlannedAction) -> None:
        if plan.action["type"] == "take-gems":
            STOPWATCH.reached((self._ticket.table, self._round, self._ticket.seat))
        await super()._act(line, plan)

    def _look(self, seq: int, view: Raw) -> None:
        shown = _shown(view)
        self._round = shown.round
        for taker in shown.takers():
            STOPWATCH.showed((self._ticket.table, shown.round, taker), self._ticket.seat)
        super()._look(seq, view)


def main() -> None:
    """Fill the server, take, report."""
    words = sys.argv[1:]
    seconds = float(words[words.index("--seconds") + 1]) if "--seconds" in words else SECONDS
    stats = LoadStats(WATCHED)
    _solve_all()
    with served() as server:
        request = ["--edition", "classic", "--tables", str(TABLES), "--seats", str(SEATS), "--pace", "1", "--json"]
        bots = subprocess.Popen([PROGRAM, "bots", "--server", server.address, *request], stdout=subprocess.PIPE)
        pin(bots.pid, first=False)
        pin(0, first=False)
        os.setpriority(os.PRIO_PROCESS, bots.pid, 10)
        try:
            asyncio.run(_watch(server.address, bots, seconds, stats))
        finally:
            bots.send_signal(signal.SIGINT)
            out, _ = bots.communicate(timeout=60)
    others = cast(dict[str, float], msgspec.json.decode(out))
    spans = STOPWATCH.spans_ms
    figures: dict[str, float] = {
        "taken": len(spans),
        "p50, ms": percentile(spans, 50),
        "p99, ms": percentile(spans, 99),
        "longest, ms": percentile(spans, 100),
        "errors": stats.errors + others["errors"],
        "lost": stats.lost + others["lost"],
        "load of the machine": os.getloadavg()[0],
    }
    title = f"From take-gems to all four screens, beside {TABLES} tables of {SEATS} bots at the pace of people:"
    report(title, ["", "measured", "at most"], _rows(figures), dict(figures))


def _solve_all() -> None:
    """Think about every board beforehand: else it is the thinking of others that is measured."""
    given_tilings()
    for board in standard_deck(FLAT_DECK).side("3"):
        for symbol in range(len(SYMBOLS)):
            solver.found(board.task(symbol), Strength.STEADY, Random(0))


def _rows(figures: dict[str, float]) -> Sequence[list[str]]:
    goals = {"p99, ms": GOAL_MS, "errors": 0.0, "lost": 0.0}
    return [[name, f"{value:.1f}", f"{goals[name]:.0f}" if name in goals else ""] for name, value in figures.items()]


async def _watch(address: str, bots: subprocess.Popen[bytes], seconds: float, stats: LoadStats) -> None:
    """Wait until the server is full; then play at the watched tables, game after game, until the time is up."""
    client = HttpClient(address)
    while (await client.fetch("/api/health", Health)).tables < TABLES:
        if bots.poll() is not None:
            raise RuntimeError("the bots have gone")
        await asyncio.sleep(0.5)
    profile = BotProfile(edition=edition_named("classic"), strength=Strength.STEADY, pace=PACE, seed="taking")
    run = LoadRun(tables=WATCHED, seats=SEATS, settings={}, profile=profile, limit=seconds + 60, player=Gatherer)
    try:
        async with asyncio.timeout(seconds):
            while True:
                await play(client, run, stats)
    except TimeoutError:
        pass


if __name__ == "__main__":
    main()
