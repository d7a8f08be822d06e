"""The objects that a table depends on."""

from collections.abc import Callable
from dataclasses import dataclass

from ubongo.tables.clock import Clock
from ubongo.tables.storage.store import Store
from ubongo.tables.table.config import DeckTermsLoader, StateLoader, no_deck_terms
from ubongo.tables.table.hints import Hint
from ubongo.tables.table.results import ResultsOfTable, no_results


@dataclass(frozen=True, slots=True, kw_only=True)
class Resources:
    """The same for every table of a process."""

    store: Store
    clock: Clock
    load_state: StateLoader
    results: ResultsOfTable = no_results
    """What is stored of a game that has ended, besides its log."""
    deck_terms: DeckTermsLoader = no_deck_terms
    on_failure: Callable[[], None] = lambda: None
    """Called when a log could not be written."""
    is_failing: Callable[[], bool] = lambda: False
    """Whether something could not be written, and the clocks are not extended yet."""
    bots_pace: float = 1.0
    """How many times as fast as people the bots are."""
    tell: Callable[[Hint], None] | None = None
    """Tells other nodes about a table; None: there are none."""
