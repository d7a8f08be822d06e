"""Classic: the actions of its players."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.race import RACE_ACTIONS
from ubongo.editions.classic.commands import MovePawn, Pass, PlacePawn, TakeGems

RowNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class PlacePawnIn(GameAction, Struct, frozen=True, tag="place-pawn", forbid_unknown_fields=True):
    """My pawn starts beside that row of gems. Rule: C3."""

    row: RowNumber

    def command(self, sender: Sender) -> PlacePawn:
        """The same as a command."""
        return PlacePawn(sender.seat, self.row)


class MovePawnIn(GameAction, Struct, frozen=True, tag="move-pawn", forbid_unknown_fields=True):
    """My pawn goes to that row of gems. Rule: C4."""

    row: RowNumber

    def command(self, sender: Sender) -> MovePawn:
        """The same as a command."""
        return MovePawn(sender.seat, self.row)


class TakeGemsIn(GameAction, Struct, frozen=True, tag="take-gems", forbid_unknown_fields=True):
    """I take the two gems from that hole on, the nearest of the row as I see it. Rule: C5."""

    row: RowNumber
    hole: Annotated[int, Meta(ge=0, le=12)]
    """As the view shows it. An empty row shows 12: the rules refuse it, and it is no bad message."""

    def command(self, sender: Sender) -> TakeGems:
        """The same as a command."""
        return TakeGems(sender.seat, self.row, self.hole)


class PassIn(GameAction, Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """It is my turn, and I take nothing. Rule: C12."""

    def command(self, sender: Sender) -> Pass:
        """The same as a command."""
        return Pass(sender.seat)


ACTIONS = (*RACE_ACTIONS, PlacePawnIn, MovePawnIn, TakeGemsIn, PassIn)
