"""How the bots of one run play."""

from dataclasses import dataclass

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition


@dataclass(frozen=True, slots=True, kw_only=True)
class BotProfile:
    """What all bots of a run have in common."""

    edition: AnyEdition
    strength: Strength
    pace: float
    """How many times as fast as people."""
    seed: str
