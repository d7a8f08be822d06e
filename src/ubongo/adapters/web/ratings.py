"""The routes for one person's own ratings: whether they want some, and what these are. See ADR 128."""

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ubongo.adapters.web.admission import GivenService, GivenTokenBuckets, admitted, must_be_slow
from ubongo.adapters.web.identity import cookie, player_of
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.editions.contract.bots import Strength
from ubongo.tables.seating.names import hashed
from ubongo.tables.service.rating import CERTAIN, nearest_strength, shown, shown_range
from ubongo.tables.storage.ratings import PersonRating, RatedPerson


class RatingOut(Struct, frozen=True):
    """Your rating in one edition. Nobody else sees it."""

    edition: str
    rating: int
    """1200 at the start; 200 more win three games of two players out of four."""
    range: int
    """Your strength is at most this far from the rating, in two of three cases."""
    games: int
    uncertain: bool
    """Whether there are too few games to say much."""
    strength: Strength
    """Which bots are about as good."""
    table: str
    """Of the newest game."""
    before: int | None
    """The rating without the newest game; null: it was the first."""


class RatingsOut(Struct, frozen=True):
    """Your own ratings."""

    on: bool
    """Whether games count for you. Off at first."""
    ratings: tuple[RatingOut, ...]
    """By edition; those without a game are left out."""


class RatingChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you want ratings. If not, those that you have are deleted."""

    on: bool


@get("/api/person/ratings", responses=failures(429, 503))
async def own_ratings(request: AnyRequest, service: GivenService, reading: GivenTokenBuckets) -> RatingsOut:
    """The requesting player's ratings, after all games that have ended."""
    must_be_slow(request, reading)
    return _ratings_out(await service.ratings.of(await player_of(request, service.people)))


@post("/api/person/ratings", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def choose_ratings(
    request: AnyRequest, data: JSONBody[RatingChoice], service: GivenService, opening: GivenTokenBuckets
) -> Response[RatingsOut]:
    """Turn ratings on: games that end from now on count. Or turn them off, which deletes them."""
    secret = admitted(request, opening)
    player = await service.people.player_of(hashed(secret))
    await (service.ratings.start(player) if data.on else service.ratings.stop(player))
    return Response(_ratings_out(await service.ratings.of(player)), cookies=[cookie(secret, request)])


def _ratings_out(person: RatedPerson) -> RatingsOut:
    return RatingsOut(person.since is not None, tuple(map(_rating_out, person.ratings)))


def _rating_out(one: PersonRating) -> RatingOut:
    return RatingOut(
        edition=one.edition,
        rating=shown(one.now),
        range=shown_range(one.now),
        games=one.games,
        uncertain=one.now.sigma > CERTAIN,
        strength=nearest_strength(one.edition, one.now),
        table=one.table,
        before=None if one.before is None else shown(one.before),
    )
