"""A house whose clock is turned by hand, and its first service."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.fixtures import ServiceFixture
from ubongo.tables.service.service import TableService


@pytest.fixture
async def house() -> AsyncIterator[ServiceFixture]:
    made = ServiceFixture()
    yield made
    await made.dies()


@pytest.fixture
async def service(house: ServiceFixture) -> TableService:
    return await house.service()
