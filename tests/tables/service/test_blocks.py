"""Tables of three-d, and of solo with blocks: levels, and decks of the right kind."""

import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture
from ubongo.editions.contract.bots import Strength
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.settings import SoloSettings
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME, OPEN = SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)
BOT = SeatRequest(OccupantKind.BOT, Strength.SHARP)


async def a_family(service: TableService) -> Table:
    """Ada on level 1, Grace on level 4."""
    settings = ThreeDSettings(seats=2, level_1=4)
    new = await service.open("three-d", settings, [ME, OPEN], host=ADA, name="Ada", fresh=False)
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    return new.table


async def again(server: ServerFixture, table: Table) -> Table:
    """The table after a restart."""
    await server.kill()
    found = await (await server.service()).find(table.id)
    assert found is not None
    return found


def levels(table: Table) -> tuple[str, ...]:
    settings = table.view(None).settings
    assert isinstance(settings, ThreeDSettings)
    return settings.levels


def sides(table: Table) -> set[str]:
    return {board.side for board in table.state.boards}


@pytest.mark.rule("D2")
async def test_the_level_of_one_seat_changes_without_the_others(server: ServerFixture, service: TableService):
    table = await a_family(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"level_0": 2}))
    assert (levels(table), sides(table)) == (("2", "4"), {"2", "4"})
    found = await again(server, table)
    assert (levels(found), found.state) == (("2", "4"), table.state)


@pytest.mark.rule("D2")
async def test_levels_stay_when_seats_come_and_go(service: TableService):
    table = await a_family(service)
    await service.lobby.resize(table, ADA, 4)
    assert levels(table) == ("1", "4", "1", "1")
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"level_3": 3}))
    await service.lobby.resize(table, ADA, 2)
    assert (levels(table), sides(table)) == (("1", "4"), {"1", "4"})


@pytest.mark.rule("D2")
@pytest.mark.parametrize("level", [0, 5, "3", None])
async def test_a_level_that_does_not_exist_is_refused_and_changes_nothing(service: TableService, level: object):
    table = await a_family(service)
    with pytest.raises(ServiceError) as caught:
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={"level_0": level}))
    assert caught.value.code == "bad-settings"
    assert levels(table) == ("1", "4")


async def test_a_table_can_switch_from_pieces_to_blocks_and_back(service: TableService):
    table = await a_family(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(edition=POUCH, settings={}))
    assert (table.edition, sides(table)) == (POUCH, {"3"})
    await service.lobby.change_rules(table, ADA, RuleChanges(edition=THREE_D, settings={"level_0": 3}))
    assert (table.edition, levels(table)) == (THREE_D, ("3", "1"))
    assert await service.lobby.start(table, ADA, "start") == Applied(1)


async def test_blocks_alone_are_played_with_a_solid_deck_and_found_again(server: ServerFixture, service: TableService):
    settings = SoloSettings(side="level-3")
    table = (await service.open("solo", settings, [ME], host=ADA, name="Ada", fresh=False)).table
    assert table.state.boards == standard_deck(SOLID_DECK).side("3")
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert (await again(server, table)).state == table.state


async def test_the_deck_changes_when_a_solo_player_switches_to_blocks(service: TableService):
    table = (await service.open("solo", SoloSettings(), [ME], host=ADA, name="Ada", fresh=False)).table
    flat = table.config.deck
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "level-1"}))
    assert table.config.deck != flat
    assert table.state.boards == standard_deck(SOLID_DECK).side("1")
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "4"}))
    assert table.config.deck == flat
    assert SOLO.meta.deck_of(table.view(None).settings) is FLAT_DECK


@pytest.mark.slow
async def test_a_fresh_deck_for_a_solo_run_is_of_the_chosen_kind(server: ServerFixture, service: TableService):
    settings = SoloSettings(side="level-2")
    table = (await service.open("solo", settings, [ME], host=ADA, name="Ada", fresh=True)).table
    standard = table.config.deck
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert table.config.deck != standard
    assert len(table.state.boards) == 36
    assert all(len(task.pieces) == 4 for board in table.state.boards for task in board.tasks)
    assert (await again(server, table)).state == table.state


@pytest.mark.slow
async def test_a_family_plays_on_a_fresh_deck(server: ServerFixture, service: TableService):
    table = await a_family(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(deck=DeckChoice.FRESH, settings={}))
    standard = table.config.deck
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert table.config.deck != standard
    assert sides(table) == {"1", "4"}
    assert (await again(server, table)).state == table.state
