import asyncio
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from tests.tables.fixtures import (
    ADA,
    GRACE,
    INVITE,
    MALLORY,
    FlakyStore,
    ServerFixture,
    bots,
    opened,
    right_claim,
    turned,
)
from tests.tables.hand_clock import START
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats import game_file
from ubongo.formats.verification import verify
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service import pool
from ubongo.tables.service.pool import IDLE, PRESSED
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import DamagedTableError, StoreError
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME = SeatRequest(OccupantKind.PERSON)
OPEN = SeatRequest(OccupantKind.OPEN)


async def started_game(service: TableService, requests: list[SeatRequest], glass: int | None = 60_000) -> Table:
    """A table whose game has started."""
    table = (await opened(service, requests, glass)).table
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    return table


async def found(service: TableService, table: Table) -> Table:
    """The same table in another service."""
    again = await service.find(table.id)
    assert again is not None
    return again


async def test_bots_play_a_whole_game_that_can_be_verified(server: ServerFixture, service: TableService):
    table = await started_game(service, bots(3))
    await turned(server.clock, lambda: table.outcome is not None)
    exported = game_file.decode(await service.archive.export(table))
    assert verify(exported) is None
    assert exported.outcome == table.outcome
    assert table.seed == exported.secret.seed


@pytest.mark.slow
async def test_a_game_on_a_fresh_deck_is_found_again_and_can_be_verified(server: ServerFixture, service: TableService):
    requests = bots(1)
    fresh = await service.open("pouch", PouchSettings(seats=1), requests, host=ADA, name="", fresh=True)
    await service.lobby.start(fresh.table, ADA, "start")
    await server.kill()
    again = await found(await server.service(), fresh.table)
    await turned(server.clock, lambda: again.outcome is not None)
    assert verify(game_file.decode(await server.services[0].archive.export(again))) is None


async def test_a_table_is_woken_at_its_deadline_and_not_before(server: ServerFixture, service: TableService):
    table = await started_game(service, [ME])
    await server.clock.turn(2_999)
    assert table.view(None).stage == "countdown"
    await server.clock.turn(1)
    assert table.view(None).stage == "racing"


async def test_a_seat_is_taken_with_the_invitation(service: TableService):
    new = await opened(service, [ME, OPEN])
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    assert new.table.roster.places[1].name == "Grace"
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace again") == 1
    assert await service.lobby.redeem(new.table, new.invite, player=MALLORY, name="") is None, "they may watch"


@pytest.mark.parametrize("invite", ["", INVITE, "x" * 64])
async def test_a_wrong_invitation_gives_no_seat(service: TableService, invite: str):
    new = await opened(service, [ME, OPEN])
    with pytest.raises(ServiceError, match="not for this table") as caught:
        await service.lobby.redeem(new.table, invite, player=MALLORY, name="")
    assert caught.value.code == "wrong-invite"
    assert new.invite not in str(new.table.roster), "only a hash of it is kept"


async def test_many_people_joining_at_once_each_get_their_own_seat(service: TableService):
    new = await opened(service, [ME, OPEN, OPEN, OPEN])
    joins = (service.lobby.redeem(new.table, new.invite, player=name, name="") for name in ("a", "b", "c", "d"))
    seats = await asyncio.gather(*joins, return_exceptions=True)
    assert sorted(seat for seat in seats if isinstance(seat, int)) == [1, 2, 3]
    assert seats.count(None) == 1
    assert len({place.name for place in new.table.roster.places}) == 4


async def test_only_the_host_starts_the_game(service: TableService):
    new = await opened(service, [ME, OPEN])
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="")
    with pytest.raises(ServiceError, match="only the host"):
        await service.lobby.start(new.table, GRACE, "start")
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)


async def test_a_host_who_only_watches_has_no_seat(service: TableService):
    new = await opened(service, bots(2))
    assert new.seat is None
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)


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
async def test_invalid_settings_open_no_table(service: TableService, edition: str, settings: PouchSettings, seats: int):
    with pytest.raises(ServiceError):
        await service.open(edition, settings, bots(seats), host=ADA, name="", fresh=False)
    assert len(service) == 0


async def test_tables_in_memory_are_bounded(service: TableService, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "MOST_TABLES", 2)
    for _ in range(2):
        await opened(service, [ME])
    with pytest.raises(ServiceError, match="too many tables"):
        await opened(service, [ME])


async def test_when_memory_is_full_idle_tables_make_room_for_others(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pool, "MOST_TABLES", 2)
    unused, watched = (await opened(service, [ME])).table, (await opened(service, [ME])).table
    watched.subscriptions.join(Seat(0))
    await server.clock.turn(PRESSED + 3_000)
    assert len(service) == 2, "as long as nobody needs the place, it is kept"
    third = (await opened(service, [ME])).table
    assert len(service) == 2
    assert await found(service, watched) is watched
    with pytest.raises(ServiceError, match="too many tables"):
        await service.find(unused.id)
    assert await found(service, third) is third


async def test_tables_that_are_being_loaded_count_too(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    tables = [(await opened(service, [ME])).table.id for _ in range(5)]
    await server.clock.turn(IDLE + 5_000)
    assert len(service) == 0
    monkeypatch.setattr(pool, "MOST_TABLES", 2)
    answers = await asyncio.gather(*map(service.find, tables), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Table] * 2 + [ServiceError] * 3
    assert len(service) == 2


async def test_an_idle_table_is_evicted_and_loaded_again(server: ServerFixture, service: TableService):
    unused, watched = (await opened(service, [ME])).table, (await opened(service, [ME])).table
    played = await started_game(service, [ME], 300_000)
    watched.subscriptions.join(Seat(0))
    await server.clock.turn(IDLE + 5_000)
    assert len(service) == 2
    assert await found(service, watched) is watched
    assert await found(service, played) is played
    again = await found(service, unused)
    assert again is not unused
    assert again.roster == unused.roster


@pytest.mark.parametrize("name", ["", "0" * 16, "../../etc/passwd", "0" * 17, "G" * 16, "\x00"])
async def test_a_missing_table_is_not_found_and_not_cached(service: TableService, name: str):
    assert await service.find(name) is None
    assert len(service) == 0


async def test_concurrent_requests_for_a_table_get_the_same_one(server: ServerFixture, service: TableService):
    table = (await opened(service, [ME])).table
    await server.kill()
    new = await server.service()
    tables = await asyncio.gather(*(new.find(table.id) for _ in range(5)))
    assert len({id(one) for one in tables}) == 1


async def test_a_killed_server_gives_back_the_downtime(server: ServerFixture, service: TableService):
    table = await started_game(service, [ME])
    await server.clock.turn(13_000)
    assert table.view(Seat(0)).remaining_ms == 50_000
    await server.kill()
    server.clock.set(server.clock.now() + 3_600_000)
    new = await server.service()
    again = await found(new, table)
    assert again.view(Seat(0)).remaining_ms == 50_000
    assert again.view(Seat(0)).elapsed_ms == 10_000
    assert new.downtime.notice(table.id) == 3_600_000


async def test_a_short_outage_is_given_back_silently(server: ServerFixture, service: TableService):
    table = await started_game(service, [ME])
    await server.clock.turn(13_000)
    await server.kill()
    server.clock.set(server.clock.now() + 900)
    new = await server.service()
    assert (await found(new, table)).view(Seat(0)).remaining_ms == 50_000
    assert new.downtime.notice(table.id) is None


async def test_an_outage_starts_after_the_last_entry_of_the_log(server: ServerFixture, service: TableService):
    # If a solve were shifted by more than the elapsed time, a later call would get the better rank.
    table = await started_game(service, [ME, ME])
    await server.clock.turn(13_000)
    server.clock.set(server.clock.now() + 900)
    await table.handle(right_claim(table, 0))
    solved_at = server.clock.now()
    await server.kill()
    server.clock.set(solved_at + 5_000)
    again = await found(await server.service(), table)
    given = [entry.command for entry in await again.log.entries() if isinstance(entry.command, ExtendClock)]
    assert given == [ExtendClock(Millis(5_000))]
    server.clock.set(solved_at + 5_010)
    await again.handle(right_claim(again, 1))
    result = again.view(None).last
    assert result is not None
    assert {board.seat: board.rank for board in result.boards} == {0: 1, 1: 2}


async def test_a_game_without_a_limit_also_gets_its_time_back(server: ServerFixture, service: TableService):
    table = await started_game(service, [ME], None)
    await server.clock.turn(13_000)
    await server.kill()
    server.clock.set(server.clock.now() + 3_600_000)
    assert (await found(await server.service(), table)).view(Seat(0)).elapsed_ms == 10_000


async def test_bots_continue_after_a_restart(server: ServerFixture, service: TableService):
    table = await started_game(service, bots(2), None)
    await server.clock.turn(4_000)
    await server.kill()
    server.clock.set(server.clock.now() + 60_000)
    again = await found(await server.service(), table)
    await turned(server.clock, lambda: again.outcome is not None)


async def test_an_unreadable_table_does_not_stop_the_others(server: ServerFixture, service: TableService):
    good, bad = await started_game(service, [ME]), await started_game(service, [ME])
    await server.kill()
    assert isinstance(server.store, FlakyStore)
    server.store.corrupt(bad.id)
    server.clock.set(server.clock.now() + 10_000)
    new = await server.service()
    assert (await found(new, good)).seq == 2, "time was given back"
    with pytest.raises(StoreError, match="another version"):
        await new.find(bad.id)


CORRUPTIONS: dict[str, tuple[Callable[[FlakyStore, str], None], str]] = {
    "no deck": (lambda store, table: store.lose_deck(table), "deck 000000000000 is not stored here"),
    "first entry lost": (lambda store, table: store.lose_entry(table, 1), "its log lacks entry 1"),
    "last entry lost": (lambda store, table: store.lose_entry(table, 2), "its log ends before entry 2"),
    "entry changed": (lambda store, table: store.corrupt_entry(table, 2), "entry 2 of its log is not what was written"),
    "unknown event": (lambda store, table: store.corrupt_entry(table, 2, is_older=True), "unknown kind"),
    "time changed": (lambda store, table: store.change(table, 1, at=Millis(START + 1)), "entry 1 of its log is not"),
    "checksum lost": (lambda store, table: store.change(table, 2, checksum=None), "entry 2 of its log is not"),
    "settings changed": (lambda store, table: store.corrupt(table, b'{"seats": 1}'), "entry 1 of its log is not"),
}


@pytest.mark.parametrize(("corrupt", "words"), CORRUPTIONS.values(), ids=CORRUPTIONS)
async def test_a_corrupt_table_is_reported_in_plain_words_and_never_shown(
    server: ServerFixture, service: TableService, corrupt: Callable[[FlakyStore, str], None], words: str
):
    table = await started_game(service, bots(1))
    await turned(server.clock, lambda: table.seq == 2)
    await server.kill()
    assert isinstance(server.store, FlakyStore)
    corrupt(server.store, table.id)
    with capture_logs() as logs:
        new = await server.service()
        for _ in range(3):
            with pytest.raises(DamagedTableError, match=words):
                await new.find(table.id)
            await server.clock.turn(20_000)
    assert [words in entry["error"] for entry in logs] == [True], "logged once, however often somebody asks"
    assert "exc_info" not in logs[0], "foreseen, so no trace"


async def test_the_server_keeps_running_while_the_disk_is_full(server: ServerFixture, service: TableService):
    table = await started_game(service, bots(1), 30_000)
    assert isinstance(server.store, FlakyStore)
    server.store.fails = True
    await server.clock.turn(200_000)
    assert table.seq == 1
    server.store.fails = False
    await turned(server.clock, lambda: table.outcome is not None)


async def test_a_deadline_missed_by_every_process_is_caught_up(server: ServerFixture, service: TableService):
    other = await server.service()
    table = await started_game(other, [ME])
    await other.close()
    server.services.remove(other)
    await server.clock.turn(20_000)
    assert (await found(service, table)).view(None).stage == "racing"


async def test_an_unfinished_game_is_not_exported(service: TableService):
    table = await started_game(service, [ME])
    with pytest.raises(ServiceError, match="once it is over") as caught:
        await service.archive.export(table)
    assert caught.value.code == "not-over"


async def test_false_calls_do_not_disturb_a_game(server: ServerFixture, service: TableService):
    table = await started_game(service, [ME, *bots(1)])
    table.subscriptions.join(Seat(0))
    await server.clock.turn(3_000)
    for number in range(20):
        await table.handle(Claim(Seat(0), ()), f"false-{number}")
        await server.clock.turn(1_000)
    await turned(server.clock, lambda: table.outcome is not None)


async def test_closing_sends_goodbye_to_all_without_waiting_forever(server: ServerFixture, service: TableService):
    table = (await opened(service, [ME])).table
    subscription = table.subscriptions.join(Seat(0))
    assert subscription is not None
    ending = asyncio.create_task(service.dismiss())
    await server.clock.turn(0)
    assert subscription.dismissed == "shutting-down"
    assert not ending.done()
    await server.clock.turn(2_000)
    assert ending.done()


async def test_a_game_is_neither_woken_nor_started_early_or_twice(service: TableService):
    table = await started_game(service, [ME])
    assert not isinstance(await table.handle(Wake()), Applied)
    assert not isinstance(await table.handle(Start()), Applied)
    assert table.deadline == START + 3_000
