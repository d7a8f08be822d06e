"""The actions of players in cards."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Coordinate, GameAction, Sender
from ubongo.adapters.web.actions.race import ReadyIn
from ubongo.editions.cards.commands import Arrange, Call, PassRound, PlayOn
from ubongo.puzzles.cards.card import CardId, PlacedCard


class LaidIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, its orientation, and the row and column of its upper left cell."""

    card: Annotated[int, Meta(ge=1, le=999)]
    turn: Annotated[int, Meta(ge=0, le=3)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2)]

    def laid(self) -> PlacedCard:
        """The value that the rules use."""
        return PlacedCard(CardId(self.card), self.turn, self.anchor)


class ArrangeIn(GameAction, Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """Replaces the layout of the player's cards. Rule: K5."""

    layout: Annotated[tuple[LaidIn, ...], Meta(max_length=9)]

    def command(self, sender: Sender) -> Arrange:
        """The game command for this action."""
        return Arrange(sender.seat, tuple(one.laid() for one in self.layout))


class CallIn(GameAction, Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """Calls Ubongo for seven placed cards. Rule: K6."""

    def command(self, sender: Sender) -> Call:
        """The call, with the lag of the connection, which a photo finish takes into account."""
        return Call(sender.seat, sender.lag)


class PassRoundIn(GameAction, Struct, frozen=True, tag="pass-round", forbid_unknown_fields=True):
    """Passes for this round. Rule: K10."""

    def command(self, sender: Sender) -> PassRound:
        """The game command for this action."""
        return PassRound(sender.seat)


class PlayOnIn(GameAction, Struct, frozen=True, tag="play-on", forbid_unknown_fields=True):
    """Resumes play after passing. Rule: K10."""

    def command(self, sender: Sender) -> PlayOn:
        """The game command for this action."""
        return PlayOn(sender.seat)


ACTIONS = (ReadyIn, ArrangeIn, CallIn, PassRoundIn, PlayOnIn)
