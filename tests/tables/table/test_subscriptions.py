import pytest

from ubongo.editions.contract.values import Seat
from ubongo.tables.table.subscriptions import MOST_SOCKETS, Subscription, Subscriptions


def joined(subscriptions: Subscriptions, audience: Seat | None) -> Subscription:
    subscription = subscriptions.join(audience)
    assert subscription is not None
    subscription.updated.clear()
    return subscription


def test_every_subscriber_is_notified_of_a_change():
    subscriptions = Subscriptions()
    both = [joined(subscriptions, Seat(0)), joined(subscriptions, None)]
    subscriptions.notify()
    assert all(subscription.updated.is_set() for subscription in both)


def test_a_newer_subscriber_takes_over_the_seat():
    subscriptions = Subscriptions()
    older, spectator = joined(subscriptions, Seat(0)), joined(subscriptions, None)
    newer = joined(subscriptions, Seat(0))
    assert older.dismissed == "superseded"
    assert older.updated.is_set()
    assert (newer.dismissed, spectator.dismissed) == (None, None)
    assert len(subscriptions) == 2


def test_a_superseded_subscriber_that_leaves_does_not_remove_the_newer_one():
    subscriptions = Subscriptions()
    older = joined(subscriptions, Seat(0))
    joined(subscriptions, Seat(0))
    subscriptions.leave(older)
    assert len(subscriptions) == 1


def test_spectators_do_not_supersede_one_another():
    subscriptions = Subscriptions()
    assert [joined(subscriptions, None).dismissed, joined(subscriptions, None).dismissed] == [None, None]
    assert len(subscriptions) == 2


def test_spectators_are_limited_and_never_exclude_a_player():
    subscriptions = Subscriptions(most_spectators=2)
    joined(subscriptions, None)
    joined(subscriptions, None)
    assert subscriptions.join(None) is None
    assert subscriptions.join(Seat(0)) is not None


def test_a_host_who_watches_finds_room_among_any_number_of_spectators():
    subscriptions = Subscriptions(most_spectators=2)
    assert [subscriptions.join(None) is not None for _ in range(3)] == [True, True, False]
    assert subscriptions.join(None, "ada") is None
    host = subscriptions.join(None, "ada", is_host=True)
    assert host is not None
    subscriptions.leave(host)
    assert subscriptions.join(None, "ada", is_host=True) is not None, "and again after a broken connection"


def test_a_spectator_with_several_sockets_counts_once():
    subscriptions = Subscriptions(most_spectators=2)
    pages = [subscriptions.join(None, "ada") for _ in range(3)]
    assert subscriptions.watching == 1
    assert subscriptions.join(None, "bea") is not None
    assert subscriptions.watching == 2
    assert subscriptions.join(None, "cleo") is None
    assert subscriptions.join(None) is None
    for page in pages:
        assert page is not None
        subscriptions.leave(page)
    assert subscriptions.join(None, "cleo") is not None


@pytest.mark.parametrize("is_host", [False, True])
def test_one_spectator_cannot_open_any_number_of_sockets(is_host: bool):
    subscriptions = Subscriptions()
    admitted = [subscriptions.join(None, "ada", is_host=is_host) for _ in range(MOST_SOCKETS + 1)]
    assert [one is not None for one in admitted] == [True] * MOST_SOCKETS + [False]


def test_presence_is_reported_when_a_player_comes_or_goes():
    subscriptions = Subscriptions()
    watching = joined(subscriptions, None)
    player = joined(subscriptions, Seat(1))
    assert watching.updated.is_set()
    watching.updated.clear()
    subscriptions.leave(player)
    assert watching.updated.is_set()
    assert subscriptions.watching == len(subscriptions)


def test_all_subscribers_are_dismissed_at_the_end():
    subscriptions = Subscriptions()
    both = [joined(subscriptions, Seat(0)), joined(subscriptions, None)]
    subscriptions.dismiss("shutting-down")
    assert [subscription.dismissed for subscription in both] == ["shutting-down"] * 2
