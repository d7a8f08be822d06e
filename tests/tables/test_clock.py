import asyncio

import pytest

from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import SystemClock, TableClock

FUTURE = Millis(10**14)


def test_the_clock_never_runs_backwards():
    clock = SystemClock()
    instants = [clock.now() for _ in range(10_000)]
    assert instants == sorted(instants)


def test_a_clock_may_be_set_by_another():
    assert FUTURE <= SystemClock.set_by(FUTURE).now() < FUTURE + 60_000


async def test_the_clock_of_a_table_goes_on_from_its_newest_entry():
    server = HandClock()
    clock = TableClock(server)
    assert clock.now() == server.now()
    clock.catch_up(Millis(START - 5))
    assert clock.now() == START, "a log that is not ahead changes nothing"
    clock.catch_up(Millis(START + 400))
    await server.turn(7)
    assert clock.now() == START + 407
    assert clock.on_server(Millis(START + 407)) == server.now()
    assert clock.from_server(server.now()) == START + 407
    sleeper = asyncio.create_task(clock.sleep_until(Millis(START + 410)))
    await server.turn(2)
    assert not sleeper.done()
    await server.turn(1)
    assert sleeper.done()


async def test_the_clock_of_a_table_can_stand_still():
    server = HandClock()
    clock = TableClock(server)
    await server.turn(9)
    clock.stand_still_since(Millis(START + 5))
    assert clock.now() == START + 5
    clock.stand_still_since(Millis(START + 100))
    assert clock.now() == START + 5, "an instant to come changes nothing"
    await server.turn(3)
    assert clock.now() == START + 8
    assert clock.on_server(Millis(START + 8)) == server.now()


def test_setting_the_wall_clock_back_later_has_no_effect(monkeypatch: pytest.MonkeyPatch):
    clock = SystemClock()
    before = clock.now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert clock.now() >= before


async def test_no_sleeper_is_woken_too_early():
    clock = SystemClock()
    for span in (-5, 0, 1, 7):
        due = Millis(clock.now() + span)
        await clock.sleep_until(due)
        assert clock.now() >= due
