import asyncio

import pytest

from tests.tables.fixtures import ADA, ServerFixture, bots, turned
from ubongo.editions.contract.values import Millis
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats import game_file
from ubongo.formats.deck_file import checksum as checksum_of
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.verification import verify
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.generators.solid import solid_deck
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore

LEVELS = ("1", "2", "3", "4")
LOOP_ROUNDS = 20
"""More rounds of the event loop than a deck takes that blocks the loop."""


async def test_the_shipped_solid_deck_is_stored_for_a_table():
    store = MemoryStore()
    checksum, deck = await DeckLibrary(store).saved_standard(SOLID_DECK)
    assert deck == standard_deck(SOLID_DECK)
    assert checksum == checksum_of(standard_deck(SOLID_DECK))
    assert await store.deck(checksum) is not None


@pytest.mark.slow
async def test_a_fresh_solid_deck_is_made_off_the_event_loop_and_stored():
    store = MemoryStore()
    library = DeckLibrary(store)
    making = asyncio.create_task(library.fresh(SOLID_DECK, LEVELS, 7))
    for _ in range(LOOP_ROUNDS):
        await asyncio.sleep(0)
    assert not making.done()
    checksum, deck = await making
    library.close()
    assert isinstance(deck, BoardDeck)
    assert deck == solid_deck(7) != standard_deck(SOLID_DECK)
    assert await DeckLibrary(store).find(checksum, SOLID_DECK) == deck


@pytest.mark.slow
async def test_a_parent_and_a_child_play_on_a_fresh_solid_deck_and_it_can_be_verified(
    server: ServerFixture, service: TableService
):
    settings = ThreeDSettings(seats=2, level_0=4, level_1=1, pause=Millis(0))
    table = (await service.open("three-d", settings, bots(2), host=ADA, name="", fresh=True)).table
    await service.lobby.start(table, ADA, "start")
    await turned(server.clock, lambda: table.outcome is not None)
    exported = game_file.decode(await service.archive.export(table))
    assert verify(exported) is None
    assert exported.deck != checksum_of(standard_deck(SOLID_DECK))
