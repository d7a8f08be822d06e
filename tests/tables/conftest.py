"""A house whose clock is turned by hand, and its first hall."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.houses import House
from ubongo.tables.service.service import TableService


@pytest.fixture
async def house() -> AsyncIterator[House]:
    made = House()
    yield made
    await made.dies()


@pytest.fixture
async def hall(house: House) -> TableService:
    return await house.hall()
