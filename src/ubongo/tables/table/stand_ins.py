"""Decides who acts in the seats of absent people: a bot only in races that it starts. Rule: R13, see ADR 89."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.seats import AbsencePolicy, Occupant, OccupantKind, Roster
from ubongo.tables.table.event_log import EventLog
from ubongo.tables.table.presence import Presence


class StandIns:
    """The stand-ins at one table. `update` is called at every change of its game, its people and its roster."""

    def __init__(self, presence: Presence, log: EventLog, roster: Callable[[], Roster]) -> None:
        self._presence = presence
        self._log = log
        self._roster = roster
        self._race = 0
        self._left: dict[Seat, int] = {}
        """The race in which each person left who has not returned; after a restart, the one that was running."""
        self._bots: frozenset[Seat] = frozenset()
        """The seats that a bot plays in this race, because their people were away when it started."""
        self._acting: frozenset[Seat] = frozenset()
        """The seats in which a command of a bot is being carried out."""

    def update(self) -> None:
        """Note a new race, and who has left or returned."""
        if self._log.seq == 0:
            return
        race = self._log.match.race
        self._note_left(race)
        if race != self._race:
            self._race, self._bots = race, self._due() | self._logged(race)
        self._bots |= self._taken_over()
        self._bots = frozenset(seat for seat in self._bots if self.holds(seat) or not self._is_present(seat))

    @contextmanager
    def acting(self, seat: Seat) -> Generator[None]:
        """While a command of a bot is carried out in that seat, its player cannot take it back.

        If it was carried out, which the log notes, the bot has the seat until the race is over.
        """
        self._acting |= {seat}
        try:
            yield
        finally:
            self._acting -= {seat}
            self.update()

    def actor(self, seat: Seat) -> AbsencePolicy | None:
        """How the table acts in that seat now; only while a person is there to play with."""
        roster = self._roster()
        place = roster.places[seat]
        if place.kind is not OccupantKind.PERSON or not self._log.match.is_running:
            return None
        if self._presence.is_present(place):
            return AbsencePolicy.BOT if self.holds(seat) else None
        if not self._presence.people(roster):
            return None
        if seat in self._bots:
            return AbsencePolicy.BOT
        has_given_up = self._left.get(seat) == self._race
        return AbsencePolicy.SKIP if has_given_up or self._presence.is_overdue(place) else None

    def holds(self, seat: Seat) -> bool:
        """Whether a bot has acted in that seat and plays its race to the end, even if the player is back."""
        if seat not in self._bots or not self._has_acted(seat):
            return False
        match = self._log.match
        return match.is_running and not match.edition.rules.is_intermission(match.state)

    def _note_left(self, race: int) -> None:
        left = {Seat(number): place.player for number, place in enumerate(self._roster().places) if place.left}
        for seat in left.keys() - self._left.keys():
            self._presence.left(left[seat])
        self._left = {seat: self._left.get(seat, race) for seat in left}

    def _due(self) -> frozenset[Seat]:
        """The seats that a bot takes over at the start of a race."""
        roster = self._roster()
        if roster.absent is not AbsencePolicy.BOT:
            return frozenset()
        return frozenset(Seat(number) for number, place in enumerate(roster.places) if self._is_abandoned(place))

    def _logged(self, race: int) -> frozenset[Seat]:
        """The seats of people in which a bot has acted in that race, by the log: before a restart, for instance."""
        places = enumerate(self._roster().places)
        seats = (Seat(number) for number, place in places if place.kind is OccupantKind.PERSON)
        return frozenset(seat for seat in seats if race in self._log.bot_races.of(seat))

    def _taken_over(self) -> frozenset[Seat]:
        """The seats that people took from bots: in the race in which they did, the bot plays on. Rule: R17."""
        match, places = self._log.match, self._roster().places
        if match.edition.rules.is_intermission(match.state):
            return frozenset()
        people = (seat for seat in match.taken if places[seat].kind is OccupantKind.PERSON)
        return frozenset(seat for seat in people if self._race in self._log.bot_races.of(seat))

    def _is_abandoned(self, place: Occupant) -> bool:
        return place.kind is OccupantKind.PERSON and self._presence.is_overdue(place)

    def _has_acted(self, seat: Seat) -> bool:
        return seat in self._acting or self._race in self._log.bot_races.of(seat)

    def _is_present(self, seat: Seat) -> bool:
        return self._presence.is_present(self._roster().places[seat])
