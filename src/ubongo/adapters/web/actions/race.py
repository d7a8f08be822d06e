"""The actions of races, which several editions have."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Coordinate, GameAction, Sender
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race import Claim, GiveUp
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement


class PlacementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece, one of its orientations, and the cell that its least cell covers."""

    piece: Annotated[str, Meta(max_length=16)]
    orientation: Annotated[int, Meta(ge=0, le=23)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]

    def placement(self) -> Placement:
        """The same as a value of the rules."""
        return Placement(PieceId(self.piece), self.orientation, self.anchor)


class ClaimIn(GameAction, Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Ubongo!"""

    placements: Annotated[tuple[PlacementIn, ...], Meta(max_length=8)]

    def command(self, sender: Sender) -> Claim:
        """The claim, with the lag that a photo finish takes into account."""
        return Claim(sender.seat, tuple(one.placement() for one in self.placements), sender.lag)


class GiveUpIn(GameAction, Struct, frozen=True, tag="give-up", forbid_unknown_fields=True):
    """Not this board."""

    def command(self, sender: Sender) -> GiveUp:
        """The same as a command."""
        return GiveUp(sender.seat)


class ReadyIn(GameAction, Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Next round, please."""

    def command(self, sender: Sender) -> Ready:
        """The same as a command."""
        return Ready(sender.seat)


RACE_ACTIONS: tuple[type[GameAction], ...] = (ClaimIn, GiveUpIn, ReadyIn)
