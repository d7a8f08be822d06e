"""Cards: the actions of its players."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Coordinate, GameAction, Sender
from ubongo.adapters.web.actions.race import ReadyIn
from ubongo.editions.cards.commands import Arrange, Call, PassRound, PlayOn
from ubongo.puzzles.cards.card import CardId, PlacedCard


class LaidIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, how it is turned, and the row and column of its upper left cell."""

    card: Annotated[int, Meta(ge=1, le=999)]
    turn: Annotated[int, Meta(ge=0, le=3)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2)]

    def laid(self) -> PlacedCard:
        """The same as a value of the rules."""
        return PlacedCard(CardId(self.card), self.turn, self.anchor)


class ArrangeIn(GameAction, Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """The layout of all my cards is now this. Rule: K5."""

    layout: Annotated[tuple[LaidIn, ...], Meta(max_length=9)]

    def command(self, sender: Sender) -> Arrange:
        """The same as a command."""
        return Arrange(sender.seat, tuple(one.laid() for one in self.layout))


class CallIn(GameAction, Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """Ubongo: I have placed seven cards. Rule: K6."""

    def command(self, sender: Sender) -> Call:
        """The call, with the lag that a photo finish takes into account."""
        return Call(sender.seat, sender.lag)


class PassRoundIn(GameAction, Struct, frozen=True, tag="pass-round", forbid_unknown_fields=True):
    """I cannot go on with these cards. Rule: K10."""

    def command(self, sender: Sender) -> PassRound:
        """The same as a command."""
        return PassRound(sender.seat)


class PlayOnIn(GameAction, Struct, frozen=True, tag="play-on", forbid_unknown_fields=True):
    """I had passed, and go on after all. Rule: K10."""

    def command(self, sender: Sender) -> PlayOn:
        """The same as a command."""
        return PlayOn(sender.seat)


ACTIONS = (ReadyIn, ArrangeIn, CallIn, PassRoundIn, PlayOnIn)
