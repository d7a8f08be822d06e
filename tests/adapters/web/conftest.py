"""One server for all tests of a module."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.adapters.web.serving import Service, running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def service() -> AsyncIterator[Service]:
    """A running server."""
    async with running() as made:
        yield made
