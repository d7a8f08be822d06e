"""Pouch: the game at one instant: a gem race with the gem bag and the round track."""

from typing import TypeAlias

from ubongo.editions.parts.gem_race import state as gem_race
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.rewards.bag_and_track import BagAndTrack
from ubongo.editions.pouch.settings import PouchSettings, flaws
from ubongo.puzzles.boards.deck import Board

Game: TypeAlias = GemRace[PouchSettings]
"""A game of pouch at one instant."""


def new(settings: PouchSettings, boards: tuple[Board, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the boards are too few.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    return gem_race.laid_out(settings, boards, BagAndTrack.laid_out(settings.seats))
