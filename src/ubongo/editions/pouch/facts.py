"""Pouch: the numbers of its rules, for texts that describe them. See ADR 95."""

from collections.abc import Mapping
from types import MappingProxyType

from ubongo.editions.parts.facts import GEM_RACE, HANDICAPS, players, sides
from ubongo.editions.parts.gem_race.settings import MOST_SEATS
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.puzzles.piece import FLAT

FACTS: Mapping[str, int] = MappingProxyType(
    {
        **players(range(1, MOST_SEATS + 1)),
        "pieces": len(FLAT.pieces),
        **sides(PouchSettings),
        **HANDICAPS,
        **GEM_RACE,
    }
)
