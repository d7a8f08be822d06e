"""The actions of the player in solo."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.race import ClaimIn, PlacementIn
from ubongo.editions.solo.commands import AskHint, Finish, SetAside, ShowSolution, TryAgain


class SetAsideIn(GameAction, Struct, frozen=True, tag="set-aside", forbid_unknown_fields=True):
    """Sets the board aside, so that it does not count, and asks for another. Rule: S3."""

    def command(self, sender: Sender) -> SetAside:
        """The game command for this action."""
        return SetAside(sender.seat)


class FinishIn(GameAction, Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """Ends the run early."""

    def command(self, sender: Sender) -> Finish:
        """The game command for this action."""
        return Finish(sender.seat)


class HintIn(GameAction, Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks for one more piece in its place, in practice. Rule: S6."""

    placements: Annotated[tuple[PlacementIn, ...], Meta(max_length=8)]

    def command(self, sender: Sender) -> AskHint:
        """The game command for this action."""
        return AskHint(sender.seat, tuple(one.placement() for one in self.placements))


class ShowSolutionIn(GameAction, Struct, frozen=True, tag="show-solution", forbid_unknown_fields=True):
    """Gives the board up and asks for a solution, in practice. Rule: S7."""

    def command(self, sender: Sender) -> ShowSolution:
        """The game command for this action."""
        return ShowSolution(sender.seat)


class TryAgainIn(GameAction, Struct, frozen=True, tag="try-again", forbid_unknown_fields=True):
    """Asks for a board of this run once more, in practice. Rule: S8."""

    number: Annotated[int, Meta(ge=1, le=1_000)]

    def command(self, sender: Sender) -> TryAgain:
        """The game command for this action."""
        return TryAgain(sender.seat, self.number)


ACTIONS = (ClaimIn, SetAsideIn, FinishIn, HintIn, ShowSolutionIn, TryAgainIn)
