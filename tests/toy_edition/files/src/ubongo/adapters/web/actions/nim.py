"""Nim: the actions of its players."""

from msgspec import Struct

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.editions.nim.commands import Take


class NimTakeIn(GameAction, Struct, frozen=True, tag="nim-take", forbid_unknown_fields=True):
    """Take counters. Rule: N2."""

    count: int

    def command(self, sender: Sender) -> Take:
        """The same as a command."""
        return Take(sender.seat, self.count)


ACTIONS = (NimTakeIn,)
