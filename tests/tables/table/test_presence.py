"""People who are away: when they count as absent, what acts for them, and who becomes host."""

import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, ServerFixture, opened, right_claim, turned
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.presence import GRACE_PERIOD
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
REVEALED = 3_000


def here(table: Table, player: str) -> Subscription:
    """Open a socket for that person."""
    subscription = table.join(player)
    assert subscription is not None
    return subscription


async def started_game(service: TableService, absent: AbsencePolicy, glass: int | None = None) -> Table:
    """A game with Ada and Grace, both seated but not connected."""
    new = await opened(service, [ME, OPEN], glass)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    await service.lobby.change_rules(new.table, ADA, RuleChanges(settings={}, absent=absent))
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)
    return new.table


async def commands(table: Table, kind: type) -> list[object]:
    return [entry.command for entry in await table.log.entries() if isinstance(entry.command, kind)]


async def test_a_player_away_for_longer_than_the_grace_period_gives_up_and_the_game_continues(
    server: ServerFixture, service: TableService
):
    table = await started_game(service, AbsencePolicy.SKIP)
    here(table, ADA)
    gone = here(table, GRACE)
    await server.clock.turn(10_000)
    table.leave(gone)
    await server.clock.turn(GRACE_PERIOD - 1)
    assert await commands(table, GiveUp) == []
    assert table.stand_ins.actor(Seat(1)) is None
    await server.clock.turn(1)
    assert await commands(table, GiveUp) == [GiveUp(Seat(1))]
    assert table.stand_ins.actor(Seat(1)) is AbsencePolicy.SKIP
    await table.handle(right_claim(table, 0))
    await server.clock.turn(0)
    assert await commands(table, Ready) == [Ready(Seat(1))], "and is ready at once"


async def test_a_newly_seated_player_has_the_whole_grace_period_to_connect(
    server: ServerFixture, service: TableService
):
    new = await opened(service, [ME, OPEN], None)
    table = new.table
    here(table, ADA)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, absent=AbsencePolicy.SKIP))
    await server.clock.turn(10 * GRACE_PERIOD)
    await service.lobby.redeem(table, new.invite, player=GRACE, name="Grace")
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await server.clock.turn(GRACE_PERIOD - 1)
    assert await commands(table, GiveUp) == []
    await service.lobby.redeem(table, new.invite, player=GRACE, name="Grace")
    await server.clock.turn(1)
    assert await commands(table, GiveUp) == [GiveUp(Seat(1))], "the wait for a seated player does not start again"


async def test_a_bot_plays_for_a_player_who_is_away_until_they_are_back(server: ServerFixture, service: TableService):
    table = await started_game(service, AbsencePolicy.BOT)
    here(table, ADA)
    await server.clock.turn(GRACE_PERIOD)
    assert await commands(table, GiveUp) == [GiveUp(Seat(1))], "the race had started when Grace was expected"
    await table.handle(GiveUp(Seat(0)))
    await turned(server.clock, lambda: bool(table.view(None).solvers))
    assert (table.view(None).round, [solver.seat for solver in table.view(None).solvers]) == (2, [1])
    here(table, GRACE)
    await server.clock.turn(0)
    assert table.stand_ins.actor(Seat(1)) is AbsencePolicy.BOT, "the bot has called in this race"
    await table.handle(GiveUp(Seat(0)))
    assert table.stand_ins.actor(Seat(1)) is None
    await turned(server.clock, lambda: table.view(None).round == 3)
    await server.clock.turn(600_000)
    assert len(await commands(table, Claim)) == 1, "now it is Grace's turn"


@pytest.mark.parametrize("absent", list(AbsencePolicy))
async def test_a_game_does_not_continue_without_any_player(
    server: ServerFixture, service: TableService, absent: AbsencePolicy
):
    table = await started_game(service, absent)
    watching = here(table, MALLORY)
    await server.clock.turn(3_600_000)
    assert table.view(None).stage == "racing"
    assert (await commands(table, Claim), await commands(table, GiveUp)) == ([], [])
    table.leave(watching)


async def test_a_leaving_player_is_absent_at_once_and_back_on_request(server: ServerFixture, service: TableService):
    table = await started_game(service, AbsencePolicy.SKIP)
    here(table, ADA)
    here(table, GRACE)
    await server.clock.turn(REVEALED)
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(0)
    assert await commands(table, GiveUp) == [GiveUp(Seat(1))]
    await service.lobby.come_back(table, GRACE)
    await server.clock.turn(0)
    assert table.stand_ins.actor(Seat(1)) is None
    assert table.roster.seat_of(GRACE) == 1


async def test_after_a_restart_every_player_has_the_whole_grace_period_to_return(
    server: ServerFixture, service: TableService
):
    table = await started_game(service, AbsencePolicy.SKIP)
    await server.clock.turn(60_000)
    await server.kill()
    again = await (await server.service()).find(table.id)
    assert again is not None
    here(again, ADA)
    await server.clock.turn(GRACE_PERIOD - 1)
    assert await commands(again, GiveUp) == []
    await server.clock.turn(1)
    assert await commands(again, GiveUp) == [GiveUp(Seat(1))]


async def test_a_player_who_has_left_stays_absent_after_a_restart(server: ServerFixture, service: TableService):
    table = await started_game(service, AbsencePolicy.SKIP)
    here(table, ADA)
    await service.lobby.leave(table, GRACE)
    await server.kill()
    again = await (await server.service()).find(table.id)
    assert again is not None
    here(again, ADA)
    await server.clock.turn(REVEALED)
    assert await commands(again, GiveUp) == [GiveUp(Seat(1))]


async def test_an_absent_host_loses_the_role_if_another_person_is_present(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, OPEN, OPEN])
    table = new.table
    for player in (GRACE, MALLORY):
        await service.lobby.redeem(table, new.invite, player=player, name="")
    gone = here(table, ADA)
    table.leave(gone)
    here(table, MALLORY)
    await server.clock.turn(GRACE_PERIOD - 1_000)
    assert table.roster.host == ADA
    await server.clock.turn(3_000)
    assert table.roster.host == MALLORY, "Grace sits next, but is not there"
    here(table, ADA)
    await server.clock.turn(60_000)
    assert table.roster.host == MALLORY


async def test_an_absent_host_stays_the_host_if_no_one_else_is_present(server: ServerFixture, service: TableService):
    table = (await opened(service, [ME, OPEN])).table
    table.leave(here(table, ADA))
    here(table, "")
    await server.clock.turn(300_000)
    assert table.roster.host == ADA


async def test_counts_of_placed_pieces_are_limited_and_reset_after_the_race(
    server: ServerFixture, service: TableService
):
    table = await started_game(service, AbsencePolicy.BOT, 30_000)
    here(table, ADA)
    here(table, GRACE)
    table.boards.lay(Seat(0), 2)
    assert table.boards.placed(Seat(0)) == 0, "there is no board yet"
    await server.clock.turn(REVEALED)
    table.boards.lay(Seat(0), 2)
    assert (table.boards.placed(Seat(0)), table.boards.placed(Seat(1))) == (2, 0)
    table.boards.lay(Seat(0), 16)
    assert table.boards.placed(Seat(0)) == 3, "there are no more pieces than that"
    await table.handle(right_claim(table, 1))
    assert table.boards.placed(Seat(0)) == 3
    await table.handle(right_claim(table, 0))
    assert (table.boards.placed(Seat(0)), table.boards.placed(Seat(1))) == (0, 0)


async def test_pieces_placed_by_bots_are_shown_and_do_not_change_the_game(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, SeatRequest(OccupantKind.BOT, Strength.SHARP)], None)
    table = new.table
    subscription = here(table, ADA)
    await service.lobby.start(table, ADA, "start")
    await server.clock.turn(REVEALED)
    subscription.clear()
    seen: set[int] = set()
    for _ in range(2 * 180):  # half a second each, for as long as a bot waits
        if table.view(None).solvers:
            break
        before = table.seq
        await server.clock.turn(500)
        if table.boards.placed(Seat(1)) not in seen and table.seq == before:
            seen.add(table.boards.placed(Seat(1)))
            assert not seen - {0} or subscription.updated.is_set()
            assert not subscription.clear(), "the game is as it was"
    assert {1, 2} <= seen


async def test_a_plan_is_due_later_if_time_was_given_back(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, SeatRequest(OccupantKind.BOT, Strength.SHARP)], 300_000)
    table = new.table
    here(table, ADA)
    await service.lobby.start(table, ADA, "start")
    await server.clock.turn(REVEALED + 1_000)
    chance = table.bots.chance(Seat(1), table.bots.phase)
    meant = table.edition.bots.intention(table.view(Seat(1)), Strength.SHARP, chance)
    assert meant is not None
    server.clock.set(server.clock.now() + 200_000)  # the whole process was suspended
    await server.clock.turn(2_000)
    assert table.view(Seat(0)).elapsed_ms < 10_000
    await turned(server.clock, lambda: table.view(None).solvers != ())
    assert table.view(None).solvers[0].elapsed_ms == 1_000 + meant.after, "the bot thinks as long as it would have"


async def rested(server: ServerFixture, service: TableService) -> Table:
    """A game after its first race, which both players solved before they disconnected."""
    table = await started_game(service, AbsencePolicy.SKIP, 30_000)
    sockets = [here(table, player) for player in (ADA, GRACE)]
    await server.clock.turn(REVEALED)
    for seat in (0, 1):
        assert isinstance(await table.handle(right_claim(table, seat)), Applied)
    for socket in sockets:
        table.leave(socket)
    assert table.view(None).stage == "resting"
    return table


async def test_a_game_waits_between_two_races_if_all_players_have_left(server: ServerFixture, service: TableService):
    table = await rested(server, service)
    await server.clock.turn(5 * 60_000)
    assert (table.view(None).stage, table.view(None).round) == ("resting", 1)
    here(table, ADA)
    await server.clock.turn(0)
    assert (table.view(None).stage, table.view(None).round) == ("countdown", 2)


async def test_a_game_goes_on_without_people_who_do_not_come_back(server: ServerFixture, service: TableService):
    table = await rested(server, service)
    await turned(server.clock, lambda: table.outcome is not None)


async def test_a_race_does_not_wait_for_absent_players(server: ServerFixture, service: TableService):
    table = await started_game(service, AbsencePolicy.SKIP, 30_000)
    await server.clock.turn(REVEALED)
    await turned(server.clock, lambda: table.view(None).stage == "resting")
    assert table.log.last_at <= server.clock.now()
    assert table.view(None).last.second_chance, "the glass ran out twice, with nobody present"
