"""After a game: the rematch with the same people, and the results stored for their records."""

import asyncio

import msgspec
import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, FlakyStore, ServerFixture, opened, turned
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.solo.commands import Finish
from ubongo.editions.solo.settings import SoloSettings
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import tilings
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest, proposers
from ubongo.tables.seating.seats import DeckChoice, OccupantKind
from ubongo.tables.service import pool
from ubongo.tables.service.records import decode_solves
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.presence import GRACE_PERIOD
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

LIN = hashed("lin")
ME, OPEN, BOT = (
    SeatRequest(OccupantKind.PERSON),
    SeatRequest(OccupantKind.OPEN),
    SeatRequest(OccupantKind.BOT, Strength.SHARP),
)


async def played(server: ServerFixture, service: TableService) -> Table:
    """A finished game, which Ada and Grace left to a bot."""
    new = await opened(service, [ME, OPEN, BOT], 30_000)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    for player in (ADA, GRACE):
        assert new.table.join(player) is not None
    await service.lobby.start(new.table, ADA, "start")
    await over(server, new.table)
    return new.table


async def over(server: ServerFixture, table: Table) -> None:
    await turned(server.clock, lambda: table.outcome is not None)


@pytest.mark.slow
async def test_a_rematch_is_a_new_table_with_the_same_people_and_rules(server: ServerFixture, service: TableService):
    table = await played(server, service)
    name = await service.rematch(table, ADA)
    assert table.roster.next == name
    new = await service.find(name)
    assert new is not None
    assert (new.seq, new.roster.host, new.roster.deck) == (0, ADA, DeckChoice.FRESH)
    assert [place.name for place in new.roster.places] == [place.name for place in table.roster.places]
    assert (new.roster.seat_of(ADA), new.roster.seat_of(GRACE)) == (0, 1)
    assert new.view(None).settings == table.view(None).settings
    assert new.secret.hash != table.secret.hash
    assert new.code.valid not in (None, table.code.valid)
    assert new.roster.invite == table.roster.invite, "the old link's secret opens the new table"
    assert await service.lobby.start(new, ADA, "start") == Applied(1)


async def test_many_requests_for_a_rematch_all_get_the_same_one(server: ServerFixture, service: TableService):
    table = await played(server, service)
    names = await asyncio.gather(*(service.rematch(table, ADA) for _ in range(5)))
    assert len(set(names)) == 1
    await server.kill()
    again = await (await server.service()).find(table.id)
    assert again is not None
    assert await server.services[0].rematch(again, ADA) == names[0]


async def test_two_services_agree_on_one_rematch(server: ServerFixture, service: TableService):
    table, other = await played(server, service), await server.service()
    twin = await other.find(table.id)
    assert twin is not None
    names = await asyncio.gather(service.rematch(table, ADA), other.rematch(twin, ADA))
    assert names[0] == names[1]


async def test_a_player_who_leaves_has_no_seat_in_the_rematch_and_the_new_host_asks_for_it(
    server: ServerFixture, service: TableService
):
    table = await played(server, service)
    answers = await asyncio.gather(service.lobby.leave(table, ADA), service.rematch(table, ADA), return_exceptions=True)
    assert not isinstance(answers[0], Exception)
    name = await service.rematch(table, table.roster.host)
    new = await service.find(name)
    assert new is not None
    assert new.roster.seat_of(GRACE) == 1
    with pytest.raises(ServiceError) as caught:
        await service.rematch(table, MALLORY)
    assert caught.value.code == "not-seated"


async def test_a_guest_proposes_a_rematch_and_the_host_accepts_it(server: ServerFixture, service: TableService):
    table = await played(server, service)
    assert await service.rematch(table, GRACE) == ""
    assert (proposers(table.roster), table.roster.next) == ((1,), "")
    await server.kill()
    again = await (await server.service()).find(table.id)
    assert again is not None
    assert proposers(again.roster) == (1,)
    name = await server.services[0].rematch(again, ADA)
    new = await server.services[0].find(name)
    assert new is not None
    assert (again.roster.next, new.roster.proposals) == (name, ())


async def test_a_guest_who_is_left_alone_waits_for_nobody(server: ServerFixture, service: TableService):
    table = await played(server, service)
    table.subscriptions.supersede(ADA)
    assert await service.rematch(table, GRACE) == table.roster.next != ""


async def played_by_three(server: ServerFixture, service: TableService) -> tuple[Table, dict[str, Subscription]]:
    """A finished game of Ada, Grace and Lin, and their subscriptions."""
    new = await opened(service, [ME, OPEN, OPEN], 30_000)
    for player in (GRACE, LIN):
        await service.lobby.redeem(new.table, new.invite, player=player, name="")
    joined = {player: new.table.join(player) for player in (ADA, GRACE, LIN)}
    await service.lobby.start(new.table, ADA, "start")
    await over(server, new.table)
    return new.table, {player: one for player, one in joined.items() if one is not None}


async def test_most_of_the_present_people_need_no_host(server: ServerFixture, service: TableService):
    table, _ = await played_by_three(server, service)
    assert await service.rematch(table, LIN) == ""
    assert await service.rematch(table, LIN) == "", "nobody proposes twice"
    name = await service.rematch(table, GRACE)
    assert name == table.roster.next != ""
    assert await service.rematch(table, LIN) == name
    rematch = await service.find(name)
    assert rematch is not None
    assert rematch.roster.host == ADA


async def test_a_proposal_is_counted_again_when_others_leave(server: ServerFixture, service: TableService):
    table, _ = await played_by_three(server, service)
    assert await service.rematch(table, LIN) == ""
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(5_000)
    assert table.roster.next == "", "one of two"
    await service.lobby.leave(table, ADA)
    await turned(server.clock, lambda: table.roster.next != "")
    new = await service.find(table.roster.next)
    assert new is not None
    assert [new.roster.seat_of(player) for player in (ADA, GRACE, LIN)] == [None, None, 2]
    assert await service.rematch(table, LIN) == table.roster.next


async def test_a_player_who_reloads_the_page_still_counts(server: ServerFixture, service: TableService):
    table, joined = await played_by_three(server, service)
    assert await service.rematch(table, LIN) == ""
    await service.lobby.leave(table, ADA)
    table.leave(joined[GRACE])
    await server.clock.turn(GRACE_PERIOD - 5_000)
    assert table.roster.next == ""
    await turned(server.clock, lambda: table.roster.next != "")


async def test_the_proposal_of_a_player_who_leaves_is_gone(server: ServerFixture, service: TableService):
    table, _ = await played_by_three(server, service)
    assert await service.rematch(table, LIN) == ""
    await service.lobby.leave(table, LIN)
    await service.lobby.leave(table, ADA)
    await server.clock.turn(5_000)
    assert (table.roster.proposals, table.roster.next) == ((), "")


async def test_an_agreed_rematch_waits_for_room(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    table, _ = await played_by_three(server, service)
    assert await service.rematch(table, LIN) == ""
    with monkeypatch.context() as full:
        full.setattr(pool, "MOST_TABLES", 1)
        for player in (ADA, GRACE):
            await service.lobby.leave(table, player)
        await server.clock.turn(5_000)
        assert table.roster.next == ""
    await turned(server.clock, lambda: table.roster.next != "")


async def test_there_is_no_rematch_before_the_end(service: TableService):
    table = (await opened(service, [ME])).table
    for _ in range(2):
        with pytest.raises(ServiceError) as caught:
            await service.rematch(table, ADA)
        assert caught.value.code == "not-over"
        await service.lobby.start(table, ADA, "start")


async def test_every_person_has_their_own_result_and_bots_have_none(server: ServerFixture, service: TableService):
    table = await played(server, service)
    outcome = table.outcome
    assert outcome is not None
    for seat, player in enumerate((ADA, GRACE)):
        (result,) = await service.archive.results(player, "pouch")
        assert (result.table, result.seat, result.points) == (table.id, seat, outcome.points[seat])
        assert (result.won, result.ending) == (seat in outcome.winners, outcome.ending)
        assert result.at == table.log.last_at
        assert msgspec.json.decode(result.settings)["glass"] == 30_000
    assert await service.archive.results(MALLORY, "pouch") == ()
    assert await service.archive.results(ADA, "solo") == ()


async def test_a_result_is_on_disk_with_the_entry_that_ends_the_game_or_not_at_all(
    server: ServerFixture, service: TableService
):
    table = (await opened(service, [ME], 30_000)).table
    assert table.join(ADA) is not None
    await service.lobby.start(table, ADA, "start")
    assert isinstance(server.store, FlakyStore)
    for _ in range(8):
        await turned(server.clock, lambda: table.view(None).stage == "racing")
        await table.handle(GiveUp(Seat(0)))
        await table.handle(Ready(Seat(0)))
    server.store.fails = True
    await server.clock.turn(200_000)
    assert (table.outcome, await service.archive.results(ADA, "pouch")) == (None, ())
    server.store.fails = False
    await over(server, table)
    assert len(await service.archive.results(ADA, "pouch")) == 1


async def test_solo_runs_store_their_solves(server: ServerFixture, service: TableService):
    alone = await service.open("solo", SoloSettings(), [ME], host=ADA, name="Ada", fresh=False)
    table = alone.table
    await service.lobby.start(table, ADA, "start")
    await turned(server.clock, lambda: table.view(None).stage == "solving")
    await server.clock.turn(12_000)
    view = table.view(alone.seat)
    task = Task(parse_region(view.puzzle.region), FLAT.pick(view.puzzle.pieces))
    assert isinstance(await table.handle(Claim(Seat(0), next(tilings(task)))), Applied)
    await table.handle(Finish(Seat(0)))
    (result,) = await service.archive.results(ADA, "solo")
    assert result.elapsed == table.edition.stats.records(table.state).duration
    assert result.elapsed is not None
    (solve,) = decode_solves(result.solves)
    assert (solve.pieces, result.points) == (3, 1)
    assert 12_000 <= solve.elapsed_ms <= 13_000
    assert solve.grade > 0
