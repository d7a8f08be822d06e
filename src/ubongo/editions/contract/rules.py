"""The rules of an edition: total, pure and deterministic functions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.generics import BoardT, CommandT, EventT, SettingsT, StateT, ViewT
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat


def _never_slow(_state: object, _command: object) -> bool:
    return False


def _never_intermission(_state: object) -> bool:
    return False


def _no_seats(_state: object) -> tuple[Seat, ...]:
    return ()


def _one_race(_state: object) -> int:
    return 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[SettingsT, StateT, CommandT, EventT, ViewT, BoardT]):
    """How a game starts, what follows from each command, and what each audience may see."""

    commands: tuple[type[Stored], ...]
    """All command types, `Start`, `Wake` and `ExtendClock` among them; those of players have a `seat`."""
    events: tuple[type[Stored], ...]
    new: Callable[[SettingsT, tuple[BoardT, ...]], StateT]
    """The state before `Start`. Raises ValueError: settings or boards that the rules exclude."""
    decide: Callable[[StateT, CommandT, Millis, Chance], tuple[EventT, ...] | Refusal]
    """What follows from a command that arrives at an instant."""
    evolve: Callable[[StateT, EventT], StateT]
    """The state after an event that `decide` gave for this very state."""
    view: Callable[[StateT, Audience, Millis], ViewT]
    """What that audience may see at that instant."""
    outcome: Callable[[StateT], Outcome | None]
    """How the game ended; None while it is running."""
    deadline: Callable[[StateT], Millis | None]
    """When the table must send `Wake`, if at all."""
    is_intermission: Callable[[StateT], bool] = _never_intermission
    """Whether the game is between two rounds, when it may wait for players who have left."""
    race: Callable[[StateT], int] = _one_race
    """The number of the newest race, which counts until the next one is dealt; 0 before the first.

    Bots take over seats only when it changes, and the chance of a newer one needs new shares: its draws are for
    `round/N/...`, see ADR 87. Rule: R13.
    """
    at_it: Callable[[StateT], tuple[Seat, ...]] = _no_seats
    """The seats that the running race waits for. If they are all bots, a player may end the glass. Rule: R15."""
    is_slow: Callable[[StateT, CommandT], bool] = _never_slow
    """Whether the decision is too slow to make on the event loop."""
