"""What is built once for all of a table shows nobody what is for others alone, whoever was served before."""

from collections.abc import Sequence
from itertools import permutations

import msgspec
import pytest

from tests.replacing import replace
from tests.tables.fixtures import ADA, GRACE, MALLORY, FlakyStore, a_table, record, right_claim, tiling, two_people
from tests.tables.hand_clock import START, HandClock
from ubongo.adapters.web.messages import around, update, welcome
from ubongo.adapters.web.wire import encode
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race_events import GiveUp
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.seats import Occupant, OccupantKind, Roster, SpectatorPolicy
from ubongo.tables.table.emotes import SHOWN, Emote
from ubongo.tables.table.table import Table

GUEST, STRANGER = hashed("guest"), ""
EVERYBODY = (ADA, GRACE, GUEST, MALLORY, STRANGER)
"""The host and another player; a guest who may take the bot's seat; two who only watch, one without a name."""
STAGES = ("new", "dealt", "racing", "one is done", "resting")


def three_seats(spectators: SpectatorPolicy) -> Roster:
    """Ada and Grace with a bot, and a guest who has no seat."""
    seated = two_people()
    bot = Occupant(OccupantKind.BOT, "Bot", strength=Strength.STEADY)
    return replace(seated, places=(*seated.places, bot), guests=(GUEST,), spectators=spectators)


async def table_in(stage: str, spectators: SpectatorPolicy = SpectatorPolicy.LIVE) -> Table:
    """A table at that stage; once the glass runs, one piece lies on each board."""
    clock, store, roster, wanted = HandClock(), FlakyStore(), three_seats(spectators), STAGES.index(stage)
    await store.open_table(replace(record(roster), code="KARLIK", created_at=START))
    table = await a_table(store, clock, roster)
    if wanted > 0:
        await table.handle(Start(), "start")
    if wanted > 1:
        clock.set(START + 3_000)
        await table.handle(Wake(), "wake")
        for seat in range(3):
            table.boards.place(Seat(seat), tiling(table, Seat(seat))[:1])
    if wanted > 2:
        await table.handle(right_claim(table, Seat(0)), "claim")
    if wanted > 3:
        await table.handle(GiveUp(Seat(1)), "give-up")
        await table.handle(GiveUp(Seat(2)), "bot-gives-up")
    return table


def served(table: Table, player: str) -> tuple[bytes, ...]:
    """Everything that the table says to that player now."""
    seat = table.roster.seat_of(player)
    messages = (welcome(table, player, seat, None), update(table, player, seat), around(table, player))
    return tuple(map(encode, messages))


def served_alone(table: Table, player: str) -> tuple[bytes, ...]:
    """The same, if nobody else was served before."""
    table.subscriptions.notify()
    return served(table, player)


@pytest.mark.parametrize("spectators", SpectatorPolicy)
@pytest.mark.parametrize("stage", STAGES)
async def test_everybody_is_told_the_same_whoever_was_served_before(stage: str, spectators: SpectatorPolicy):
    table = await table_in(stage, spectators)
    alone = {player: served_alone(table, player) for player in EVERYBODY}
    for order in permutations(EVERYBODY):
        table.subscriptions.notify()
        assert {player: served(table, player) for player in order} == alone


def shown(table: Table, order: Sequence[str], player: str) -> dict[str, dict[str, object]]:
    """The update of that player, after everybody else was served in that order."""
    for other in order:
        served(table, other)
    found: dict[str, dict[str, object]] = msgspec.json.decode(served(table, player)[1])
    return found


@pytest.mark.parametrize("player", EVERYBODY)
async def test_the_code_and_the_hosts_mark_are_for_those_who_have_them(player: str):
    table = await table_in("racing")
    told = shown(table, EVERYBODY, player)["table"]
    assert told["host"] == (player == ADA)
    assert told["code"] == ("KARLIK" if player in (ADA, GRACE) else None)
    assert told["free_seats"] == ([2] if player == GUEST else [])


@pytest.mark.parametrize("player", EVERYBODY)
async def test_a_board_in_a_race_is_for_its_player(player: str):
    table = await table_in("racing", SpectatorPolicy.AFTER)
    told, seat = shown(table, EVERYBODY, player), table.roster.seat_of(player)
    own = None if seat is None else table.view(seat).puzzle
    assert told["view"]["puzzle"] == msgspec.json.decode(encode(own))
    assert (own is None) == (seat is None)
    assert all(place["board"] is None for place in msgspec.convert(told["table"]["seats"], list[dict[str, object]]))


@pytest.mark.parametrize("player", EVERYBODY)
async def test_pieces_are_shown_to_those_who_are_done(player: str):
    table = await table_in("one is done", SpectatorPolicy.AFTER)
    seats = msgspec.convert(shown(table, EVERYBODY, player)["table"]["seats"], list[dict[str, object]])
    assert [place["seat"] for place in seats if place["board"] is not None] == ([1, 2] if player == ADA else [])


async def test_what_is_built_once_is_forgotten_with_the_next_update():
    table = await table_in("racing")
    before = served(table, ADA)
    table.boards.lay(Seat(1), 0)
    assert served(table, ADA) != before


async def test_an_emote_that_has_passed_is_not_shown_to_whoever_comes_later():
    clock, store = HandClock(), FlakyStore()
    await store.open_table(record(two_people()))
    table = await a_table(store, clock)
    await table.handle(Start(), "start")
    table.emotes.send(Seat(0), Emote.BRAVO)
    assert b'"bravo"' in encode(around(table, GRACE))
    await clock.turn(SHOWN)
    assert b'"bravo"' not in encode(around(table, GRACE))
    assert b'"bravo"' not in encode(welcome(table, MALLORY, None, None))
