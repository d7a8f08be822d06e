"""The seats of a table and who has them. Identities are stored only in the roster, never in the log."""

from dataclasses import dataclass, replace
from enum import StrEnum

import msgspec

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.friendly_names import USUAL_LANGUAGE


class OccupantKind(StrEnum):
    """What a seat holds."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class AbsencePolicy(StrEnum):
    """Who acts in an absent player's seat: a bot takes over, or the table gives up each race for the player."""

    BOT = "bot"
    SKIP = "skip"


class DeckChoice(StrEnum):
    """Which deck a table plays with: the standard one, or one that is made when the game starts."""

    STANDARD = "standard"
    FRESH = "fresh"


class SpectatorPolicy(StrEnum):
    """When people without a board in a race see boards being filled: afterwards in the replay, or at once."""

    AFTER = "after"
    LIVE = "live"


USUAL_POLICY = AbsencePolicy.BOT
USUAL_DECK = DeckChoice.STANDARD
USUAL_SPECTATORS = SpectatorPolicy.AFTER
"""Of a table with no other choice."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """One seat of a table."""

    kind: OccupantKind
    name: str = ""
    player: str = ""
    """A person's identity: the hash of the secret that their browser keeps."""
    strength: Strength | None = None
    """A bot's; of a person who has taken a bot's seat, that bot's, which stands in when needed. Rule: R17."""
    left: bool = False
    """Whether the person has left the game."""


@dataclass(frozen=True, slots=True)
class Roster:
    """All seats of a table in order, and what its people have agreed on beside the settings of the game."""

    places: tuple[Occupant, ...]
    host: str
    """The host's identity; the host need not have a seat."""
    invite: str = ""
    """The hash of the secret in the link that invites."""
    absent: AbsencePolicy = USUAL_POLICY
    deck: DeckChoice = USUAL_DECK
    spectators: SpectatorPolicy = USUAL_SPECTATORS
    next: str = ""
    """The id of the rematch's table."""
    language: str = USUAL_LANGUAGE
    """The language of the names that the table gives, which its host speaks."""
    proposals: tuple[str, ...] = ()
    """The identities of the people who have proposed a rematch."""
    guests: tuple[str, ...] = ()
    """The identities of the newest people who were invited and found no open seat: they may take a bot's. Rule: R17."""
    strangers: bool = False
    """Whether the server brought its people together: it has no host, no invitation and no spectators. See ADR 127."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are taken."""
        return tuple(place.name for place in self.places if place.name)

    @property
    def people(self) -> tuple[str, ...]:
        """The identities of the people who have a seat."""
        return tuple(place.player for place in self.places if place.kind is OccupantKind.PERSON)

    @property
    def staying(self) -> tuple[str, ...]:
        """The identities of the people who have a seat and have not left."""
        people = (place for place in self.places if place.kind is OccupantKind.PERSON)
        return tuple(place.player for place in people if not place.left)

    def seat_of(self, player: str) -> Seat | None:
        """The seat of that person, or None: they have none."""
        for number, place in enumerate(self.places):
            if place.kind is OccupantKind.PERSON and place.player == player:
                return Seat(number)
        return None

    def first_open(self) -> Seat | None:
        """The first open seat, or None: the table is full."""
        kinds = [place.kind for place in self.places]
        return Seat(kinds.index(OccupantKind.OPEN)) if OccupantKind.OPEN in kinds else None

    def with_place(self, seat: Seat, place: Occupant) -> "Roster":
        """The roster with `place` in that seat."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))


def encode_roster(roster: Roster) -> bytes:
    """The roster as JSON."""
    return msgspec.json.encode(roster)


decode_roster = msgspec.json.Decoder(Roster).decode
"""The roster in JSON. A field that an older program did not write has its default, which is what that program did."""
