"""Who sits where: people, bots, open seats. Identity lives here and never in the log."""

from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from random import Random

import msgspec

from ubongo.editions.contract import Seat, Strength

LONGEST_NAME = 24


class Kind(StrEnum):
    """What a seat holds."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of a table."""

    kind: Kind
    name: str = ""
    player: str = ""
    """A person's identity: the hash of the secret that their browser keeps."""
    strength: Strength | None = None
    """A bot's."""


@dataclass(frozen=True, slots=True)
class Roster:
    """All seats of a table in seating order, its host, and the hash of the secret that invites."""

    places: tuple[Place, ...]
    host: str
    invite: str = ""

    @property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return all(place.kind is not Kind.OPEN for place in self.places)

    def seat_of(self, player: str) -> Seat | None:
        """Where that person sits, or None: nowhere."""
        for number, place in enumerate(self.places):
            if place.kind is Kind.PERSON and place.player == player:
                return Seat(number)
        return None

    def first_open(self) -> Seat | None:
        """The first open seat, or None: the table is full."""
        kinds = [place.kind for place in self.places]
        return Seat(kinds.index(Kind.OPEN)) if Kind.OPEN in kinds else None

    def with_place(self, seat: Seat, place: Place) -> "Roster":
        """The roster with that seat taken by `place`."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))


def hashed(secret: str) -> str:
    """What is kept of a secret: SHA-256, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def encode_roster(roster: Roster) -> bytes:
    """The roster as JSON."""
    return msgspec.json.encode(roster)


decode_roster = msgspec.json.Decoder(Roster).decode

_NAMES = (
    *("Otter", "Heron", "Badger", "Finch", "Lynx", "Marten", "Tortoise", "Gecko", "Puffin", "Hedgehog", "Wren"),
    *("Ibex", "Mole", "Raven", "Stork", "Newt", "Hare", "Jackdaw", "Beaver", "Osprey", "Dormouse", "Swift", "Toad"),
    *("Weasel", "Plover", "Salmon", "Bison", "Magpie", "Vole", "Curlew"),
)
"""Short, so that they fit a phone; the same in every language."""


def friendly_name(rng: Random, taken: tuple[str, ...] = ()) -> str:
    """A name for somebody who gave none, unlike those taken."""
    return rng.choice([name for name in _NAMES if name not in taken])


def clean_name(name: str) -> str:
    """The name without control characters and outer blanks, cut to a length that fits a screen."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME].strip()
