"""The boards that players may watch while they are being filled, at tables of classic and of three-d. See ADR 98."""

from collections.abc import Sequence

import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture
from ubongo.editions.classic.commands import PlacePawn
from ubongo.editions.classic.state import task_of as classic_task
from ubongo.editions.contract.commands import Start, Stored, Wake
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.state import task_of as gem_race_task
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.registry import edition_named
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

FIRST, SECOND = Seat(0), Seat(1)
EVERYBODY = (None, FIRST, SECOND)
ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
BEFORE: dict[str, Sequence[Stored]] = {
    "classic": (Start(), PlacePawn(FIRST, 2), PlacePawn(SECOND, 3)),
    "three-d": (Start(),),
}
"""What leads to the first countdown."""


def settings_of(edition: str) -> GameSettings:
    more = {"first_roller": FIRST} if edition == "classic" else {"level_1": 4}
    return edition_named(edition).meta.settings(seats=2, **more)


def tiling(table: Table, seat: Seat) -> Tiling:
    task_of = classic_task if table.edition.name == "classic" else gem_race_task
    task = task_of(table.state, table.state.phase.race, seat)
    assert task is not None
    return next(tilings(task))


async def racing(server: ServerFixture, service: TableService, edition: str) -> Table:
    """A table whose first glass is running, with one piece on each board."""
    new = await service.open(edition, settings_of(edition), [ME, OPEN], host=ADA, name="Ada", fresh=False)
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == SECOND
    for command in BEFORE[edition]:
        assert isinstance(await new.table.handle(command), Applied)
    assert not any(new.table.boards.watched(audience) for audience in EVERYBODY)
    assert new.table.deadline is not None
    server.clock.set(new.table.deadline)
    await new.table.handle(Wake())
    for seat in (FIRST, SECOND):
        new.table.boards.place(seat, tiling(new.table, seat)[:1])
    return new.table


@pytest.mark.parametrize("edition", BEFORE)
async def test_a_player_who_is_done_watches_the_other_board_and_nobody_else_does(
    server: ServerFixture, service: TableService, edition: str
):
    table = await racing(server, service, edition)
    assert not any(table.boards.watched(audience) for audience in EVERYBODY)
    assert isinstance(await table.handle(GiveUp(FIRST)), Applied)
    watched = table.boards.watched(FIRST)
    assert watched.keys() == {SECOND}
    assert watched[SECOND].placements == tiling(table, SECOND)[:1]
    assert not table.boards.watched(SECOND)
    assert not table.boards.watched(None)


async def test_a_solver_of_classic_who_has_yet_to_take_gems_watches(server: ServerFixture, service: TableService):
    table = await racing(server, service, "classic")
    assert isinstance(await table.handle(Claim(FIRST, tiling(table, FIRST))), Applied)
    assert table.boards.watched(FIRST).keys() == {SECOND}
    assert not table.boards.watched(SECOND)
