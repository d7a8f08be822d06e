"""Gems: what they are worth, and counted heaps of them. Rule: P1."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from types import MappingProxyType

from ubongo.structs import Struct


class Gem(Enum):
    """A kind of gem, the dearest first."""

    RUBY = "ruby"
    SAPPHIRE = "sapphire"
    EMERALD = "emerald"
    AMBER = "amber"

    @property
    def points(self) -> int:
        """What one is worth."""
        return _POINTS[self]


_WORTH = (4, 3, 2, 1)
"""The points of each kind, in their order."""

_POINTS = MappingProxyType(dict(zip(Gem, _WORTH, strict=True)))


class Gems(Struct, frozen=True):
    """A heap of gems, counted by kind; no count is negative."""

    ruby: int = 0
    sapphire: int = 0
    emerald: int = 0
    amber: int = 0

    def __post_init__(self) -> None:
        if min(self.ruby, self.sapphire, self.emerald, self.amber) < 0:
            raise ValueError(f"a heap holds no fewer than 0 gems of a kind, not {self!r}")

    def __len__(self) -> int:
        return self.ruby + self.sapphire + self.emerald + self.amber

    def __iter__(self) -> Iterator[Gem]:
        """Every gem, the dearest first."""
        return (gem for gem in Gem for _ in range(self.of(gem)))

    def __add__(self, other: "Gems") -> "Gems":
        return Gems(
            self.ruby + other.ruby,
            self.sapphire + other.sapphire,
            self.emerald + other.emerald,
            self.amber + other.amber,
        )

    def __sub__(self, other: "Gems") -> "Gems":
        """The heap without those gems.

        Raises:
            ValueError: there are fewer of a kind.
        """
        return Gems(
            self.ruby - other.ruby,
            self.sapphire - other.sapphire,
            self.emerald - other.emerald,
            self.amber - other.amber,
        )

    def of(self, gem: Gem) -> int:
        """How many of that kind."""
        count: int = getattr(self, gem.value)
        return count

    def plus(self, gem: Gem) -> "Gems":
        """The heap with one more."""
        return self + _ONE[gem]

    def minus(self, gem: Gem) -> "Gems":
        """The heap with one less.

        Raises:
            ValueError: there is none of that kind.
        """
        return self - _ONE[gem]

    @property
    def points(self) -> int:
        """What all of them are worth. Rule: P1, P5."""
        ruby, sapphire, emerald, amber = _WORTH
        return ruby * self.ruby + sapphire * self.sapphire + emerald * self.emerald + amber * self.amber


_ONE = MappingProxyType({gem: Gems(**{gem.value: 1}) for gem in Gem})


def drawn(bag: Gems, rng: Random) -> Gem:
    """A gem from the bag, every single gem as likely as any other. The bag is not empty."""
    below = rng.randrange(len(bag))
    for gem in Gem:
        below -= bag.of(gem)
        if below < 0:
            return gem
    raise AssertionError("a gem beyond the bag's last one")
