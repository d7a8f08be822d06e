"""Players who leave a round of cards with any layout: the round never waits for them, and no bot goes on with it."""

import pytest

from tests.tables.fixtures import ADA, GRACE, ServerFixture, turned
from ubongo.editions.cards.commands import Arrange, CardsReason, PassRound
from ubongo.editions.cards.decide import MOST_ARRANGEMENTS
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.puzzles.cards.card import Layout, PlacedCard
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

B = Seat(1)


async def laying(server: ServerFixture, service: TableService, absent: AbsencePolicy = AbsencePolicy.BOT) -> Table:
    """A round of cards after its signal; Ada and Grace are there."""
    settings = CardsSettings(seats=2, countdown=Millis(0), assist=False)
    new = await service.open(
        "cards",
        settings,
        [SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.OPEN)],
        host=ADA,
        name="Ada",
        fresh=False,
    )
    await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    await service.lobby.change_rules(new.table, ADA, RuleChanges(settings={}, absent=absent))
    assert new.table.join(ADA) is not None
    assert await service.lobby.start(new.table, ADA, "start") == Applied(1)
    await turned(server.clock, lambda: new.table.view(None).stage == "laying")
    return new.table


def scattered(table: Table, count: int) -> Layout:
    """`count` cards of Grace, none of which touches another."""
    return tuple(PlacedCard(card.id, 1, (5 * place, -20)) for place, card in enumerate(table.view(B).hand[:count]))


@pytest.mark.rule("R13")
@pytest.mark.parametrize("absent", AbsencePolicy)
@pytest.mark.parametrize("count", range(8))
async def test_a_round_that_a_player_left_with_any_layout_is_passed_for_them(
    server: ServerFixture, service: TableService, absent: AbsencePolicy, count: int
):
    table = await laying(server, service, absent)
    await table.handle(Arrange(B, scattered(table, count)))
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(0)
    assert (table.view(None).stage, table.view(None).players[B].passed) == ("laying", True)
    assert table.view(B).layout == scattered(table, count), "nobody moves their cards"


@pytest.mark.rule("R13")
async def test_a_bot_plays_the_next_round_from_the_empty_table(server: ServerFixture, service: TableService):
    table = await laying(server, service)
    await table.handle(Arrange(B, scattered(table, 7)))
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(30_000)
    await table.handle(PassRound(Seat(0)))
    await turned(server.clock, lambda: table.view(None).round == 2 and table.view(None).players[B].cards > 0)
    await turned(server.clock, lambda: table.view(None).players[B].passed or table.view(None).stage != "laying")


@pytest.mark.parametrize("absent", AbsencePolicy)
async def test_a_player_who_leaves_without_moves_left_passes(
    server: ServerFixture, service: TableService, absent: AbsencePolicy
):
    table = await laying(server, service, absent)
    for number in range(MOST_ARRANGEMENTS):
        assert isinstance(await table.handle(Arrange(B, scattered(table, number % 2))), Applied)
    assert await table.handle(Arrange(B, ())) == Refusal(CardsReason.ARRANGED_ENOUGH)
    await service.lobby.leave(table, GRACE)
    await turned(server.clock, lambda: table.view(None).players[B].passed)
