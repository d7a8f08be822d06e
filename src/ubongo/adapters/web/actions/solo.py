"""The actions of the player in solo."""

from msgspec import Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.race import ClaimIn
from ubongo.editions.solo.commands import Finish, SetAside


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


ACTIONS = (ClaimIn, SetAsideIn, FinishIn)
