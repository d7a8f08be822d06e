import pytest

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import SystemClock

FUTURE = Millis(10**14)


def test_the_clock_never_runs_backwards():
    clock = SystemClock()
    instants = [clock.now() for _ in range(10_000)]
    assert instants == sorted(instants)


def test_a_machine_without_the_time_continues_from_its_last_known_time():
    # A computer without a clock battery boots with a time in the past, which would freeze a running glass.
    assert FUTURE <= SystemClock(not_before=FUTURE).now() < FUTURE + 60_000


def test_an_old_stamp_does_not_set_the_clock_back():
    now = SystemClock().now()
    assert SystemClock(not_before=Millis(5)).now() >= now - 1_000


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
