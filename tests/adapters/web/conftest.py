"""Fixtures: a server inside the process, shared by a module, or one in a separate process that can be killed."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from tests.adapters.web.server import Client, LocalServer, running
from tests.server_process import ServerProcess
from tests.tables.hand_clock import HandClock


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def local() -> AsyncIterator[LocalServer]:
    """A running server."""
    async with running() as made:
        yield made


@pytest.fixture
def clock() -> HandClock:
    """A manual clock."""
    return HandClock()


@pytest_asyncio.fixture(loop_scope="module")
async def clocked(clock: HandClock) -> AsyncIterator[LocalServer]:
    """A running server for one test, with a manual clock."""
    async with running(clock) as made:
        yield made


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server in a separate process."""
    with ServerProcess(tmp_path) as made:
        yield made


@pytest.fixture
async def outside(server: ServerProcess) -> AsyncIterator[Client]:
    """A client for that server."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        yield Client(int(server.address.rpartition(":")[2]), http)
