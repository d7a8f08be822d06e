"""People do not wait for machines: they end the glass, and pause games without other people. Rule: R15, R16."""

import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, FlakyStore, ServerFixture, opened, right_claim, turned
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import AdvanceClock
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.clock import ClockReason
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import GiveUp
from ubongo.formats.verification import verification
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service import game_clock
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
BOTS = [SeatRequest(OccupantKind.BOT, Strength.GENTLE), SeatRequest(OccupantKind.BOT, Strength.STEADY)]
A = Seat(0)


async def in_a_race(server: ServerFixture, service: TableService, glass: int | None = 60_000) -> Table:
    """A game of Ada and two bots, in its first race."""
    table = (await opened(service, [ME, *BOTS], glass)).table
    assert table.join(ADA) is not None
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await turned(server.clock, lambda: table.view(None).stage == "racing")
    return table


def wanted(table: Table) -> dict[int, int]:
    """The times at which the bots would solve in the race that has just started, as their chance has it."""
    found: dict[int, int] = {}
    for number, place in enumerate(table.roster.places):
        if place.strength is not None:
            view = table.view(Seat(number))
            plan = table.edition.bots.intention(view, place.strength, table.bots.chance(Seat(number), table.bots.phase))
            assert plan is not None
            found[number] = view.elapsed_ms + plan.after
    return found


@pytest.mark.rule("R15")
async def test_bots_get_the_results_that_they_would_have_had(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service)
    started_at, solves = server.clock.now(), 0
    while table.outcome is None:
        await turned(server.clock, lambda: table.view(None).stage == "racing", by=100)
        plans, ends = wanted(table), table.view(A).remaining_ms + table.view(A).elapsed_ms
        assert not table.glass.is_left_to_bots
        await table.handle(GiveUp(A))
        assert table.glass.is_left_to_bots
        assert isinstance(game_clock.end_glass(table, ADA), Applied)
        await turned(server.clock, lambda: table.view(None).stage in ("resting", "over"), by=1)
        in_time = {seat: due for seat, due in plans.items() if due < ends}
        if not in_time:  # the second chance
            in_time = {seat: due for seat, due in plans.items() if due < 2 * ends}
        boards = {board.seat: board.elapsed_ms for board in table.view(None).last.boards if board.rank is not None}
        assert boards == {seat: pytest.approx(due, abs=5) for seat, due in in_time.items()}
        solves += len(boards)
        if table.outcome is None:
            await table.handle(Ready(A))
    assert solves > 8
    assert server.clock.now() - started_at < 150_000
    verified = verification(await service.archive.recorded(table))
    assert (verified.discrepancy, verified.bot_commands > 15) == (None, True)


@pytest.mark.rule("R15")
async def test_only_a_seated_player_ends_the_glass_and_only_of_bots(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service)
    assert game_clock.end_glass(table, ADA) == Refusal(ClockReason.STILL_AT_IT)
    await table.handle(right_claim(table, 0))
    with pytest.raises(ServiceError, match="seat"):
        game_clock.end_glass(table, MALLORY)
    seq = table.seq
    assert isinstance(game_clock.end_glass(table, ADA), Applied)
    await turned(server.clock, lambda: table.view(None).stage == "resting", by=10)
    skipped = [entry.command for entry in await table.log.entries() if isinstance(entry.command, AdvanceClock)]
    assert skipped
    assert {command.asked_by for command in skipped} == {A}
    assert table.seq > seq


@pytest.mark.rule("R15")
async def test_a_glass_that_was_ended_does_not_end_the_next_one(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service)
    await table.handle(GiveUp(A))
    game_clock.end_glass(table, ADA)
    await turned(server.clock, lambda: table.view(None).stage == "resting", by=10)
    await table.handle(Ready(A))
    await turned(server.clock, lambda: table.view(None).stage == "racing")
    await table.handle(GiveUp(A))
    assert table.glass.ended_by is None


@pytest.mark.rule("R15")
async def test_without_a_glass_the_bots_finish_too(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service, glass=None)
    await table.handle(right_claim(table, 0))
    game_clock.end_glass(table, ADA)
    await turned(server.clock, lambda: table.view(None).stage == "resting", by=10, most=10)
    assert len(table.view(None).last.boards) == 3


@pytest.mark.rule("R15")
async def test_a_full_disk_does_not_lose_the_wish_to_end_the_glass(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service)
    await table.handle(GiveUp(A))
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    game_clock.end_glass(table, ADA)
    await server.clock.turn(100)
    server.store.fails = False
    await turned(server.clock, lambda: table.view(None).stage == "resting", by=500, most=20)


@pytest.mark.rule("R16")
async def test_a_pause_lasts_over_a_restart_and_bots_keep_their_times(server: ServerFixture, service: TableService):
    table = await in_a_race(server, service)
    assert table.glass.may_pause
    await server.clock.turn(2_000)
    assert isinstance(await game_clock.pause(table, ADA, "pause"), Applied)
    await server.clock.turn(200_000)
    await server.kill()
    await server.clock.turn(100_000)
    again = await server.service()
    found = await again.find(table.id)
    assert found is not None
    assert found.join(ADA) is not None
    await server.clock.turn(100_000)
    assert (found.view(A).stage, found.view(A).puzzle) == ("paused", None)
    assert isinstance(await game_clock.resume(found, ADA, "resume"), Applied)
    await turned(server.clock, lambda: found.view(None).stage == "racing", most=4)
    assert found.view(A).elapsed_ms < 4_000
    await found.handle(right_claim(found, 0))
    for _ in range(9):
        await turned(server.clock, lambda: found.view(None).stage != "racing" or found.glass.is_left_to_bots)
        if found.view(None).stage == "racing":
            game_clock.end_glass(found, ADA)
        await turned(server.clock, lambda: found.view(None).stage in ("resting", "over"))
        if found.outcome is not None:
            break
        await found.handle(Ready(A))
        await turned(server.clock, lambda: found.view(None).stage == "racing")
        await found.handle(GiveUp(A))
    assert found.outcome is not None
    assert verification(await again.archive.recorded(found)).discrepancy is None


@pytest.mark.rule("R16")
async def test_a_game_of_two_people_cannot_be_paused(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, OPEN])
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    assert isinstance(await game_clock.pause(new.table, ADA, "early"), Refusal)
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)
    assert not new.table.glass.may_pause
    assert await game_clock.pause(new.table, ADA, "pause") == Refusal(ClockReason.OTHERS_PLAY)
    with pytest.raises(ServiceError, match="seat"):
        await game_clock.resume(new.table, MALLORY, "resume")
