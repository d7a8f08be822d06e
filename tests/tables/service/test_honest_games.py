"""An honest game verifies, whatever happened to its server while a bot was about to act."""

from collections.abc import Awaitable, Callable

import pytest

from tests.tables.fixtures import ADA, FlakyStore, ServerFixture, opened
from ubongo.editions.contract.bots import Strength
from ubongo.formats.verification import verification
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.heartbeat import STALLED
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied

pytestmark = pytest.mark.slow

REQUESTS = [SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.BOT, Strength.GENTLE)]
TURN, TURNS = 700, 3_000
BETWEEN = 4
"""Turns between two disturbances: some of them come just before a bot is due."""


async def suspended(server: ServerFixture, ms: int) -> None:
    """The process is stopped for a while."""
    server.clock.set(server.clock.now() + ms)


async def full(server: ServerFixture, ms: int) -> None:
    """The disk is full for a while."""
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    await server.clock.turn(ms)
    server.store.fails = False


async def restarted(server: ServerFixture, ms: int) -> None:
    """The process is killed, and started again after a while."""
    await server.kill()
    server.clock.set(server.clock.now() + ms)
    await server.service()


@pytest.mark.parametrize(
    ("disturb", "ms"),
    [
        (suspended, STALLED - 100),
        (suspended, STALLED + 100),
        (suspended, 3_900),
        (suspended, 40_000),
        (full, 1_500),
        (full, 2_500),
        (full, 25_000),
        (restarted, 200),
        (restarted, 60_000),
    ],
)
async def test_an_honest_game_verifies(
    server: ServerFixture,
    service: TableService,
    disturb: Callable[[ServerFixture, int], Awaitable[None]],
    ms: int,
):
    table = (await opened(service, REQUESTS)).table
    assert table.join(ADA) is not None
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    for turn in range(1, TURNS):
        await server.clock.turn(TURN)
        if turn % BETWEEN == 0:
            await disturb(server, ms)
        found = await server.services[0].find(table.id)
        assert found is not None
        if found.outcome is not None:
            break
        if found is not table:
            table = found
            assert table.join(ADA) is not None
    game = await server.services[0].archive.recorded(table)
    verified = verification(game)
    assert verified.discrepancy is None
    assert verified.bot_commands > 5
