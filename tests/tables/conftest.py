"""Fixtures: a server with a manual clock, and its first service."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.fixtures import ServerFixture
from ubongo.tables.service.service import TableService


@pytest.fixture
async def server() -> AsyncIterator[ServerFixture]:
    made = ServerFixture()
    yield made
    await made.kill()


@pytest.fixture
async def service(server: ServerFixture) -> TableService:
    return await server.service()
