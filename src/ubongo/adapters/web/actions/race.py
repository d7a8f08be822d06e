"""The actions shared by editions with races."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Coordinate, GameAction, Sender
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement


class PlacementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece, one of its orientations, and its anchor: the cell covered by its least cell."""

    piece: Annotated[str, Meta(max_length=16)]
    orientation: Annotated[int, Meta(ge=0, le=23)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]

    def placement(self) -> Placement:
        """The value that the rules use."""
        return Placement(PieceId(self.piece), self.orientation, self.anchor)


class ClaimIn(GameAction, Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claims that the placements solve the board."""

    placements: Annotated[tuple[PlacementIn, ...], Meta(max_length=8)]

    def command(self, sender: Sender) -> Claim:
        """The claim, with the lag of the connection, which a photo finish takes into account."""
        return Claim(sender.seat, tuple(one.placement() for one in self.placements), sender.lag)


class GiveUpIn(GameAction, Struct, frozen=True, tag="give-up", forbid_unknown_fields=True):
    """Gives up the current board."""

    def command(self, sender: Sender) -> GiveUp:
        """The game command for this action."""
        return GiveUp(sender.seat)


class ReadyIn(GameAction, Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Signals that the player is ready for the next round."""

    def command(self, sender: Sender) -> Ready:
        """The game command for this action."""
        return Ready(sender.seat)


RACE_ACTIONS: tuple[type[GameAction], ...] = (ClaimIn, GiveUpIn, ReadyIn)
