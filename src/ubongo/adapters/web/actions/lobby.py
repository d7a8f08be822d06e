"""What the table decides, not the rules of its game."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Action, Setting, Word
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class StartIn(Action, Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host starts the game."""


class RenameIn(Action, Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """A player takes another name; an empty one asks for a name of the server's."""

    name: Word


class SeatIn(Action, Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """The host, before the game, changes the occupant of a seat. A person in it becomes a spectator."""

    seat: SeatNumber
    kind: Literal["bot", "open"]
    strength: Strength = USUAL_STRENGTH


class SeatsIn(Action, Struct, frozen=True, tag="seats", forbid_unknown_fields=True):
    """The host, before the game, changes the number of seats.

    New seats are open. The last seats go; people who sit there move up.
    """

    count: Annotated[int, Meta(ge=1, le=8)]


class RulesIn(Action, Struct, frozen=True, tag="rules", forbid_unknown_fields=True):
    """The host, before the game, changes the rules that are named here; the others stay."""

    settings: Annotated[dict[Word, Setting], Meta(max_length=16)] = {}
    edition: Word | None = None
    """Another game. It keeps the settings that it has too, and adds or removes seats as it must."""
    deck: Literal["standard", "fresh"] | None = None
    absent: Literal["bot", "skip"] | None = None


class LeaveIn(Action, Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A player leaves: before the game the seat becomes open, during it the table acts for them."""


class RematchIn(Action, Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """The host, after the game, sets up another with the same people and new boards."""


LobbyActionIn: TypeAlias = StartIn | RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn
