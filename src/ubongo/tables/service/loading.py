"""Reads tables from the store: their record, their deck, and their log."""

from collections.abc import Callable

import msgspec

from ubongo.editions.registry import edition_named
from ubongo.formats.errors import UbongoError
from ubongo.formats.terms import DeckTerms, deck_terms
from ubongo.tables.clock import Clock
from ubongo.tables.errors import UnknownTableError
from ubongo.tables.service.records import results_of
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import DamagedTableError, Store, StoreError, TableRecord
from ubongo.tables.table.config import GameConfig, first_state, read_settings
from ubongo.tables.table.hints import Hint
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.table import Table


class TableLoader:
    """Makes tables of records; results of their games are stored for players' records."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        deck_library: DeckLibrary,
        *,
        on_failure: Callable[[], None] = lambda: None,
        is_failing: Callable[[], bool] = lambda: False,
        bots_pace: float = 1.0,
        tell: Callable[[Hint], None] | None = None,
    ) -> None:
        self._store = store
        self._deck_library = deck_library
        self._resources = Resources(
            store=store,
            clock=clock,
            load_state=self._load_state,
            results=results_of,
            deck_terms=self._deck_terms,
            on_failure=on_failure,
            is_failing=is_failing,
            bots_pace=bots_pace,
            tell=tell,
        )

    def table(self, record: TableRecord, config: GameConfig, state: object) -> Table:
        """A table whose log is empty, or not read yet."""
        return Table(record, config, state, self._resources)

    async def load(self, id: str) -> Table:
        """The table of that id, with its log.

        Raises:
            UnknownTableError: there is none.
            DamagedTableError: what is stored is not what was written, or another version of this program wrote it.
            StoreError: it cannot be read.
        """
        record = await self._store.table(id)
        if record is None:
            raise UnknownTableError("unknown-table", "there is no such table")
        try:
            table = self.table(record, *await self._load_state(record))
            await table.log.refresh()
            table.clock.catch_up(table.log.last_at)
            table.presence.start_anew(table.roster)
        except StoreError:
            raise
        except (ValueError, UbongoError, msgspec.MsgspecError) as cause:
            raise DamagedTableError(f"it is damaged, or from another version of this program: {cause}") from cause
        if table.seq < record.seq:
            raise DamagedTableError(f"its log ends before entry {record.seq}")
        return table

    async def _load_state(self, record: TableRecord) -> tuple[GameConfig, object]:
        edition = edition_named(record.edition)
        config = GameConfig(edition, read_settings(record.config, edition), record.deck)
        deck = await self._deck_library.find(record.deck, config.deck_kind)
        return config, first_state(edition, config.settings, deck)

    async def _deck_terms(self, config: GameConfig) -> DeckTerms:
        deck = await self._deck_library.find(config.deck, config.deck_kind)
        return deck_terms(config.edition, config.settings, deck)
