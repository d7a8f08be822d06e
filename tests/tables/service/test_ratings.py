"""Ratings of people who play: what counts, and what does not. See ADR 128."""

from dataclasses import replace

import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture, opened, turned
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.bot_races import BotRaces
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.people import person_out
from ubongo.tables.service.rateable import unrated_game
from ubongo.tables.service.rating import START
from ubongo.tables.service.ratings import EVERY
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.ratings import RatedSeat, decode_seats
from ubongo.tables.table.config import TableSetup
from ubongo.tables.table.table import Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
BOT = SeatRequest(OccupantKind.BOT, Strength.GENTLE)


async def played(server: ServerFixture, service: TableService, *more: SeatRequest) -> Table:
    """A finished game of Ada and Grace, who solve nothing."""
    new = await opened(service, [ME, OPEN, *more], 30_000)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    for player in (ADA, GRACE):
        assert new.table.join(player) is not None
    await service.lobby.start(new.table, ADA, "start")
    await turned(server.clock, lambda: new.table.outcome is not None)
    return new.table


async def test_only_who_wants_ratings_has_one(server: ServerFixture, service: TableService):
    await service.ratings.start(ADA)
    table = await played(server, service, BOT)
    (ada,) = (await service.ratings.of(ADA)).ratings
    assert (ada.edition, ada.games, ada.table, ada.before) == ("pouch", 1, table.id, None)
    assert ada.now.sigma < START.sigma
    assert ada.now.mu < START.mu, "a gentle bot was ahead"
    assert (await service.ratings.of(GRACE)).ratings == ()
    assert (await service.ratings.of("")).since is None
    assert await server.store.ratings.unrated(9) == ()


async def test_games_count_although_nobody_asks_and_after_a_crash(server: ServerFixture, service: TableService):
    await service.ratings.start(ADA)
    await service.ratings.start(GRACE)
    table = await played(server, service)
    while await server.store.ratings.unrated(9):
        await server.clock.turn(EVERY)
    await server.kill()
    service = await server.service()
    await service.ratings.follow()
    for player in (ADA, GRACE):
        (one,) = (await server.store.ratings.of(player)).ratings
        assert (one.games, one.table) == (1, table.id)
    assert one.now.mu == pytest.approx(START.mu), "they were equal"


async def test_the_export_has_the_ratings_and_the_erasure_deletes_them(server: ServerFixture, service: TableService):
    begun = server.clock.now()
    await service.ratings.start(ADA)
    await played(server, service, BOT)
    await service.ratings.follow()
    file = person_out(await service.people.person(ADA))
    assert file.rated_since == begun
    assert [(one.edition, one.games) for one in file.ratings] == [("pouch", 1)]
    await service.people.erase(ADA)
    assert (await service.ratings.of(ADA)).since is None
    assert ADA not in repr(vars(server.store.ratings))


async def test_which_games_count(server: ServerFixture, service: TableService):
    table = await played(server, service, BOT)
    setup = TableSetup(table.roster, table.config, table.state)
    kept = unrated_game(table.id, setup, Millis(5), BotRaces())
    assert kept is not None
    assert [(one.seat, one.bot) for one in decode_seats(kept.seats)] == [(0, None), (1, None), (2, "gentle")]
    assert ADA.encode() not in kept.seats
    stand_in = BotRaces(frozenset({(Seat(1), 3)}))
    assert unrated_game(table.id, setup, Millis(5), stand_in) is None, "only one person has played every race"
    same = replace(table.roster, places=(table.roster.places[0], table.roster.places[0], table.roster.places[2]))
    assert unrated_game(table.id, replace(setup, roster=same), Millis(5), BotRaces()) is None
    easier = replace(table.config, settings=PouchSettings(seats=3, extra_time_1=Millis(30_000)))
    assert unrated_game(table.id, replace(setup, config=easier), Millis(5), BotRaces()) is None
    running = table.edition.rules.new(table.config.settings, table.state.boards)
    assert unrated_game(table.id, replace(setup, state=running), Millis(5), BotRaces()) is None
    assert RatedSeat(2, 1, "gentle") in decode_seats(kept.seats)
