"""Fixtures: a table whose first glass is running."""

import pytest

from tests.tables.fixtures import FlakyStore, a_table
from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.commands import Start, Wake
from ubongo.tables.table.table import Table


@pytest.fixture
def store() -> FlakyStore:
    return FlakyStore()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def table(store: FlakyStore, clock: HandClock) -> Table:
    """A table whose first glass is running."""
    made = await a_table(store, clock)
    await made.handle(Start(), "start")
    clock.set(START + 3_000)
    await made.handle(Wake(), "wake")
    return made
