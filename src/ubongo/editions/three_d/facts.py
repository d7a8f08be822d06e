"""Three-d: the numbers of its rules, for texts that describe them. See ADR 95."""

from collections.abc import Mapping
from types import MappingProxyType

from ubongo.editions.parts.facts import GEM_RACE, players, task_sizes
from ubongo.editions.parts.gem_race.settings import MOST_SEATS
from ubongo.puzzles.boards.levels import LEVELS
from ubongo.puzzles.layers import LAYERS
from ubongo.puzzles.piece import SOLID

FACTS: Mapping[str, int] = MappingProxyType(
    {
        **players(range(1, MOST_SEATS + 1)),
        "blocks": len(SOLID.pieces),
        **task_sizes(level.blocks for level in LEVELS.values()),
        "colors": len({piece.color for piece in SOLID.pieces}),
        "levels": len(LEVELS),
        "layers": LAYERS,
        **GEM_RACE,
    }
)
