"""Changes of a roster: each request takes effect, and nothing else changes."""

from collections.abc import Callable, Collection
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.fixtures import ADA, GRACE, MALLORY
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.roster import (
    OPEN,
    SeatRequest,
    again,
    agrees_on_rematch,
    anonymized,
    arranged,
    departed,
    filled,
    joined,
    passed_on,
    proposed,
    proposers,
    renamed,
    resized,
    returned,
    seated,
    stood_up,
)
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster

LINUS = "linus"
Leave = Callable[[Roster, str, Collection[str]], Roster]
PEOPLE = (ADA, GRACE, LINUS)
BOT = Occupant(OccupantKind.BOT, "Wren", strength=Strength.SHARP)
places = st.lists(st.sampled_from(("person", "bot", "open")), min_size=1, max_size=8)


def person(player: str, *, left: bool = False) -> Occupant:
    return Occupant(OccupantKind.PERSON, player[:8], player, left=left)


def table(*seats: Occupant, host: str = ADA) -> Roster:
    return Roster(seats, host)


def people(roster: Roster) -> list[str]:
    return [place.player for place in roster.places if place.kind is OccupantKind.PERSON]


def rng() -> Random:
    return Random(7)


@st.composite
def rosters(draw: st.DrawFn) -> Roster:
    """Any roster: people with unique names, bots, and open seats in any order; the host may be a spectator."""
    kinds = draw(places)
    seats = [
        person(f"player-{number}", left=draw(st.booleans())) if kind == "person" else BOT if kind == "bot" else OPEN
        for number, kind in enumerate(kinds)
    ]
    known = [place.player for place in seats if place.player] or ["nobody"]
    return table(*seats, host=draw(st.sampled_from([*known, "a host who watches"])))


def test_seats_are_as_requested_and_the_host_gets_the_requested_seat():
    requests = (
        SeatRequest(OccupantKind.OPEN),
        SeatRequest(OccupantKind.PERSON),
        SeatRequest(OccupantKind.BOT, Strength.GENTLE),
    )
    roster = seated(Roster((), ADA), requests, " Ada ", rng())
    assert [place.kind for place in roster.places] == [OccupantKind.OPEN, OccupantKind.PERSON, OccupantKind.BOT]
    assert roster.places[1] == Occupant(OccupantKind.PERSON, "Ada", ADA)
    assert roster.places[2].strength is Strength.GENTLE


@given(rosters())
def test_a_joining_player_gets_the_first_open_seat_and_all_others_keep_theirs(roster: Roster):
    after = joined(roster, MALLORY, "Mallory", rng())
    seat = roster.first_open()
    assert after.seat_of(MALLORY) == seat
    for number, place in enumerate(roster.places):
        assert number == seat or after.places[number] == place
    assert joined(after, MALLORY, "again", rng()) == after


def test_a_name_is_cleaned_and_an_empty_one_is_replaced_by_another():
    roster = table(person(ADA), BOT)
    assert renamed(roster, ADA, "  Countess\n", rng()).places[0].name == "Countess"
    given_name = renamed(roster, ADA, " ", rng()).places[0].name
    assert given_name not in (*roster.names, "")
    assert renamed(roster, MALLORY, "Me", rng()) == roster


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_takes_the_place_of_a_seated_player(seat: int):
    roster = table(person(ADA), BOT, OPEN)
    after = arranged(roster, Seat(seat), SeatRequest(OccupantKind.BOT, Strength.GENTLE), rng())
    assert (after.places[seat].kind, after.places[seat].strength) == (OccupantKind.BOT, Strength.GENTLE)
    assert (after.places[seat].name == "Wren") == (seat == 1), "a bot that stays keeps its name"
    assert arranged(roster, Seat(seat), SeatRequest(OccupantKind.OPEN), rng()).places[seat] == OPEN


@given(rosters(), st.integers(1, 8))
def test_changing_the_number_of_seats_keeps_every_person(roster: Roster, count: int):
    if len(people(roster)) > count:
        return
    after = resized(roster, count)
    assert len(after.places) == count
    assert sorted(people(after)) == sorted(people(roster))
    for number, place in enumerate(roster.places[:count]):
        assert place.kind is not OccupantKind.PERSON or after.places[number] == place, "who need not move stays"


def test_people_move_to_open_seats_before_they_take_those_of_bots():
    after = resized(table(BOT, OPEN, person(ADA), person(GRACE)), 2)
    assert people(after) == [GRACE, ADA]


@given(rosters())
def test_at_the_start_bots_fill_the_open_seats(roster: Roster):
    after = filled(roster, rng())
    assert after.first_open() is None
    assert people(after) == people(roster)


def test_a_seat_left_before_the_game_is_open_again():
    assert stood_up(table(person(ADA), person(GRACE)), GRACE, PEOPLE).places == (person(ADA), OPEN)


def test_a_seat_left_during_the_game_waits():
    roster = table(person(ADA), person(GRACE))
    gone = departed(roster, GRACE, PEOPLE)
    assert gone.places[1] == person(GRACE, left=True)
    assert returned(gone, GRACE) == roster


@pytest.mark.parametrize("leave", [stood_up, departed])
def test_a_leaving_host_hands_over_to_the_next_around_the_table(leave: Leave):
    roster = table(person(LINUS), person(ADA), BOT, person(GRACE))
    assert leave(roster, ADA, PEOPLE).host == GRACE
    assert leave(roster, ADA, {LINUS}).host == LINUS
    assert leave(roster, ADA, set()).host == ADA, "nobody is there to take it"
    assert leave(roster, GRACE, PEOPLE).host == ADA


@given(rosters(), st.data())
def test_only_a_present_person_becomes_the_next_host(roster: Roster, data: st.DataObject):
    present = data.draw(st.sets(st.sampled_from([*people(roster), "a stranger"])))
    after = passed_on(roster, present)
    assert after.places == roster.places
    if after.host != roster.host:
        seat = after.seat_of(after.host)
        assert seat is not None
        assert after.host in present
        assert not roster.places[seat].left


def test_in_a_rematch_the_absent_have_no_seat():
    seats = (person(ADA), person(GRACE, left=True), BOT, person(LINUS))
    roster = Roster(seats, ADA, "hash", next="another", proposals=(LINUS,))
    after = again(roster, {LINUS})
    assert after.places == (person(ADA), OPEN, BOT, OPEN)
    assert (after.host, after.invite, after.next, after.proposals) == (ADA, "hash", "", ())


def test_only_people_with_a_seat_propose_a_rematch_and_each_of_them_once():
    roster = table(person(ADA), BOT, person(GRACE), person(LINUS))
    for player in (LINUS, GRACE, LINUS, MALLORY):
        roster = proposed(roster, player)
    assert roster.proposals == (LINUS, GRACE)
    assert proposers(roster) == (2, 3)
    after = departed(roster, GRACE, {ADA, LINUS})
    assert (after.proposals, proposers(after)) == ((LINUS,), (3,))


def test_the_proposal_of_a_person_who_deletes_everything_is_gone():
    roster = proposed(table(person(ADA), person(GRACE)), GRACE)
    assert anonymized(roster, GRACE, "nobody", rng(), has_started=True).proposals == ()


@pytest.mark.parametrize(
    ("proposals", "present", "agreed"),
    [
        ((), (ADA, GRACE), False),
        ((GRACE,), (ADA, GRACE), False),
        ((ADA, GRACE), (ADA, GRACE), True),
        ((GRACE,), (ADA, GRACE, LINUS), False),
        ((GRACE, LINUS), (ADA, GRACE, LINUS), True),
        ((GRACE,), (GRACE,), True),
        ((GRACE, LINUS), (ADA,), False),
        ((GRACE,), (), False),
    ],
)
def test_more_than_half_of_the_present_people_agree_on_a_rematch(
    proposals: tuple[str, ...], present: tuple[str, ...], agreed: bool
):
    roster = Roster((person(ADA), person(GRACE), person(LINUS)), ADA, proposals=proposals)
    assert agrees_on_rematch(roster, present) is agreed
