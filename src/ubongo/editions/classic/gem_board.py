"""The gem board: six rows of gems, the pawns' fields beside them, and what players take. Rule: C2, C4, C5, C8, C10."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from ubongo.structs import Struct


class Color(Enum):
    """A gem's color; all gems of one color are alike."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    VIOLET = "violet"
    BROWN = "brown"
    YELLOW = "yellow"

    __hash__ = object.__hash__  # members are compared by identity; hashing their names takes longer than counting gems


ROWS = 6
HOLES = 12
"""In a row."""
GEMS_OF_A_COLOR = 12
HANDFUL = 2
"""How many gems one taking is. Rule: C5."""
REACHES = (3, 2, 1, 0)
"""How many fields a pawn may be moved, by rank. Rule: C4."""
MOST_MOVES = 12
"""The most moves of a pawn in one round. Rule: C4, see ADR 50."""
DEFAULT_FIELD = 2
"""The field of a pawn that is not placed in time. Rule: C3, ours."""

Row: TypeAlias = tuple[Color, ...]
"""What is left of a row, the gem nearest to the pawn first."""

Rows: TypeAlias = tuple[Row, ...]
Handful: TypeAlias = tuple[Color, ...]


def laid_out(rng: Random) -> Rows:
    """All gems in an order drawn from `rng`, one in every hole. Rule: C2."""
    gems = [color for color in Color for _ in range(GEMS_OF_A_COLOR)]
    drawn = rng.sample(gems, len(gems))
    return tuple(tuple(drawn[first : first + HOLES]) for first in range(0, len(drawn), HOLES))


def nearest(row: Row) -> Handful:
    """The two gems nearest to a pawn beside the row; none: it is empty. Rule: C5, C8."""
    return row[:HANDFUL]


def hole(row: Row) -> int:
    """The hole of the nearest gem, counted from the pawn's end, 0 to 10; 12: the row is empty."""
    return HOLES - len(row)


def without(rows: Rows, number: int) -> Rows:
    """The rows once the two nearest gems of one of them are taken."""
    return (*rows[:number], rows[number][HANDFUL:], *rows[number + 1 :])


def fields(home: int, rank: int) -> range:
    """The fields that a pawn may reach by that rank, counted from 1; they are a line, not a ring. Rule: C4."""
    steps = REACHES[rank - 1]
    return range(max(home - steps, 0), min(home + steps, ROWS - 1) + 1)


class GemCounts(Struct, frozen=True):
    """A player's gems, counted by color. Rule: C9."""

    green: int = 0
    red: int = 0
    blue: int = 0
    violet: int = 0
    brown: int = 0
    yellow: int = 0

    @classmethod
    def of(cls, counts: Sequence[int]) -> "GemCounts":
        """The given number of each color, in the order of `Color`."""
        return cls(*counts)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many of each color, in the order of `Color`."""
        return (self.green, self.red, self.blue, self.violet, self.brown, self.yellow)

    @property
    def standing(self) -> tuple[int, ...]:
        """The counts, the best color first: greater is better. Rule: C10."""
        return tuple(sorted(self.counts, reverse=True))

    def plus(self, gems: Handful) -> "GemCounts":
        """The counts with those gems as well."""
        counts = list(self.counts)
        for gem in gems:
            counts[PLACES[gem]] += 1
        return GemCounts.of(counts)


PLACES = MappingProxyType({color: place for place, color in enumerate(Color)})
"""The position of each color in the order of `Color`."""


def winners(holdings: Sequence[GemCounts]) -> tuple[int, ...]:
    """The seats with the best gems; several: they share the win. Rule: C10."""
    best = max(held.standing for held in holdings)
    return tuple(number for number, held in enumerate(holdings) if held.standing == best)


def deciding_color(holdings: Sequence[GemCounts]) -> int | None:
    """Which of the sorted colors settles who wins, counted from 1; None if the win is shared. Rule: C10."""
    best, *others = sorted((held.standing for held in holdings), reverse=True)
    if best == others[0]:
        return None
    return next(place for place, (own, other) in enumerate(zip(best, others[0], strict=True), start=1) if own != other)


def broken(rows: Rows, holdings: Sequence[GemCounts]) -> tuple[str, ...]:
    """How the gems break conservation, in words. Rule: C2, C5."""
    lying = [gem for row in rows for gem in row]
    taken = [held.counts for held in holdings]
    found: list[str] = []
    for place, color in enumerate(Color):
        total = lying.count(color) + sum(counts[place] for counts in taken)
        if total != GEMS_OF_A_COLOR:
            found.append(f"there are {total} {color.value} gems")
    if any(len(row) % HANDFUL for row in rows):
        found.append("half a handful was taken")
    return tuple(found)
