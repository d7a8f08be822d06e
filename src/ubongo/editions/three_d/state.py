"""Three-d: the game at one instant: a gem race with blocks, and perhaps without luck. Rule: D6."""

from typing import TypeAlias

from ubongo.editions.parts.gem_race import state as gem_race
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.rewards.bag_and_track import BagAndTrack
from ubongo.editions.parts.rewards.by_rank import ByRank
from ubongo.editions.three_d.settings import ThreeDSettings, flaws
from ubongo.puzzles.boards.deck import Board

Game: TypeAlias = GemRace[ThreeDSettings]
"""A game of three-d at one instant."""


def new(settings: ThreeDSettings, boards: tuple[Board, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the boards are too few.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    rewards = BagAndTrack if settings.luck else ByRank
    return gem_race.laid_out(settings, boards, rewards.laid_out(settings.seats))
