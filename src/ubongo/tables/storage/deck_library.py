"""The decks that tables play with: standard ones, and fresh ones, generated in a process of their own.

Decks are read and written in threads: each takes longer than other tables may wait.
"""

import asyncio

from ubongo.formats import deck_file
from ubongo.formats.errors import UbongoError
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import DECK_KINDS, AnyDeckKind, Deck
from ubongo.tables.storage.fair_queue import FairQueue, QueueFullError
from ubongo.tables.storage.store import Store
from ubongo.tables.worker_process import WorkerDiedError, WorkerProcess

MOST_WAITING = 16
"""Fresh decks that may be asked for at once, at about a second each."""
MOST_OF_CLIENT = 4
"""Of these, how many one client may ask for."""


class DeckError(UbongoError):
    """A fresh deck cannot be made now."""


class UnknownDeckError(UbongoError):
    """A table's deck is neither shipped nor saved."""


def fresh_deck(kind: str, sides: tuple[str, ...], seed: int) -> tuple[str, bytes]:
    """A deck of the kind of that name, generated from the seed: its checksum and file. Another process calls this."""
    deck = DECK_KINDS[kind].generate(seed, sides)
    return deck_file.checksum(deck), deck_file.encode(deck)


_STANDARDS: dict[AnyDeckKind, tuple[str, Deck]] = {}
"""The standard decks that were read, with their checksums."""


def _standard(kind: AnyDeckKind) -> tuple[str, Deck]:
    if kind not in _STANDARDS:
        deck = standard_deck(kind)
        _STANDARDS[kind] = deck_file.checksum(deck), deck  # the checksum writes the whole deck: too slow for each table
    return _STANDARDS[kind]


class DeckLibrary:
    """Decks by checksum. Close it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._worker = WorkerProcess()
        self._queue = FairQueue(MOST_WAITING, MOST_OF_CLIENT)
        self._saved: set[str] = set()
        self._in_use: set[str] = set()
        self._reading = asyncio.Lock()

    def standard(self, kind: AnyDeckKind) -> tuple[str, Deck]:
        """The checksum of the standard deck of that kind, and the deck."""
        return _standard(kind)

    async def saved_standard(self, kind: AnyDeckKind) -> tuple[str, Deck]:
        """The same, saved in the store too: a later program may ship another standard deck.

        Raises:
            StoreError: it cannot be saved.
        """
        checksum, deck = await self._standard(kind)
        await self._save(checksum, deck)
        return checksum, deck

    async def _standard(self, kind: AnyDeckKind) -> tuple[str, Deck]:
        if kind not in _STANDARDS:
            async with self._reading:
                await asyncio.to_thread(_standard, kind)
        return _standard(kind)

    async def _save(self, checksum: str, deck: Deck) -> None:
        self._in_use.add(checksum)
        if checksum not in self._saved:
            await self._store.save_deck(checksum, await asyncio.to_thread(deck_file.encode, deck))
            self._saved.add(checksum)

    async def saved(self, deck: Deck) -> str:
        """The checksum of a deck, which is saved.

        Raises:
            StoreError: it cannot be saved.
        """
        checksum = await asyncio.to_thread(deck_file.checksum, deck)
        await self._save(checksum, deck)
        return checksum

    @property
    def in_use(self) -> frozenset[str]:
        """The checksums of decks that further tables of this process may have without saving them again."""
        return frozenset(self._in_use)

    async def fresh(
        self, kind: AnyDeckKind, sides: tuple[str, ...], seed: int, *, client: str = ""
    ) -> tuple[str, Deck]:
        """The checksum of a new deck, and the deck, which is saved. It is made in another process.

        Decks are made one at a time; clients take turns.

        Raises:
            DeckError: too many tables wait for one, or the process has died.
            StoreError: it cannot be saved.
        """
        try:
            async with self._queue.turn(client):
                checksum, data = await self._made(kind, sides, seed)
        except QueueFullError as cause:
            raise DeckError("too many fresh decks are being made; try again in a moment") from cause
        deck = await asyncio.to_thread(deck_file.decode_as, kind, data)
        await self._store.save_deck(checksum, data)
        return checksum, deck

    async def _made(self, kind: AnyDeckKind, sides: tuple[str, ...], seed: int) -> tuple[str, bytes]:
        try:
            return await self._worker.run(fresh_deck, kind.name, sides, seed)
        except WorkerDiedError as cause:
            raise DeckError("the deck could not be made; try again") from cause

    async def find(self, checksum: str, kind: AnyDeckKind) -> Deck:
        """The deck of that checksum.

        Raises:
            UnknownDeckError: there is none.
        """
        known, deck = await self._standard(kind)
        if checksum == known:
            return deck
        data = await self._store.deck(checksum)
        if data is None:
            raise UnknownDeckError(f"deck {checksum[:12]} is not stored here")
        return await asyncio.to_thread(deck_file.decode_as, kind, data)

    def close(self) -> None:
        """End the other process."""
        self._worker.close()
