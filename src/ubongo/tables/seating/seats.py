"""Seats and their occupants: people, bots, or none. Identity is stored here and never in the log."""

from dataclasses import dataclass, replace
from enum import StrEnum

import msgspec

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat


class OccupantKind(StrEnum):
    """What a seat holds."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class AbsencePolicy(StrEnum):
    """What the table does for an absent player: let a bot play, or give up each race so that nobody waits."""

    BOT = "bot"
    SKIP = "skip"


class DeckChoice(StrEnum):
    """Which deck a table plays with: the one that ships, or one that is made when the game starts."""

    STANDARD = "standard"
    FRESH = "fresh"


@dataclass(frozen=True, slots=True)
class Occupant:
    """One seat of a table."""

    kind: OccupantKind
    name: str = ""
    player: str = ""
    """A person's identity: the hash of the secret that their browser keeps."""
    strength: Strength | None = None
    """A bot's."""
    left: bool = False
    """Whether the person has left."""


@dataclass(frozen=True, slots=True)
class Roster:
    """All seats of a table in seating order, and what its people have agreed on beside the rules of the game."""

    places: tuple[Occupant, ...]
    host: str
    """The host's identity; the host may watch."""
    invite: str = ""
    """The hash of the secret that invites."""
    absent: AbsencePolicy = AbsencePolicy.BOT
    deck: DeckChoice = DeckChoice.STANDARD
    next: str = ""
    """The table of the rematch."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are taken."""
        return tuple(place.name for place in self.places if place.name)

    def seat_of(self, player: str) -> Seat | None:
        """That person's seat, or None."""
        for number, place in enumerate(self.places):
            if place.kind is OccupantKind.PERSON and place.player == player:
                return Seat(number)
        return None

    def first_open(self) -> Seat | None:
        """The first open seat, or None: the table is full."""
        kinds = [place.kind for place in self.places]
        return Seat(kinds.index(OccupantKind.OPEN)) if OccupantKind.OPEN in kinds else None

    def with_place(self, seat: Seat, place: Occupant) -> "Roster":
        """The roster with that seat taken by `place`."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))


def encode_roster(roster: Roster) -> bytes:
    """The roster as JSON."""
    return msgspec.json.encode(roster)


decode_roster = msgspec.json.Decoder(Roster).decode
"""The roster stored as JSON; fields that an older program did not write have their old meaning."""
