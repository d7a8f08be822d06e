"""Tracks which people are present, by their sockets, with a grace period. Nothing is stored."""

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.subscriptions import Subscriptions

GRACE_PERIOD = Millis(30_000)
"""How long a person can be without a socket before counting as absent; longer than a reload or a tunnel takes."""


class Presence:
    """The presence of the people at one table, and since when they have been away."""

    def __init__(self, subscriptions: Subscriptions, clock: Clock, peers: Peers | None = None) -> None:
        self._subscriptions = subscriptions
        self._clock = clock
        self._peers = peers or Peers("", None)
        self._since = clock.now()
        """When the table was opened or loaded; people count as away from then on at the earliest."""
        self._gone: dict[str, Millis] = {}

    def went(self, player: str, roster: Roster) -> None:
        """Record that a socket of that person has closed; there may be others. One who has left is away already."""
        seat = roster.seat_of(player)
        if seat is not None and roster.places[seat].left:
            return
        if seat is not None or player == roster.host:
            self._gone[player] = self._clock.now()

    def left(self, player: str) -> None:
        """Record that a person has just left the game."""
        self._gone[player] = self._clock.now()

    def seated(self, player: str) -> None:
        """Start the grace period of a person who has just taken a seat and is about to connect."""
        self._gone[player] = self._clock.now()

    def start_anew(self, roster: Roster) -> None:
        """Start the grace periods anew: during a downtime of the server, people could not return.

        Not of those who have left: else a server that stalls again and again would never let a bot take their seats.
        """
        left = {place.player for place in roster.places if place.left}
        self._since = self._clock.now()
        self._gone = {player: at for player, at in self._gone.items() if player in left}

    def is_connected(self, player: str) -> bool:
        """Whether that person has a socket, at any node."""
        return self._subscriptions.is_connected(player) or self._peers.is_connected(player)

    def is_present(self, place: Occupant) -> bool:
        """Whether the occupant is connected and has not left; a bot is always present."""
        return place.kind is OccupantKind.BOT or (
            place.kind is OccupantKind.PERSON and not place.left and self.is_connected(place.player)
        )

    def is_absent(self, place: Occupant) -> bool:
        """Whether the occupant is a person who has left, or has been away for longer than the grace period."""
        return place.kind is OccupantKind.PERSON and (place.left or self.is_missed(place.player))

    def is_overdue(self, place: Occupant) -> bool:
        """Whether the occupant is not present, and has been away for longer than the grace period. Rule: R13."""
        return not self.is_present(place) and self._clock.now() >= self._missed_at(place.player)

    def host_is_missed(self, roster: Roster) -> bool:
        """Whether the host has left, or has been away for longer than the grace period."""
        seat = roster.seat_of(roster.host)
        return self.is_missed(roster.host) if seat is None else self.is_absent(roster.places[seat])

    def is_missed(self, player: str) -> bool:
        """Whether that person has been without a socket for longer than the grace period."""
        return not self.is_connected(player) and self._clock.now() >= self._missed_at(player)

    def people(self, roster: Roster) -> frozenset[str]:
        """The people at the table who are present."""
        seated = (place for place in roster.places if place.kind is OccupantKind.PERSON)
        return frozenset(place.player for place in seated if self.is_present(place))

    def expected(self, roster: Roster) -> frozenset[str]:
        """The people at the table who are present, or within their grace period."""
        seated = (place for place in roster.places if place.kind is OccupantKind.PERSON)
        return frozenset(place.player for place in seated if not self.is_absent(place))

    def empty_since(self, roster: Roster) -> Millis | None:
        """When the last person left the table; None if a person is present or only bots play."""
        players = [place.player for place in roster.places if place.kind is OccupantKind.PERSON]
        if not players or self.people(roster):
            return None
        return max(self._gone.get(player, self._since) for player in players)

    def next_absence(self, roster: Roster) -> Millis | None:
        """When the next grace period ends; None if no person is away."""
        people = (place for place in roster.places if place.kind is OccupantKind.PERSON)
        due = (self._missed_at(place.player) for place in people if not self.is_present(place))
        return min((at for at in due if at > self._clock.now()), default=None)

    def _missed_at(self, player: str) -> Millis:
        return Millis(self._gone.get(player, self._since) + GRACE_PERIOD)
