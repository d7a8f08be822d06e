"""Rate limits per client, on a manual clock."""

import pytest

from tests.tables.hand_clock import HandClock
from ubongo.adapters.web import limits
from ubongo.adapters.web.limits import Rate, TokenBuckets, network_of


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def allowed(buckets: TokenBuckets, key: str, count: int) -> int:
    return sum(buckets.allow(key) for _ in range(count))


def test_a_burst_is_allowed_up_to_its_limit(clock: HandClock):
    assert allowed(TokenBuckets(Rate(burst=3, per_second=1), clock), "a", 10) == 3


def test_a_bucket_refills_over_time_up_to_its_capacity(clock: HandClock):
    buckets = TokenBuckets(Rate(burst=3, per_second=2), clock)
    assert allowed(buckets, "a", 3) == 3
    clock.set(clock.now() + 499)
    assert allowed(buckets, "a", 1) == 0
    clock.set(clock.now() + 1)
    assert allowed(buckets, "a", 5) == 1
    clock.set(clock.now() + 3_600_000)
    assert allowed(buckets, "a", 10) == 3


def test_a_refused_request_does_not_extend_the_wait(clock: HandClock):
    buckets = TokenBuckets(Rate(burst=1, per_second=1), clock)
    assert buckets.allow("a")
    for _ in range(7):
        clock.set(clock.now() + 125)
        assert not buckets.allow("a")
    clock.set(clock.now() + 125)
    assert buckets.allow("a")


def test_each_key_has_its_own_limit(clock: HandClock):
    buckets = TokenBuckets(Rate(burst=2, per_second=1), clock)
    assert allowed(buckets, "a", 5) == 2
    assert allowed(buckets, "b", 5) == 2


def test_the_longest_idle_key_is_evicted_first(clock: HandClock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    buckets = TokenBuckets(Rate(burst=1, per_second=0), clock)
    assert buckets.allow("a")
    assert buckets.allow("b")
    assert not buckets.allow("a"), "used again: now b is the longest idle"
    assert buckets.allow("c")
    assert not buckets.allow("a")
    assert buckets.allow("b")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:7:1:2:3:4", "2001:db8:0:7::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("64:ff9b::192.0.2.7", "192.0.2.7"),
        ("::192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(address: str, network: str):
    assert network_of(address) == network
