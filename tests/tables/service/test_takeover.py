"""People who were invited take the seats of bots in a running game. Rule: R17, see ADR 112."""

import pytest

from tests.replacing import replace
from tests.tables.fixtures import ADA, GRACE, MALLORY, ServerFixture, opened, turned
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import GiveUp
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.registry import EDITIONS
from ubongo.editions.takeover import SeatTaken, TakeoverReason, TakeSeat
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats.bot_races import stand_in_races
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verification
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
GENTLE = SeatRequest(OccupantKind.BOT, Strength.GENTLE)
A, B = Seat(0), Seat(1)
FOUND = Millis(3_000)


async def racing(service: TableService, server: ServerFixture, settings: GameSettings | None = None) -> Table:
    """Ada plays against a bot; Grace was invited too late."""
    settings = settings or PouchSettings(seats=2, glass=None)
    edition = next(edition.name for edition in EDITIONS.values() if isinstance(settings, edition.meta.settings))
    new = await service.open(edition, settings, [ME, GENTLE], host=ADA, name="Ada", fresh=False)
    here = new.table.join(ADA)
    assert here is not None
    assert isinstance(await service.lobby.start(new.table, ADA, "start"), Applied)
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") is None
    assert new.table.join(GRACE) is not None
    await turned(server.clock, lambda: new.table.view(None).stage in ("racing", "laying", "placing"))
    return new.table


async def takes(service: TableService, table: Table, player: str = GRACE, id: str = "take") -> object:
    return await service.lobby.take_over(table, player, B, "Grace", id)


@pytest.mark.rule("R17")
async def test_a_guest_takes_the_seat_of_a_bot_with_its_gems_from_the_next_race_on(
    server: ServerFixture, service: TableService
):
    table = await racing(service, server)
    assert table.setup.free_seats(GRACE) == (B,)
    await table.handle(GiveUp(A))
    await turned(server.clock, lambda: table.view(None).stage == "resting")
    earned = table.view(None).players[B].gems
    await table.handle(Ready(A))
    await turned(server.clock, lambda: (table.view(None).round, table.view(None).stage) == (2, "racing"))

    assert isinstance(await takes(service, table), Applied)
    assert (table.roster.places[B].name, table.roster.seat_of(GRACE)) == ("Grace", B)
    assert (table.view(None).players[B].gems, table.setup.free_seats(GRACE)) == (earned, ())
    assert table.stand_ins.holds(B), "the bot plays its race to the end"

    await table.handle(GiveUp(A))
    await turned(server.clock, lambda: table.view(None).stage == "resting")
    assert [board.rank for board in table.view(None).last.boards] == [None, 1]
    assert (table.stand_ins.holds(B), table.stand_ins.actor(B)) == (False, None)
    for seat in (A, B):
        assert isinstance(await table.handle(Ready(seat)), Applied)
    await turned(server.clock, lambda: (table.view(None).round, table.view(None).stage) == (3, "racing"))
    assert isinstance(await table.handle(GiveUp(B)), Applied)
    assert table.bot_races(B) == (1, 2)


@pytest.mark.rule("R17")
async def test_only_people_who_were_invited_take_seats_and_only_those_of_bots(
    server: ServerFixture, service: TableService
):
    table = await racing(service, server)
    for player in (MALLORY, "", ADA):
        assert table.setup.free_seats(player) == ()
        with pytest.raises(ServiceError) as caught:
            await takes(service, table, player)
        assert caught.value.code == "not-invited"
    with pytest.raises(ServiceError) as caught:
        await service.lobby.take_over(table, GRACE, 7, "Grace", "far")
    assert caught.value.code == "bad-seats"
    assert await service.lobby.take_over(table, GRACE, A, "Grace", "other") == Refusal(TakeoverReason.TAKEN)
    assert isinstance(await takes(service, table), Applied)
    before = table.seq
    assert await takes(service, table) == Applied(before), "sent again, it is answered again"
    assert (await service.lobby.join(table, player=MALLORY, name="M"), table.setup.free_seats(MALLORY)) == (None, ())
    assert await takes(service, table, MALLORY, "second") == Refusal(TakeoverReason.TAKEN)
    assert table.seq == before


@pytest.mark.rule("R17")
async def test_before_and_after_the_game_no_seat_is_taken_over(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, GENTLE])
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") is None
    assert new.table.setup.free_seats(GRACE) == ()
    assert await takes(service, new.table) == Refusal(TakeoverReason.NOT_RUNNING)


@pytest.mark.rule("R17")
async def test_the_bot_whose_seat_is_taken_plays_the_same_after_a_restart(server: ServerFixture, service: TableService):
    table = await racing(service, server)
    await takes(service, table)
    await server.kill()
    service = await server.service()
    found = await service.find(table.id)
    assert found is not None
    assert (found.roster.seat_of(GRACE), found.log.match.taken) == (B, (B,))
    for player in (ADA, GRACE):
        assert found.join(player) is not None
    assert found.stand_ins.holds(B)
    await found.handle(GiveUp(A))
    await turned(server.clock, lambda: found.view(None).stage == "resting")
    assert [board.rank for board in found.view(None).last.boards] == [None, 1]


PLAYED = (
    PouchSettings(seats=2, glass=Millis(30_000)),
    ClassicSettings(seats=2, glass=Millis(30_000)),
    ThreeDSettings(seats=2, glass=Millis(60_000)),
    CardsSettings(seats=2),
)


@pytest.mark.rule("R17")
@pytest.mark.parametrize("settings", PLAYED, ids=lambda each: type(each).__name__)
async def test_a_game_with_a_seat_taken_over_is_verified_in_every_edition(
    settings: GameSettings, server: ServerFixture, service: TableService
):
    table = await racing(service, server, settings)
    assert isinstance(await takes(service, table), Applied)
    await service.lobby.leave(table, GRACE)
    while table.outcome is None:
        skipped = table.edition.bots.skip(table.view(A))
        if skipped is not None:
            await table.handle(skipped)
        await server.clock.turn(1_000)
    game = decode(await service.archive.export(table))
    found = verification(game)
    assert found.discrepancy is None
    assert next(entry.events for entry in game.entries if isinstance(entry.command, TakeSeat)) == (SeatTaken(B),)
    assert stand_in_races(game)[B] != ()
    assert await service.archive.results(GRACE, table.edition.name) == (), "the bot's points are not her own"
    forged = tuple(
        replace(entry, notes=replace(entry.notes, bot=None)) if entry.notes.bot == "gentle" else entry
        for entry in game.entries
    )
    assert verification(replace(game, entries=forged)).discrepancy is not None
