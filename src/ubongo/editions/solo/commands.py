"""Solo: the player's commands. Rule: S1 to S3."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race import Claim


@dataclass(frozen=True, slots=True)
class SetAside:
    """A new board instead of this one, which does not count. Rule: S3."""

    kind: ClassVar[str] = "set-aside"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """The player ends the run."""

    kind: ClassVar[str] = "finish"

    seat: Seat


Command: TypeAlias = Start | Wake | ExtendClock | Claim | SetAside | Finish
