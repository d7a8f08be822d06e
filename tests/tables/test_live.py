from ubongo.editions.contract import Seat
from ubongo.tables.table.subscriptions import Subscription, Subscriptions


def joined(listeners: Subscriptions, audience: Seat | None) -> Subscription:
    listener = listeners.join(audience)
    assert listener is not None
    listener.news.clear()
    return listener


def test_everybody_hears_that_there_is_something_new():
    listeners = Subscriptions()
    both = [joined(listeners, Seat(0)), joined(listeners, None)]
    listeners.tell()
    assert all(listener.news.is_set() for listener in both)


def test_a_newer_listener_takes_the_seat_over():
    listeners = Subscriptions()
    older, spectator = joined(listeners, Seat(0)), joined(listeners, None)
    newer = joined(listeners, Seat(0))
    assert older.dismissed == "superseded"
    assert older.news.is_set()
    assert (newer.dismissed, spectator.dismissed) == (None, None)
    assert len(listeners) == 2


def test_a_superseded_listener_that_leaves_does_not_take_the_newer_one_along():
    listeners = Subscriptions()
    older = joined(listeners, Seat(0))
    joined(listeners, Seat(0))
    listeners.leave(older)
    assert len(listeners) == 1


def test_spectators_do_not_supersede_one_another():
    listeners = Subscriptions()
    assert [joined(listeners, None).dismissed, joined(listeners, None).dismissed] == [None, None]
    assert len(listeners) == 2


def test_spectators_are_bounded_and_never_keep_a_player_out():
    listeners = Subscriptions(most_spectators=2)
    joined(listeners, None)
    joined(listeners, None)
    assert listeners.join(None) is None
    assert listeners.join(Seat(0)) is not None


def test_presence_is_told_when_somebody_comes_or_goes():
    listeners = Subscriptions()
    watching = joined(listeners, None)
    player = joined(listeners, Seat(1))
    assert watching.news.is_set()
    watching.news.clear()
    listeners.leave(player)
    assert watching.news.is_set()
    assert listeners.watching == len(listeners)


def test_at_the_end_all_are_dismissed():
    listeners = Subscriptions()
    both = [joined(listeners, Seat(0)), joined(listeners, None)]
    listeners.dismiss("shutting-down")
    assert [listener.dismissed for listener in both] == ["shutting-down"] * 2
