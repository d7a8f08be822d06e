"""How the rules refuse a command: with a value, one reason per rule."""

from enum import Enum, StrEnum

from ubongo.structs import Struct


class Reason(Enum):
    """Why a command is refused; each part and edition adds its own members, one per rule."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        """The code on the wire; the client owns the words."""
        self.rule = rule
        """The id of the rule that decides."""


class Refusal(Struct, frozen=True):
    """The command is refused and nothing has changed."""

    reason: Reason
    flaw: StrEnum | None = None
    """What is wrong with the player's layout, if that is the reason."""
