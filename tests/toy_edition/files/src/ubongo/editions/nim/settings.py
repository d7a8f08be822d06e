"""Nim: what a table agrees on before the game. Rule: N1."""

from dataclasses import dataclass
from typing import Annotated

from ubongo.editions.contract.settings import Setting, setting_flaws

SEATS = range(2, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class NimSettings:
    """What a table agrees on before the game."""

    seats: int
    """Players, 2 or 3. Rule: N1."""
    counters: Annotated[int, Setting(choices=(7, 15, 21))] = 7
    """How many counters the heap starts with. Rule: N1."""
    most: Annotated[int, Setting(choices=(2, 3))] = 3
    """How many counters a player can take at once. Rule: N2."""


def flaws(settings: NimSettings) -> tuple[str, ...]:
    """What the rules exclude, in words; empty: the game can be played."""
    if settings.seats not in SEATS:
        return (f"{SEATS[0]} to {SEATS[-1]} players, not {settings.seats}",)
    return tuple(setting_flaws(settings, settings.seats))
