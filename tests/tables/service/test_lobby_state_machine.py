"""State machine of a lobby: people join, leave, disconnect, return, change it, and start; the server restarts."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.replacing import replace
from tests.tables.fixtures import ServerFixture, opened
from ubongo.editions.contract.values import Seat
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, DeckChoice, OccupantKind, decode_roster
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.presence import GRACE_PERIOD
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

Done = TypeVar("Done")
PEOPLE = tuple(hashed(name) for name in ("ada", "grace", "linus", "barbara", "edsger"))
people = st.sampled_from((hashed("ada"), *PEOPLE))
REFUSALS = {"not-the-host", "not-seated", "already-started", "bad-seats", "bad-settings", "not-over"}


class TableOfManyPeople(RuleBasedStateMachine):
    """Invariants: no person loses a seat to another, and there is always a host."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.server = ServerFixture()
        self.lines: dict[str, Subscription] = {}
        self.agreed: tuple[object, ...] | None = None

    def done(self, work: Coroutine[Any, Any, Done]) -> Done | None:
        """The result, or None if the request was refused, which is allowed."""
        try:
            return self.loop.run_until_complete(work)
        except ServiceError as error:
            if error.code not in REFUSALS:
                raise
            return None

    def teardown(self) -> None:
        self.loop.run_until_complete(self.server.kill())
        self.loop.close()

    @property
    def service(self) -> TableService:
        return self.server.services[-1]

    @property
    def lobby(self) -> Any:
        return self.service.lobby

    @initialize(seats=st.lists(st.sampled_from((OccupantKind.OPEN, OccupantKind.BOT)), min_size=0, max_size=3))
    def open(self, seats: list[OccupantKind]):
        self.done(self.server.service())
        new = self.done(
            opened(self.service, [SeatRequest(OccupantKind.PERSON), *(SeatRequest(kind) for kind in seats)], 30_000)
        )
        assert new is not None
        self.table: Table = new.table
        self.host = PEOPLE[0]

    @rule(player=people)
    def join(self, player: str):
        before = self.table.roster
        seat = self.done(self.lobby.join(self.table, player=player, name=""))
        if before.seat_of(player) is not None:
            assert self.table.roster == before
            assert seat == before.seat_of(player)
        elif before.first_open() is None:
            guests = before.guests if player in (before.host, *before.guests) else (*before.guests, player)
            assert self.table.roster == replace(before, guests=guests)
            assert seat is None

    @rule(player=people)
    def connect(self, player: str):
        self.done(self.lobby.come_back(self.table, player))
        before = self.lines.pop(player, None)
        if before is not None and before.audience is None:
            self.table.leave(before)  # a spectator may have several pages, but not any number
        line = self.table.join(player)
        assert line is not None
        self.lines[player] = line

    @rule(player=people)
    def lose_the_line(self, player: str):
        if player in self.lines:
            self.table.leave(self.lines.pop(player))

    @rule(player=people)
    def leave(self, player: str):
        before = self.table.roster.seat_of(player)
        self.done(self.lobby.leave(self.table, player))
        if self.agreed is None:
            assert self.table.roster.seat_of(player) is None
        else:
            assert self.table.roster.seat_of(player) == before

    @rule(player=people, name=st.text(max_size=8))
    def rename(self, player: str, name: str):
        self.done(self.lobby.rename(self.table, player, name))

    @rule(player=people, seat=st.integers(-1, 4), kind=st.sampled_from((OccupantKind.BOT, OccupantKind.OPEN)))
    def arrange(self, player: str, seat: int, kind: OccupantKind):
        self.done(self.lobby.arrange(self.table, player, seat, SeatRequest(kind)))

    @rule(player=people, count=st.integers(0, 5))
    def resize(self, player: str, count: int):
        self.done(self.lobby.resize(self.table, player, count))

    @rule(player=people, side=st.sampled_from(("3", "4", "5")), absent=st.sampled_from(list(AbsencePolicy)))
    def change_rules(self, player: str, side: str, absent: AbsencePolicy):
        self.done(self.lobby.change_rules(self.table, player, RuleChanges(settings={"side": side}, absent=absent)))

    @precondition(lambda self: self.agreed is None)
    @rule(player=people)
    def start(self, player: str):
        if self.done(self.lobby.start(self.table, player, "start")) is not None:
            roster = self.table.roster
            assert roster.first_open() is None
            assert player == roster.host
            self.agreed = (self.table.config, roster.deck, *(place.player for place in roster.places))

    @rule(by=st.sampled_from((500, 3_000, GRACE_PERIOD // 2, GRACE_PERIOD)))
    def wait(self, by: int):
        self.done(self.server.clock.turn(by))

    @rule()
    def restart(self):
        self.done(self.server.kill())
        self.lines.clear()
        self.done(self.server.service())
        found = self.done(self.service.find(self.table.id))
        assert found is not None
        assert found.roster == self.table.roster
        assert found.config == self.table.config
        self.table = found

    @invariant()
    def every_person_has_at_most_one_seat_and_there_is_a_host(self):
        if not self.server.services:
            return
        roster = self.table.roster
        seated = [place.player for place in roster.places if place.kind is OccupantKind.PERSON]
        assert len(seated) == len(set(seated))
        assert roster.host in PEOPLE
        assert all((place.name != "") == (place.kind is not OccupantKind.OPEN) for place in roster.places)
        assert all(place.player == "" for place in roster.places if place.kind is not OccupantKind.PERSON)

    @invariant()
    def what_is_known_is_what_is_kept(self):
        if not self.server.services:
            return
        record = self.done(self.server.store.table(self.table.id))
        assert record is not None
        assert decode_roster(record.roster) == self.table.roster
        assert record.config == self.table.config.stored()
        settings = self.table.view(None).settings
        assert settings.seats == len(self.table.roster.places)
        assert msgspec.json.decode(record.settings)["side"] == settings.side

    @invariant()
    def after_the_start_seats_and_rules_stay(self):
        if self.agreed is not None:
            roster = self.table.roster
            assert (self.table.config, roster.deck, *(place.player for place in roster.places)) == self.agreed
            assert roster.deck is DeckChoice.STANDARD

    @invariant()
    def every_line_hears_what_is_meant_for_its_seat(self):
        for player, line in self.lines.items():
            assert line.audience == self.table.roster.seat_of(player) or line.dismissed == "superseded"

    @invariant()
    def no_present_player_has_a_stand_in(self):
        if not self.server.services:
            return
        for seat, place in enumerate(self.table.roster.places):
            if self.table.presence.is_present(place):
                assert self.table.stand_ins.actor(Seat(seat)) is None


TestTableOfManyPeople = TableOfManyPeople.TestCase
TestTableOfManyPeople.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
