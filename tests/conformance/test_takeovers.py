"""Bots that take over bring the game to its end from any state that people leave."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from tests.conformance.editions import FIXTURES
from tests.conformance.fixture import EditionFixture
from tests.conformance.test_editions import each_table
from tests.replacing import replace
from tests.tables.fixtures import ADA, SEED, FlakyStore
from tests.tables.hand_clock import HandClock
from ubongo.editions.cards.commands import Arrange
from ubongo.editions.classic.commands import MovePawn, TakeGems
from ubongo.editions.classic.gem_board import HOLES, ROWS
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Millis, Seat
from ubongo.puzzles.cards.card import TURNS, PlacedCard
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster, encode_roster
from ubongo.tables.service.driver import Driver
from ubongo.tables.storage.store import TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.table import Table

MOST_TURNS = 4_000


def _pawns_and_gems(table: Table, seat: Seat, rng: Random) -> list[object]:
    take = TakeGems(seat, rng.randrange(ROWS), rng.randrange(0, HOLES, 2))
    return [*(MovePawn(seat, rng.randrange(ROWS)) for _ in range(8)), take]


def _cards(table: Table, seat: Seat, rng: Random) -> list[object]:
    hand = table.view(seat).hand
    some = rng.sample(hand, min(len(hand), rng.randrange(8)))
    layout = (PlacedCard(card.id, rng.randrange(TURNS), (3 * place, 0)) for place, card in enumerate(some))
    return [Arrange(seat, tuple(layout))] * 8


PLAYER_COMMANDS: Mapping[str, Callable[[Table, Seat, Random], list[object]]] = MappingProxyType(
    {"classic": _pawns_and_gems, "cards": _cards}
)
"""Commands that people send in an edition, but bots would not."""


def _never(_state: object, _command: object) -> bool:
    """A clock that is turned by hand waits for no thread: the result would depend on which is faster."""
    return False


async def a_table(fixture: EditionFixture, chosen: Any, clock: HandClock) -> Table:
    """A table of bots without a driver."""
    seats = chosen.seats
    places = tuple(Occupant(OccupantKind.BOT, f"Bot {seat}", strength=Strength.SHARP) for seat in range(seats))
    record = TableRecord(
        id="0123456789abcdef",
        edition=fixture.edition.name,
        settings=msgspec.json.encode(chosen),
        deck="a deck",
        seed=SEED,
        roster=encode_roster(Roster(places, ADA)),
        created_at=Millis(0),
    )
    store = FlakyStore()
    await store.open_table(record)

    edition = replace(fixture.edition, rules=replace(fixture.edition.rules, is_slow=_never))

    async def load_state(_: TableRecord) -> tuple[GameConfig, Any]:
        return GameConfig(edition, chosen, record.deck), edition.rules.new(chosen, fixture.boards(chosen))

    return Table(record, *await load_state(record), Resources(store=store, clock=clock, load_state=load_state))


def something(table: Table, rng: Random) -> object:
    """A possible next command at the table, sensible or not."""
    seat = Seat(rng.randrange(len(table.roster.places)))
    meant = table.edition.bots.intention(table.view(seat), Strength.SHARP, rng)
    choice: list[object] = [] if meant is None else [meant.command]
    if table.edition.name in PLAYER_COMMANDS:
        choice += PLAYER_COMMANDS[table.edition.name](table, seat, rng)
    return rng.choice(choice) if choice else None


@pytest.mark.slow
@each_table
async def test_bots_finish_the_game_from_any_state_that_people_leave(fixture: EditionFixture, chosen: Any):
    clock, rng = HandClock(), Random(1)
    table = await a_table(fixture, chosen, clock)
    await table.handle(Start())
    for number in range(3):
        driver = asyncio.create_task(Driver(table, clock).run())  # up to some stage of play, and in the end for good
        await clock.turn(rng.randrange(40_000))
        driver.cancel()
        await asyncio.wait([driver])
        for _ in range(150 * number):
            command = something(table, rng)
            if command is not None and table.outcome is None:
                await table.handle(command)
    driver = asyncio.create_task(Driver(table, clock).run())
    for _ in range(MOST_TURNS):
        if driver.done():
            break
        await clock.turn(5_000)
    assert driver.done()
    assert table.outcome is not None


def test_every_abandoned_state_belongs_to_an_existing_edition():
    assert PLAYER_COMMANDS.keys() <= FIXTURES.keys()
