"""Several nodes on one PostgreSQL database, in this process: what one of them stores, the others show. See ADR 114."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from tests.patience import PATIENCE_S
from tests.postgres import PostgresServer
from tests.tables.fixtures import ADA, GRACE, MALLORY, record, right_claim, two_people
from tests.tables.service.nodes import running_node
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.node_rows import Head, Held, Lease, NodeRows
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import Appended, LogRow, Outdated
from ubongo.tables.table.emotes import Emote
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

TWO = [SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)]
TABLE = record(two_people())


async def holds(condition: Callable[[], bool]) -> None:
    """Wait until the condition holds: the nodes run by the real clock."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.005)


def a_row(seq: int) -> LogRow:
    return LogRow(seq, Millis(seq), f"command-{seq}", b'{"kind":"wake"}', b"[]")


@pytest.fixture
async def nodes(new_database: Callable[[], str]) -> AsyncIterator[tuple[TableService, TableService]]:
    address = new_database()
    async with running_node(address) as one, running_node(address) as other:
        yield one, other


async def both(nodes: tuple[TableService, TableService]) -> tuple[Table, Table]:
    """A table with Ada at the first node and Grace at the second, both connected."""
    one, other = nodes
    settings = PouchSettings(seats=2, countdown=Millis(0), glass=Millis(60_000))
    new = await one.open("pouch", settings, TWO, host=ADA, name="Ada", fresh=False)
    found = await other.find(new.table.id)
    assert found is not None
    await other.lobby.redeem(found, new.invite, player=GRACE, name="Grace")
    await holds(lambda: new.table.roster.seat_of(GRACE) == Seat(1))
    assert new.table.join(ADA) is not None
    assert found.join(GRACE) is not None
    await holds(lambda: new.table.presence.is_connected(GRACE) and found.presence.is_connected(ADA))
    return new.table, found


async def racing(nodes: tuple[TableService, TableService]) -> tuple[Table, Table]:
    """The same, in the first race."""
    here, there = await both(nodes)
    assert await nodes[0].lobby.start(here, ADA, "start") == Applied(1)
    await holds(lambda: (here.peers.epoch is None) != (there.peers.epoch is None))
    await holds(lambda: (here.peers.driver is None) != (there.peers.driver is None))
    await holds(lambda: is_revealed(here) and is_revealed(there) and here.seq == there.seq)
    return here, there


async def claimed(table: Table, seat: int) -> Applied:
    """The entry of a right claim of that seat. A busy machine may have given time back before."""
    answer = await table.handle(right_claim(table, seat), "claim")
    assert isinstance(answer, Applied)
    return answer


def is_revealed(table: Table) -> bool:
    """Whether the players see their boards and pieces."""
    puzzle = table.view(Seat(1)).puzzle
    return puzzle is not None and bool(puzzle.pieces)


async def test_an_append_of_an_earlier_epoch_is_refused(postgres: PostgresServer, shared_database: str):
    postgres.empty(shared_database)
    store = await SqlStore.opened(shared_database)
    rows = NodeRows(store.threads)
    await store.open_table(TABLE)
    assert await rows.beat("one") == {"one"}
    assert await rows.take(TABLE.id, "one") == Lease(1)
    assert await rows.beat("two") == {"one", "two"}
    assert await rows.take(TABLE.id, "two") == Held("one")
    assert await store.append(TABLE.id, a_row(1), None, False, epoch=1) == Appended()
    await rows.end("one")
    lease = await rows.take(TABLE.id, "two")
    assert isinstance(lease, Lease)
    assert (lease.epoch, lease.since == lease.until) == (2, True)
    assert await store.append(TABLE.id, a_row(2), None, False, epoch=1) == Outdated()
    assert await store.append(TABLE.id, a_row(2), None, False) == Appended(), "players append at any node"
    assert await rows.heads([TABLE.id]) == {TABLE.id: Head(2, TABLE.roster)}
    await store.close()


async def test_games_without_a_driver_that_is_alive_are_found(postgres: PostgresServer, shared_database: str):
    postgres.empty(shared_database)
    store = await SqlStore.opened(shared_database)
    rows = NodeRows(store.threads)
    await store.open_table(TABLE)
    assert await rows.orphans(9) == ()
    await store.append(TABLE.id, a_row(1), Millis(5), False)
    assert await rows.orphans(9) == (TABLE.id,)
    await rows.beat("one")
    lease = await rows.take(TABLE.id, "one")
    assert isinstance(lease, Lease)
    assert await rows.orphans(9) == ()
    await rows.release(TABLE.id, "one", lease.epoch - 1)
    assert await rows.orphans(9) == (), "a lease of an earlier epoch cannot be given back"
    await rows.release(TABLE.id, "one", lease.epoch)
    assert await rows.orphans(9) == (TABLE.id,)
    await store.close()


async def test_people_and_what_lies_on_boards_are_seen_at_every_node(nodes: tuple[TableService, TableService]):
    here, there = await racing(nodes)
    there.boards.place(Seat(1), right_claim(there, 1).placements[:2])
    there.emotes.send(Seat(1), Emote.WOW)
    await holds(lambda: here.boards.placed(Seat(1)) == 2 and here.emotes.shown(Seat(1)) is not None)
    answer = await claimed(there, 1)
    await holds(lambda: here.seq >= answer.seq)
    assert here.log.applied("claim") == answer
    newest = there.join(GRACE)
    assert newest is not None
    there.leave(newest)
    await holds(lambda: not here.presence.is_connected(GRACE))


async def test_a_node_that_ends_leaves_its_tables_to_another(new_database: Callable[[], str]):
    address = new_database()
    async with running_node(address) as other, AsyncExitStack() as first:
        one = await first.enter_async_context(running_node(address))
        _, there = await racing((one, other))
        deadline = there.deadline
        await first.aclose()
        await holds(lambda: there.peers.epoch is not None)
        await holds(lambda: not there.presence.is_connected(ADA))
        assert there.deadline is not None
        assert deadline is not None
        assert there.deadline >= deadline, "no clock was shortened"
        await claimed(there, 1)


async def test_a_newer_socket_at_another_node_supersedes_the_older_one(nodes: tuple[TableService, TableService]):
    here, there = await both(nodes)
    older = here.join(ADA)
    assert older is not None
    opened_at = nodes[0].clock.now()
    await holds(lambda: nodes[1].clock.now() > opened_at + 50)
    newer = there.join(ADA)
    assert newer is not None
    await holds(lambda: older.dismissed == "superseded")
    assert newer.dismissed is None


async def test_a_node_that_heard_nothing_catches_up(nodes: tuple[TableService, TableService], postgres: PostgresServer):
    here, there = await racing(nodes)
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'"
    postgres.execute(cut)
    answer = await claimed(here, 0)
    await nodes[0].lobby.rename(here, ADA, "Countess")
    await holds(lambda: there.log.applied("claim") == answer and there.roster.places[0].name == "Countess")


async def test_a_restart_of_the_database_loses_nothing_and_takes_no_time(
    nodes: tuple[TableService, TableService], postgres: PostgresServer
):
    here, there = await racing(nodes)
    before = here.deadline
    postgres.stop()
    late = asyncio.create_task(claimed(there, 1))
    postgres.start()
    await late
    await holds(lambda: here.seq == there.seq)
    assert before is not None
    assert here.deadline is not None
    entries = await here.log.entries()
    given = sum(entry.command.by for entry in entries if isinstance(entry.command, ExtendClock))
    assert sum(isinstance(entry.command, Wake) for entry in entries) == 1, "only the boards were revealed"
    assert here.deadline >= min(before, before + given)


async def test_strangers_who_look_at_two_nodes_find_each_other_and_play(nodes: tuple[TableService, TableService]):
    one, other = nodes
    first = asyncio.create_task(one.find_game(ADA, POUCH, Strength.STEADY, "en"))
    second = asyncio.create_task(other.find_game(GRACE, POUCH, Strength.STEADY, "en"))
    async with asyncio.timeout(PATIENCE_S):
        found = await asyncio.gather(first, second)
    assert found[0] == found[1]
    here, there = [await node.find(id) for node, id in zip(nodes, found, strict=True)]
    assert here is not None
    assert there is not None
    assert here.join(ADA) is not None
    assert there.join(GRACE) is not None
    await holds(lambda: here.seq > 0 and here.seq == there.seq)
    assert set(here.roster.people) == {ADA, GRACE}


async def test_strangers_found_at_one_node_play_at_two_and_the_game_starts_once(
    nodes: tuple[TableService, TableService],
):
    one, other = nodes
    searches = [one.find_game(player, POUCH, Strength.STEADY, "en") for player in (ADA, GRACE)]
    here, there = [await node.find(id) for node, id in zip(nodes, await asyncio.gather(*searches), strict=True)]
    assert here is not None
    assert there is not None
    assert here.id == there.id
    assert here.join(ADA) is not None
    assert there.join(GRACE) is not None
    await holds(lambda: here.seq > 0 and here.seq == there.seq)
    assert set(here.roster.people) == {ADA, GRACE}
    assert other.strangers.table_of(MALLORY, POUCH) is None
