"""The fixture of an edition: settings to play with, and what must stay hidden."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement


@dataclass(frozen=True, slots=True)
class EditionFixture:
    """An edition as the suite plays it."""

    edition: AnyEdition
    boards: Callable[[Any], tuple[Any, ...]]
    """The boards, or cards, for settings."""
    settings: tuple[GameSettings, ...]
    """Every kind of table worth playing at."""
    disguised: Callable[[Any, Audience, Random], object]
    """The state with everything else in what that audience must not see, and with nothing else changed."""
    commands: tuple[Stored, ...]
    """One of each type that players send, from `SEAT`, and after `LAG` if it has a lag."""


SEAT = Seat(1)
LAG = Millis(7)
RACE_COMMANDS: tuple[Stored, ...] = (
    Claim(SEAT, (Placement(PieceId("L4"), 2, (0, 1)), Placement(PieceId("Y5"), 0, (-1, 2))), LAG),
    GiveUp(SEAT),
    Ready(SEAT),
)
"""What players send in every race."""
