"""How a roster changes: pure functions from roster to roster."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random

from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.friendly_names import friendly_name
from ubongo.tables.seating.names import clean_name
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster

OPEN = Occupant(OccupantKind.OPEN)
MOST_GUESTS = 16


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """What a seat is to hold."""

    kind: OccupantKind
    strength: Strength | None = None


def bot(rng: Random, roster: Roster, strength: Strength = USUAL_STRENGTH, *, beside: str = "") -> Occupant:
    """A bot with a name of its own at that table, and not the name `beside`."""
    name = friendly_name(rng, (*roster.names, beside), roster.language)
    return Occupant(OccupantKind.BOT, name, strength=strength)


def person(rng: Random, roster: Roster, player: str, name: str) -> Occupant:
    """A person by the name that they gave; if it is empty, by a friendly one."""
    return Occupant(OccupantKind.PERSON, clean_name(name) or friendly_name(rng, roster.names, roster.language), player)


def seated(roster: Roster, requests: Collection[SeatRequest], name: str, rng: Random) -> Roster:
    """The roster with one more seat for each request; a person is the host, by that name."""
    for request in requests:
        match request.kind:
            case OccupantKind.PERSON:
                place = person(rng, roster, roster.host, name)
            case OccupantKind.BOT:
                place = bot(rng, roster, request.strength or USUAL_STRENGTH, beside=clean_name(name))
            case OccupantKind.OPEN:
                place = OPEN
        roster = replace(roster, places=(*roster.places, place))
    return roster


def joined(roster: Roster, player: str, name: str, rng: Random) -> Roster:
    """With that person in the first open seat, or as a guest if none is open. Unchanged if they have a seat."""
    if roster.seat_of(player) is not None:
        return roster
    seat = roster.first_open()
    if seat is None:
        return _with_guest(roster, player)
    return roster.with_place(seat, person(rng, roster, player, name))


def _with_guest(roster: Roster, player: str) -> Roster:
    if player in (roster.host, *roster.guests):
        return roster
    return replace(roster, guests=(*roster.guests, player)[-MOST_GUESTS:])


def _without(roster: Roster, player: str) -> Roster:
    """Without that person among the guests, and without their proposal of a rematch."""
    guests = tuple(guest for guest in roster.guests if guest != player)
    return replace(roster, guests=guests, proposals=tuple(one for one in roster.proposals if one != player))


def may_take_over(roster: Roster, player: str) -> bool:
    """Whether that person may take the seat of a bot in a running game. Rule: R17."""
    is_invited = bool(player) and player in (roster.host, *roster.guests)
    return is_invited and roster.seat_of(player) is None


def taken_over(roster: Roster, seat: Seat, player: str, name: str, rng: Random) -> Roster:
    """With that person in the seat of a bot, which stands in with the same strength."""
    strength = roster.places[seat].strength
    freed = _without(roster.with_place(seat, OPEN), player)
    place = replace(person(rng, freed, player, name), strength=strength)
    return freed.with_place(seat, place)


def renamed(roster: Roster, player: str, name: str, rng: Random) -> Roster:
    """With another name for that person; if it is empty, with a friendly one."""
    seat = roster.seat_of(player)
    if seat is None:
        return roster
    place = roster.places[seat]
    given = clean_name(name) or friendly_name(rng, roster.names, roster.language)
    return roster.with_place(seat, replace(place, name=given))


def arranged(roster: Roster, seat: Seat, request: SeatRequest, rng: Random) -> Roster:
    """With a bot in that seat, or with the seat open. A person who had it may watch, and a bot keeps its name."""
    place = roster.places[seat]
    if request.kind is not OccupantKind.BOT:
        return roster.with_place(seat, OPEN)
    strength = request.strength or USUAL_STRENGTH
    if place.kind is OccupantKind.BOT:
        return roster.with_place(seat, replace(place, strength=strength))
    return roster.with_place(seat, bot(rng, roster, strength))


def resized(roster: Roster, count: int) -> Roster:
    """With that many seats. New ones are open; people in removed ones move to open seats, then to those of bots.

    There are at most `count` people.
    """
    kept = [*roster.places[:count], *[OPEN] * (count - len(roster.places))]
    for place in roster.places[count:]:
        if place.kind is OccupantKind.PERSON:
            kept[_free(kept)] = place
    return replace(roster, places=tuple(kept))


def _free(places: list[Occupant]) -> int:
    kinds = [place.kind for place in places]
    return (
        kinds.index(OccupantKind.OPEN)
        if OccupantKind.OPEN in kinds
        else len(kinds) - 1 - kinds[::-1].index(OccupantKind.BOT)
    )


def filled(roster: Roster, rng: Random, strength: Strength = USUAL_STRENGTH) -> Roster:
    """With bots of that strength in the open seats."""
    while (seat := roster.first_open()) is not None:
        roster = roster.with_place(seat, bot(rng, roster, strength))
    return roster


def of_strangers(roster: Roster, players: Collection[str], seats: int, strength: Strength, rng: Random) -> Roster:
    """With these people by friendly names, in seats by chance, and with bots in the seats that are left."""
    roster = replace(roster, places=(OPEN,) * seats)
    for player, seat in zip(players, rng.sample(range(seats), len(players)), strict=True):
        roster = roster.with_place(Seat(seat), person(rng, roster, player, ""))
    return filled(roster, rng, strength)


def with_open_for(roster: Roster, absent: Collection[str]) -> Roster:
    """Before the game: the seats of these people are open."""

    def place(one: Occupant) -> Occupant:
        return OPEN if one.kind is OccupantKind.PERSON and one.player in absent else one

    return replace(roster, places=tuple(place(one) for one in roster.places))


def stood_up(roster: Roster, player: str, present: Collection[str]) -> Roster:
    """Before the game: that person's seat is open again, and if they were the host, another player is."""
    seat = roster.seat_of(player)
    if seat is None:
        return roster
    after = roster.with_place(seat, OPEN)
    return after if player != roster.host else _passed(after, present, seat)


def departed(roster: Roster, player: str, present: Collection[str]) -> Roster:
    """During the game: that person has left but keeps the seat, and if they were the host, another player is."""
    seat = roster.seat_of(player)
    if seat is None:
        return roster
    after = _without(roster, player).with_place(seat, replace(roster.places[seat], left=True))
    return after if player != roster.host else passed_on(after, present)


def returned(roster: Roster, player: str) -> Roster:
    """That person is back."""
    seat = roster.seat_of(player)
    if seat is None or not roster.places[seat].left:
        return roster
    return roster.with_place(seat, replace(roster.places[seat], left=False))


def anonymized(roster: Roster, player: str, instead: str, rng: Random, *, has_started: bool) -> Roster:
    """Without that person: with another name and the identity `instead`, or with an open seat before the game."""
    host = instead if roster.host == player else roster.host
    after = replace(_without(roster, player), host=host)
    seat = roster.seat_of(player)
    if seat is None:
        return after
    if not has_started:
        return after.with_place(seat, OPEN)
    freed = after.with_place(seat, replace(after.places[seat], name=""))
    name = friendly_name(rng, freed.names, roster.language)
    return freed.with_place(seat, replace(freed.places[seat], name=name, player=instead, left=True))


def nameless(roster: Roster, rng: Random) -> Roster:
    """With another name for everybody; identities stay."""
    after = roster
    for number, place in enumerate(roster.places):
        if place.kind is OccupantKind.PERSON:
            freed = after.with_place(Seat(number), replace(place, name=""))
            name = friendly_name(rng, freed.names, roster.language)
            after = freed.with_place(Seat(number), replace(place, name=name))
    return after


def passed_on(roster: Roster, present: Collection[str]) -> Roster:
    """With the next present person around the table as host; unchanged if no person is present."""
    seat = roster.seat_of(roster.host)
    return _passed(roster, present, Seat(-1) if seat is None else seat)


def _passed(roster: Roster, present: Collection[str], after: Seat) -> Roster:
    order = (*roster.places[after + 1 :], *roster.places[: max(after, 0)])
    others = (place.player for place in order if place.kind is OccupantKind.PERSON and not place.left)
    return replace(roster, host=next((player for player in others if player in present), roster.host))


def again(roster: Roster, absent: Collection[str]) -> Roster:
    """For a rematch: the same people and bots, with the seats of absent people open."""

    def place(one: Occupant) -> Occupant:
        return OPEN if one.kind is OccupantKind.PERSON and (one.left or one.player in absent) else one

    return replace(roster, places=tuple(place(one) for one in roster.places), next="", proposals=())


def proposed(roster: Roster, player: str) -> Roster:
    """After the game: that person proposes a rematch."""
    if player in roster.proposals or roster.seat_of(player) is None:
        return roster
    return replace(roster, proposals=(*roster.proposals, player))


def proposers(roster: Roster) -> tuple[Seat, ...]:
    """The seats of the people who propose a rematch and have not left."""
    seats = [seat for player in roster.proposals if (seat := roster.seat_of(player)) is not None]
    return tuple(sorted(seat for seat in seats if not roster.places[seat].left))


def agrees_on_rematch(roster: Roster, present: Collection[str]) -> bool:
    """Whether more than half of the present people propose a rematch, so that it needs no host.

    Strangers must all be present and propose it.
    """
    if roster.strangers:
        return set(roster.people) <= set(roster.proposals) & set(present)
    return 2 * sum(player in roster.proposals for player in present) > len(present)
