"""Classic at a table: competing takings of the same gems, and bots that plan again when another player was faster."""

import asyncio
from contextlib import suppress

import pytest

from tests.boards import boards
from tests.replacing import replace
from tests.tables.fixtures import ADA, GRACE, FlakyStore, record
from tests.tables.hand_clock import HandClock
from ubongo.editions.classic.commands import ClassicReason, MovePawn, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import GemsTaken
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.classic.state import Game, task_of
from ubongo.editions.classic.view_types import ClassicView
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim
from ubongo.puzzles.tiling import tilings
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster
from ubongo.tables.service.driver import Driver
from ubongo.tables.storage.store import TableRecord
from ubongo.tables.table.config import GameConfig
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.table import Table

A, B = Seat(0), Seat(1)
PEOPLE = Roster((Occupant(OccupantKind.PERSON, "Ada", ADA), Occupant(OccupantKind.PERSON, "Grace", GRACE)), ADA)
WITH_A_BOT = Roster(
    (Occupant(OccupantKind.PERSON, "Ada", ADA), Occupant(OccupantKind.BOT, "Wren", strength=Strength.GENTLE)), ADA
)


async def a_table(store: FlakyStore, clock: HandClock, roster: Roster, number: int = 0) -> Table:
    """A table of classic for two, with the log that is already stored, if any."""
    kept = replace(record(roster), edition="classic", seed=number.to_bytes(32, "big"))
    if await store.table(kept.id) is None:
        await store.open_table(kept)

    async def load_state(_: TableRecord) -> tuple[GameConfig, Game]:
        settings = ClassicSettings(seats=2, first_roller=A)
        return GameConfig(CLASSIC, settings, kept.deck), CLASSIC.rules.new(settings, boards("3"))

    table = Table(kept, *await load_state(kept), Resources(store=store, clock=clock, load_state=load_state))
    await table.log.refresh()
    return table


async def carried_out(table: Table, command: object) -> None:
    answer = await table.handle(command)
    assert isinstance(answer, Applied), answer


async def wake(table: Table, clock: HandClock) -> None:
    assert table.deadline is not None
    clock.set(table.deadline)
    await carried_out(table, Wake())


def seen(table: Table, seat: Seat) -> ClassicView:
    view = table.view(seat)
    assert isinstance(view, ClassicView)
    return view


def claim(table: Table, seat: Seat) -> Claim:
    task = task_of(table.state, table.state.phase.race, seat)
    assert task is not None
    return Claim(seat, next(tilings(task)))


async def solved_by_both(table: Table, clock: HandClock) -> None:
    """Both pawns are on the third field, and both players have called."""
    await carried_out(table, Start())
    for seat in (A, B):
        await carried_out(table, PlacePawn(seat, 2))
    await wake(table, clock)
    clock.set(Millis(clock.now() + 10_000))
    for seat in (A, B):
        await carried_out(table, claim(table, seat))


@pytest.mark.rule("C7")
@pytest.mark.parametrize("number", range(25))
async def test_one_of_two_simultaneous_grabs_wins_and_the_other_player_sees_the_nearest_gems(number: int):
    store, clock = FlakyStore(), HandClock()
    nodes = [await a_table(store, clock, PEOPLE, number) for _ in range(2)]
    await solved_by_both(nodes[0], clock)
    await nodes[1].log.refresh()
    row = nodes[0].state.rows[2]
    order = (A, B) if number % 2 == 0 else (B, A)
    answers = await asyncio.gather(
        *(node.handle(TakeGems(seat, 2, 0)) for node, seat in zip(nodes, order, strict=True))
    )
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert refused == [Refusal(ClassicReason.GEMS_GONE)]
    loser = order[answers.index(refused[0])]
    for node in nodes:
        await node.log.refresh()
        assert [taken.gems for taken in seen(node, loser).takings] == [row[:2]]
        (field,) = (field for field in seen(node, loser).reach if field.row == 2)
        assert (field.hole, field.gems) == (2, row[2:4])
        assert CLASSIC.audit.invariants(node.state) == ()
    await carried_out(nodes[0], TakeGems(loser, 2, 2))
    taken = [event for entry in await nodes[0].log.entries() for event in entry.events if isinstance(event, GemsTaken)]
    assert [event.gems for event in taken] == [row[:2], row[2:4]]


@pytest.mark.rule("C7")
async def test_a_bot_whose_gems_were_taken_is_asked_again_and_takes_others():
    store, clock = FlakyStore(), HandClock()
    table = await a_table(store, clock, WITH_A_BOT)
    driver = asyncio.create_task(Driver(table, clock).run())
    await table.handle(Start())
    await clock.turn(0)
    await carried_out(table, PlacePawn(A, 2))
    for _ in range(600):
        await clock.turn(100)
        if any(solver.seat == B for solver in seen(table, A).solvers):
            break
    row = seen(table, A).players[B].pawn
    assert row is not None
    await carried_out(table, claim(table, A))
    before = table.bots.key(B)
    await go_to(table, row)
    await carried_out(table, TakeGems(A, row, 0))
    assert table.bots.key(B) != before
    for _ in range(100):
        await clock.turn(100)
        if any(event.seat == B for event in await takings(table)):
            break
    ours, theirs = await takings(table)
    assert (ours.seat, theirs.seat) == (A, B)
    assert CLASSIC.audit.invariants(table.state) == ()
    driver.cancel()
    with suppress(asyncio.CancelledError):
        await driver


async def go_to(table: Table, row: int) -> None:
    if seen(table, A).players[A].pawn != row:
        await carried_out(table, MovePawn(A, row))


async def takings(table: Table) -> list[GemsTaken]:
    return [event for entry in await table.log.entries() for event in entry.events if isinstance(event, GemsTaken)]
