"""The interface for deleting old games and what belongs to them. See ADR 125."""

from collections.abc import Collection, Sequence
from typing import Protocol

from ubongo.editions.contract.values import Millis


class RetentionStore(Protocol):
    """Finds and deletes what is old. Every method raises StoreError if it fails."""

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id, in order, at most that many, that nobody has played at since `before`.

        With `is_named`, only those that still have names. A game with a deadline is still played.
        """
        ...

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        ...

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were.

        A deck goes if no other table has it and it is not among `kept_decks`; without these all decks stay.
        """
        ...

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table: attempts at daily boards, codes, downtimes and nodes.

        An attempt stays as long as its table.
        """
        ...

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        ...
