"""Nim: the game at one instant."""

from typing import TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.nim.settings import NimSettings, flaws
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.puzzles.boards.deck import Board
from ubongo.structs import Struct


class Playing(Struct, frozen=True):
    """A player's turn. Rule: N2."""

    turn: Seat


Phase: TypeAlias = Seated | Playing | Over


class Game(Struct, frozen=True):
    """A game at one instant."""

    settings: NimSettings
    heap: int
    taken: tuple[int, ...]
    """Counters by seat."""
    phase: Phase = Seated()


def new(settings: NimSettings, _boards: tuple[Board, ...]) -> Game:
    """A game before its start. Rule: N1.

    Raises:
        ValueError: the rules exclude the settings.
    """
    found = flaws(settings)
    if found:
        raise ValueError("; ".join(found))
    return Game(settings, settings.counters, (0,) * settings.seats)
