"""Reads every table of a store, to find those that are damaged. See ADR 110."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass

from ubongo.tables.clock import Clock
from ubongo.tables.errors import UnknownTableError
from ubongo.tables.service.loading import TableLoader
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import DamagedTableError, Store

AT_ONCE = 500
"""Ids that are read at a time."""


@dataclass(frozen=True, slots=True)
class CheckedTable:
    """A table that was read, and what is wrong with it."""

    id: str
    damage: str | None
    """None: its log is what was written."""


async def checked_tables(store: Store, clock: Clock) -> AsyncGenerator[CheckedTable]:
    """Every table of the store, in the order of ids. No log is changed.

    Raises:
        StoreError: the store cannot be read.
    """
    library = DeckLibrary(store)
    loader = TableLoader(store, clock, library)
    last = ""
    try:
        while ids := await store.table_ids(last, AT_ONCE):
            for id in ids:
                checked = await _checked(loader, id)
                if checked is not None:
                    yield checked
            last = ids[-1]
    finally:
        library.close()


async def _checked(loader: TableLoader, id: str) -> CheckedTable | None:
    try:
        await loader.load(id)
    except UnknownTableError:  # deleted meanwhile
        return None
    except DamagedTableError as error:
        return CheckedTable(id, str(error))
    return CheckedTable(id, None)
