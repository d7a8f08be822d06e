"""The interface of a store of results, for players' own records. Rule: S4."""

from dataclasses import dataclass
from typing import Protocol

from ubongo.editions.contract.values import Millis


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How one person did in one game, for their own records. Rule: S4."""

    table: str
    seat: int
    player: str
    """The hash of their secret."""
    edition: str
    at: Millis
    settings: bytes
    """JSON."""
    points: int
    won: bool
    ending: str
    elapsed: Millis | None
    """How long it took, if the edition records that."""
    solves: bytes
    """JSON: grade, number of pieces and milliseconds of each solved task."""


class ResultStore(Protocol):
    """Results of finished games. Every method raises StoreError if it fails."""

    async def of(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        ...

    async def newest(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        ...

    async def best(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first.

        More points are better, then less time; among equals, the first result counts.
        """
        ...
