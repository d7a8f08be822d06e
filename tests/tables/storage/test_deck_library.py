import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import pytest

from ubongo.formats import deck_file
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.boards.validation import flat_deck_flaws
from ubongo.puzzles.cards.deck import CardDeck
from ubongo.puzzles.deck_kinds import CARD_DECK, FLAT_DECK, Deck
from ubongo.puzzles.generators.cards import card_deck
from ubongo.tables.storage import deck_library as libraries
from ubongo.tables.storage.deck_library import DeckError, DeckLibrary, UnknownDeckError
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.worker_process import WorkerProcess


async def test_a_fresh_deck_is_validated_stored_and_found_by_its_checksum():
    store = MemoryStore()
    library = DeckLibrary(store)
    checksum, deck = await library.fresh(FLAT_DECK, ("3",), 7)
    assert isinstance(deck, BoardDeck)
    library.close()
    assert len(deck.side("3")) == 36
    assert list(flat_deck_flaws(deck)) == []
    assert await DeckLibrary(store).find(checksum, FLAT_DECK) == deck


async def test_a_deck_of_cards_is_made_stored_and_found_like_one_of_boards():
    store = MemoryStore()
    library = DeckLibrary(store)
    checksum, deck = await library.fresh(CARD_DECK, (), 7)
    library.close()
    assert isinstance(deck, CardDeck)
    assert deck == card_deck(7) != library.standard(CARD_DECK)[1]
    assert await DeckLibrary(store).find(checksum, CARD_DECK) == deck


async def test_the_event_loop_keeps_running_while_a_deck_is_made():
    library = DeckLibrary(MemoryStore())
    making = asyncio.create_task(library.fresh(FLAT_DECK, ("3",), 7))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not making.done()
    await making
    library.close()


@pytest.mark.slow
async def test_the_same_seed_makes_the_same_deck():
    library = DeckLibrary(MemoryStore())
    first, second = [await library.fresh(FLAT_DECK, ("4",), 11) for _ in range(2)]
    library.close()
    assert first == second


async def test_the_shipped_deck_is_stored_in_case_a_later_version_ships_another(monkeypatch: pytest.MonkeyPatch):
    store = MemoryStore()
    checksum, deck = await DeckLibrary(store).saved_standard(FLAT_DECK)
    assert checksum == deck_file.checksum(deck)

    def another(*_: object) -> tuple[str, Deck]:
        return "another", deck

    monkeypatch.setattr(DeckLibrary, "standard", another)
    assert await DeckLibrary(store).find(checksum, FLAT_DECK) == deck


async def test_an_unknown_checksum_finds_no_deck():
    with pytest.raises(UnknownDeckError):
        await DeckLibrary(MemoryStore()).find("0" * 64, FLAT_DECK)


async def test_the_queue_for_fresh_decks_is_limited_and_clients_take_turns(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(libraries, "MOST_WAITING", 5)
    monkeypatch.setattr(libraries, "MOST_OF_CLIENT", 3)
    blocked, made = asyncio.Event(), list[int]()

    async def slow(_library: object, _kind: object, _sides: object, seed: int) -> bytes:
        made.append(seed)
        await blocked.wait()
        raise BrokenProcessPool

    monkeypatch.setattr(DeckLibrary, "_made", slow)
    library = DeckLibrary(MemoryStore())
    flood = [asyncio.create_task(library.fresh(FLAT_DECK, ("3",), seed, client="a")) for seed in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(DeckError, match="too many"):
        await library.fresh(FLAT_DECK, ("3",), 9, client="a")
    other = asyncio.create_task(library.fresh(FLAT_DECK, ("3",), 7, client="b"))
    await asyncio.sleep(0)
    blocked.set()
    await asyncio.gather(*flood, other, return_exceptions=True)
    assert made == [0, 1, 7, 2]


async def test_a_deck_worker_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch):
    worker = WorkerProcess()
    monkeypatch.setattr("ubongo.tables.storage.deck_library.WorkerProcess", lambda: worker)
    library = DeckLibrary(MemoryStore())

    class Dead:
        def submit(self, *_: object) -> object:
            raise BrokenProcessPool

        def shutdown(self, **_: object) -> None: ...

    monkeypatch.setattr(worker, "_executor", Dead())
    with pytest.raises(DeckError, match="could not be made"):
        await library.fresh(FLAT_DECK, ("3",), 1)
    checksum, _ = await library.fresh(FLAT_DECK, ("3",), 1)
    library.close()
    assert checksum


KILLED = """
import asyncio, os, signal
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore

asyncio.run(DeckLibrary(MemoryStore()).fresh(CARD_DECK, (), 7))
print("made", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_killed_server_leaves_no_process_behind():
    # An orphaned process would keep the pipe open, and this would never return.
    done = subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, check=False, timeout=60, text=True)
    assert (done.stdout, done.returncode) == ("made\n", -signal.SIGKILL)


async def test_decks_are_read_and_written_outside_of_the_event_loop(monkeypatch: pytest.MonkeyPatch):
    threads = list[int]()

    def noting(function: Callable[..., object]) -> Callable[..., object]:
        def noted(*values: object) -> object:
            threads.append(threading.get_ident())
            return function(*values)

        return noted

    store = MemoryStore()
    library = DeckLibrary(store)
    deck = card_deck(7)
    for name in ("checksum", "encode", "decode_as"):
        monkeypatch.setattr(deck_file, name, noting(getattr(deck_file, name)))
    try:
        checksum = await library.saved(deck)
        assert await library.find(checksum, CARD_DECK) == deck
    finally:
        library.close()
    assert len(threads) >= 3
    assert threading.get_ident() not in threads
