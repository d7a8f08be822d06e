"""The actions that the table decides, rather than the rules of its game."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Action, SettingValue, ShortText
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class StartIn(Action, Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Starts the game; host only."""


class RenameIn(Action, Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Renames the player; for an empty name, the server picks one."""

    name: ShortText


class SeatIn(Action, Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """Changes the occupant of a seat before the game; host only. A person in it becomes a spectator."""

    seat: SeatNumber
    kind: Literal["bot", "open"]
    strength: Strength = USUAL_STRENGTH


class SeatsIn(Action, Struct, frozen=True, tag="seats", forbid_unknown_fields=True):
    """Changes the number of seats before the game; host only.

    New seats are open. Seats are removed from the end; people in them move to other seats.
    """

    count: Annotated[int, Meta(ge=1, le=8)]


class RulesIn(Action, Struct, frozen=True, tag="rules", forbid_unknown_fields=True):
    """Changes the given rules before the game; host only, but players may set what is for their own seat."""

    settings: Annotated[dict[ShortText, SettingValue], Meta(max_length=32)] = {}
    edition: ShortText | None = None
    """Switches to another edition, which keeps the settings that both have and adjusts the number of seats."""
    deck: Literal["standard", "fresh"] | None = None
    absent: Literal["bot", "skip"] | None = None
    spectators: Literal["after", "live"] | None = None


class LeaveIn(Action, Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leaves the table. Before the game the seat becomes open; during the game the table acts for the player."""


class RematchIn(Action, Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Sets up another game after this one, with the same people and new boards.

    From the host, or once more than half of the present people have sent it; until then it is a proposal.
    """


class TakeSeatIn(Action, Struct, frozen=True, tag="take-seat", forbid_unknown_fields=True):
    """Takes the seat of a bot in a running game, for people who were invited and have none. Rule: R17."""

    seat: SeatNumber
    name: ShortText = ""
    """If it is empty, the server picks one."""


class EndGlassIn(Action, Struct, frozen=True, tag="end-glass", forbid_unknown_fields=True):
    """Plays out at once what the bots would still do in this race; only while nobody else is at it. Rule: R15."""


class PauseIn(Action, Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Pauses the game, in which no other person plays. Rule: R16."""


class ResumeIn(Action, Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Goes on after a countdown. Rule: R16."""


LobbyActionIn: TypeAlias = (
    EndGlassIn | PauseIn | ResumeIn | StartIn | TakeSeatIn | RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn
)
