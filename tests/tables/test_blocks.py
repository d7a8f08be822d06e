"""Tables of three-d, and of solo with blocks: levels, and decks of the right kind."""

import pytest

from tests.tables.houses import ADA, GRACE, House
from ubongo.editions.contract import Strength
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.game import SoloSettings
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.game import ThreeDSettings
from ubongo.formats.standard import standard_deck
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, OccupantKind
from ubongo.tables.service.lobby import RuleChanges
from ubongo.tables.service.service import TableService
from ubongo.tables.table.table import Applied, Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
BOT = SeatRequest(OccupantKind.BOT, Strength.SHARP)


async def a_family(hall: TableService) -> Table:
    """Ada on level 1, Grace on level 4."""
    settings = ThreeDSettings(seats=2, level_1=4)
    new = await hall.open("three-d", settings, [ME, OPEN], host=ADA, name="Ada", fresh=False)
    assert await hall.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    return new.table


async def again(house: House, table: Table) -> Table:
    """The table as it is found after a restart."""
    await house.dies()
    found = await (await house.hall()).find(table.id)
    assert found is not None
    return found


def levels(table: Table) -> tuple[str, ...]:
    settings = table.view(None).settings
    assert isinstance(settings, ThreeDSettings)
    return settings.levels


def sides(table: Table) -> set[str]:
    return {board.side for board in table.state.boards}


@pytest.mark.rule("D2")
async def test_the_level_of_one_seat_changes_without_the_others(house: House, hall: TableService):
    table = await a_family(hall)
    await hall.lobby.change_rules(table, ADA, RuleChanges(settings={"level_0": 2}))
    assert (levels(table), sides(table)) == (("2", "4"), {"2", "4"})
    found = await again(house, table)
    assert (levels(found), found.state) == (("2", "4"), table.state)


@pytest.mark.rule("D2")
async def test_levels_stay_when_seats_come_and_go(hall: TableService):
    table = await a_family(hall)
    await hall.lobby.resize(table, ADA, 4)
    assert levels(table) == ("1", "4", "1", "1")
    await hall.lobby.change_rules(table, ADA, RuleChanges(settings={"level_3": 3}))
    await hall.lobby.resize(table, ADA, 2)
    assert (levels(table), sides(table)) == (("1", "4"), {"1", "4"})


@pytest.mark.rule("D2")
@pytest.mark.parametrize("level", [0, 5, "3", None])
async def test_a_level_that_does_not_exist_is_refused_and_changes_nothing(hall: TableService, level: object):
    table = await a_family(hall)
    with pytest.raises(ServiceError) as caught:
        await hall.lobby.change_rules(table, ADA, RuleChanges(settings={"level_0": level}))
    assert caught.value.code == "bad-settings"
    assert levels(table) == ("1", "4")


async def test_a_table_of_cardboard_may_become_one_of_blocks_and_go_back(hall: TableService):
    table = await a_family(hall)
    await hall.lobby.change_rules(table, ADA, RuleChanges(edition=POUCH, settings={}))
    assert (table.edition, sides(table)) == (POUCH, {"3"})
    await hall.lobby.change_rules(table, ADA, RuleChanges(edition=THREE_D, settings={"level_0": 3}))
    assert (table.edition, levels(table)) == (THREE_D, ("3", "1"))
    assert await hall.lobby.begin(table, ADA, "start") == Applied(1)


async def test_blocks_alone_are_played_with_a_solid_deck_and_found_again(house: House, hall: TableService):
    settings = SoloSettings(side="level-3")
    table = (await hall.open("solo", settings, [ME], host=ADA, name="Ada", fresh=False)).table
    assert table.state.boards == standard_deck("solid").side("3")
    assert await hall.lobby.begin(table, ADA, "start") == Applied(1)
    assert (await again(house, table)).state == table.state


async def test_the_deck_follows_when_somebody_alone_chooses_blocks_after_all(hall: TableService):
    table = (await hall.open("solo", SoloSettings(), [ME], host=ADA, name="Ada", fresh=False)).table
    flat = table.terms.deck
    await hall.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "level-1"}))
    assert table.terms.deck != flat
    assert table.state.boards == standard_deck("solid").side("1")
    await hall.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "4"}))
    assert table.terms.deck == flat
    assert SOLO.deck_of(table.view(None).settings) == "flat"


async def test_a_fresh_deck_for_somebody_alone_is_of_the_kind_they_chose(house: House, hall: TableService):
    settings = SoloSettings(side="level-2")
    table = (await hall.open("solo", settings, [ME], host=ADA, name="Ada", fresh=True)).table
    standard = table.terms.deck
    assert await hall.lobby.begin(table, ADA, "start") == Applied(1)
    assert table.terms.deck != standard
    assert len(table.state.boards) == 36
    assert all(len(task.pieces) == 4 for board in table.state.boards for task in board.tasks)
    assert (await again(house, table)).state == table.state


async def test_a_family_plays_on_a_fresh_deck(house: House, hall: TableService):
    table = await a_family(hall)
    await hall.lobby.change_rules(table, ADA, RuleChanges(deck=DeckChoice.FRESH, settings={}))
    standard = table.terms.deck
    assert await hall.lobby.begin(table, ADA, "start") == Applied(1)
    assert table.terms.deck != standard
    assert sides(table) == {"1", "4"}
    assert (await again(house, table)).state == table.state
