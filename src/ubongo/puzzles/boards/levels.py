"""The levels of the three-dimensional edition: what their boards are made of. Rule: D2, D3, D4."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ubongo.puzzles.piece import Mixes


@dataclass(frozen=True, slots=True)
class Level:
    """What is true of every board of a level."""

    blocks: int
    """In every task."""
    mixes: Mixes
    square: bool | None
    """Whether the base contains a square of four cells: always, never, or (None) sometimes."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "1": Level(3, frozenset({(3, 4, 5), (2, 5, 5), (4, 4, 4), (2, 4, 4)}), None),
        "2": Level(4, frozenset({(2, 3, 4, 5)}), square=False),
        "3": Level(4, frozenset({(3, 4, 4, 5), (2, 4, 5, 5)}), square=False),
        "4": Level(4, frozenset({(3, 4, 4, 5), (2, 4, 5, 5)}), square=True),
    }
)
"""All levels by name, easy to hard."""

FACES: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {
        2: (0, 0, 0, 1, 1, 1),
        3: (0, 0, 1, 1, 2, 2),
        4: (0, 0, 1, 2, 3, 3),
        5: (0, 1, 2, 2, 3, 4),
        6: (0, 1, 2, 3, 4, 5),
    }
)
"""For each number of different tasks on a board: the task that each face of the die picks. Rule: D4."""
