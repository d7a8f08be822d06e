"""Emotes: shown at a seat for four seconds, in a game among people. See ADR 122."""

import msgspec
import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture, opened
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.table.emotes import SHOWN, Emote
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.hint_handler import handle
from ubongo.tables.table.hints import EmoteHint, Message, slot_of
from ubongo.tables.table.table import Table

ME, OPEN, BOT = (SeatRequest(kind) for kind in (OccupantKind.PERSON, OccupantKind.OPEN, OccupantKind.BOT))
FIRST, SECOND = Seat(0), Seat(1)


async def table_of_two(service: TableService, *, start: bool = True) -> Table:
    new = await opened(service, [ME, OPEN])
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    if start:
        assert await service.lobby.start(new.table, ADA, "start") == Applied(1)
    return new.table


def shown(table: Table) -> list[Emote | None]:
    found = [table.emotes.shown(Seat(seat)) for seat in range(len(table.roster.places))]
    return [None if one is None else one.emote for one in found]


async def test_an_emote_is_shown_at_its_seat_for_four_seconds(server: ServerFixture, service: TableService):
    table = await table_of_two(service)
    before, watching = table.seq, table.join("")
    assert watching is not None
    watching.clear()
    table.emotes.send(SECOND, Emote.BRAVO)
    assert watching.updated.is_set()
    assert not watching.clear(), "the game has not changed"
    assert shown(table) == [None, Emote.BRAVO]
    server.clock.set(server.clock.now() + SHOWN - 1)
    assert shown(table) == [None, Emote.BRAVO]
    server.clock.set(server.clock.now() + 1)
    assert shown(table) == [None, None]
    assert table.seq == before, "the log knows nothing of it"


async def test_a_newer_emote_replaces_the_older_one_and_the_same_one_again_has_another_number(service: TableService):
    table = await table_of_two(service)
    numbers: list[int] = []
    for emote in (Emote.WOW, Emote.PHEW, Emote.PHEW):
        table.emotes.send(FIRST, emote)
        now = table.emotes.shown(FIRST)
        assert now is not None
        assert now.emote is emote
        numbers.append(now.number)
    assert len(set(numbers)) == 3
    assert shown(table) == [Emote.PHEW, None]


@pytest.mark.parametrize("seats", [[ME], [ME, BOT], [ME, OPEN]])
async def test_nobody_speaks_to_bots(service: TableService, seats: list[SeatRequest]):
    table = (await opened(service, seats)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    table.emotes.send(FIRST, Emote.HELLO)
    assert shown(table) == [None] * len(seats)


async def test_a_restarted_server_gives_numbers_that_no_client_has_seen(server: ServerFixture, service: TableService):
    table = await table_of_two(service)
    numbers: list[int] = []
    for _ in range(2):
        table.emotes.send(FIRST, Emote.WOW)
        table.emotes.send(FIRST, Emote.WOW)
        now = table.emotes.shown(FIRST)
        assert now is not None
        numbers.append(now.number)
        await server.kill()
        await server.clock.turn(1_000)
        again = await (await server.service()).find(table.id)
        assert again is not None
        table = again
    assert numbers[0] < numbers[1]


async def test_a_player_who_has_left_neither_speaks_nor_counts(service: TableService):
    table = await table_of_two(service)
    await service.lobby.leave(table, GRACE)
    table.emotes.send(SECOND, Emote.HELLO)
    table.emotes.send(FIRST, Emote.HELLO)
    assert shown(table) == [None, None]
    await service.lobby.come_back(table, GRACE)
    table.emotes.send(FIRST, Emote.HELLO)
    table.emotes.send(SECOND, Emote.WOW)
    assert shown(table) == [Emote.HELLO, Emote.WOW]


async def test_there_are_none_before_the_game(service: TableService):
    table = await table_of_two(service, start=False)
    table.emotes.send(FIRST, Emote.HELLO)
    assert shown(table) == [None, None]


async def test_other_nodes_show_them_too_but_only_those_that_they_know(service: TableService):
    table = await table_of_two(service)
    hint = EmoteHint(table.id, SECOND, "wow")
    (heard,) = msgspec.json.decode(msgspec.json.encode(Message("n", (hint,))), type=Message).hints
    assert isinstance(heard, EmoteHint)
    await handle(table, "n", heard)
    await handle(table, "n", EmoteHint(table.id, FIRST, "rude"))
    assert shown(table) == [None, Emote.WOW]


def test_emotes_of_two_seats_are_both_passed_on():
    assert slot_of(EmoteHint("t", 0, "wow")) != slot_of(EmoteHint("t", 1, "wow"))
    assert slot_of(EmoteHint("t", 0, "wow")) == slot_of(EmoteHint("t", 0, "phew"))
