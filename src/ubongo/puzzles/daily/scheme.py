"""The scheme: its months, and how the candidates of a kind are shared among them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from ubongo.puzzles.daily.permutation import Permutation

SCHEME = "daily-1"
"""Name and version of the scheme. A change that gives any day another board increases the version."""

MONTHS = 132
"""The months that the scheme spans: eleven years, so that no ten years within it have a board twice."""

DAYS = 31
"""The boards that are found for each month, the last of them for no day in shorter months."""

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Source(Generic[Found]):
    """Numbered candidates of one family, such as all masks within one frame."""

    name: str
    size: int
    """How many candidates there are, at least 1."""
    accept: Callable[[int], Found | None]
    """What a candidate is, by its number; None if it cannot be played, or is another candidate in another position."""


@dataclass(frozen=True, slots=True)
class DailyKind(Generic[Found]):
    """What is offered each day under one name."""

    name: str
    sources: tuple[Source[Found], ...]
    """Asked in turn, so that each has about as many candidates tried."""

    def month(self, month: int) -> tuple[Found, ...]:
        """What is offered on the days of a month, counted from 0; always 31.

        Raises:
            ValueError: the scheme does not span that month, or it has too few candidates.
        """
        if not 0 <= month < MONTHS:
            raise ValueError(f"month {month} is not one of the scheme's {MONTHS}")
        found = tuple(islice(self.accepted(month), DAYS))
        if len(found) < DAYS:
            raise ValueError(f"month {month} has {len(found)} of {DAYS} for {self.name}")
        return found

    def accepted(self, month: int) -> Iterator[Found]:
        """All that a month could offer, in order. Different months share nothing."""
        for source, number in self._candidates(month):
            found = source.accept(number)
            if found is not None:
                yield found

    def _candidates(self, month: int) -> Iterator[tuple[Source[Found], int]]:
        """The candidates of a month: of each source those at every `MONTHS`-th shuffled place."""
        shuffled = [Permutation(f"{SCHEME}/{self.name}/{source.name}", source.size) for source in self.sources]
        longest = max(source.size for source in self.sources)
        for place in range(month, longest, MONTHS):
            for source, order in zip(self.sources, shuffled, strict=True):
                if place < source.size:
                    yield source, order(place)
