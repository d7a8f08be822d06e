"""One world: servers, clients and what lies between them, in virtual time, from one seed. See ADR 129."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

from structlog.testing import capture_logs

from tests.simulation.world.disks import Disk, Hub
from tests.simulation.world.history import History, LineFacts, Span
from tests.simulation.world.network import Line, LineCutError
from tests.simulation.world.node import Node
from tests.simulation.world.one_seed import START_NS, WorldTime, one_seed
from tests.simulation.world.player import Player, Spectator
from tests.simulation.world.scenario import DATES_MS, Event, Fault, Scenario, scenario
from tests.simulation.world.virtual_loop import StuckError, VirtualLoop
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import LoadStats
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.registry import edition_named
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import DECK_KINDS
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.storage import deck_library
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.table.config import settings_of
from ubongo.tables.table.table import Table

LONGEST_S = 900.0
"""After the last fault, a game reaches its goal within this. A person alone may give up after three minutes a board."""
SETTLED_S = 6.0
"""How long the world goes on after that, so that everybody can catch up."""
NAMES = ("ada", "grace", "lin", "mary")


class World:
    """A world while it runs."""

    def __init__(self, seed: int, plan: Scenario, loop: VirtualLoop, time: WorldTime, folder: Path | None) -> None:
        self.history = History(seed, nodes=plan.nodes)
        self.plan = plan
        self.loop = loop
        self._time = time
        self._rng = Random(f"faults {seed}")
        self._traffic = Random(f"traffic {seed}")
        self._disk = Disk(lambda: Millis((START_NS + time.monotonic_ns()) // 1_000_000))
        self._hub = Hub(Random(f"channel {seed}")) if plan.nodes > 1 else None
        self._file = None if folder is None else _new_database(folder)
        self._started = 0
        self.nodes: list[Node] = []
        self._opened: Line | None = None
        self._lines: list[Line] = []
        self._seats: dict[str, Seat] = {}
        self.stats = LoadStats(1)
        self._crashing = asyncio.Lock()
        self._edition = edition_named(plan.edition)

    # Servers

    def _start_node(self) -> None:
        self._started += 1
        rng = Random(f"disk {self.history.seed} {self._started}")
        node = Node(f"node-{self._started}", self.loop, rng, self._disk, self._hub, self._file)
        self.nodes.append(node)
        node.start()

    async def _up(self) -> Node:
        """A server that is up, once there is one."""
        while True:
            up = [node for node in self.nodes if node.is_up]
            if up:
                return self._traffic.choice(up)
            for node in [one for one in self.nodes if one.has_failed]:
                self.nodes.remove(node)
                self._start_node()
            await asyncio.sleep(0.05)

    async def connected(self, cookie: str) -> Line:
        """A new connection of that client to a server.

        Raises:
            LineCutError: there is no server.
        """
        await asyncio.sleep(self._traffic.random() * self.plan.weather.latency_s)
        up = [node for node in self.nodes if node.is_up]
        if not up:
            raise LineCutError("no server")
        node = self._traffic.choice(up)
        number = len(self.history.lines) + 1
        name = cookie.partition("=")[2][:3].rstrip("-")
        player = hashed(cookie.partition("=")[2]) if cookie else ""
        facts = LineFacts(name, player, self._seats.get(cookie), node.process, self.loop.time())
        self.history.lines[number] = facts
        line = Line(number, self.loop, Random(f"line {self.history.seed} {number}"), self.plan.weather, self.history)
        self._lines.append(line)
        node.accept(line, self.history.table, cookie)
        return line

    # The game

    async def run(self) -> None:
        """Play, with everything that goes wrong, to the goal."""
        for _ in range(self.plan.nodes):
            self._start_node()
        await asyncio.sleep(1)
        players = await self._open()
        work: list[Awaitable[None]] = [player.play() for player in players]
        if self.plan.meddles:
            work += [one.meddle(Random(f"meddle {self.history.seed} {number}")) for number, one in enumerate(players)]
        tasks = [asyncio.ensure_future(one) for one in work]
        watching = asyncio.ensure_future(Spectator(self).watch())
        await self._suffer()
        self.history.is_over = await self._until(self._is_done, LONGEST_S)
        await asyncio.sleep(SETTLED_S)
        self.history.ended_at = self.loop.time()
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self.history.troubles.append(f"a client failed: {error!r}")
            task.cancel()
        watching.cancel()
        await self._remember()
        self.history.troubles += [
            f"a client lost something: {note}" for note in self.stats.notes if self._is_loss(note)
        ]

    def _is_loss(self, note: str) -> bool:
        return any(word in note for word in ("was shown, and then", "is gone", "is not shown"))

    async def _open(self) -> list[Player]:
        plan = self.plan
        node = await self._up()
        service = node.service
        assert service is not None
        seats = plan.people + plan.bots
        settings = settings_of(self._edition, dict(plan.settings), seats)
        requests = [
            SeatRequest(OccupantKind.PERSON),
            *[SeatRequest(OccupantKind.OPEN)] * (plan.people - 1),
            *[SeatRequest(OccupantKind.BOT, plan.strength)] * plan.bots,
        ]
        secrets = [f"{name:-<43}" for name in NAMES[: plan.people]]
        opened = await node.run(
            service.open(plan.edition, settings, requests, host=hashed(secrets[0]), name="Ada", fresh=False)
        )
        self.history.table = opened.table.id
        for secret in secrets[1:]:
            joining = service.lobby.redeem(opened.table, opened.invite, player=hashed(secret), name=secret[:3])
            await node.run(joining)
        for secret in secrets:
            seat = opened.table.roster.seat_of(hashed(secret))
            assert seat is not None
            self._seats[f"ubongo={secret}"] = seat
        return [self._player(cookie, seat) for cookie, seat in self._seats.items()]

    def _player(self, cookie: str, seat: Seat) -> Player:
        ticket = SeatTicket(table=self.history.table, number=0, seat=seat, cookie=cookie, is_host=seat == 0)
        strength = Random(f"strength {self.history.seed} {seat}").choice(tuple(Strength))
        profile = BotProfile(
            edition=self._edition, strength=strength, pace=self.plan.pace, seed=f"world {self.history.seed}"
        )
        return Player(self, ticket, profile, self.stats)

    def _table(self) -> Table | None:
        for node in self.nodes:
            if node.is_up and node.service is not None:
                for table in node.service.tables():
                    if table.id == self.history.table:
                        return table
        return None

    def _is_done(self) -> bool:
        table = self._table()
        return table is not None and (table.outcome is not None or table.log.match.race > self.plan.races)

    async def _until(self, is_so: Callable[[], bool], most_s: float) -> bool:
        until = self.loop.time() + most_s
        while self.loop.time() < until:
            if is_so():
                return True
            await self._up()
            await asyncio.sleep(0.25)
        return False

    async def _remember(self) -> None:
        """Stop everything, and read what is stored."""
        for node in self.nodes:
            node.die(machine_too=True)
        self.nodes.clear()
        store = self._disk.memory if self._file is None else await SqlStore.opened(f"sqlite:///{self._file}")
        id = self.history.table
        self.history.record = await store.table(id)
        self.history.rows = await store.rows(id, 0)
        own = [await store.results.of(player, self.plan.edition, 50) for player in self._identities()]
        self.history.results = tuple(one for found in own for one in found)
        await store.close()

    def _identities(self) -> list[str]:
        return [hashed(cookie.partition("=")[2]) for cookie in self._seats]

    # What goes wrong

    async def _suffer(self) -> None:
        pending: list[asyncio.Task[None]] = []
        for event in self.plan.events:
            await asyncio.sleep(max(event.at - self.loop.time(), 0))
            if self._is_done():
                break
            pending.append(asyncio.ensure_future(self._happen(event)))
        for task in pending:
            await task

    async def _happen(self, event: Event) -> None:
        up = [node for node in self.nodes if node.is_up and node.process not in self.loop.ready.frozen]
        if not up:
            return
        node = self._rng.choice(up)
        self.loop.faults[event.fault] += 1
        match event.fault:
            case Fault.CRASH | Fault.POWER | Fault.DATE:
                async with self._crashing:
                    await self._crash(event)
            case Fault.FREEZE:
                await self._freeze(node, event.span)
            case Fault.CUT | Fault.HALF_OPEN:
                self._cut(event.fault)
            case Fault.PARTITION:
                await self._partition(node, event.span)
            case Fault.FULL:
                await self._fill(event.span)
            case Fault.CHANNEL:
                await self._silence(node, event.span)

    async def _crash(self, event: Event) -> None:
        node, died = self._rng.choice(self.nodes), asyncio.Event()

        def trip() -> None:
            node.die(machine_too=event.fault is Fault.POWER)
            if node in self.nodes:
                self.nodes.remove(node)
            died.set()

        self.loop.ready.trip = trip
        self.loop.ready.trip_at = self.loop.ready.steps + self._rng.randrange(1, 300)
        await died.wait()
        since = self.loop.time()
        if event.fault is Fault.DATE:
            self._time.wrong_by_ms = self._rng.choice(DATES_MS)
            self.history.was_dated_wrong = True
        await asyncio.sleep(event.span)
        self._start_node()
        if not any(one.is_up for one in self.nodes):
            await self._up()
        self.history.downtimes.append(Span(since, self.loop.time(), was_killed=True))

    async def _freeze(self, node: Node, span: float) -> None:
        since = self.loop.time()
        self.loop.freeze(node.process)
        await asyncio.sleep(span)
        self.loop.thaw(node.process)
        self.history.downtimes.append(Span(since, self.loop.time(), was_stopped=True))

    def _cut(self, fault: Fault) -> None:
        open_lines = [line for line in self._lines if self.history.lines[line.number].closed_at is None]
        if open_lines:
            line = self._rng.choice(open_lines)
            knows = (True, True)
            if fault is Fault.HALF_OPEN:
                knows = self._rng.choice(((True, False), (False, True), (False, False)))
            line.cut(client_knows=knows[0], server_knows=knows[1])

    async def _partition(self, node: Node, span: float) -> None:
        since, until = self.loop.time(), self.loop.time() + span
        for line in node.lines:
            line.held_until = until
        await asyncio.sleep(span)
        self.history.downtimes.append(Span(since, until + 1))

    async def _fill(self, span: float) -> None:
        since = self.loop.time()
        self._disk.full += 1
        await asyncio.sleep(span)
        self._disk.full -= 1
        self.history.downtimes.append(Span(since, self.loop.time(), was_stopped=True))

    async def _silence(self, node: Node, span: float) -> None:
        if self._hub is not None:
            since = self.loop.time()
            self._hub.cut.add(node.process)
            await asyncio.sleep(span)
            self._hub.heal()
            self.history.downtimes.append(Span(since, self.loop.time()))


_TEMPLATE: list[bytes] = []


def _new_database(folder: Path) -> str:
    """An empty database with the newest schema."""
    from ubongo.tables.storage.database import Database

    file = folder / "tables.db"
    if not _TEMPLATE:
        first = folder / "template.db"
        Database.opened(f"sqlite:///{first}").guard.close()
        _TEMPLATE.append(first.read_bytes())
    file.write_bytes(_TEMPLATE[0])
    return str(file)


def _read_decks() -> None:
    """Read the standard decks before: a world must not depend on whether another one has read them."""
    for kind in DECK_KINDS.values():
        deck_library._standard(kind)  # pyright: ignore[reportPrivateUsage]
        standard_deck(kind)


def simulate(seed: int, races: int = 2, bug: Callable[[], AbstractContextManager[object]] = nullcontext) -> History:
    """The history of the world of that seed. The same seed gives the same history, step by step."""
    _read_decks()
    plan = scenario(seed, races)
    loop = VirtualLoop(Random(f"loop {seed}"))
    time = WorldTime(loop)
    folder = Path(tempfile.mkdtemp(prefix="ubongo-world-", dir=_memory_folder())) if plan.on_disk else None
    with one_seed(Random(f"chance {seed}"), time), capture_logs() as logs, bug():
        world = World(seed, plan, loop, time, folder)
        main = loop.create_task(world.run())
        try:
            loop.run_until_complete(main)
        except StuckError as error:
            world.history.troubles.append(str(error))
        finally:
            world.history.troubles += loop.errors + [str(line) for line in logs if line.get("exc_info")]
            for node in world.nodes:
                if node.is_up:
                    node.die(machine_too=True)
            loop.end()
            if folder is not None:
                shutil.rmtree(folder)
    history = world.history
    history.appends = world._disk.appends  # pyright: ignore[reportPrivateUsage]
    history.faults, history.steps = dict(loop.faults), loop.ready.steps
    return history


def _memory_folder() -> str | None:
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
