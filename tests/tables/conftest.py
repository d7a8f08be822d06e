"""A house whose clock is turned by hand, and its first hall."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.houses import House
from ubongo.tables.hall import Hall


@pytest.fixture
async def house() -> AsyncIterator[House]:
    made = House()
    yield made
    await made.dies()


@pytest.fixture
async def hall(house: House) -> Hall:
    return await house.hall()
