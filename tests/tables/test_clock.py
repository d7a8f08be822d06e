import pytest

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import SystemClock

FUTURE = Millis(10**14)


def test_the_clock_never_runs_backwards():
    clock = SystemClock()
    instants = [clock.now() for _ in range(10_000)]
    assert instants == sorted(instants)


def test_a_machine_that_has_lost_the_time_goes_on_from_the_last_it_is_known_to_have_had():
    # A computer without a clock battery boots with a time in the past, which would freeze a running glass.
    assert FUTURE <= SystemClock(not_before=FUTURE).now() < FUTURE + 60_000


def test_an_old_stamp_does_not_put_the_clock_back():
    now = SystemClock().now()
    assert SystemClock(not_before=Millis(5)).now() >= now - 1_000


def test_a_wall_clock_that_is_put_back_later_is_not_noticed(monkeypatch: pytest.MonkeyPatch):
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
