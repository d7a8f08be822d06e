"""Which finished games ratings follow, and the places in them. Pure. See ADR 128."""

from collections.abc import Mapping, Sequence

from ubongo.editions.contract.settings import GameSettings, described
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.formats.bot_races import BotRaces
from ubongo.tables.seating.seats import Occupant, OccupantKind
from ubongo.tables.service.rating import LEAST_PEOPLE
from ubongo.tables.storage.ratings import RatedSeat, UnratedGame, encode_seats
from ubongo.tables.table.config import TableSetup


def unrated_game(table: str, setup: TableSetup, at: Millis, bots: BotRaces) -> UnratedGame | None:
    """The game of a table that has just ended, if ratings follow it.

    At least two people must have played every race of theirs, and nobody may have had it easier.
    """
    edition, outcome = setup.edition, setup.edition.rules.outcome(setup.state)
    if outcome is None or not is_even(setup.config.settings):
        return None
    own = _own_seats(setup.roster.places, bots)
    people = {place.player for place in own.values() if place.kind is OccupantKind.PERSON}
    if len(people) < LEAST_PEOPLE:
        return None
    places = places_of(outcome, edition.stats.merits(setup.state))
    seats = [RatedSeat(seat, places[seat], _strength(place)) for seat, place in own.items()]
    return UnratedGame(table, at, edition.name, encode_seats(seats))


def is_even(settings: GameSettings) -> bool:
    """Whether each setting that a seat has for itself is the same for all seats, so that nobody has a handicap."""
    values: dict[str, set[object]] = {}
    for name, spec in described(type(settings)).items():
        if spec.seat is not None and spec.seat < settings.seats:
            values.setdefault(name.rstrip("0123456789"), set()).add(getattr(settings, name))
    return all(len(own) == 1 for own in values.values())


def places_of(outcome: Outcome, merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """By seat, its place in the order of the end, from 1: winners first, then by merits, or else by points."""
    more = merits or [(points,) for points in outcome.points]
    order = [(seat in outcome.winners, *(() if seat in outcome.winners else more[seat])) for seat in range(len(more))]
    return tuple(1 + sum(other > own for other in order) for own in order)


def _own_seats(places: Sequence[Occupant], bots: BotRaces) -> Mapping[int, Occupant]:
    """The seats that one person, or one bot, played from the start to the end."""
    numbered = ((Seat(number), place) for number, place in enumerate(places))
    return {seat: place for seat, place in numbered if _is_own(place, bots.of(seat))}


def _is_own(place: Occupant, played_by_bots: tuple[int, ...]) -> bool:
    return place.kind is OccupantKind.BOT or (place.kind is OccupantKind.PERSON and not played_by_bots)


def _strength(place: Occupant) -> str | None:
    return place.strength.value if place.kind is OccupantKind.BOT and place.strength is not None else None
