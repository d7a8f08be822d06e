"""The service: opens and finds the tables of one process, and resumes them after a restart."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

from structlog import get_logger

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.friendly_names import USUAL_LANGUAGE
from ubongo.tables.seating.names import read_code
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.service.archive import Archive
from ubongo.tables.service.cluster import Cluster
from ubongo.tables.service.daily import Daily
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.driver import RETRY_AFTER
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.leased_drivers import LeasedDrivers
from ubongo.tables.service.loading import TableLoader
from ubongo.tables.service.lobby import Lobby
from ubongo.tables.service.loop_monitor import LoopMonitor
from ubongo.tables.service.maintenance import Maintenance
from ubongo.tables.service.matchmaking import Matchmaker
from ubongo.tables.service.no_shows import NoShows
from ubongo.tables.service.opening import SEATS_OF_STRANGERS, OpenedTable, TableOpener, new_seed
from ubongo.tables.service.people import People
from ubongo.tables.service.pool import TablePool, log_failure
from ubongo.tables.service.ratings import Ratings
from ubongo.tables.service.resumption import Resumption
from ubongo.tables.service.retention import KEEP_ALL, Keep, Retention
from ubongo.tables.service.standings import Standings
from ubongo.tables.service.state import ServiceState
from ubongo.tables.service.strangers import StrangerTables
from ubongo.tables.service.table_decks import TableDecks
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import Store
from ubongo.tables.table.table import Table

GOODBYE = Millis(1_000)
"""How long a server that shuts down waits for its sockets to close."""

log = get_logger()


class TableService:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        deck_library: DeckLibrary,
        seeds: Callable[[], bytes] = new_seed,
        *,
        loop_monitor: LoopMonitor | None = None,
        bots_pace: float = 1.0,
        cluster: Cluster | None = None,
        keep: Keep = KEEP_ALL,
    ) -> None:
        self.clock = clock
        self.loop_monitor = loop_monitor or LoopMonitor(clock)
        """Only one that runs finds stalls."""
        self._store = store
        self._deck_library = deck_library
        self._cluster = cluster
        tell = None if cluster is None else cluster.tell
        self._heartbeat = Heartbeat(store.save_heartbeat if cluster is None else cluster.beat, clock)
        self.downtime = Downtime(store, clock)
        loader = TableLoader(
            store,
            clock,
            deck_library,
            on_failure=self._heartbeat.fail,
            is_failing=self._heartbeat.is_failing,
            bots_pace=bots_pace,
            tell=tell,
        )
        self._pool = TablePool(
            loader,
            clock,
            self._stalled_for,
            self.downtime.make_up if cluster is None else _nothing,
            bots_pace=bots_pace,
            drivers=None if cluster is None else LeasedDrivers(cluster, clock, self.downtime.make_up_for),
        )
        if cluster is not None:
            cluster.attach(self._pool.tables, self._pool.drive, self._heartbeat)
        self._opener = TableOpener(store, clock, deck_library, self._pool, seeds)
        self.daily = Daily(store, clock, self._opener, self._pool.drive, self.find)
        self._no_shows = NoShows(clock, tell)
        self.lobby = Lobby(TableDecks(deck_library), self._pool.drive, self._no_shows)
        self.strangers = StrangerTables(clock, self._opener, self.lobby, self._no_shows)
        self.matchmaker = Matchmaker(
            clock,
            self.strangers.open_for,
            no_shows=self._no_shows,
            pace=bots_pace,
            tell=tell,
            node="" if cluster is None else cluster.node,
        )
        if cluster is not None:
            cluster.on_search = self.matchmaker.hear
        self.people = People(store, clock, self._pool.tables, tell=tell)
        self.archive = Archive(store, deck_library)
        self.standings = Standings(store, clock)
        self.ratings = Ratings(store, clock)
        self._maintenance = Maintenance(
            store, clock, self._heartbeat, self._pool, self.downtime, self.lobby, self._opener, self.strangers, cluster
        )
        self._retention = Retention(
            store,
            clock,
            keep,
            held=lambda: self._pool.ids,
            kept_decks=lambda: deck_library.in_use if cluster is None else None,
        )
        self._resumption = Resumption(store, clock, self._pool, self.downtime, self._heartbeat)
        self._background: list[asyncio.Task[None]] = []
        self._is_started = asyncio.Event()
        self._is_stopping = False

    @property
    def state(self) -> ServiceState:
        """Whether it can be played at."""
        if self._is_stopping:
            return ServiceState.STOPPING
        if not self._is_started.is_set():
            return ServiceState.STARTING
        return ServiceState.NOT_SAVING if self._heartbeat.is_stalled() else ServiceState.OK

    @property
    def damaged(self) -> int:
        """How many tables were found damaged and set aside since the start."""
        return self._pool.damaged

    def tables(self) -> tuple[Table, ...]:
        """All tables in memory."""
        return self._pool.tables()

    def __len__(self) -> int:
        return len(self._pool)

    async def start(self) -> None:
        """Resume the games that have a deadline: make up for the time the server was down, and drive their tables.

        Requests for tables wait until this is done, so the server may accept connections before. Other games are
        resumed when somebody asks for them.

        Raises:
            StoreError: the store cannot be read or written.
        """
        await (self._resumption.run() if self._cluster is None else self._start_node(self._cluster))
        self._run("maintenance", self._maintenance.run())
        self._run("ratings", self.ratings.run())
        if self._retention.deletes:
            self._run("retention", self._retention.run())
        self._is_started.set()

    def _run(self, name: str, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work, name=name)
        task.add_done_callback(log_failure)
        self._background.append(task)

    async def _start_node(self, cluster: Cluster) -> None:
        """Save the time in which no node was alive; tables without a driver are taken by the maintenance."""
        last = await cluster.start()
        if last is not None:
            self.downtime.begin(last)
            await self.downtime.end()

    def _stalled_for(self) -> Millis:
        return RETRY_AFTER if self._heartbeat.is_stalled() else self.loop_monitor.late_for()

    async def drain(self, seconds: float) -> None:
        """Let games go on for a while, but open no more tables: a balancer sends new players elsewhere."""
        self._is_stopping = True
        self.matchmaker.dismiss()
        await self.clock.sleep_until(Millis(self.clock.now() + round(seconds * 1000)))

    async def dismiss(self) -> None:
        """Send goodbye to all subscribers, and wait a moment until they have left."""
        self._is_stopping = True
        self.matchmaker.dismiss()
        for table in self._pool.tables():
            table.subscriptions.dismiss("shutting-down")
        until = Millis(self.clock.now() + GOODBYE)
        while self.clock.now() < until and any(len(table.subscriptions) for table in self._pool.tables()):
            await self.clock.sleep_until(Millis(self.clock.now() + 20))

    async def close(self) -> None:
        """Stop all background tasks. The store has everything."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.matchmaker.close()
        await self.strangers.close()
        await self._pool.close()
        if self._cluster is not None and self._is_started.is_set():
            await self._cluster.end()
        self._deck_library.close()

    async def open(
        self,
        edition_name: str,
        settings: GameSettings,
        requests: Sequence[SeatRequest],
        *,
        host: str,
        name: str,
        fresh: bool,
        language: str = USUAL_LANGUAGE,
    ) -> OpenedTable:
        """A new table; see `TableOpener.open`."""
        await self._must_open()
        return await self._opener.open(
            edition_name, settings, requests, host=host, name=name, fresh=fresh, language=language
        )

    async def find_game(
        self, player: str, edition: AnyEdition, strength: Strength, language: str, network: str = ""
    ) -> str:
        """The table of a game with a stranger, or with a bot if nobody comes; see `Matchmaker.find`."""
        await self._must_open()
        if SEATS_OF_STRANGERS not in edition.meta.seats:
            raise ServiceError("bad-seats", f"{edition.name} is not for {SEATS_OF_STRANGERS}")
        self._no_shows.saw(player, network)
        known = self.strangers.table_of(player, edition) or self.matchmaker.given(player, edition)
        return known or await self.matchmaker.find(player, edition, strength, language, network)

    async def _must_open(self) -> None:
        """Wait until the server has started.

        Raises:
            ServiceError: it stops.
        """
        await self._is_started.wait()
        if self._is_stopping:
            raise ServiceError("shutting-down", "the server is shutting down; try again in a moment")

    async def rematch(self, table: Table, player: str) -> str:
        """The id of the table where the same people play again, or empty; see `TableOpener.rematch`."""
        return await self._opener.rematch(table, player)

    async def find(self, id: str) -> Table | None:
        """The table of that id, from memory or from the store; None if it does not exist.

        Raises:
            ServiceError: there are too many in memory.
            StoreError: it cannot be read.
        """
        await self._is_started.wait()
        return await self._pool.find(id)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncGenerator[Table | None]:
        """The table of that id, to be read and no more; see `TablePool.reading`."""
        await self._is_started.wait()
        async with self._pool.reading(id) as table:
            yield table

    async def find_code(self, typed: str) -> Table | None:
        """The table with the typed code; None if it does not exist, or if the code is no longer valid."""
        code = read_code(typed)
        id = None if code is None else await self._store.table_of_code(code)
        table = None if id is None else await self.find(id)
        return table if table is not None and table.code.valid is not None else None


async def _nothing(_: Table) -> None:
    """What is made up when a lease is taken need not be made up before."""
