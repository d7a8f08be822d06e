import asyncio
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from tests.tables.hand_clock import START
from tests.tables.houses import ADA, GRACE, INVITE, MALLORY, House, MoodyStore, bots, opened, right_claim, turned
from ubongo.editions.contract import GiveBack, Millis, Seat, Start, Wake
from ubongo.editions.parts.race import Claim
from ubongo.editions.pouch.game import PouchSettings
from ubongo.formats import game_file
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.pool import IDLE
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.table import Applied, Table

ME = SeatRequest(OccupantKind.PERSON)
OPEN = SeatRequest(OccupantKind.OPEN)


async def begun(hall: TableService, wishes: list[SeatRequest], glass: int | None = 60_000) -> Table:
    """A table whose game has begun."""
    table = (await opened(hall, wishes, glass)).table
    assert await hall.lobby.begin(table, ADA, "start") == Applied(1)
    return table


async def found(hall: TableService, table: Table) -> Table:
    """That table as another hall has it."""
    again = await hall.find(table.id)
    assert again is not None
    return again


async def test_bots_play_a_whole_game_that_can_be_verified(house: House, hall: TableService):
    table = await begun(hall, bots(3))
    await turned(house.clock, lambda: table.outcome is not None)
    exported = game_file.decode(await hall.archive.export(table))
    assert game_file.verify(exported) is None
    assert exported.outcome == table.outcome
    assert table.seed == exported.seed


async def test_a_game_on_a_fresh_deck_is_found_again_and_can_be_verified(house: House, hall: TableService):
    wishes = bots(1)
    fresh = await hall.open("pouch", PouchSettings(seats=1), wishes, host=ADA, name="", fresh=True)
    await hall.lobby.begin(fresh.table, ADA, "start")
    await house.dies()
    again = await found(await house.hall(), fresh.table)
    await turned(house.clock, lambda: again.outcome is not None)
    assert game_file.verify(game_file.decode(await house.halls[0].archive.export(again))) is None


async def test_a_table_is_woken_at_its_deadline_and_not_before(house: House, hall: TableService):
    table = await begun(hall, [ME])
    await house.clock.turn(2_999)
    assert table.view(None).stage == "countdown"
    await house.clock.turn(1)
    assert table.view(None).stage == "racing"


async def test_a_seat_is_taken_by_whoever_has_the_invitation(hall: TableService):
    new = await opened(hall, [ME, OPEN])
    assert await hall.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    assert new.table.roster.places[1].name == "Grace"
    assert await hall.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace again") == 1
    assert await hall.lobby.redeem(new.table, new.invite, player=MALLORY, name="") is None, "they may watch"


@pytest.mark.parametrize("invite", ["", INVITE, "x" * 64])
async def test_a_wrong_invitation_gives_no_seat(hall: TableService, invite: str):
    new = await opened(hall, [ME, OPEN])
    with pytest.raises(ServiceError, match="not for this table") as caught:
        await hall.lobby.redeem(new.table, invite, player=MALLORY, name="")
    assert caught.value.code == "wrong-invite"
    assert new.invite not in str(new.table.roster), "only a hash of it is kept"


async def test_of_many_who_join_at_once_each_gets_a_seat_of_their_own(hall: TableService):
    new = await opened(hall, [ME, OPEN, OPEN, OPEN])
    joins = (hall.lobby.redeem(new.table, new.invite, player=name, name="") for name in ("a", "b", "c", "d"))
    seats = await asyncio.gather(*joins, return_exceptions=True)
    assert sorted(seat for seat in seats if isinstance(seat, int)) == [1, 2, 3]
    assert seats.count(None) == 1
    assert len({place.name for place in new.table.roster.places}) == 4


async def test_only_the_host_begins(hall: TableService):
    new = await opened(hall, [ME, OPEN])
    await hall.lobby.redeem(new.table, new.invite, player=GRACE, name="")
    with pytest.raises(ServiceError, match="only the host"):
        await hall.lobby.begin(new.table, GRACE, "start")
    assert await hall.lobby.begin(new.table, ADA, "start") == Applied(1)


async def test_a_host_who_only_watches_has_no_seat(hall: TableService):
    new = await opened(hall, bots(2))
    assert new.seat is None
    assert await hall.lobby.begin(new.table, ADA, "start") == Applied(1)


@pytest.mark.parametrize(
    ("edition", "settings", "seats"),
    [
        ("chess", PouchSettings(seats=1), 1),
        ("pouch", PouchSettings(seats=1, side="5"), 1),
        ("pouch", PouchSettings(seats=1, glass=Millis(1)), 1),
        ("pouch", PouchSettings(seats=5), 5),
        ("pouch", PouchSettings(seats=0), 0),
        ("pouch", PouchSettings(seats=1), 2),
    ],
)
async def test_what_the_rules_exclude_opens_no_table(
    hall: TableService, edition: str, settings: PouchSettings, seats: int
):
    with pytest.raises(ServiceError):
        await hall.open(edition, settings, bots(seats), host=ADA, name="", fresh=False)
    assert len(hall) == 0


async def test_tables_in_memory_are_bounded(hall: TableService, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(floor, "MOST_TABLES", 2)
    for _ in range(2):
        await opened(hall, [ME])
    with pytest.raises(ServiceError, match="too many tables"):
        await opened(hall, [ME])


async def test_a_table_nobody_needs_is_forgotten_and_found_again(house: House, hall: TableService):
    unused, watched = (await opened(hall, [ME])).table, (await opened(hall, [ME])).table
    played = await begun(hall, [ME], 300_000)
    watched.listeners.join(Seat(0))
    await house.clock.turn(IDLE + 5_000)
    assert len(hall) == 2
    assert await found(hall, watched) is watched
    assert await found(hall, played) is played
    again = await found(hall, unused)
    assert again is not unused
    assert again.roster == unused.roster


@pytest.mark.parametrize("name", ["", "0" * 16, "../../etc/passwd", "0" * 17, "G" * 16, "\x00"])
async def test_a_table_that_is_not_there_is_not_found_and_not_remembered(hall: TableService, name: str):
    assert await hall.find(name) is None
    assert len(hall) == 0


async def test_all_who_ask_for_a_table_at_once_get_the_same_one(house: House, hall: TableService):
    table = (await opened(hall, [ME])).table
    await house.dies()
    new = await house.hall()
    tables = await asyncio.gather(*(new.find(table.id) for _ in range(5)))
    assert len({id(one) for one in tables}) == 1


async def test_a_killed_server_gives_back_the_time_nobody_could_play(house: House, hall: TableService):
    table = await begun(hall, [ME])
    await house.clock.turn(13_000)
    assert table.view(Seat(0)).remaining_ms == 50_000
    await house.dies()
    house.clock.set(house.clock.now() + 3_600_000)
    new = await house.hall()
    again = await found(new, table)
    assert again.view(Seat(0)).remaining_ms == 50_000
    assert again.view(Seat(0)).elapsed_ms == 10_000
    assert new.outages.note(table.id) == 3_600_000


async def test_a_short_break_is_given_back_without_a_word(house: House, hall: TableService):
    table = await begun(hall, [ME])
    await house.clock.turn(13_000)
    await house.dies()
    house.clock.set(house.clock.now() + 900)
    new = await house.hall()
    assert (await found(new, table)).view(Seat(0)).remaining_ms == 50_000
    assert new.outages.note(table.id) is None


async def test_an_outage_begins_after_all_that_was_still_played(house: House, hall: TableService):
    # Were a solve moved on by more than the time since, a later call would get the better rank.
    table = await begun(hall, [ME, ME])
    await house.clock.turn(13_000)
    house.clock.set(house.clock.now() + 900)
    await table.handle(right_claim(table, 0))
    solved_at = house.clock.now()
    await house.dies()
    house.clock.set(solved_at + 5_000)
    again = await found(await house.hall(), table)
    given = [entry.command for entry in await again.log() if isinstance(entry.command, GiveBack)]
    assert given == [GiveBack(Millis(5_000))]
    house.clock.set(solved_at + 5_010)
    await again.handle(right_claim(again, 1))
    result = again.view(None).last
    assert result is not None
    assert {board.seat: board.rank for board in result.boards} == {0: 1, 1: 2}


async def test_a_game_without_a_limit_gets_its_time_back_too(house: House, hall: TableService):
    table = await begun(hall, [ME], None)
    await house.clock.turn(13_000)
    await house.dies()
    house.clock.set(house.clock.now() + 3_600_000)
    assert (await found(await house.hall(), table)).view(Seat(0)).elapsed_ms == 10_000


async def test_bots_go_on_after_a_restart(house: House, hall: TableService):
    table = await begun(hall, bots(2), None)
    await house.clock.turn(4_000)
    await house.dies()
    house.clock.set(house.clock.now() + 60_000)
    again = await found(await house.hall(), table)
    await turned(house.clock, lambda: again.outcome is not None)


async def test_one_table_that_cannot_be_read_does_not_stop_the_others(house: House, hall: TableService):
    good, bad = await begun(hall, [ME]), await begun(hall, [ME])
    await house.dies()
    assert isinstance(house.store, MoodyStore)
    house.store.spoil(bad.id)
    house.clock.set(house.clock.now() + 10_000)
    new = await house.hall()
    assert (await found(new, good)).seq == 2, "time was given back"
    with pytest.raises(StoreError, match="another version"):
        await new.find(bad.id)


SPOILS: dict[str, tuple[Callable[[MoodyStore, str], None], str]] = {
    "no deck": (lambda store, table: store.lose_deck(table), "deck 000000000000 is not kept here"),
    "first entry lost": (lambda store, table: store.lose_entry(table, 1), "its log lacks entry 1"),
    "last entry lost": (lambda store, table: store.lose_entry(table, 2), "its log ends before entry 2"),
    "entry spoilt": (lambda store, table: store.spoil_entry(table, 2), "unknown kind"),
}


@pytest.mark.parametrize(("spoil", "words"), SPOILS.values(), ids=SPOILS)
async def test_a_table_that_is_spoilt_is_told_in_words_and_never_shown(
    house: House, hall: TableService, spoil: Callable[[MoodyStore, str], None], words: str
):
    table = await begun(hall, bots(1))
    await turned(house.clock, lambda: table.seq == 2)
    await house.dies()
    assert isinstance(house.store, MoodyStore)
    spoil(house.store, table.id)
    with capture_logs() as logs:
        new = await house.hall()
    assert [words in entry["error"] for entry in logs] == [True]
    assert "exc_info" not in logs[0], "foreseen, so no trace"
    with pytest.raises(StoreError, match=words):
        await new.find(table.id)


async def test_the_server_lives_on_while_the_disk_is_full(house: House, hall: TableService):
    table = await begun(hall, bots(1), 30_000)
    assert isinstance(house.store, MoodyStore)
    house.store.fails = True
    await house.clock.turn(200_000)
    assert table.seq == 1
    house.store.fails = False
    await turned(house.clock, lambda: table.outcome is not None)


async def test_a_deadline_that_everybody_missed_is_looked_after(house: House, hall: TableService):
    other = await house.hall()
    table = await begun(other, [ME])
    await other.close()
    house.halls.remove(other)
    await house.clock.turn(20_000)
    assert (await found(hall, table)).view(None).stage == "racing"


async def test_an_unfinished_game_is_not_handed_out(hall: TableService):
    table = await begun(hall, [ME])
    with pytest.raises(ServiceError, match="once it is over") as caught:
        await hall.archive.export(table)
    assert caught.value.code == "not-over"


async def test_false_calls_do_not_disturb_a_game(house: House, hall: TableService):
    table = await begun(hall, [ME, *bots(1)])
    table.listeners.join(Seat(0))
    await house.clock.turn(3_000)
    for number in range(20):
        await table.handle(Claim(Seat(0), ()), f"false-{number}")
        await house.clock.turn(1_000)
    await turned(house.clock, lambda: table.outcome is not None)


async def test_goodbye_is_said_to_all_and_not_waited_for_for_ever(house: House, hall: TableService):
    table = (await opened(hall, [ME])).table
    listener = table.listeners.join(Seat(0))
    assert listener is not None
    ending = asyncio.create_task(hall.dismiss())
    await house.clock.turn(0)
    assert listener.dismissed == "shutting-down"
    assert not ending.done()
    await house.clock.turn(2_000)
    assert ending.done()


async def test_nobody_wakes_or_starts_a_game_before_its_time_or_twice(hall: TableService):
    table = await begun(hall, [ME])
    assert not isinstance(await table.handle(Wake()), Applied)
    assert not isinstance(await table.handle(Start()), Applied)
    assert table.deadline == START + 3_000
