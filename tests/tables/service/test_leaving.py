"""People who leave or drop out: no board is solved by anyone but its player, and bots take over between races."""

from typing import Any

import pytest

from tests.replacing import replace
from tests.tables.fixtures import ADA, GRACE, MALLORY, ServerFixture, opened, right_claim, turned
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.commands import PlacePawn
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.classic.state import task_of
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.lifecycle import Over
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats.bot_races import BotRaces
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verification
from ubongo.puzzles.tiling import tilings
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, OccupantKind
from ubongo.tables.service.records import results_of
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.storage.ratings import UnratedGame
from ubongo.tables.storage.results import Result
from ubongo.tables.table.config import TableSetup
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.presence import GRACE_PERIOD
from ubongo.tables.table.stand_ins import StandIns
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
A, B = Seat(0), Seat(1)
REVEALED = 3_000
BOT, SKIP = AbsencePolicy.BOT, AbsencePolicy.SKIP


def here(table: Table, player: str) -> Subscription:
    """Open a socket for that person."""
    subscription = table.join(player)
    assert subscription is not None
    return subscription


class Game:
    """A game with Ada and Grace, both connected, in the first race; Ada sees to it that the races end."""

    def __init__(self, server: ServerFixture, service: TableService, table: Table) -> None:
        self.server = server
        self.service = service
        self.table = table
        here(table, ADA)
        self.socket = here(table, GRACE)

    @property
    def view(self) -> Any:
        return self.table.view(None)

    async def sent(self, seat: Seat, *kinds: type) -> list[object]:
        """The commands of that seat, of those kinds."""
        found = [entry.command for entry in await self.table.log.entries()]
        return [command for command in found if isinstance(command, kinds) and getattr(command, "seat", None) == seat]

    async def turn(self, by: int = 0) -> None:
        await self.server.clock.turn(by)

    async def leave(self) -> None:
        """Grace presses Leave, and her page closes."""
        await self.service.lobby.leave(self.table, GRACE)
        self.table.leave(self.socket)
        await self.turn()

    async def drop(self) -> None:
        """Grace's connection breaks."""
        self.table.leave(self.socket)
        await self.turn()

    async def back(self) -> None:
        """Grace opens her page again."""
        await self.service.lobby.come_back(self.table, GRACE)
        self.socket = here(self.table, GRACE)
        await self.turn()

    async def next_race(self) -> None:
        """Ada ends the running race and the pause, and the next boards are revealed."""
        race = self.view.round
        await self.table.handle(GiveUp(A))
        await turned(self.server.clock, lambda: self.view.stage == "resting")
        await self.table.handle(Ready(A))
        await turned(self.server.clock, lambda: (self.view.round, self.view.stage) == (race + 1, "racing"))

    async def restart(self) -> None:
        """The server is killed and starts again; Ada is back at once."""
        await self.server.kill()
        self.service = await self.server.service()
        found = await self.service.find(self.table.id)
        assert found is not None
        self.table = found
        here(found, ADA)
        await self.turn()


async def playing(
    server: ServerFixture, service: TableService, absent: AbsencePolicy = BOT, glass: int | None = None
) -> Game:
    new = await opened(service, [ME, OPEN], glass)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    await service.lobby.change_rules(new.table, ADA, RuleChanges(settings={}, absent=absent))
    game = Game(server, service, new.table)
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)
    await game.turn(REVEALED)
    return game


async def taken_over(server: ServerFixture, service: TableService) -> Game:
    """A game in its second race, which a bot plays for B: its player has been away for the grace period."""
    game = await playing(server, service)
    await game.drop()
    await game.turn(GRACE_PERIOD)
    await game.next_race()
    return game


async def bot_has_called(game: Game) -> None:
    await turned(game.server.clock, lambda: any(solver.seat == B for solver in game.view.solvers))


@pytest.mark.rule("R13")
async def test_no_bot_calls_for_a_player_who_leaves_late_and_finds_the_board_unsolved(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service, glass=60_000)
    puzzle = game.table.view(B).puzzle
    await game.turn(50_000)
    await game.leave()
    assert await game.sent(B, Claim, GiveUp) == [GiveUp(B)]
    await game.turn(5_000)
    await game.back()
    assert (game.table.view(B).puzzle, game.view.solvers, game.view.given_up) == (puzzle, (), (B,))
    assert game.table.stand_ins.actor(B) is None
    await turned(server.clock, lambda: game.view.stage == "resting")
    assert await game.sent(B, Claim) == []


@pytest.mark.rule("R13")
@pytest.mark.parametrize("absent", AbsencePolicy)
@pytest.mark.parametrize("glass", [None, 60_000, 300_000])
async def test_a_race_in_which_a_player_drops_out_is_never_played_by_a_bot(
    server: ServerFixture, service: TableService, absent: AbsencePolicy, glass: int | None
):
    game = await playing(server, service, absent, glass)
    await game.drop()
    await game.turn(GRACE_PERIOD - 1)
    assert await game.sent(B, Claim, GiveUp) == []
    await game.turn(1)
    assert await game.sent(B, Claim, GiveUp) == [GiveUp(B)]
    assert game.table.stand_ins.actor(B) is SKIP, "whatever the table chose, no bot plays this race"


@pytest.mark.rule("R13")
async def test_a_bot_plays_from_the_race_that_starts_after_the_grace_period(
    server: ServerFixture, service: TableService
):
    game = await taken_over(server, service)
    assert game.table.stand_ins.actor(B) is BOT
    await bot_has_called(game)
    assert len(await game.sent(B, Claim)) == 1


async def stall(game: Game) -> None:
    """The server stands still until the grace period would be over, and gives the time back."""
    await game.turn(GRACE_PERIOD - 5_000)
    game.server.clock.set(game.server.clock.now() + 10_000)
    await game.turn(2_000)
    assert game.service.downtime.notice(game.table.id) is not None


@pytest.mark.rule("R13")
async def test_a_bot_plays_for_a_player_who_has_left_although_the_server_stalled(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service, glass=300_000)
    await game.leave()
    await stall(game)
    await game.next_race()
    assert game.table.stand_ins.actor(B) is BOT


@pytest.mark.rule("R13")
async def test_a_player_who_dropped_out_has_a_new_grace_period_after_a_stall(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service, glass=300_000)
    await game.drop()
    await stall(game)
    assert game.table.stand_ins.actor(B) is None


@pytest.mark.rule("R13")
async def test_with_skip_no_race_is_played_for_an_absent_player(server: ServerFixture, service: TableService):
    game = await playing(server, service, SKIP)
    await game.drop()
    await game.turn(GRACE_PERIOD)
    for race in (2, 3):
        await game.next_race()
        assert len(await game.sent(B, GiveUp)) == race
    assert await game.sent(B, Claim) == []
    assert len(await game.sent(B, Ready)) == 2, "the others do not wait in the pauses either"


@pytest.mark.rule("R13")
async def test_a_race_that_starts_within_the_grace_period_is_given_up_when_the_period_is_over(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service)
    await game.leave()
    await game.next_race()
    assert await game.sent(B, GiveUp, Claim) == [GiveUp(B)], "for the race that she left only"
    await game.turn(GRACE_PERIOD - REVEALED - 1)
    assert len(await game.sent(B, GiveUp, Claim)) == 1
    await game.turn(1)
    assert await game.sent(B, GiveUp, Claim) == [GiveUp(B), GiveUp(B)]
    await game.next_race()
    await bot_has_called(game)


@pytest.mark.rule("R13")
async def test_a_player_who_returns_within_the_grace_period_plays_on(server: ServerFixture, service: TableService):
    game = await playing(server, service)
    for _ in range(5):  # a connection that comes and goes
        await game.drop()
        await game.turn(GRACE_PERIOD - 1)
        await game.back()
    assert await game.sent(B, GiveUp) == []
    assert isinstance(await game.table.handle(right_claim(game.table, 1)), Applied)


@pytest.mark.rule("R13")
async def test_a_connection_that_breaks_around_the_grace_period_brings_no_bot_into_a_race(
    server: ServerFixture, service: TableService
):
    game = await taken_over(server, service)
    await game.back()
    for _ in range(3):  # she has begun this race: it stays hers
        await game.drop()
        await game.turn(GRACE_PERIOD + 1)
        assert game.table.stand_ins.actor(B) is SKIP
        await game.back()
        assert game.table.stand_ins.actor(B) is None
    assert await game.sent(B, Claim) == []


@pytest.mark.rule("R13")
async def test_a_player_takes_the_seat_back_at_once_while_the_bot_has_not_acted(
    server: ServerFixture, service: TableService
):
    game = await taken_over(server, service)
    await game.back()
    assert game.table.stand_ins.actor(B) is None
    await game.turn(600_000)
    assert await game.sent(B, Claim) == [], "the bot no longer plays"
    assert isinstance(await game.table.handle(right_claim(game.table, 1)), Applied)


@pytest.mark.rule("R13")
async def test_a_bot_that_has_acted_keeps_the_seat_until_the_race_is_over(server: ServerFixture, service: TableService):
    game = await taken_over(server, service)
    await bot_has_called(game)
    await game.back()
    assert (game.table.stand_ins.actor(B), game.table.stand_ins.holds(B)) == (BOT, True)
    await game.table.handle(GiveUp(A))
    assert (game.view.stage, game.table.stand_ins.actor(B), game.table.stand_ins.holds(B)) == ("resting", None, False)
    before = await game.sent(B, Ready)
    await game.table.handle(Ready(B))
    await game.table.handle(Ready(A))
    assert (await game.sent(B, Ready), game.view.round) == ([*before, Ready(B)], 3)
    await game.turn(600_000)
    assert len(await game.sent(B, Claim)) == 1, "the next race is hers"


@pytest.mark.rule("R13")
async def test_a_player_back_in_the_pause_is_not_made_ready_by_the_bot_at_the_next_reload(
    server: ServerFixture, service: TableService
):
    game = await taken_over(server, service)
    await bot_has_called(game)
    await game.back()
    ready = await game.sent(B, Ready)
    await game.table.handle(GiveUp(A))
    await game.drop()
    assert game.table.stand_ins.actor(B) is None
    await game.turn(15_000)
    assert await game.sent(B, Ready) == ready


@pytest.mark.rule("R13")
async def test_all_people_leave_and_come_back_to_their_own_boards(server: ServerFixture, service: TableService):
    game = await playing(server, service)
    ada = game.table.subscriptions.join(A, ADA)
    assert ada is not None
    await game.drop()
    game.table.leave(ada)
    await game.turn(20 * GRACE_PERIOD)
    assert (await game.sent(A, GiveUp, Claim), await game.sent(B, GiveUp, Claim)) == ([], [])
    await game.back()
    assert await game.sent(A, GiveUp, Claim) == [GiveUp(A)], "now Grace waits for Ada"
    assert await game.sent(B, GiveUp, Claim) == []
    assert isinstance(await game.table.handle(right_claim(game.table, 1)), Applied)


@pytest.mark.rule("R13")
@pytest.mark.parametrize("absent", AbsencePolicy)
async def test_after_a_restart_no_bot_plays_a_race_that_a_person_had_begun(
    server: ServerFixture, service: TableService, absent: AbsencePolicy
):
    game = await playing(server, service, absent)
    await game.drop()
    await game.turn(GRACE_PERIOD // 2)
    await game.restart()
    await game.turn(GRACE_PERIOD - 1)
    assert await game.sent(B, GiveUp, Claim) == [], "the grace period starts again"
    await game.turn(1)
    assert await game.sent(B, GiveUp, Claim) == [GiveUp(B)]


@pytest.mark.rule("R13")
async def test_after_a_downtime_that_the_process_survived_the_grace_period_starts_again(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service)
    await game.drop()
    await game.turn(1_000)
    server.clock.set(server.clock.now() + 10 * GRACE_PERIOD)  # the whole process was suspended
    await game.turn(GRACE_PERIOD - 1_000)
    assert await game.sent(B, GiveUp, Claim) == []
    await game.turn(3_000)
    assert await game.sent(B, GiveUp, Claim) == [GiveUp(B)]


@pytest.mark.rule("R13")
async def test_no_bot_plays_the_second_chance_for_a_player_who_left_in_the_first(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service, glass=30_000)
    await game.turn(25_000)
    await game.leave()
    await game.turn(10_000)
    assert game.view.second_chance
    await game.turn(GRACE_PERIOD)
    assert await game.sent(B, GiveUp, Claim) == [GiveUp(B)]


@pytest.mark.rule("R13")
async def test_a_bot_of_the_lobby_is_no_stand_in(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, SeatRequest(OccupantKind.BOT, Strength.SHARP)], None)
    here(new.table, ADA)
    await service.lobby.start(new.table, ADA, "start")
    await turned(server.clock, lambda: new.table.view(None).solvers != ())
    assert (new.table.stand_ins.actor(B), new.table.stand_ins.holds(B)) == (None, False)


@pytest.mark.rule("R13")
async def test_an_abandoned_seat_stays_its_players_and_a_new_guest_watches(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service)
    await game.leave()
    await game.turn(10 * GRACE_PERIOD)
    assert await service.lobby.join(game.table, player=MALLORY, name="Mallory") is None
    assert game.table.roster.seat_of(GRACE) == B


@pytest.mark.rule("R13")
async def test_a_pawn_is_placed_at_once_for_a_player_who_leaves_before_the_first_race(
    server: ServerFixture, service: TableService
):
    new = await service.open(
        "classic", ClassicSettings(seats=2, first_roller=B), [ME, OPEN], host=ADA, name="Ada", fresh=False
    )
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    here(new.table, ADA)
    here(new.table, GRACE)
    await service.lobby.start(new.table, ADA, "start")
    await service.lobby.leave(new.table, GRACE)
    await server.clock.turn(0)
    assert new.table.view(None).players[B].pawn is not None
    assert new.table.view(None).turn == A


@pytest.mark.rule("R13")
@pytest.mark.parametrize("pawn_waits", [True, False])
async def test_a_solver_who_leaves_before_taking_gets_the_nearest_gems_and_the_round_does_not_wait(
    server: ServerFixture, service: TableService, pawn_waits: bool
):
    settings = ClassicSettings(seats=2, first_roller=A, pawn_waits=pawn_waits)
    new = await service.open("classic", settings, [ME, OPEN], host=ADA, name="Ada", fresh=False)
    table = new.table
    await service.lobby.redeem(table, new.invite, player=GRACE, name="Grace")
    here(table, ADA)
    here(table, GRACE)
    await service.lobby.start(table, ADA, "start")
    for seat in (A, B):
        await table.handle(PlacePawn(seat, seat))
    await server.clock.turn(REVEALED)
    await table.handle(classic_claim(table, B))
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(0)
    (taking,) = table.view(None).takings
    assert (taking.seat, taking.row, table.view(None).players[B].pawn) == (B, 1, 1)
    await table.handle(GiveUp(A))
    assert table.view(None).stage == "resting"


def classic_claim(table: Table, seat: Seat) -> Claim:
    """A claim with a correct tiling in a race of classic."""
    task = task_of(table.state, table.state.phase.race, seat)
    assert task is not None
    return Claim(seat, next(tilings(task)))


@pytest.mark.rule("R13")
async def test_a_player_who_is_away_before_the_start_is_played_by_a_bot_from_the_first_race(
    server: ServerFixture, service: TableService
):
    new = await opened(service, [ME, OPEN], None)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    here(new.table, ADA)
    await server.clock.turn(GRACE_PERIOD)
    await service.lobby.start(new.table, ADA, "start")
    assert new.table.stand_ins.actor(B) is BOT


@pytest.mark.rule("R13")
async def test_a_game_that_a_bot_finished_is_in_the_records_of_the_others_only(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service)
    await game.drop()
    await game.turn(GRACE_PERIOD)
    for race in range(2, 10):
        await game.next_race()
        assert game.view.round == race
        await bot_has_called(game)
    await game.table.handle(GiveUp(A))
    assert game.table.outcome is not None
    assert (game.table.bot_races(A), game.table.bot_races(B)) == ((), tuple(range(2, 10)))
    kept = [len(await service.archive.results(player, "pouch")) for player in (ADA, GRACE)]
    assert kept == [1, 0]
    assert verification(decode(await service.archive.export(game.table))).discrepancy is None
    await game.restart()
    assert game.table.bot_races(B) == tuple(range(2, 10)), "the log says it"


@pytest.mark.rule("R13")
async def test_a_game_with_skipped_races_is_in_the_records_of_all(server: ServerFixture, service: TableService):
    game = await playing(server, service, SKIP)
    await game.drop()
    await game.turn(GRACE_PERIOD)
    for _ in range(2, 10):
        await game.next_race()
    await game.table.handle(right_claim(game.table, 0))
    assert game.table.outcome is not None
    assert game.table.bot_races(B) == ()
    assert [len(await service.archive.results(player, "pouch")) for player in (ADA, GRACE)] == [1, 1]


@pytest.mark.rule("R13")
async def test_a_bot_that_called_before_a_restart_keeps_the_seat_after_it(server: ServerFixture, service: TableService):
    game = await taken_over(server, service)
    await bot_has_called(game)
    await game.restart()
    await game.back()
    assert (game.table.stand_ins.actor(B), game.table.stand_ins.holds(B)) == (BOT, True)


@pytest.mark.rule("R13")
async def test_a_person_for_whom_a_bot_played_a_race_gets_no_result(server: ServerFixture, service: TableService):
    game = await playing(server, service)
    setup = TableSetup(game.table.roster, game.table.config, over(game.table))
    for played, seats in ((BotRaces(), [A, B]), (BotRaces(frozenset({(B, 3)})), [A])):
        results = results_of(game.table.id, setup, Millis(9), played)
        assert [result.seat for result in results if isinstance(result, Result)] == seats
        (*_, last) = results
        assert isinstance(last, UnratedGame) == (len(seats) == 2), "ratings compare people who played every race"
        assert len(results) == len(seats) + (len(seats) == 2)


def over(table: Table) -> object:
    """The state of a game that Ada has won."""
    return replace(table.state, phase=Over(Outcome((A,), (5, 3), "plain")))


@pytest.mark.rule("R13")
async def test_a_bot_that_acted_before_a_restart_keeps_the_seat_until_the_race_is_over(
    server: ServerFixture, service: TableService
):
    game = await playing(server, service)
    game.table.log.bot_races = BotRaces(frozenset({(B, 1)}))  # as the log says when it is read again
    stand_ins = StandIns(game.table.presence, game.table.log, lambda: game.table.roster)
    stand_ins.update()
    assert (stand_ins.holds(B), stand_ins.actor(B)) == (True, BOT)
    assert (stand_ins.holds(A), stand_ins.actor(A)) == (False, None)
    await game.table.handle(GiveUp(A))
    await game.table.handle(GiveUp(B))
    stand_ins.update()
    assert (stand_ins.holds(B), stand_ins.actor(B)) == (False, None)


BY_THE_BOX = {
    "pouch": PouchSettings(seats=3, boards_open=True, own_pieces=True),
    "classic": ClassicSettings(seats=3, boards_open=True, own_pieces=True),
    "three-d": ThreeDSettings(seats=3, boards_open=True, own_pieces=True),
    "cards": CardsSettings(seats=3, hands_seen=True),
}


@pytest.mark.rule("R13")
@pytest.mark.parametrize("edition", BY_THE_BOX)
@pytest.mark.parametrize("absent", AbsencePolicy)
@pytest.mark.parametrize("after", [0, 2_000, 40_000])
async def test_a_game_played_by_the_box_never_waits_for_a_player_who_leaves(
    server: ServerFixture, service: TableService, edition: str, absent: AbsencePolicy, after: int
):
    bot = SeatRequest(OccupantKind.BOT, Strength.SHARP)
    new = await service.open(edition, BY_THE_BOX[edition], [OPEN, OPEN, bot], host=ADA, name="Ada", fresh=False)
    table = new.table
    for player in (ADA, GRACE):
        await service.lobby.redeem(table, new.invite, player=player, name="")
        here(table, player)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, absent=absent))
    await service.lobby.start(table, ADA, "start")
    await server.clock.turn(after)
    await service.lobby.leave(table, GRACE)

    for _ in range(600):  # Ada gives up every board, and is ready at once
        command = table.edition.bots.skip(table.view(A))
        if command is not None:
            await table.handle(command)
        await server.clock.turn(1_000)
        if table.view(None).round == 3:
            return
    raise AssertionError("the game never came to its third round")
