"""Fixtures of the storage: a store of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Store


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def every_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store, in memory, in a file, and on PostgreSQL."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("shared_database")
        request.getfixturevalue("postgres").empty(address)
    made: Store = MemoryStore() if request.param == "memory" else await SqlStore.opened(address)
    yield made
    await made.close()
