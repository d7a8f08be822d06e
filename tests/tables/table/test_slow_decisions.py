"""Slow deals: the event loop keeps running meanwhile, and requests are not lost."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.patience import PATIENCE_S
from tests.replacing import replace
from tests.tables.fixtures import FlakyStore, a_table, record, right_claim, two_people
from tests.tables.hand_clock import HandClock
from ubongo.editions.cards.commands import PassRound
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import HandsDealt
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.tables.storage.store import StoreError, TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.table import Table

SETTINGS = CardsSettings(seats=2)


class Thinker:
    """The rules of the card game, except that a slow decision waits until the test releases it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()
        self.threads: list[str] = []
        self.edition: AnyEdition = replace(CARDS, rules=replace(CARDS.rules, decide=self.decide))

    def decide(self, game: Any, command: Any, at: Millis, chance: Chance) -> tuple[Any, ...] | Refusal:
        if CARDS.rules.is_slow(game, command):
            self.begun.set()
            assert self.may_end.wait(PATIENCE_S), "it is never released"
        self.threads.append(threading.current_thread().name)
        return CARDS.rules.decide(game, command, at, chance)


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    made = Thinker()
    yield made
    made.may_end.set()


@pytest.fixture
def store() -> FlakyStore:
    return FlakyStore()


@pytest.fixture
async def table(thinker: Thinker, store: FlakyStore) -> Table:
    """A table of cards for two, before its start."""
    kept = replace(record(two_people()), edition="cards")
    await store.open_table(kept)

    async def load_state(_: TableRecord) -> tuple[GameConfig, Any]:
        return GameConfig(thinker.edition, SETTINGS, kept.deck), CARDS.rules.new(
            SETTINGS, standard_deck(CARD_DECK).cards
        )

    return Table(kept, *await load_state(kept), Resources(store=store, clock=HandClock(), load_state=load_state))


async def dealing(table: Table, thinker: Thinker) -> asyncio.Task[Any]:
    """A start that has reached its slow deal."""
    started = asyncio.create_task(table.handle(Start(), "start"))
    await asyncio.to_thread(thinker.begun.wait)
    return started


@pytest.mark.rule("K10")
async def test_other_tables_are_answered_during_a_slow_deal(table: Table, thinker: Thinker):
    clock = HandClock()
    other = await a_table(FlakyStore(), clock)
    started = await dealing(table, thinker)
    assert await other.handle(Start(), "start") == Applied(1)
    clock.set(clock.now() + 3_000)
    assert await other.handle(Wake(), "wake") == Applied(2)
    assert await other.handle(right_claim(other, 0), "claim") == Applied(3)
    assert (table.seq, started.done()) == (0, False)
    thinker.may_end.set()
    assert await started == Applied(1)
    assert len(table.state.hands) == 2


async def test_only_slow_decisions_leave_the_thread_of_the_event_loop(table: Table, thinker: Thinker):
    thinker.may_end.set()
    await table.handle(Start(), "start")
    assert isinstance(await table.handle(PassRound(Seat(0)), "pass"), Refusal)
    pondered, quick = thinker.threads
    assert quick == threading.current_thread().name != pondered


async def test_a_request_cancelled_during_a_slow_deal_loses_nothing(table: Table, thinker: Thinker, store: FlakyStore):
    started = await dealing(table, thinker)
    started.cancel()
    with pytest.raises(asyncio.CancelledError):
        await started
    thinker.may_end.set()
    assert await table.handle(Start(), "start") == Applied(1), "sent again, it is answered as it was carried out"
    (row,) = await store.rows(table.id, 0)
    assert (row.command_id, row.seq) == ("start", 1)
    (entry,) = await table.log.entries()
    assert [type(event) for event in entry.events] == [HandsDealt]


async def test_a_player_who_joins_during_a_slow_deal_sees_the_game_before_it_and_waits_their_turn(
    table: Table, thinker: Thinker
):
    started = await dealing(table, thinker)
    assert table.view(Seat(0)).stage == "seated"
    waiting = asyncio.create_task(table.handle(PassRound(Seat(1)), "pass"))
    thinker.may_end.set()
    assert await started == Applied(1)
    answer = await waiting
    assert isinstance(answer, Refusal), "the cards are face down"
    assert table.seq == 1


async def test_a_deal_that_cannot_be_stored_is_not_shown_and_can_be_requested_again(
    table: Table, thinker: Thinker, store: FlakyStore
):
    store.fails = True
    started = await dealing(table, thinker)
    thinker.may_end.set()
    with pytest.raises(StoreError):
        await started
    assert table.view(Seat(0)).stage == "seated"
    store.fails = False
    assert await table.handle(Start(), "start") == Applied(1)
