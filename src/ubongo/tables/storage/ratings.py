"""The interface of a store of ratings. See ADR 128."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

from ubongo.editions.contract.values import Millis


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of how good somebody is: a normal distribution."""

    mu: float
    sigma: float
    """How uncertain it is."""


class RatedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game whose every race its own player or bot played."""

    seat: int
    place: int
    """In the order of the end, from 1; equal ones are a tie."""
    bot: str | None = None
    """Its strength; None: a person had the seat."""


encode_seats = msgspec.json.Encoder().encode
_SEATS = msgspec.json.Decoder(tuple[RatedSeat, ...])


def decode_seats(stored: bytes) -> tuple[RatedSeat, ...]:
    """The seats; none if they are damaged, so that one game does not hold up those after it."""
    try:
        return _SEATS.decode(stored)
    except msgspec.MsgspecError:
        return ()


@dataclass(frozen=True, slots=True)
class UnratedGame:
    """A finished game that ratings have not followed yet. Stored with the entry that ended it; it names no player."""

    table: str
    at: Millis
    edition: str
    seats: bytes
    """JSON: see `RatedSeat`."""


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A finished game with its players."""

    edition: str
    at: Millis
    seats: tuple[RatedSeat, ...]
    players: Mapping[int, str]
    """By seat, the identity of the person, unless they have deleted everything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRating:
    """A person's rating in one edition, and what the newest game changed."""

    edition: str
    now: Rating
    games: int
    at: Millis
    """When the newest game ended."""
    table: str
    """Of the newest game."""
    before: Rating | None
    """Without the newest game; None: it was the first."""


@dataclass(frozen=True, slots=True)
class RatedPerson:
    """What is stored of the ratings of one person."""

    since: Millis | None
    """Since when they want ratings; None: they do not."""
    ratings: tuple[PersonRating, ...] = ()
    """By edition."""


NOT_RATED = RatedPerson(None)

Fold: TypeAlias = Callable[[EndedGame, Mapping[str, Rating | None]], Mapping[str, Rating]]
"""The ratings after a game of those players who want some, from those before; None: they have none yet."""


class RatingStore(Protocol):
    """Ratings, and the games that they have not followed. Every method raises StoreError if it fails."""

    async def start(self, player: str, at: Millis) -> None:
        """Save that this person wants ratings, unless it is saved already."""
        ...

    async def stop(self, player: str) -> None:
        """Delete all ratings of that person, and that they want any."""
        ...

    async def of(self, player: str) -> RatedPerson:
        """What is stored of that person's ratings."""
        ...

    async def unrated(self, most: int) -> tuple[str, ...]:
        """The tables whose games ratings have not followed, in the order of their end, at most that many."""
        ...

    async def rate(self, table: str, fold: Fold) -> bool:
        """Let the ratings follow that game, in one transaction; False: they have followed it before.

        They change for those who wanted ratings when it ended. Others' games and ratings wait meanwhile if they
        have a player in common.
        """
        ...
