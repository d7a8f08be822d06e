"""The instant that counts after a stall of the event loop."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.hand_clock import HandClock
from ubongo.tables.service.loop_monitor import CATCHING_UP, EVERY, LATE, LoopMonitor


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def monitor(clock: HandClock) -> AsyncIterator[LoopMonitor]:
    made = LoopMonitor(clock)
    async with made.running():
        await clock.turn(10 * EVERY)
        yield made


async def test_without_a_stall_the_instant_is_now(clock: HandClock, monitor: LoopMonitor):
    for by in (1, EVERY, 10 * EVERY, 3):
        await clock.turn(by)
        assert (monitor.arrival(), monitor.late_for()) == (clock.now(), 0)


@pytest.mark.parametrize("woken", [False, True], ids=["before the monitor wakes", "after"])
async def test_after_a_stall_what_is_read_counts_as_of_the_instant_before(
    clock: HandClock, monitor: LoopMonitor, woken: bool
):
    before = clock.now()
    clock.set(before + 4_000)
    if woken:
        await clock.turn(0)
    assert monitor.arrival() == before
    assert monitor.late_for() == CATCHING_UP
    await clock.turn(CATCHING_UP - 1)
    assert (monitor.arrival(), monitor.late_for()) == (before, 1)
    await clock.turn(1)
    assert (monitor.arrival(), monitor.late_for()) == (clock.now(), 0)


async def test_a_loop_that_is_a_little_late_has_not_stalled(clock: HandClock, monitor: LoopMonitor):
    clock.set(clock.now() + LATE)
    assert (monitor.arrival(), monitor.late_for()) == (clock.now(), 0)


async def test_each_stall_counts_from_its_own_beginning(clock: HandClock, monitor: LoopMonitor):
    clock.set(clock.now() + 1_000)
    await clock.turn(20)
    second = clock.now()
    clock.set(second + 1_000)
    assert second - EVERY <= monitor.arrival() <= second


async def test_a_monitor_that_does_not_run_finds_no_stall(clock: HandClock):
    monitor = LoopMonitor(clock)
    clock.set(clock.now() + 60_000)
    assert (monitor.arrival(), monitor.late_for()) == (clock.now(), 0)
