"""Two processes on one store, and games that change during a command: the last agreed settings count."""

import asyncio

import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture, opened
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race_events import GiveUp
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

TWO = [SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)]


async def both(server: ServerFixture, service: TableService) -> tuple[Table, Table, TableService]:
    """A table with Ada and Grace in two services, and the second service."""
    new = await opened(service, TWO)
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    other = await server.service()
    found = await other.find(new.table.id)
    assert found is not None
    return new.table, found, other


async def test_leaving_at_another_process_does_not_bring_an_older_game_back(
    server: ServerFixture, service: TableService
):
    table, other, elsewhere = await both(server, service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=CARDS))
    await elsewhere.lobby.leave(other, GRACE)
    record = await server.store.table(table.id)
    assert record is not None
    assert (record.edition, other.edition.name, other.roster.seat_of(GRACE)) == ("cards", "cards", None)
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert table.edition is CARDS


async def test_settings_changed_in_two_processes_are_both_kept(server: ServerFixture, service: TableService):
    table, other, elsewhere = await both(server, service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"glass": None}))
    await elsewhere.lobby.change_rules(other, ADA, RuleChanges(settings={"side": "4"}))
    assert (other.state.settings.glass, other.state.settings.side) == (None, "4")
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert table.state.settings == other.state.settings


async def test_a_command_for_the_previous_game_is_refused(server: ServerFixture, service: TableService):
    table, other, _ = await both(server, service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=CARDS))
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    with pytest.raises(ServiceError, match="cards") as refused:
        await other.handle(GiveUp(Seat(1)), "meant for pouch")
    assert refused.value.code == "not-in-this-game"
    assert (other.edition, other.seq) == (CARDS, 1)


@pytest.mark.slow
async def test_a_game_with_a_fresh_deck_never_starts_with_the_shipped_one(service: TableService):
    for edition in (CARDS, CLASSIC):
        table = (await opened(service, TWO)).table
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, deck=DeckChoice.FRESH))
        begun = asyncio.create_task(service.lobby.start(table, ADA, "start"))
        await asyncio.sleep(0)  # the deck is being generated
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=edition))
        shipped = table.config.deck
        (answer,) = await asyncio.gather(begun, return_exceptions=True)
        if edition is CARDS:
            assert isinstance(answer, ServiceError)
            assert (answer.code, table.seq) == ("no-deck", 0)
        else:
            assert answer == Applied(1)
            assert (table.edition, table.roster.deck) == (CLASSIC, DeckChoice.FRESH)
            assert table.config.deck != shipped
