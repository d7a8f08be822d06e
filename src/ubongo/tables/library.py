"""The decks that tables play with: those that ship, and fresh ones, made in a process of their own."""

import asyncio
import multiprocessing
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from ubongo.formats import deck_file
from ubongo.formats.errors import UbongoError
from ubongo.formats.standard import standard_deck
from ubongo.puzzles.deck import Deck
from ubongo.puzzles.generators import GENERATORS
from ubongo.puzzles.piece import Box
from ubongo.tables.store import Store

MOST_WAITING = 8
"""Fresh decks in the making at once, about a second each."""


class DeckError(UbongoError):
    """A fresh deck cannot be had just now."""


class UnknownDeckError(UbongoError):
    """A table's deck is neither shipped nor kept."""


def fresh_deck(box: str, seed: int, sides: tuple[str, ...]) -> bytes:
    """A deck of those sides, generated and proved, as a file: it comes from another process."""
    return deck_file.encode(GENERATORS[box](seed, sides))


@cache
def _standard(box: str) -> tuple[str, Deck]:
    deck = standard_deck(box)
    return deck_file.checksum(deck), deck  # the checksum writes the whole deck: too much to do for every table


def _leave_signals_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server ends its helpers itself


class Library:
    """Decks by checksum. Close it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._workers: Executor | None = None
        self._waiting = 0
        self._kept: set[str] = set()

    def standard(self, box: Box) -> tuple[str, Deck]:
        """The deck that ships for that box, and its checksum."""
        return _standard(box.name)

    async def kept_standard(self, box: Box) -> tuple[str, Deck]:
        """The deck that ships for that box, kept as well: a later program may ship another.

        Raises:
            StoreError: it cannot be kept.
        """
        checksum, deck = self.standard(box)
        if checksum not in self._kept:
            await self._store.save_deck(checksum, deck_file.encode(deck))
            self._kept.add(checksum)
        return checksum, deck

    async def fresh(self, box: Box, sides: tuple[str, ...], seed: int) -> tuple[str, Deck]:
        """A new deck, kept. It is made in another process: the event loop never waits for it.

        Raises:
            DeckError: too many others wait for one, or the process has died.
            StoreError: it cannot be kept.
        """
        if self._waiting >= MOST_WAITING:
            raise DeckError("too many fresh decks are being made; try again in a moment")
        self._waiting += 1
        try:
            data = await self._made(box.name, seed, sides)
        finally:
            self._waiting -= 1
        deck = deck_file.decode(data)
        checksum = deck_file.checksum(deck)
        await self._store.save_deck(checksum, data)
        return checksum, deck

    async def _made(self, box: str, seed: int, sides: tuple[str, ...]) -> bytes:
        if self._workers is None:
            context = multiprocessing.get_context("spawn")
            self._workers = ProcessPoolExecutor(1, mp_context=context, initializer=_leave_signals_alone)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, fresh_deck, box, seed, sides)
        except BrokenProcessPool as cause:
            self._workers = None  # the next one gets a new process
            raise DeckError("the deck could not be made; try again") from cause

    async def find(self, checksum: str, box: Box) -> Deck:
        """The deck of that checksum.

        Raises:
            UnknownDeckError: there is none.
        """
        known, deck = self.standard(box)
        if checksum == known:
            return deck
        data = await self._store.deck(checksum)
        if data is None:
            raise UnknownDeckError(f"deck {checksum[:12]} is not kept here")
        return deck_file.decode(data)

    def close(self) -> None:
        """Let the other process go."""
        if self._workers is not None:
            self._workers.shutdown(cancel_futures=True)
