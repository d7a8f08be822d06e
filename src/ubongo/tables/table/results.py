"""What is stored of a game that has ended, besides its log."""

from collections.abc import Callable
from typing import TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.formats.bot_races import BotRaces
from ubongo.tables.storage.store import StoredResult
from ubongo.tables.table.config import TableSetup

ResultsOfTable: TypeAlias = Callable[[str, TableSetup, Millis, BotRaces], tuple[StoredResult, ...]]
"""The results of that table's game, which ended in that setup's state at that instant; bots played those races."""


def no_results(_table: str, _setup: TableSetup, _at: Millis, _bots: BotRaces) -> tuple[StoredResult, ...]:
    """Store nothing of a game but its log."""
    return ()
