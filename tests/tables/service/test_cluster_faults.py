"""Three nodes, and connections to PostgreSQL that are cut or go silent, or a primary that dies. See ADR 114."""

import asyncio
import signal
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.database_proxy import DatabaseProxy
from tests.patience import PATIENCE_S
from tests.postgres import PostgresServer, programs
from tests.tables.fixtures import ADA, GRACE, right_claim
from tests.tables.service.nodes import running_node
from tests.tables.service.test_cluster import claimed, holds, is_revealed, racing
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.tables.clock import SystemClock
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.state import ServiceState
from ubongo.tables.storage import threads
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

pytestmark = pytest.mark.slow

PLAY_GOES_ON_MS = 4_000
BUSY_MS = 4_000
"""What a busy machine may add."""
WITHOUT_S = 1.5
"""How long there is no primary."""
STORED_MS = 1_000
"""How long it may take to store and to show that time was given back, or a command after it."""


async def same_log(*tables: Table) -> None:
    """Wait until all of them know the same entries, and check their order."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            first, *others = [await table.log.entries() for table in tables]
            if all(entries == first for entries in others) and {table.seq for table in tables} == {len(first)}:
                break
            await asyncio.sleep(0.01)
    assert [entry.seq for entry in first] == list(range(1, len(first) + 1))


async def given_back(table: Table) -> int:
    """All the time that the players of a table got back, in milliseconds."""
    return sum(entry.command.by for entry in await table.log.entries() if isinstance(entry.command, ExtendClock))


async def driven_by_the_first(one: TableService, other: TableService) -> tuple[Table, Table]:
    """A race that the first node drives. On a machine that stands still, its lease may end before the race begins."""
    for _ in range(5):
        here, there = await racing((one, other))
        if here.peers.epoch is not None:
            return here, there
    raise AssertionError("the first node never drives a table")


@pytest.mark.parametrize("fault", [DatabaseProxy.cut, DatabaseProxy.silence, DatabaseProxy.lose])
async def test_a_node_that_loses_the_database_hands_its_tables_over_and_comes_back(
    new_database: Callable[[], str], fault: Callable[[DatabaseProxy], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(threads, "STATEMENT_TIMEOUT_S", 5.0)
    address, clock = new_database(), SystemClock()
    with DatabaseProxy(address) as proxy:
        async with running_node(proxy.address) as one, running_node(address) as other:
            here, there = await driven_by_the_first(one, other)
            seq, given = there.seq, await given_back(there)
            fault(proxy)
            lost_at = clock.now()
            await holds(lambda: there.peers.epoch is not None)
            await holds(lambda: there.seq > seq)
            lost = clock.now() - lost_at
            assert await given_back(there) - given >= lost - STORED_MS, "no clock was shortened"
            answer = await claimed(there, 1)
            assert clock.now() - lost_at <= PLAY_GOES_ON_MS + BUSY_MS
            await holds(lambda: one.state is ServiceState.NOT_SAVING)
            proxy.heal()
            await same_log(here, there)
            await holds(lambda: one.state is ServiceState.OK)
            assert here.log.applied("claim") == answer
            assert here.deadline == there.deadline
            own = await claimed_as("own", here, 0)
            await holds(lambda: there.log.applied("own") == own)


async def claimed_as(id: str, table: Table, seat: int) -> Applied:
    answer = await table.handle(right_claim(table, seat), id)
    assert isinstance(answer, Applied)
    return answer


@asynccontextmanager
async def three_nodes(address: str) -> AsyncGenerator[list[Table]]:
    """The first race of three people, each at another node."""
    seats = [SeatRequest(OccupantKind.PERSON), *(SeatRequest(OccupantKind.OPEN) for _ in range(2))]
    settings = PouchSettings(seats=3, countdown=Millis(0), glass=Millis(60_000))
    async with AsyncExitStack() as running:
        players = (ADA, GRACE, "mary")
        nodes = [await running.enter_async_context(running_node(address)) for _ in range(3)]
        new = await nodes[0].open("pouch", settings, seats, host=ADA, name="Ada", fresh=False)
        assert new.table.join(ADA) is not None
        tables = [new.table]
        for node, player in zip(nodes[1:], players[1:], strict=True):
            found = await node.find(new.table.id)
            assert found is not None
            await node.lobby.redeem(found, new.invite, player=player, name=player.title())
            assert found.join(player) is not None
            tables.append(found)
        await holds(lambda: all(table.presence.is_connected(player) for table in tables for player in players))
        assert await nodes[0].lobby.start(new.table, ADA, "start") == Applied(1)
        await holds(lambda: all(is_revealed(table) for table in tables))
        yield tables


async def test_three_people_at_three_nodes_claim_at_once_and_each_counts_once(new_database: Callable[[], str]):
    async with three_nodes(new_database()) as tables:
        await holds(lambda: len({table.seq for table in tables}) == 1)
        assert sum(table.peers.epoch is not None for table in tables) == 1, "one node drives"
        claims = [claimed_as(f"claim-{seat}", table, seat) for seat, table in enumerate(tables)]
        answers = await asyncio.gather(*claims)
        assert len({answer.seq for answer in answers}) == 3
        await same_log(*tables)
        for table in tables:
            assert [table.log.applied(f"claim-{seat}") for seat in range(3)] == list(answers)
            assert table.view(None).round == 1
            assert {board.seat for board in table.view(None).last.boards} == {Seat(0), Seat(1), Seat(2)}


@pytest.fixture(scope="module")
def replicated() -> Iterator[tuple[PostgresServer, PostgresServer]]:
    """A primary that waits with each commit for its replica, and that replica."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed, and its wheel neither")
    with PostgresServer(found) as primary, PostgresServer(found, primary=primary) as replica:
        primary.execute("alter system set synchronous_standby_names = '*'")
        primary.execute("select pg_reload_conf()")
        yield primary, replica


async def test_a_failover_to_a_replica_loses_nothing_and_shortens_no_clock(
    replicated: tuple[PostgresServer, PostgresServer],
):
    primary, replica = replicated
    database = primary.created().partition("?")[0]
    address = f"{database}?host={primary.host},{replica.host}&target_session_attrs=read-write"
    async with three_nodes(address) as (here, there, third):
        before, clock = third.deadline, SystemClock()
        acknowledged, given = await claimed(there, 1), await given_back(third)
        late = asyncio.create_task(claimed_as("late", here, 0))
        lost_at = clock.now()
        primary.stop(signal.SIGQUIT)
        await asyncio.sleep(WITHOUT_S)
        replica.promote()
        answer = await late
        lost = clock.now() - lost_at
        await holds(lambda: third.deadline is not None and before is not None and third.deadline > before)
        await same_log(here, there, third)
        assert (there.log.applied("claim"), there.log.applied("late")) == (acknowledged, answer)
        assert await given_back(third) - given >= lost - STORED_MS, "no clock was shortened"
