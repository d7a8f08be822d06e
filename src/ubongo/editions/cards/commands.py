"""Cards: the commands of players, and the refusals of the rules. Rule: K3 to K6, K10."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ClockCommand, Start, Wake
from ubongo.editions.contract.refusals import Reason
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.puzzles.cards.card import Layout
from ubongo.structs import Struct


class CardsReason(Reason):
    """Why the game refuses a command, besides those of the lifecycle and the intermission."""

    NOT_LAYING = ("not-laying", "K6")
    NOT_SIGNALED = ("not-signaled", "K3")
    STILL_LAYING = ("still-laying", "K6")
    CALLED_OUT = ("called-out", "K6")
    NOT_AT_THE_TABLE = ("not-at-the-table", "K3")
    NOT_YOUR_CARD = ("not-your-card", "K3")
    OFF_THE_TABLE = ("off-the-table", "K3")
    SEVEN_ARE_ENOUGH = ("seven-are-enough", "K3")
    ARRANGED_ENOUGH = ("arranged-enough", "K5")
    NOT_SEVEN = ("not-seven", "K6")
    NOT_RIGHT = ("not-right", "K7")
    ALREADY_CALLED = ("already-called", "K6")
    PASSED = ("passed", "K10")
    NOT_PASSED = ("not-passed", "K10")


class Arrange(Struct, frozen=True):
    """A player's complete layout: cards placed, moved, or taken back. Rule: K5."""

    kind: ClassVar[str] = "arrange"

    seat: Seat
    layout: Layout


class Call(Struct, frozen=True):
    """A player calls out "Ubongo!" with seven placed cards. Rule: K6."""

    kind: ClassVar[str] = "call"

    seat: Seat
    lag: Millis = Millis(0)
    """The trusted round trip of the player's line, measured by the table."""


class PassRound(Struct, frozen=True):
    """A player cannot go on. Rule: K10."""

    kind: ClassVar[str] = "pass-round"

    seat: Seat


class PlayOn(Struct, frozen=True):
    """A player who had passed resumes placing cards. Rule: K10, ours."""

    kind: ClassVar[str] = "play-on"

    seat: Seat


Command: TypeAlias = Start | Wake | ClockCommand | Arrange | Call | PassRound | PlayOn | Ready
