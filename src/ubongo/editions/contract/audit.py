"""The data that an edition shows for checking a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from ubongo.editions.contract.generics import EventT, StateT
from ubongo.editions.contract.values import Seat
from ubongo.structs import Struct


class RandomOutcome(Struct, frozen=True):
    """Something that chance decided: a die, a draw, a deal."""

    kind: str
    """One word in kebab case."""
    value: tuple[int | str, ...]
    """The result."""
    seat: Seat | None = None
    """The seat it was for, if only one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit(Generic[StateT, EventT]):
    """Random outcomes, and invariants."""

    draws: Callable[[StateT, EventT], tuple[RandomOutcome, ...]]
    """What chance decided in an event that follows in that state; the proof compares it with the seed."""
    invariants: Callable[[StateT], tuple[str, ...]]
    """What is broken in a state, in words; nothing is, unless the rules are wrong."""
