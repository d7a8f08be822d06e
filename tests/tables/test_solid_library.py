import asyncio

from ubongo.formats.deck_file import checksum as checksum_of
from ubongo.formats.standard import standard_deck
from ubongo.puzzles.deck import Deck
from ubongo.puzzles.generate_solid import solid_deck
from ubongo.puzzles.soundness import deck_flaws
from ubongo.tables.library import Library
from ubongo.tables.memory_store import MemoryStore

LEVELS = ("1", "2", "3", "4")


async def test_the_solid_deck_that_ships_is_kept_for_a_table():
    store = MemoryStore()
    checksum, deck = await Library(store).kept_standard("solid")
    assert deck == standard_deck("solid")
    assert checksum == checksum_of(standard_deck("solid"))
    assert await store.deck(checksum) is not None


async def test_a_fresh_solid_deck_is_made_off_the_event_loop_proved_and_kept():
    store = MemoryStore()
    library = Library(store)
    making = asyncio.create_task(library.fresh("solid", LEVELS, 7))
    rounds = 0
    while not making.done():
        await asyncio.sleep(0.005)
        rounds += 1
    library.close()
    assert rounds > 20
    checksum, deck = await making
    assert isinstance(deck, Deck)
    assert deck == solid_deck(7) != standard_deck("solid")
    assert list(deck_flaws(deck)) == []
    assert await Library(store).find(checksum, "solid") == deck
