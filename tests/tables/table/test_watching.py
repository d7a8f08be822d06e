"""Who may watch which board: no player is ever shown the pieces on a board that they have yet to solve."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.replacing import replace
from tests.tables.fixtures import FlakyStore, a_table, right_claim, tiling, two_people
from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race_events import GiveUp
from ubongo.tables.seating.seats import SpectatorPolicy
from ubongo.tables.table.table import Table
from ubongo.tables.table.watching import may_see

FIRST, SECOND = Seat(0), Seat(1)
SEATS = st.integers(0, 3).map(Seat)
REGIONS = st.dictionaries(SEATS, st.sampled_from(["##/#.", "###"]))


@given(seat=SEATS, audience=SEATS | st.none(), regions=REGIONS, done=st.frozensets(SEATS), is_live=st.booleans())
def test_nobody_who_could_use_or_pass_on_a_solution_sees_one(
    seat: Seat, audience: Seat | None, regions: dict[Seat, str], done: frozenset[Seat], is_live: bool
):
    if not may_see(audience, seat, regions, done, is_live=is_live):
        return
    is_player = audience in regions
    assert audience != seat
    assert not is_player or audience in done, "who still solves sees nothing"
    assert is_player or is_live, "spectators see boards only if the table says so"
    for other in regions.keys() - done - {seat}:
        if regions[other] == regions[seat]:
            assert is_player
            assert audience is not None
            assert regions[audience] == regions[seat], "who has not solved that board does not see it"


@given(regions=REGIONS, seat=SEATS, audience=SEATS)
def test_a_player_who_is_done_sees_the_boards_of_the_others(regions: dict[Seat, str], seat: Seat, audience: Seat):
    everyone = frozenset(regions)
    assert may_see(audience, seat, regions, everyone, is_live=False) == (
        {seat, audience} <= everyone and seat != audience
    )


async def racing(spectators: SpectatorPolicy = SpectatorPolicy.AFTER) -> Table:
    """A table whose first glass is running, with one piece on each board."""
    clock = HandClock()
    table = await a_table(FlakyStore(), clock, replace(two_people(), spectators=spectators))
    await table.handle(Start(), "start")
    assert not any(table.boards.watched(audience) for audience in (None, FIRST, SECOND))
    clock.set(START + 3_000)
    await table.handle(Wake(), "wake")
    for seat in (FIRST, SECOND):
        table.boards.place(seat, tiling(table, seat)[:1])
    return table


async def test_before_the_first_solve_no_player_and_no_spectator_sees_a_board():
    table = await racing()
    assert not any(table.boards.watched(audience) for audience in (None, FIRST, SECOND))


@pytest.mark.parametrize("how", ["solves", "gives up"])
async def test_a_player_who_solves_or_gives_up_sees_the_board_that_is_still_open(how: str):
    table = await racing()
    assert await table.handle(right_claim(table, FIRST) if how == "solves" else GiveUp(FIRST), "done")
    watched = table.boards.watched(FIRST)
    assert watched.keys() == {SECOND}
    assert watched[SECOND].placements == tiling(table, SECOND)[:1]
    assert not table.boards.watched(SECOND)
    assert not table.boards.watched(None)


async def test_spectators_see_boards_if_the_table_says_so_and_players_still_do_not():
    table = await racing(SpectatorPolicy.LIVE)
    assert table.boards.watched(None).keys() == {FIRST, SECOND}
    assert not table.boards.watched(FIRST)
    assert not table.boards.watched(SECOND)


async def test_after_the_race_nothing_is_watched():
    table = await racing(SpectatorPolicy.LIVE)
    await table.handle(right_claim(table, FIRST), "claim")
    await table.handle(GiveUp(SECOND), "give-up")
    assert not any(table.boards.watched(audience) for audience in (None, FIRST, SECOND))
