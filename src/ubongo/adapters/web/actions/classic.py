"""The actions of players in classic."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.race import RACE_ACTIONS
from ubongo.editions.classic.commands import MovePawn, Pass, PlacePawn, TakeGems

RowNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class PlacePawnIn(GameAction, Struct, frozen=True, tag="place-pawn", forbid_unknown_fields=True):
    """Places the pawn beside a row of gems before the first round. Rule: C3."""

    row: RowNumber

    def command(self, sender: Sender) -> PlacePawn:
        """The game command for this action."""
        return PlacePawn(sender.seat, self.row)


class MovePawnIn(GameAction, Struct, frozen=True, tag="move-pawn", forbid_unknown_fields=True):
    """Moves the pawn to another row of gems. Rule: C4."""

    row: RowNumber

    def command(self, sender: Sender) -> MovePawn:
        """The game command for this action."""
        return MovePawn(sender.seat, self.row)


class TakeGemsIn(GameAction, Struct, frozen=True, tag="take-gems", forbid_unknown_fields=True):
    """Takes two gems, starting at the hole that the player sees as the nearest of the row. Rule: C5."""

    row: RowNumber
    hole: Annotated[int, Meta(ge=0, le=12)]
    """As shown in the view. 12 means an empty row, which is a valid message that the rules refuse."""

    def command(self, sender: Sender) -> TakeGems:
        """The game command for this action."""
        return TakeGems(sender.seat, self.row, self.hole)


class PassIn(GameAction, Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Stays at the row without gems in reach or, in calm mode, ends the turn without taking. Rule: C4, C12."""

    def command(self, sender: Sender) -> Pass:
        """The game command for this action."""
        return Pass(sender.seat)


ACTIONS = (*RACE_ACTIONS, PlacePawnIn, MovePawnIn, TakeGemsIn, PassIn)
