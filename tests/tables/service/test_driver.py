import asyncio
from contextlib import suppress

import pytest

from tests.tables.fixtures import ADA, FlakyStore, a_table, two_people
from tests.tables.hand_clock import HandClock, settled
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster
from ubongo.tables.service.driver import Driver, Timer
from ubongo.tables.table.decision_key import due
from ubongo.tables.table.table import Table

BOTS = Roster(
    (
        Occupant(OccupantKind.BOT, "Otter", strength=Strength.SHARP),
        Occupant(OccupantKind.BOT, "Wren", strength=Strength.GENTLE),
    ),
    ADA,
)


async def stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def log_of_a_game(restart_every: int | None, *, pace: float = 1.0) -> list[tuple[Millis, object]]:
    """The actions of bots and their times, with occasional restarts of the server that take no time."""
    store, clock = FlakyStore(), HandClock()
    table = await a_table(store, clock, BOTS)
    await table.handle(Start(), "start")
    driver = asyncio.create_task(Driver(table, clock, bots_pace=pace).run())
    for second in range(3_000):
        if table.outcome is not None:
            break
        if restart_every is not None and second % restart_every == 0:
            await stopped(driver)
            table = await a_table(store, clock, BOTS)
            driver = asyncio.create_task(Driver(table, clock).run())
        await clock.turn(1_000)
    await stopped(driver)
    return [(entry.at, entry.command) for entry in await table.log.entries()]


async def test_bots_act_identically_after_any_number_of_restarts():
    whole = await log_of_a_game(None)
    assert len(whole) > 30
    assert await log_of_a_game(7) == whole


async def test_bots_of_another_pace_make_the_same_claims_sooner():
    usual, fast = await log_of_a_game(None), await log_of_a_game(None, pace=20)
    (start, _), (first, claim), *_ = [entry for entry in usual if not isinstance(entry[1], Wake)]
    (begin, _), (sooner, same), *_ = [entry for entry in fast if not isinstance(entry[1], Wake)]
    assert claim == same
    reveal = usual[1][0]
    assert (begin, fast[1][0]) == (start, reveal), "the countdown is as long as ever"
    assert sooner - reveal == pytest.approx((first - reveal) / 20, abs=1)
    assert fast[-1][0] - start < (usual[-1][0] - start) / 4


@pytest.mark.parametrize("now", [100.0, 101.0, 104.0])
def test_an_intention_is_due_at_the_same_instant_whenever_the_bot_is_asked(now: float):
    """Twenty seconds at normal pace are four seconds at five times the pace."""
    assert due(100.0, now, 20 - (now - 100), 5) == pytest.approx(104)


def test_an_intention_whose_time_has_come_is_due_at_once():
    assert due(100.0, 107.0, 0.0, 5) < 107.0


async def test_the_driver_ends_with_the_game():
    store, clock = FlakyStore(), HandClock()
    table = await a_table(store, clock, BOTS)
    await table.handle(Start())
    driver = asyncio.create_task(Driver(table, clock).run())
    for _ in range(3_000):
        if driver.done():
            break
        await clock.turn(1_000)
    assert driver.done()
    assert table.outcome is not None


async def test_two_drivers_of_one_table_do_no_harm():
    store, clock = FlakyStore(), HandClock()
    tables = [await a_table(store, clock, BOTS) for _ in range(2)]
    await tables[0].handle(Start())
    await tables[1].log.refresh()
    drivers = [asyncio.create_task(Driver(table, clock).run()) for table in tables]
    for _ in range(3_000):
        if all(table.outcome is not None for table in tables):
            break
        await clock.turn(1_000)
        await asyncio.gather(*(table.log.refresh() for table in tables))
    for driver in drivers:
        await stopped(driver)
    assert tables[0].outcome is not None
    assert tables[0].state == tables[1].state
    assert table_is_sound(tables[0])


def table_is_sound(table: Table) -> bool:
    return table.edition.audit.invariants(table.state) == ()


async def test_a_seat_taken_by_a_person_is_not_played_by_the_driver():
    store, clock = FlakyStore(), HandClock()
    table = await a_table(store, clock, two_people())
    await table.handle(Start())
    driver = asyncio.create_task(Driver(table, clock).run())
    await clock.turn(62_999)
    assert table.view(Seat(0)).solvers == ()
    await clock.turn(1)
    assert table.view(Seat(0)).second_chance
    await settled()
    await stopped(driver)


async def test_a_timer_calls_once_at_the_newest_instant_and_again_if_that_has_passed():
    clock, called = HandClock(), list[Millis]()
    timer = Timer(clock, lambda: called.append(clock.now()))
    first, second = Millis(clock.now() + 100), Millis(clock.now() + 200)
    timer.set(first)
    timer.set(second)
    timer.set(second)
    await clock.turn(150)
    assert not called
    await clock.turn(150)
    assert called == [second]
    timer.set(second)
    await settled()
    assert called == [second, clock.now()]


@pytest.mark.parametrize("how", ["never", "cancel"])
async def test_a_timer_that_is_put_off_does_not_call(how: str):
    clock, called = HandClock(), list[Millis]()
    timer = Timer(clock, lambda: called.append(clock.now()))
    timer.set(Millis(clock.now() + 100))
    if how == "never":
        timer.set(None)
    else:
        timer.cancel()
    await clock.turn(1_000)
    assert not called
