"""The two ways in which players win gems."""

from typing import TypeAlias

from ubongo.editions.parts.rewards.bag_and_track import BagAndTrack
from ubongo.editions.parts.rewards.by_rank import ByRank

Rewards: TypeAlias = BagAndTrack | ByRank
"""All gems of a game; both classes answer to the same names."""
