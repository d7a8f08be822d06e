import asyncio

import pytest

from tests.tables.fixtures import ADA, SEED, FlakyStore, a_table, right_claim, tiling, two_people
from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race.state import Racing
from ubongo.editions.parts.race_events import Claim, GiveUp, RaceReason
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster
from ubongo.tables.storage.store import Conflict, StoreError
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.serial_tasks import ATTEMPTS
from ubongo.tables.table.table import Table


def solvers(table: Table) -> list[int]:
    phase = table.state.phase
    assert isinstance(phase, Racing)
    return [solve.seat for solve in phase.race.solves]


async def test_an_acknowledged_command_is_in_the_log(table: Table, store: FlakyStore):
    assert await table.handle(right_claim(table, 1), "claim") == Applied(3)
    assert [row.command_id for row in await store.rows(table.id, 0)] == ["start", "wake", "claim"]
    assert solvers(table) == [1]


async def test_a_refusal_leaves_no_trace(table: Table, store: FlakyStore):
    before, state = await store.rows(table.id, 0), table.state
    answer = await table.handle(Claim(Seat(0), ()), "claim")
    assert isinstance(answer, Refusal)
    assert answer.reason is RaceReason.NOT_A_TILING
    assert await store.rows(table.id, 0) == before
    assert table.state is state


async def test_nothing_is_acknowledged_shown_or_changed_while_the_log_cannot_be_written(
    table: Table, store: FlakyStore
):
    state, subscription = table.state, table.subscriptions.join(Seat(0))
    assert subscription is not None
    subscription.updated.clear()
    store.fails = True
    with pytest.raises(StoreError, match="the disk is full"):
        await table.handle(right_claim(table, 0), "claim")
    assert table.state is state
    assert not subscription.updated.is_set()
    store.fails = False
    assert await table.handle(right_claim(table, 0), "claim") == Applied(3)
    assert subscription.updated.is_set()


async def test_a_resent_command_is_answered_as_before_even_with_other_content(table: Table, store: FlakyStore):
    claim = right_claim(table, 0)
    assert await table.handle(claim, "claim") == Applied(3)
    assert await table.handle(claim, "claim") == Applied(3)
    assert await table.handle(GiveUp(Seat(1)), "claim") == Applied(3)
    assert len(await store.rows(table.id, 0)) == 3


async def test_a_command_resent_to_another_process_is_answered_as_before(
    table: Table, store: FlakyStore, clock: HandClock
):
    other = await a_table(store, clock)
    await table.handle(right_claim(table, 0), "claim")
    assert await other.handle(right_claim(other, 0), "claim") == Applied(3)
    assert other.state == table.state


async def test_the_second_to_append_catches_up_and_decides_again(table: Table, store: FlakyStore, clock: HandClock):
    other = await a_table(store, clock)
    answers = await asyncio.gather(
        table.handle(right_claim(table, 0), "of 0"), other.handle(right_claim(other, 1), "of 1")
    )
    assert sorted(answer.seq for answer in answers if isinstance(answer, Applied)) == [3, 4]
    await table.log.refresh()
    assert sorted(solvers_of_last(table)) == [0, 1]
    assert table.state == other.state


def solvers_of_last(table: Table) -> list[int]:
    return [solve.seat for solve in table.state.last.race.solves]


async def test_of_two_processes_that_wake_a_table_one_is_refused(table: Table, store: FlakyStore, clock: HandClock):
    other = await a_table(store, clock)
    clock.set(START + 63_000)
    answers = await asyncio.gather(table.handle(Wake()), other.handle(Wake()))
    assert sorted(isinstance(answer, Refusal) for answer in answers) == [False, True]
    assert table.state == other.state


async def test_the_log_is_read_again_before_a_refusal(table: Table, store: FlakyStore, clock: HandClock):
    other = await a_table(store, clock)
    await table.handle(right_claim(table, 0), "of 0")
    await table.handle(right_claim(table, 1), "of 1")  # both have solved: the round is over
    answer = await other.handle(GiveUp(Seat(0)), "late")
    assert isinstance(answer, Refusal)
    assert answer.reason is RaceReason.NO_RACE


async def test_a_table_gives_up_after_too_many_conflicts(
    table: Table, store: FlakyStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
):
    tries: list[int] = []

    async def never(*_: object, **__: object) -> object:
        tries.append(1)
        return Conflict()

    monkeypatch.setattr(store, "append", never)
    with pytest.raises(StoreError, match="too busy"):
        await table.handle(right_claim(table, 0))
    assert len(tries) == ATTEMPTS


async def test_the_time_of_arrival_counts_and_not_the_time_of_writing(table: Table, clock: HandClock):
    # Two claims arrive in time; the second has to wait until the first is written.
    clock.set(START + 62_999)
    first = asyncio.create_task(table.handle(right_claim(table, 0)))
    second = asyncio.create_task(table.handle(right_claim(table, 1)))
    await asyncio.sleep(0)
    clock.set(START + 63_500)
    assert await asyncio.gather(first, second) == [Applied(3), Applied(4)]
    assert [entry.at - START for entry in await table.log.entries()][2:] == [62_999, 62_999]


async def test_a_clock_set_back_does_not_set_the_log_back(table: Table, store: FlakyStore, clock: HandClock):
    clock.set(START - 3_600_000)
    later = await a_table(store, clock)
    assert await later.handle(right_claim(later, 0)) == Applied(3)
    assert [entry.at - START for entry in await later.log.entries()] == [0, 3_000, 3_000]
    assert later.view(None).remaining_ms == 60_000


async def test_a_caller_canceled_in_mid_command_breaks_nothing(table: Table, store: FlakyStore):
    leaving = asyncio.create_task(table.handle(right_claim(table, 0), "claim"))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert await table.handle(GiveUp(Seat(1)), "give up") in (Applied(3), Applied(4))
    numbers = [row.seq for row in await store.rows(table.id, 0)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_table_read_from_its_log_equals_the_one_that_wrote_it(
    table: Table, store: FlakyStore, clock: HandClock
):
    await table.handle(right_claim(table, 0))
    again = await a_table(store, clock)
    assert again.state == table.state
    assert again.seq == table.seq
    assert again.log.last_at == table.log.last_at


async def test_the_seed_is_shown_after_the_game_and_its_hash_before(table: Table):
    assert table.seed is None
    assert len(table.secret.hash) == 64
    assert SEED.hex() not in table.secret.hash


async def test_two_people_who_take_seats_at_once_both_keep_them(store: FlakyStore, clock: HandClock):
    open_seats = Roster(
        (Occupant(OccupantKind.PERSON, "Ada", ADA), Occupant(OccupantKind.OPEN), Occupant(OccupantKind.OPEN)), ADA
    )
    table = await a_table(store, clock, open_seats)

    def sitting(player: str, roster: Roster) -> Roster:
        seat = roster.first_open()
        assert seat is not None
        return roster.with_place(seat, Occupant(OccupantKind.PERSON, player, player))

    await asyncio.gather(*(table.setup.reseat(lambda roster, who=who: sitting(who, roster)) for who in ("one", "two")))
    assert {table.roster.seat_of("one"), table.roster.seat_of("two")} == {1, 2}


async def test_a_seat_that_cannot_be_stored_is_not_given(table: Table, store: FlakyStore):
    store.fails = True
    with pytest.raises(StoreError):
        await table.setup.reseat(lambda roster: roster.with_place(Seat(1), Occupant(OccupantKind.OPEN)))
    assert table.roster == two_people()


async def test_a_view_counts_time_from_the_request(table: Table, clock: HandClock):
    clock.set(START + 13_000)
    assert table.view(Seat(0)).remaining_ms == 50_000
    assert table.view(Seat(0)).elapsed_ms == 10_000
    assert tiling(table, 0)
    assert table.deadline == Millis(START + 63_000)
