"""The ratings of bots, as `python -m benchmarks.bot_ratings` measured them on 2026-11-30. See ADR 128."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ubongo.editions.contract.bots import Strength

BOT_MUS: Final[Mapping[str, Mapping[Strength, float]]] = MappingProxyType(
    {
        "pouch": {Strength.GENTLE: 12.84, Strength.STEADY: 25.00, Strength.SHARP: 36.87},
        "classic": {Strength.GENTLE: 8.98, Strength.STEADY: 25.00, Strength.SHARP: 38.83},
        "three-d": {Strength.GENTLE: 12.82, Strength.STEADY: 25.00, Strength.SHARP: 37.62},
        "cards": {Strength.GENTLE: 15.80, Strength.STEADY: 25.00, Strength.SHARP: 33.14},
    }
)
"""By edition. Bots of the usual strength are as a person of whom nothing is known."""
