"""Tables of people who do not know each other: the server opens and starts them. See ADR 127."""

import asyncio
from collections.abc import Sequence
from weakref import WeakKeyDictionary

from structlog import get_logger

from ubongo.editions.contract.bots import USUAL_STRENGTH
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis
from ubongo.formats.errors import UbongoError
from ubongo.tables.clock import Clock
from ubongo.tables.service.lobby import Lobby
from ubongo.tables.service.no_shows import NoShows
from ubongo.tables.service.opening import TableOpener
from ubongo.tables.service.pool import log_failure
from ubongo.tables.service.searches import Search
from ubongo.tables.table.table import Table

ARRIVING = Millis(10_000)
"""How long the people of a new table have to come; then bots take the seats of those who have not."""
SETTLING = Millis(3_000)
"""How long a game of people who have all come waits for their clients' shares of chance."""

log = get_logger()


class StrangerTables:
    """The tables of strangers that wait for their people. Nothing is stored."""

    def __init__(self, clock: Clock, opener: TableOpener, lobby: Lobby, no_shows: NoShows) -> None:
        self._clock = clock
        self._opener = opener
        self._lobby = lobby
        self._no_shows = no_shows
        self._since: WeakKeyDictionary[Table, Millis] = WeakKeyDictionary()
        """Since when this process knows each of them."""
        self._complete: WeakKeyDictionary[Table, Millis] = WeakKeyDictionary()
        """Since when all people of a table have been there."""
        self._starting: dict[str, asyncio.Task[None]] = {}

    async def open_for(self, searches: Sequence[Search]) -> str:
        """The id of a new table for one or two people; a bot has the seat that is left.

        Raises:
            ServiceError: there are too many tables.
            StoreError: it cannot be saved.
        """
        first = searches[0]
        people = [search.player for search in searches]
        table = await self._opener.open_for_strangers(
            first.edition, people, strength=first.strength, language=first.language
        )
        self._since[table] = self._clock.now()
        return table.id

    def table_of(self, player: str, edition: AnyEdition) -> str | None:
        """The table of that edition that a person was given a moment ago: the answer may have been lost."""
        for table in self._since:
            is_new = table.edition is edition and table.outcome is None and self._waited(table) < ARRIVING
            if is_new and player in table.roster.staying:
                return table.id
        return None

    def look_at(self, table: Table) -> None:
        """Start the game of a table of strangers once its people are there, or have had the time to come."""
        if not table.roster.strangers or table.seq > 0 or table.id in self._starting:
            return
        self._since.setdefault(table, self._clock.now())
        people, present = frozenset(table.roster.people), table.presence.people(table.roster)
        if not present or not self._may_start(table, all_are_here=present == people):
            return
        # It may wait for shares of chance and for a fresh deck: the maintenance goes on.
        starting = self._start(table, missing=people - present)
        task = self._starting[table.id] = asyncio.create_task(starting, name=f"start {table.id}")
        task.add_done_callback(log_failure)

    async def close(self) -> None:
        """Stop starting games."""
        starting = tuple(self._starting.values())
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)

    async def _start(self, table: Table, missing: frozenset[str]) -> None:
        try:
            await self._lobby.start_itself(table, USUAL_STRENGTH, missing)
        except UbongoError as error:  # it is tried again a second later
            log.debug("a game of strangers could not start", table=table.id, error=str(error))
        finally:
            del self._starting[table.id]
            for player in missing.difference(table.roster.people):
                self._no_shows.note(player)

    def _may_start(self, table: Table, *, all_are_here: bool) -> bool:
        if not all_are_here:
            self._complete.pop(table, None)
            return self._waited(table) >= ARRIVING
        since = self._complete.setdefault(table, self._clock.now())
        return _have_committed(table) or self._clock.now() - since >= SETTLING

    def _waited(self, table: Table) -> int:
        return self._clock.now() - self._since[table]


def _have_committed(table: Table) -> bool:
    """Whether the clients of all people have committed to their shares of chance."""
    here, elsewhere = table.subscriptions, table.peers
    return all(here.commitment(one) or elsewhere.commitment(one) for one in table.roster.people)
