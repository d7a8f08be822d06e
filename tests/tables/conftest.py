"""Fixtures: a server with a manual clock, and its first service."""

from collections.abc import AsyncIterator
from itertools import count
from random import Random

import pytest

from tests.tables.fixtures import ServerFixture
from ubongo.tables.service import lobby, opening
from ubongo.tables.service.service import TableService


@pytest.fixture(autouse=True)
def same_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance follows from the terms too, which name the table and its bots.

    With random ones a bot occasionally finds no solution.
    """
    numbers = count(1)
    monkeypatch.setattr(opening, "new_id", lambda: f"{next(numbers):016x}")
    for module in (opening, lobby):
        monkeypatch.setattr(module, "rng_for_names", lambda: Random(next(numbers)))


@pytest.fixture
async def server() -> AsyncIterator[ServerFixture]:
    made = ServerFixture()
    yield made
    await made.kill()


@pytest.fixture
async def service(server: ServerFixture) -> TableService:
    return await server.service()
