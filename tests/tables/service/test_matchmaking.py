"""Looking for a game with a stranger: who is brought together, when a bot plays, and how the game starts."""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, FlakyStore, ServerFixture, turned
from tests.tables.hand_clock import settled
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.three_d.edition import THREE_D
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.friendly_names import NAMES
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import DeckChoice, OccupantKind
from ubongo.tables.service import matchmaking, searches
from ubongo.tables.service.matchmaking import Matchmaker
from ubongo.tables.service.no_shows import MOST_OF_NETWORK, UNRELIABLE
from ubongo.tables.service.searches import Search
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges, with_deck_wanted
from ubongo.tables.service.strangers import ARRIVING, SETTLING
from ubongo.tables.service.table_decks import TableDecks, contains
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

WAIT = matchmaking.WAIT
GENTLE, STEADY, SHARP = Strength.GENTLE, Strength.STEADY, Strength.SHARP
SECOND = 1_000
REAL_S = 60.0
"""Only a test that fails waits for this long."""


def looking(
    service: TableService,
    player: str,
    strength: Strength = STEADY,
    edition: AnyEdition = POUCH,
    language: str = "en",
    network: str = "",
) -> asyncio.Task[str]:
    return asyncio.create_task(service.find_game(player, edition, strength, language, network))


async def paired(service: TableService, *players: str, network: str = "", edition: AnyEdition = POUCH) -> Table:
    """The table of people who look at the same time; the last one comes from that network."""
    networks = [*[""] * (len(players) - 1), network]
    searches = zip(players, networks, strict=True)
    ids = await asyncio.gather(*(looking(service, one, edition=edition, network=at) for one, at in searches))
    assert len(set(ids)) == 1
    return await found(service, ids[0])


async def found(service: TableService, id: str) -> Table:
    table = await service.find(id)
    assert table is not None
    return table


def arrive(table: Table, player: str) -> Subscription:
    subscription = table.join(player)
    assert subscription is not None
    subscription.commitment = hashed(f"the share of {player}")
    return subscription


async def begun(server: ServerFixture, table: Table) -> None:
    """Turn the clock until the game has started: nobody reveals a share here, so that takes three seconds.

    Threads that hash a deck need real time, and more of it on a busy machine.
    """
    async with asyncio.timeout(REAL_S):
        while table.seq == 0:
            await server.clock.turn(100)
            await asyncio.sleep(0.01)


async def together(one: asyncio.Task[str], other: asyncio.Task[str]) -> bool:
    """Whether both are at one table; the clock stands still."""
    async with asyncio.timeout(REAL_S):
        return await one == await other


def kinds(table: Table) -> list[OccupantKind]:
    return sorted(place.kind for place in table.roster.places)


PERSON, BOT, OPEN = OccupantKind.PERSON, OccupantKind.BOT, OccupantKind.OPEN


async def refused(work: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(ServiceError) as raised:
        await work
    return raised.value.code


# Who is brought together


async def test_two_people_of_one_strength_play_at_once(service: TableService):
    table = await paired(service, ADA, GRACE)
    assert set(table.roster.people) == {ADA, GRACE}
    assert len(service.matchmaker) == 0


@pytest.mark.parametrize("edition", [POUCH, CLASSIC, THREE_D, CARDS], ids=lambda edition: edition.name)
async def test_every_game_for_two_can_be_looked_for(service: TableService, edition: AnyEdition):
    ids = await asyncio.gather(*(looking(service, player, edition=edition) for player in (ADA, GRACE)))
    assert (await found(service, ids[0])).edition is edition


async def test_a_game_for_one_cannot(service: TableService):
    assert await refused(service.find_game(ADA, SOLO, STEADY, "en")) == "bad-seats"


async def test_people_who_want_other_games_are_not_brought_together(server: ServerFixture, service: TableService):
    tasks = [looking(service, ADA), looking(service, GRACE, edition=CLASSIC)]
    await server.clock.turn(WAIT)
    tables = [await found(service, await task) for task in tasks]
    assert [kinds(table) for table in tables] == [[BOT, PERSON]] * 2


@pytest.mark.parametrize(
    ("one", "other", "after"),
    [(STEADY, STEADY, 0), (GENTLE, STEADY, 5), (SHARP, STEADY, 5), (GENTLE, SHARP, 10), (SHARP, GENTLE, 10)],
)
async def test_the_longer_they_wait_the_further_apart_they_may_be(
    server: ServerFixture, service: TableService, one: Strength, other: Strength, after: int
):
    tasks = [looking(service, ADA, one), looking(service, GRACE, other)]
    if after:
        await server.clock.turn(after * SECOND - 1)
        assert len(service.matchmaker) == 2
        await server.clock.turn(1)
    await settled()
    assert len(service.matchmaker) == 0
    assert await together(*tasks)


@pytest.mark.parametrize("pace", [0.3, 1.5, 3.0, 7.0])
async def test_at_every_pace_a_pair_is_found_by_its_wait(server: ServerFixture, pace: float):
    async def open_for(searches: Sequence[Search]) -> str:
        return "-".join(sorted(search.player for search in searches))

    matchmaker = Matchmaker(server.clock, open_for, pace=pace)
    finding = asyncio.gather(matchmaker.find("ada", POUCH, GENTLE, "en"), matchmaker.find("grace", POUCH, STEADY, "en"))
    await server.clock.turn(int(5 * SECOND / pace) + 1)
    assert finding.done()
    assert await finding == ["ada-grace"] * 2


async def test_the_longer_wait_of_the_two_counts(server: ServerFixture, service: TableService):
    first = looking(service, ADA, GENTLE)
    await server.clock.turn(11 * SECOND)
    assert await together(first, looking(service, GRACE, SHARP))


async def test_the_nearest_in_strength_is_taken(server: ServerFixture, service: TableService):
    first, near = looking(service, ADA, GENTLE), looking(service, MALLORY, SHARP)
    await server.clock.turn(9 * SECOND)
    assert len(service.matchmaker) == 2
    assert await together(near, looking(service, GRACE, SHARP))
    assert not first.done()
    await _end([first])


# A bot fills in


async def test_after_twenty_seconds_a_bot_of_the_same_strength_plays(server: ServerFixture, service: TableService):
    task = looking(service, ADA, SHARP)
    await server.clock.turn(WAIT - 1)
    assert not task.done()
    await server.clock.turn(1)
    table = await found(service, await task)
    assert kinds(table) == [BOT, PERSON]
    assert [place.strength for place in table.roster.places if place.kind is BOT] == [SHARP]


# One search of each person


async def test_a_person_is_not_brought_together_with_themselves(server: ServerFixture, service: TableService):
    first = looking(service, ADA)
    await settled()
    second = looking(service, ADA)
    await settled()
    assert await refused(_result(first)) == "superseded"
    assert not second.done()
    await server.clock.turn(WAIT)
    assert kinds(await found(service, await second)) == [BOT, PERSON]


async def test_a_cancelled_search_is_over(server: ServerFixture, service: TableService):
    first = looking(service, ADA)
    await settled()
    first.cancel()
    await settled()
    assert len(service.matchmaker) == 0
    second = looking(service, GRACE)
    await server.clock.turn(WAIT)
    assert kinds(await found(service, await second)) == [BOT, PERSON]


async def test_a_thousand_cancelled_searches_leave_nothing(server: ServerFixture, service: TableService):
    for number in range(1_000):
        task = looking(service, hashed(str(number % 7)), list(Strength)[number % 3])
        await settled()
        task.cancel()
        await settled()
    assert (len(service.matchmaker), len(service)) == (0, 0)
    await server.clock.turn(WAIT)
    assert len(service) == 0


async def test_a_flood_is_refused_beyond_its_limit(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(searches, "MOST_SEARCHES", 3)
    waiting = [looking(service, ADA, GENTLE), looking(service, GRACE, SHARP)]
    waiting.append(looking(service, MALLORY, edition=CLASSIC))
    await settled()
    assert await refused(service.find_game(hashed("lin"), CARDS, STEADY, "en")) == "too-many-searches"
    await server.clock.turn(WAIT)
    assert len(set(await asyncio.gather(*waiting))) == 2, "the two of one game have met"


async def test_a_flood_of_one_network_leaves_room_for_the_others(
    service: TableService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(searches, "MOST_OF_NETWORK", 2)
    waiting = [
        looking(service, player, strength, edition, network=network)
        for player, edition, strength, network in (
            (ADA, POUCH, GENTLE, "2001:db8:1::/48"),
            (GRACE, POUCH, SHARP, "2001:db8:1::/48"),
            (hashed("here"), CLASSIC, GENTLE, ""),
            (hashed("here too"), CLASSIC, SHARP, ""),
        )
    ]
    await settled()
    flood = service.find_game(MALLORY, CLASSIC, STEADY, "en", "2001:db8:1::/48")
    assert await refused(flood) == "too-many-searches"
    others = ((ADA, "2001:db8:1::/48"), (MALLORY, "2001:db8:2::/48"), (hashed("me"), ""))  # the first searches anew
    waiting += [
        looking(service, player, strength, CARDS, network=network)
        for (player, network), strength in zip(others, (GENTLE, STEADY, SHARP), strict=True)
    ]
    await settled()
    assert str(waiting[0].exception()) == "you look for a game in another window"
    assert len(service.matchmaker) == 6
    await _end(waiting)


async def test_a_flood_of_people_is_brought_together_in_pairs(service: TableService):
    players = [hashed(str(number)) for number in range(101)]
    tasks = [looking(service, player) for player in players]
    async with asyncio.timeout(REAL_S):
        while sum(task.done() for task in tasks) < 100:
            await asyncio.sleep(0)
    ids = [task.result() for task in tasks if task.done()]
    assert sorted(map(ids.count, set(ids))) == [2] * 50
    assert len(service.matchmaker) == 1
    await _end(tasks)


async def test_an_answer_that_was_lost_is_given_again(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    assert await looking(service, ADA) == table.id
    await server.clock.turn(ARRIVING)
    again = looking(service, ADA)
    await settled()
    assert not again.done()
    await _end([again])


async def test_another_game_is_looked_for_anew(service: TableService):
    table = await paired(service, ADA, GRACE)
    other = looking(service, ADA, edition=CLASSIC)
    await settled()
    assert not other.done()
    assert await looking(service, ADA) == table.id
    await _end([other])


async def test_a_game_that_is_over_is_not_given_again(
    server: ServerFixture, service: TableService, monkeypatch: pytest.MonkeyPatch
):
    await paired(service, ADA, GRACE)
    monkeypatch.setattr(Table, "outcome", object())
    again = looking(service, ADA)
    await settled()
    assert not again.done()
    await _end([again])


async def test_a_table_that_cannot_be_saved_is_reported_to_both(service: TableService, monkeypatch: pytest.MonkeyPatch):
    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(FlakyStore, "open_table", fail)
    tasks = [looking(service, player) for player in (ADA, GRACE)]
    assert [type(error) for error in await asyncio.gather(*tasks, return_exceptions=True)] == [StoreError] * 2
    assert len(service.matchmaker) == 0


async def test_a_server_that_stops_ends_all_searches_and_takes_no_more(server: ServerFixture, service: TableService):
    task = looking(service, ADA)
    await settled()
    draining = asyncio.create_task(service.drain(1))
    await settled()
    assert await refused(_result(task)) == "shutting-down"
    assert await refused(service.find_game(GRACE, POUCH, STEADY, "en")) == "shutting-down"
    await server.clock.turn(SECOND)
    await draining


# The game starts by itself


async def test_the_game_starts_once_both_are_there(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    arrive(table, ADA)
    await server.clock.turn(5 * SECOND)
    assert table.seq == 0
    arrive(table, GRACE)
    await server.clock.turn(SECOND)
    await begun(server, table)
    assert set(table.roster.people) == {ADA, GRACE}


async def test_the_shares_of_both_are_in_its_terms(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    for player in (ADA, GRACE):
        arrive(table, player)
    await server.clock.turn(SECOND)
    await begun(server, table)
    terms = table.log.match.terms
    assert terms is not None
    assert all(hashed(f"the share of {player}") in terms.text for player in (ADA, GRACE))


async def test_clients_without_shares_are_waited_for_only_briefly(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    await server.clock.turn(SETTLING + 2 * SECOND)
    for player in (ADA, GRACE):
        table.join(player)
    await server.clock.turn(SETTLING - SECOND)
    assert table.seq == 0
    await server.clock.turn(2 * SECOND)
    assert table.seq > 0


async def test_they_are_waited_for_anew_after_one_has_gone(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    table.join(ADA)
    for _ in range(2):
        there = table.join(GRACE)
        assert there is not None
        await server.clock.turn(SETTLING - SECOND)
        table.leave(there)
        await server.clock.turn(SECOND)
    assert table.seq == 0


async def test_a_bot_takes_the_seat_of_a_person_who_does_not_come(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    arrive(table, ADA)
    await server.clock.turn(ARRIVING - SECOND)
    assert table.seq == 0
    await server.clock.turn(2 * SECOND)
    await begun(server, table)
    assert kinds(table) == [BOT, PERSON]
    assert table.roster.people == (ADA,)


async def test_who_is_offline_in_the_moment_of_the_start_keeps_the_seat(service: TableService):
    table = await paired(service, ADA, GRACE)
    table.join(ADA)
    await service.lobby.start_itself(table, STEADY, missing=())
    assert table.seq > 0
    assert set(table.roster.people) == {ADA, GRACE}


async def test_who_comes_just_before_the_start_keeps_the_seat(service: TableService):
    table = await paired(service, ADA, GRACE)
    for player in (ADA, GRACE):
        table.join(player)
    await service.lobby.start_itself(table, STEADY, missing=(GRACE,))
    assert set(table.roster.people) == {ADA, GRACE}


async def test_no_game_of_bots_alone_starts(service: TableService):
    table = await paired(service, ADA, GRACE)
    assert await refused(service.lobby.start_itself(table, STEADY, missing=(ADA, GRACE))) == "nobody-there"
    assert table.seq == 0
    assert set(table.roster.people) == {ADA, GRACE}


async def test_who_did_not_come_is_not_brought_together_for_a_minute(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    arrive(table, ADA)
    await server.clock.turn(ARRIVING + SECOND)
    await begun(server, table)
    tasks = [looking(service, GRACE), looking(service, MALLORY)]
    await server.clock.turn(WAIT)
    assert not await together(*tasks)
    await server.clock.turn(UNRELIABLE)
    assert await together(looking(service, GRACE), looking(service, MALLORY))


async def missed(server: ServerFixture, service: TableService, player: str, network: str) -> None:
    """That person is found and leaves before the start."""
    table = await paired(service, hashed(f"the other of {player}"), player, network=network)
    await service.lobby.leave(table, player)


async def plays_with_a_person(server: ServerFixture, service: TableService, player: str, network: str) -> bool:
    tasks = [looking(service, player, network=network), looking(service, hashed(f"the next of {player}"))]
    await server.clock.turn(WAIT)
    return await together(*tasks)


async def test_a_new_identity_for_each_game_that_is_missed_does_not_help(server: ServerFixture, service: TableService):
    for number in range(MOST_OF_NETWORK - 1):
        await missed(server, service, hashed(str(number)), "192.0.2.7")
    assert await plays_with_a_person(server, service, hashed("a sister"), "192.0.2.7")
    await missed(server, service, hashed("again"), "192.0.2.7")
    assert not await plays_with_a_person(server, service, hashed("one more"), "192.0.2.7")
    assert await plays_with_a_person(server, service, hashed("a neighbor"), "192.0.2.8")
    await server.clock.turn(UNRELIABLE)
    assert await plays_with_a_person(server, service, hashed("later"), "192.0.2.7")


async def test_this_machine_is_not_one_network(server: ServerFixture, service: TableService):
    for number in range(MOST_OF_NETWORK + 1):
        await missed(server, service, hashed(str(number)), "")
    assert await plays_with_a_person(server, service, ADA, "")


async def test_who_leaves_before_the_start_is_not_brought_together_for_a_minute(
    server: ServerFixture, service: TableService
):
    await missed(server, service, GRACE, "")
    assert not await plays_with_a_person(server, service, GRACE, "")
    await server.clock.turn(UNRELIABLE)
    assert await plays_with_a_person(server, service, GRACE, "")


async def test_who_leaves_a_bot_before_the_start_is_not_missed(server: ServerFixture, service: TableService):
    finding = looking(service, ADA)
    await server.clock.turn(WAIT)
    await service.lobby.leave(await found(service, await finding), ADA)
    assert await plays_with_a_person(server, service, ADA, "")


async def test_a_table_to_which_nobody_comes_never_starts(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    await server.clock.turn(3 * ARRIVING)
    assert table.seq == 0


async def test_who_leaves_before_the_start_gives_the_seat_to_a_bot(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    for player in (ADA, GRACE):
        arrive(table, player)
    await service.lobby.leave(table, GRACE)
    await server.clock.turn(SECOND)
    await begun(server, table)
    assert kinds(table) == [BOT, PERSON]


async def test_who_leaves_before_the_start_sees_no_more_of_it(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    kept, left = [arrive(table, player) for player in (ADA, GRACE)]
    await service.lobby.leave(table, GRACE)
    assert (kept.dismissed, left.dismissed) == (None, "unknown-table")
    assert (len(table.subscriptions), table.subscriptions.watching) == (1, 0)


async def test_a_restarted_server_starts_the_game_too(server: ServerFixture, service: TableService):
    id = (await paired(service, ADA, GRACE)).id
    await server.kill()
    table = await found(await server.service(), id)
    for player in (ADA, GRACE):
        arrive(table, player)
    await server.clock.turn(SECOND)
    await begun(server, table)


# Kept kind


async def test_names_are_given_in_the_language_of_who_waited_longest(service: TableService):
    first = looking(service, ADA, language="cs")
    await settled()
    second = looking(service, GRACE, language="de")
    table = await found(service, await second)
    assert await first == table.id
    assert all(name in NAMES["cs"] for name in table.roster.names)


async def test_that_is_so_if_the_pair_is_found_by_its_wait_too(server: ServerFixture, service: TableService):
    first = looking(service, ADA, GENTLE, language="cs")
    await server.clock.turn(SECOND)
    second = looking(service, GRACE, STEADY, language="de")
    await server.clock.turn(4 * SECOND)
    assert await together(first, second)
    assert all(name in NAMES["cs"] for name in (await found(service, first.result())).roster.names)


async def test_nobody_can_choose_a_name(service: TableService):
    table = await paired(service, ADA, GRACE)
    assert await refused(service.lobby.rename(table, ADA, "something rude")) == "given-names"


async def test_nobody_can_be_invited_or_come_in(service: TableService):
    table = await paired(service, ADA, GRACE)
    assert table.code.valid is None
    assert await refused(service.lobby.redeem(table, "", player=MALLORY, name="")) == "wrong-invite"
    assert await service.lobby.join(table, player=MALLORY, name="") is None
    assert MALLORY not in (*table.roster.guests, *table.roster.people)


async def test_nobody_is_the_host(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    arrive(table, ADA)
    await server.clock.turn(5 * SECOND)
    assert table.roster.host == ""
    rules = RuleChanges(settings={}, deck=DeckChoice.FRESH)
    for player in (ADA, GRACE, "", MALLORY):
        assert await refused(service.lobby.change_rules(table, player, rules)) == "not-the-host"
        assert await refused(service.lobby.arrange(table, player, 0, SeatRequest(OPEN))) == "not-the-host"
        assert await refused(service.lobby.start(table, player, "start")) == "not-the-host"


async def test_nobody_gives_themselves_an_easier_game(service: TableService):
    for edition, kind, other in ((POUCH, "extra_time", 30_000), (THREE_D, "level", 2)):
        table = await paired(service, ADA, GRACE, edition=edition)
        before = table.config
        for player in (ADA, GRACE):
            own = RuleChanges(settings={f"{kind}_{table.roster.seat_of(player)}": other})
            assert await refused(service.lobby.change_rules(table, player, own)) == "not-the-host"
        assert table.config == before


# The rematch


async def over(server: ServerFixture, service: TableService, *, leaves: bool = False) -> Table:
    """A finished game of Ada and Grace, who have gone and come back."""
    table = await paired(service, ADA, GRACE)
    there = [arrive(table, player) for player in (ADA, GRACE)]
    await server.clock.turn(SECOND)
    for subscription in there[1:]:
        table.leave(subscription)
    await turned(server.clock, lambda: table.outcome is not None)
    if not leaves:
        arrive(table, GRACE)
    return table


@pytest.mark.slow
async def test_a_rematch_needs_everybody_and_starts_by_itself(server: ServerFixture, service: TableService):
    table = await over(server, service)
    assert await service.rematch(table, ADA) == ""
    await server.clock.turn(5 * SECOND)
    assert table.roster.next == ""
    new = await found(service, await service.rematch(table, GRACE))
    assert (new.roster.strangers, new.roster.host, new.code.valid) == (True, "", None)
    assert set(new.roster.people) == {ADA, GRACE}
    for player in (ADA, GRACE):
        arrive(new, player)
    await server.clock.turn(SECOND)
    async with asyncio.timeout(REAL_S):  # a process makes a fresh deck, which takes real time
        while new.seq == 0:
            await server.clock.turn(1)
    assert new.roster.deck is DeckChoice.FRESH


@pytest.mark.slow
async def test_a_rematch_that_a_restart_interrupts_keeps_its_fresh_deck(server: ServerFixture, service: TableService):
    table = await paired(service, ADA, GRACE)
    await table.setup.reseat(lambda roster: replace(roster, deck=DeckChoice.FRESH))
    decks = TableDecks(DeckLibrary(server.store))
    standard = await decks.standard(POUCH)
    fresh = await decks.fresh(table, standard, "")
    await table.agree(lambda before: with_deck_wanted(before, POUCH, standard, fresh))
    await server.kill()
    table = await found(await server.service(), table.id)
    for player in (ADA, GRACE):
        arrive(table, player)
    await server.clock.turn(SECOND)
    await begun(server, table)
    assert (table.roster.deck, contains(standard, table.config.deck)) == (DeckChoice.FRESH, False)


@pytest.mark.slow
async def test_there_is_no_rematch_without_a_person_who_proposed_it_and_looks_for_another_game(
    server: ServerFixture, service: TableService
):
    table = await over(server, service, leaves=True)
    there = arrive(table, GRACE)
    assert await service.rematch(table, GRACE) == ""
    table.leave(there)
    assert await service.rematch(table, ADA) == ""
    await server.clock.turn(5 * SECOND)
    assert table.roster.next == ""
    arrive(table, GRACE)
    await server.clock.turn(2 * SECOND)
    assert table.roster.next != ""


@pytest.mark.slow
async def test_there_is_no_rematch_with_a_person_who_has_gone(server: ServerFixture, service: TableService):
    table = await over(server, service, leaves=True)
    await service.lobby.leave(table, GRACE)
    assert await service.rematch(table, ADA) == ""
    await server.clock.turn(60 * SECOND)
    assert table.roster.next == ""


async def _result(task: asyncio.Task[str]) -> str:
    return await task


async def _end(tasks: list[asyncio.Task[str]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
