"""People who arrive at a table and leave it, at this node and at others. See ADR 114."""

from collections.abc import Callable, Iterable

from ubongo.tables.clock import TableClock
from ubongo.tables.table.hints import JoinedHint, PeopleHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.presence import Presence
from ubongo.tables.table.reveals import Reveals
from ubongo.tables.table.setup import Setup
from ubongo.tables.table.stand_ins import StandIns
from ubongo.tables.table.subscriptions import Subscription, Subscriptions


class Attendance:
    """Opens and ends subscriptions, and passes on what follows: to the table's other parts, and to other nodes."""

    def __init__(
        self,
        setup: Setup,
        subscriptions: Subscriptions,
        presence: Presence,
        stand_ins: StandIns,
        reveals: Reveals,
        peers: Peers,
        clock: TableClock,
        on_change: Callable[[], None],
    ) -> None:
        self._setup = setup
        self._subscriptions = subscriptions
        self._presence = presence
        self._stand_ins = stand_ins
        self._reveals = reveals
        self._peers = peers
        self._clock = clock
        self._on_change = on_change

    def join(self, player: str) -> Subscription | None:
        """Subscribe that player, in their seat if they have one. None: there are too many spectators."""
        roster = self._setup.roster
        seat = roster.seat_of(player) if player else None
        subscription = self._subscriptions.join(seat, player, is_host=bool(player) and player == roster.host)
        if player and self._peers.is_clustered:
            now = self._clock.server_now()
            self._peers.joined_at[player] = now
            self._peers.tell(JoinedHint(self._peers.table, player, now))
        self.tell()
        self._stand_ins.update()
        self._on_change()
        return subscription

    def commit(self, subscription: Subscription, commitment: str) -> None:
        """Note the commitment of a client."""
        subscription.commitment = commitment
        self.tell()

    def leave(self, subscription: Subscription) -> None:
        """End a subscription."""
        self._subscriptions.leave(subscription)
        self.tell()
        self.went((subscription.player,))

    def went(self, players: Iterable[str]) -> None:
        """Note that sockets of these people have closed, here or elsewhere."""
        for player in players:
            self._presence.went(player, self._setup.roster)
        self._reveals.look_again()
        self._stand_ins.update()
        self._on_change()
        if self._peers.is_clustered:
            self._subscriptions.notify(whole=False)

    def tell(self) -> None:
        """Tell the other nodes who is here."""
        if self._peers.is_clustered:
            people = self._subscriptions.players()
            self._peers.tell(PeopleHint(self._peers.table, people, self._subscriptions.watching))
