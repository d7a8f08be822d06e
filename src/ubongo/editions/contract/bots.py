"""How bots play an edition, and how the table acts for an absent player."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Generic

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.generics import CommandT, ViewT
from ubongo.editions.contract.values import Millis, Seat
from ubongo.structs import Struct


class Strength(Enum):
    """How good a bot is at finding tilings."""

    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"


USUAL_STRENGTH = Strength.STEADY
"""Of a bot for which none was chosen."""


class Step(Struct, frozen=True):
    """How many pieces are on a bot's board from some time on, counted from now; taking one back is a step too."""

    after: Millis
    placed: int


class Intention(Struct, frozen=True):
    """What a bot will do, and how long from now."""

    command: Stored
    after: Millis
    steps: tuple[Step, ...] = ()
    """What the others see of it until then, in order of time. It decides nothing."""


def _one_plan_a_phase(_view: object, _seat: Seat) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots(Generic[ViewT, CommandT]):
    """Players that see no more than a view."""

    intention: Callable[[ViewT, Strength, Random], Intention | None]
    """What a bot in the view's seat does next: the same answer from the same chance, whenever it is asked."""
    skip: Callable[[ViewT], CommandT | None]
    """The table's command in the view's seat for an absent player, so that the others need not wait."""
    phase_key: Callable[[ViewT], str]
    """Names the phase that a bot's chance is drawn for, such as one race; the same for every audience."""
    replan_key: Callable[[ViewT, Seat], str] = _one_plan_a_phase
    """Names what a bot in that seat plans by within a phase, as a spectator sees it.

    When it changes, the bot is asked again, with the same chance.
    """
