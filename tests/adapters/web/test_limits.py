"""Rate limits per client, on a manual clock."""

import pytest

from tests.tables.hand_clock import HandClock
from ubongo.adapters.web import limits
from ubongo.adapters.web.limits import Pace, Rate, Talking, TokenBucket, TokenBuckets, network_of, networks_of


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


@pytest.mark.parametrize("rate", [Rate(burst=3, per_second=2), Rate(burst=200, per_second=60)])
def test_the_bucket_of_one_connection_is_a_bucket_with_one_key(clock: HandClock, rate: Rate):
    one, many = TokenBucket(rate, clock), TokenBuckets(rate, clock)
    for span in (0, 1, 499, 1, 5_000, 17, 0, 0, 3_600_000):
        clock.set(clock.now() + span)
        assert [one.allow() for _ in range(round(rate.burst))] == [many.allow("a") for _ in range(round(rate.burst))]


def test_several_are_allowed_together_or_not_at_all(clock: HandClock):
    bucket = TokenBucket(Rate(burst=3, per_second=1), clock)
    assert bucket.allow(2)
    assert not bucket.allow(2)
    assert bucket.allow(1)
    assert not bucket.allow(1)
    assert bucket.allow(0)


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


def test_other_keys_push_no_spent_key_out(clock: HandClock):
    buckets = TokenBuckets(Rate(burst=10, per_second=1 / 6), clock)
    assert allowed(buckets, "spent", 20) == 10
    for number in range(25_000):
        buckets.allow(str(number))
    assert not buckets.allow("spent")
    assert len(buckets) <= limits.MOST_BUCKETS


def test_a_key_that_clients_share_holds_more(clock: HandClock):
    buckets = TokenBuckets(Rate(burst=2, per_second=1), clock)
    assert sum(buckets.allow("shared", 8) for _ in range(30)) == 16
    clock.set(clock.now() + 1_000)
    assert sum(buckets.allow("shared", 8) for _ in range(30)) == 8


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", [("192.0.2.7", 1)]),
        ("2001:db8:1:7:1:2:3:4", [("2001:db8:1:7::/64", 1), ("2001:db8:1::/48", 8)]),
        ("127.0.0.1", []),
        ("::1", []),
        ("::ffff:127.0.0.1", []),
        ("::ffff:192.0.2.7", [("192.0.2.7", 1)]),
        (None, []),
    ],
)
def test_an_ipv6_address_counts_for_its_provider_too(address: str | None, expected: list[tuple[str, int]]):
    assert networks_of(address) == expected


def test_a_rented_network_of_ipv6_guesses_no_faster_than_a_few_households(clock: HandClock):
    buckets = TokenBuckets(limits.GUESSING, clock)
    passed = 0
    for number in range(1_000):
        keys = networks_of(f"2001:db8:1:{number:x}::1")
        passed += all(buckets.allow(*key) for key in keys)
    assert passed == limits.GUESSING.burst * limits.WIDE


def test_a_new_socket_does_not_refill_a_players_budget(clock: HandClock):
    talking = Talking(clock)
    sent = sum(talking.allows_message("ada", "192.0.2.7") for _ in range(100))
    assert sent == limits.TALKING.burst
    assert not talking.allows_message("ada", "192.0.2.8"), "from another address neither"
    assert talking.allows_message("grace", "192.0.2.7"), "others in the household go on"
    assert sum(talking.allows_placed("ada") for _ in range(100)) == limits.PLACING.burst
    assert sum(talking.allows_emote("ada") for _ in range(100)) == limits.EMOTING.burst
    clock.set(clock.now() + 60_000)
    assert sum(talking.allows_emote("ada") for _ in range(100)) == limits.EMOTING.burst
    assert talking.allows_emote("grace")


def test_new_players_at_one_address_share_its_budget(clock: HandClock):
    talking = Talking(clock)
    sent = sum(talking.allows_message(f"player {number}", "192.0.2.7") for number in range(1_000))
    assert sent == limits.TALKING.burst * limits.HOUSEHOLD
    assert not talking.allows_message("", "192.0.2.7"), "nor does a spectator add to it"
    assert talking.allows_message("", "192.0.2.8")


def test_requests_that_come_too_fast_are_due_later_and_none_is_lost():
    clock = HandClock()
    pace = Pace(Rate(burst=3, per_second=2), clock)
    assert [pace.wait("a") for _ in range(6)] == [0, 0, 0, 0.5, 1, 1.5]
    assert pace.wait("b") == 0, "another client"
    clock.set(clock.now() + 1_500)
    assert pace.wait("a") == 0.5
    clock.set(clock.now() + 60_000)
    assert [pace.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert [pace.wait("wide", shared_by=2) for _ in range(8)] == [0, 0, 0, 0, 0, 0, 0.25, 0.5]


def test_clients_that_have_paid_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    clock = HandClock()
    pace = Pace(Rate(burst=1, per_second=1), clock)
    for name in "abc":
        pace.wait(name)
    clock.set(clock.now() + 1_000)
    pace.wait("c")
    pace.wait("d")
    assert pace.wait("c") == 1, "one that has not is remembered"
    assert pace.wait("a") == 0
