"""Ratings: how a finished game changes those of its players. Pure. See ADR 128."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.tables.service.bot_ratings import BOT_MUS
from ubongo.tables.storage.ratings import EndedGame, RatedSeat, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START: Final = Rating(25.0, 25.0 / 3)
"""Of a person of whom nothing is known."""
BETA: Final = 25.0 / 6
"""How much luck and the day change how a person does in one game."""
BOT_SIGMA: Final = 1.0
"""Bots play alike each day, and were measured in hundreds of games."""
CERTAIN: Final = 4.5
"""Up to this sigma a rating is no longer called uncertain."""
AVERAGE: Final = 1200
PER_MU: Final = 30
"""A rating that is 200 higher, at the end of a game of two, wins three times out of four."""
LEAST_PEOPLE: Final = 2


def shown(rating: Rating) -> int:
    """The number that people see."""
    return round(AVERAGE + PER_MU * (rating.mu - START.mu))


def shown_range(rating: Rating) -> int:
    """How much it may be off, in two of three cases."""
    return round(PER_MU * rating.sigma)


def is_rated(edition: AnyEdition) -> bool:
    """Whether games of that edition can have two people."""
    return edition.meta.seats[-1] >= LEAST_PEOPLE


def bot_rating(edition: str, strength: str) -> Rating:
    """The rating of bots of that strength, which no game changes."""
    mus = {each.value: mu for each, mu in BOT_MUS.get(edition, {}).items()}
    return Rating(mus.get(strength, START.mu), BOT_SIGMA)


def nearest_strength(edition: str, rating: Rating) -> Strength:
    """Which bots of that edition are about as good; the usual ones if they were not measured."""
    mus = BOT_MUS.get(edition, {USUAL_STRENGTH: START.mu})
    return min(mus, key=lambda strength: abs(mus[strength] - rating.mu))


def rated(game: EndedGame, known: Mapping[str, Rating | None]) -> dict[str, Rating]:
    """The ratings after a game of those players in `known`. Others count as people of whom nothing is known."""
    if len(game.seats) < LEAST_PEOPLE:
        return {}
    before = [_before(game, seat, known) for seat in game.seats]
    after = _ranked(before, [seat.place for seat in game.seats])
    players = [game.players.get(seat.seat) for seat in game.seats]
    return {player: rating for player, rating in zip(players, after, strict=True) if player in known and player}


def _before(game: EndedGame, seat: RatedSeat, known: Mapping[str, Rating | None]) -> Rating:
    if seat.bot is not None:
        return bot_rating(game.edition, seat.bot)
    return known.get(game.players.get(seat.seat, "")) or START


def _ranked(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    model = the_model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]


@cache
def the_model() -> "PlackettLuce":
    """The model of openskill, whose import takes more than a tenth of a second: in a thread, and when it is needed."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START.mu, sigma=START.sigma, beta=BETA)
