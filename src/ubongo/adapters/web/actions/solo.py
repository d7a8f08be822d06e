"""Solo: the actions of its player."""

from msgspec import Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.race import ClaimIn
from ubongo.editions.solo.commands import Finish, SetAside


class SetAsideIn(GameAction, Struct, frozen=True, tag="set-aside", forbid_unknown_fields=True):
    """Another board, please: this one does not count. Rule: S3."""

    def command(self, sender: Sender) -> SetAside:
        """The same as a command."""
        return SetAside(sender.seat)


class FinishIn(GameAction, Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """That is enough for today: end the run."""

    def command(self, sender: Sender) -> Finish:
        """The same as a command."""
        return Finish(sender.seat)


ACTIONS = (ClaimIn, SetAsideIn, FinishIn)
