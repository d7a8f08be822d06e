"""Two processes on one store, and games that change under a command: what was agreed on last is what counts."""

import asyncio

import pytest

from tests.tables.houses import ADA, GRACE, House, opened
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract import Seat
from ubongo.editions.parts.race import GiveUp
from ubongo.tables.errors import HallError
from ubongo.tables.hall import Hall
from ubongo.tables.lobby import Rules
from ubongo.tables.roster import Wish
from ubongo.tables.seats import Boards, Kind
from ubongo.tables.table import Carried, Table

TWO = [Wish(Kind.PERSON), Wish(Kind.OPEN)]


async def both(house: House, hall: Hall) -> tuple[Table, Table, Hall]:
    """A table of Ada's and Grace's in two halls, and the second hall."""
    new = await opened(hall, TWO)
    await hall.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace")
    other = await house.hall()
    found = await other.find(new.table.id)
    assert found is not None
    return new.table, found, other


async def test_who_stands_up_elsewhere_does_not_bring_an_older_game_back(house: House, hall: Hall):
    table, other, elsewhere = await both(house, hall)
    await hall.lobby.change_rules(table, ADA, Rules(settings={}, edition=CARDS))
    await elsewhere.lobby.leave(other, GRACE)
    record = await house.store.table(table.id)
    assert record is not None
    assert (record.edition, other.edition.name, other.seat_of(GRACE)) == ("cards", "cards", None)
    assert await hall.lobby.begin(table, ADA, "start") == Carried(1)
    assert table.edition is CARDS


async def test_settings_that_were_changed_in_two_places_are_both_kept(house: House, hall: Hall):
    table, other, elsewhere = await both(house, hall)
    await hall.lobby.change_rules(table, ADA, Rules(settings={"glass": None}))
    await elsewhere.lobby.change_rules(other, ADA, Rules(settings={"side": "4"}))
    assert (other.state.settings.glass, other.state.settings.side) == (None, "4")
    assert await hall.lobby.begin(table, ADA, "start") == Carried(1)
    assert table.state.settings == other.state.settings


async def test_a_command_for_the_game_that_was_agreed_on_before_is_refused(house: House, hall: Hall):
    table, other, _ = await both(house, hall)
    await hall.lobby.change_rules(table, ADA, Rules(settings={}, edition=CARDS))
    assert await hall.lobby.begin(table, ADA, "start") == Carried(1)
    with pytest.raises(HallError, match="cards") as refused:
        await other.handle(GiveUp(Seat(1)), "meant for pouch")
    assert refused.value.code == "not-in-this-game"
    assert (other.edition, other.seq) == (CARDS, 1)


async def test_a_game_that_wants_a_fresh_deck_never_begins_with_the_one_that_ships(hall: Hall):
    for edition in (CARDS, CLASSIC):
        table = (await opened(hall, TWO)).table
        await hall.lobby.change_rules(table, ADA, Rules(settings={}, deck=Boards.FRESH))
        begun = asyncio.create_task(hall.lobby.begin(table, ADA, "start"))
        await asyncio.sleep(0)  # the deck is in the making
        await hall.lobby.change_rules(table, ADA, Rules(settings={}, edition=edition))
        shipped = table.terms.deck
        (answer,) = await asyncio.gather(begun, return_exceptions=True)
        if edition is CARDS:
            assert isinstance(answer, HallError)
            assert (answer.code, table.seq) == ("no-deck", 0)
        else:
            assert answer == Carried(1)
            assert (table.edition, table.roster.deck) == (CLASSIC, Boards.FRESH)
            assert table.terms.deck != shipped
