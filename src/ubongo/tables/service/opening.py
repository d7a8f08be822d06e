"""Opens tables: the first one of a group, and the ones for its rematches."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings, with_fixed
from ubongo.editions.contract.values import Seat
from ubongo.editions.registry import edition_named
from ubongo.editions.secret import SEED_BYTES, Scheme
from ubongo.puzzles.deck_kinds import Deck
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating import roster as rosters
from ubongo.tables.seating.friendly_names import USUAL_LANGUAGE
from ubongo.tables.seating.names import hashed, new_code, rng_for_names
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, OccupantKind, Roster, encode_roster
from ubongo.tables.service.pool import TablePool
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import Store, TableRecord
from ubongo.tables.table.config import GameConfig, first_state, settings_of
from ubongo.tables.table.table import Table

SEATS_OF_STRANGERS = 2


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, the host's seat, and the secret that invites others."""

    table: Table
    seat: Seat | None
    invite: str


def new_seed() -> bytes:
    """The chance of one game. It cannot be predicted."""
    return secrets.token_bytes(SEED_BYTES)


def new_id() -> str:
    """The id of a table, which its address names."""
    return secrets.token_hex(8)


class TableOpener:
    """Saves new tables, and adds them to the pool."""

    def __init__(
        self, store: Store, clock: Clock, deck_library: DeckLibrary, pool: TablePool, seeds: Callable[[], bytes]
    ) -> None:
        self._store = store
        self._clock = clock
        self._deck_library = deck_library
        self._pool = pool
        self._seeds = seeds
        self._rematching = asyncio.Lock()

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
        """A new table, which gives names in `language`.

        Raises:
            ServiceError: the rules exclude it, or there are too many tables.
            StoreError: it cannot be saved.
        """
        try:
            edition = edition_named(edition_name)
        except ValueError as cause:
            raise ServiceError("bad-settings", str(cause)) from cause
        if len(requests) != settings.seats:
            raise ServiceError("bad-seats", f"{settings.seats} seats by the settings, not {len(requests)}")
        invite = secrets.token_urlsafe(18)
        deck = DeckChoice.FRESH if fresh else DeckChoice.STANDARD
        empty = Roster((), host, hashed(invite), deck=deck, language=language)
        roster = rosters.seated(empty, requests, name, rng_for_names())
        table = await self._open(edition, settings, roster)
        return OpenedTable(table, roster.seat_of(host), invite)

    async def open_alone(
        self, edition: AnyEdition, settings: GameSettings, deck: Deck, *, host: str, name: str, language: str
    ) -> Table:
        """A new table for one player, with that deck.

        Raises:
            ServiceError: the rules exclude it, or there are too many tables.
            StoreError: it cannot be saved.
        """
        empty = Roster((), host, hashed(secrets.token_urlsafe(18)), deck=DeckChoice.STANDARD, language=language)
        roster = rosters.seated(empty, (SeatRequest(OccupantKind.PERSON),), name, rng_for_names())
        return await self._open(edition, settings, roster, deck)

    async def open_for_strangers(
        self, edition: AnyEdition, players: Sequence[str], *, strength: Strength, language: str
    ) -> Table:
        """A new table for people who do not know each other: without a host, an invitation and a code.

        Raises:
            ServiceError: there are too many tables.
            StoreError: it cannot be saved.
        """
        settings = settings_of(edition, {}, SEATS_OF_STRANGERS)
        empty = Roster((), host="", invite=hashed(secrets.token_urlsafe(18)), language=language, strangers=True)
        roster = rosters.of_strangers(empty, players, SEATS_OF_STRANGERS, strength, rng_for_names())
        return await self._open(edition, settings, roster)

    async def rematch(self, table: Table, player: str) -> str:
        """The id of the table where the same people play again, opened only once; empty: it is only proposed.

        The host opens it, or more than half of the present people; strangers only together. See ADR 121 and 127.

        Raises:
            ServiceError: that player has no seat, or the game goes on.
            StoreError: it cannot be saved.
        """
        is_host = bool(player) and player == table.roster.host
        if not is_host and table.roster.seat_of(player) is None:
            raise ServiceError("not-seated", "only the host and players with a seat can do that")
        if table.outcome is None:
            raise ServiceError("not-over", "the game is still running")
        if not (table.roster.next or is_host or await self._agreed(table, player)):
            return ""
        return await self._rematch(table)

    async def open_agreed(self, table: Table) -> None:
        """Open the rematch that more than half of the people propose, now that others have gone.

        A player who has just lost the connection still counts; a stranger does not, who may look for another game. The
        node of the first proposer opens it.

        Raises:
            ServiceError: there are too many tables.
            StoreError: it cannot be saved.
        """
        roster, presence = table.roster, table.presence
        if table.outcome is None or roster.next or not roster.proposals:
            return
        first = next(filter(presence.is_connected, roster.proposals), None)
        if first is None or not table.subscriptions.is_connected(first):
            return
        present = presence.people(roster) if roster.strangers else presence.expected(roster)
        if rosters.agrees_on_rematch(roster, present):
            await self._rematch(table)

    async def _agreed(self, table: Table, player: str) -> bool:
        """Whether the rematch that this player proposes is agreed on."""
        await table.setup.reseat(lambda known: rosters.proposed(known, player))
        return rosters.agrees_on_rematch(table.roster, table.presence.people(table.roster))

    async def _rematch(self, table: Table) -> str:
        async with self._rematching:
            if not table.roster.next:
                absent = [one.player for one in table.roster.places if table.presence.is_absent(one)]
                roster = replace(rosters.again(table.roster, absent), deck=DeckChoice.FRESH)
                new = await self._open(table.edition, with_fixed(table.config.settings), roster)
                await table.setup.reseat(lambda known: known if known.next else replace(known, next=new.id))
        return table.roster.next

    async def _open(
        self, edition: AnyEdition, settings: GameSettings, roster: Roster, own: Deck | None = None
    ) -> Table:
        self._pool.make_room()
        if own is None:
            checksum, deck = await self._deck_library.saved_standard(edition.meta.deck_of(settings))
        else:
            checksum, deck = await self._deck_library.saved(own), own
        config = GameConfig(edition, settings, checksum)
        state = first_state(edition, settings, deck)
        stored = config.stored()
        record = TableRecord(
            id=new_id(),
            edition=stored.edition,
            settings=stored.settings,
            deck=stored.deck,
            seed=self._seeds(),
            roster=encode_roster(roster),
            created_at=self._clock.now(),
            code=None if roster.strangers else await self._free_code(),
            scheme=Scheme.BY_PURPOSE,
        )
        await self._store.open_table(record)
        return self._pool.add(record, config, state)

    async def _free_code(self) -> str:
        while await self._store.table_of_code(code := new_code()) is not None:
            pass  # one in a billion for each table there is
        return code
