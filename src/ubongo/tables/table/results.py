"""What is stored of a game that has ended, besides its log."""

from collections.abc import Callable
from typing import TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.store import Result
from ubongo.tables.table.config import TableSetup

ResultsOfTable: TypeAlias = Callable[[str, TableSetup, Millis], tuple[Result, ...]]
"""The results of that table's game, which ended in that setup's state at that instant."""


def no_results(_table: str, _setup: TableSetup, _at: Millis) -> tuple[Result, ...]:
    """Store nothing of a game but its log."""
    return ()
