"""The decks that tables play with: those that ship, and fresh ones, made in a process of their own."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from ubongo.formats import decks
from ubongo.formats.decks import AnyDeck
from ubongo.formats.errors import UbongoError
from ubongo.tables.storage.store import Store

MOST_WAITING = 8
"""Fresh decks in the making at once, about a second each."""


class DeckError(UbongoError):
    """A fresh deck cannot be had just now."""


class UnknownDeckError(UbongoError):
    """A table's deck is neither shipped nor kept."""


def fresh_deck(name: str, seed: int, sides: tuple[str, ...]) -> bytes:
    """A deck of that kind and those sides, generated and proved, as a file: it comes from another process."""
    return decks.encode(decks.fresh(name, seed, sides))


@cache
def _standard(name: str) -> tuple[str, AnyDeck]:
    deck = decks.standard(name)
    return decks.checksum(deck), deck  # the checksum writes the whole deck: too much to do for every table


def _begin_work() -> None:
    """What a process that makes decks does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server ends its helpers itself
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed ends nobody: this process would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class DeckLibrary:
    """Decks by checksum. Close it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._workers: Executor | None = None
        self._waiting = 0
        self._kept: set[str] = set()

    def standard(self, name: str) -> tuple[str, AnyDeck]:
        """The deck of that kind that ships, and its checksum."""
        return _standard(name)

    async def kept_standard(self, name: str) -> tuple[str, AnyDeck]:
        """The deck of that kind that ships, kept as well: a later program may ship another.

        Raises:
            StoreError: it cannot be kept.
        """
        checksum, deck = self.standard(name)
        if checksum not in self._kept:
            await self._store.save_deck(checksum, decks.encode(deck))
            self._kept.add(checksum)
        return checksum, deck

    async def fresh(self, name: str, sides: tuple[str, ...], seed: int) -> tuple[str, AnyDeck]:
        """A new deck, kept. It is made in another process: the event loop never waits for it.

        Raises:
            DeckError: too many others wait for one, or the process has died.
            StoreError: it cannot be kept.
        """
        if self._waiting >= MOST_WAITING:
            raise DeckError("too many fresh decks are being made; try again in a moment")
        self._waiting += 1
        try:
            data = await self._made(name, seed, sides)
        finally:
            self._waiting -= 1
        deck = decks.decode(data)
        checksum = decks.checksum(deck)
        await self._store.save_deck(checksum, data)
        return checksum, deck

    async def _made(self, name: str, seed: int, sides: tuple[str, ...]) -> bytes:
        if self._workers is None:
            context = multiprocessing.get_context("spawn")
            self._workers = ProcessPoolExecutor(1, mp_context=context, initializer=_begin_work)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, fresh_deck, name, seed, sides)
        except BrokenProcessPool as cause:
            self._workers = None  # the next one gets a new process
            raise DeckError("the deck could not be made; try again") from cause

    async def find(self, checksum: str, name: str) -> AnyDeck:
        """The deck of that checksum.

        Raises:
            UnknownDeckError: there is none.
        """
        known, deck = self.standard(name)
        if checksum == known:
            return deck
        data = await self._store.deck(checksum)
        if data is None:
            raise UnknownDeckError(f"deck {checksum[:12]} is not kept here")
        return decks.decode(data)

    def close(self) -> None:
        """Let the other process go."""
        if self._workers is not None:
            self._workers.shutdown(cancel_futures=True)
