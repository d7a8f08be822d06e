from ubongo.editions.contract.values import Seat
from ubongo.tables.table.subscriptions import Subscription, Subscriptions


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
