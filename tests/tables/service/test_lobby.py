"""The lobby: what people can change before a game, and that nothing can be changed afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, FlakyStore, ServerFixture, opened, turned
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats import game_file
from ubongo.formats.verification import verify
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, DeckChoice, OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.join_code import LIFE
from ubongo.tables.table.table import Table

ME, OPEN, BOT = (
    SeatRequest(OccupantKind.PERSON),
    SeatRequest(OccupantKind.OPEN),
    SeatRequest(OccupantKind.BOT, Strength.SHARP),
)
Act = Callable[[TableService, Table, str], Awaitable[object]]


async def with_grace(service: TableService, *more: SeatRequest) -> Table:
    """A table hosted by Ada, with Grace in seat 1."""
    new = await opened(service, [ME, OPEN, *more])
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    return new.table


async def again(server: ServerFixture, table: Table) -> Table:
    """The table after a restart."""
    await server.kill()
    found = await (await server.service()).find(table.id)
    assert found is not None
    return found


def kinds(table: Table) -> list[str]:
    return [place.kind.value for place in table.roster.places]


ACTS: dict[str, Act] = {
    "seat": lambda service, table, player: service.lobby.arrange(table, player, 0, BOT),
    "seats": lambda service, table, player: service.lobby.resize(table, player, 3),
    "rules": lambda service, table, player: service.lobby.change_rules(
        table, player, RuleChanges(settings={"side": "4"})
    ),
}


async def test_only_named_rules_change_and_they_are_saved(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    rules = RuleChanges(settings={"side": "4", "glass": None}, absent=AbsencePolicy.SKIP)
    await service.lobby.change_rules(table, ADA, rules)
    for known in (table, await again(server, table)):
        settings = known.view(None).settings
        assert (settings.side, settings.glass, settings.seats, settings.matched) == ("4", None, 2, True)
        assert (known.roster.absent, known.roster.deck) == (AbsencePolicy.SKIP, DeckChoice.STANDARD)


@pytest.mark.parametrize(
    "settings", [{"side": "5"}, {"glass": 1}, {"glass": "long"}, {"seats": 2}, {"color": "red"}, {"first_roller": 2}]
)
async def test_invalid_rules_are_refused_and_change_nothing(service: TableService, settings: dict[str, Any]):
    table = await with_grace(service)
    before = table.config
    with pytest.raises(ServiceError) as caught:
        await service.lobby.change_rules(table, ADA, RuleChanges(settings=settings))
    assert caught.value.code == "bad-settings"
    assert table.config == before


async def test_the_settings_follow_the_number_of_seats(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    await service.lobby.resize(table, ADA, 4)
    assert kinds(table) == ["person", "person", "open", "open"]
    await service.lobby.arrange(table, ADA, 2, BOT)
    await service.lobby.resize(table, ADA, 3)
    found = await again(server, table)
    assert kinds(found) == ["person", "person", "bot"]
    assert len(found.view(None).players) == 3


@pytest.mark.parametrize("count", [0, 1, 5, 8])
async def test_an_impossible_number_of_seats_is_refused(service: TableService, count: int):
    table = await with_grace(service)
    with pytest.raises(ServiceError) as caught:
        await service.lobby.resize(table, ADA, count)
    assert caught.value.code == "bad-seats"
    assert kinds(table) == ["person", "person"]


@pytest.mark.parametrize("seat", [-1, 2, 7])
async def test_a_missing_seat_cannot_be_changed(service: TableService, seat: int):
    table = await with_grace(service)
    with pytest.raises(ServiceError) as caught:
        await service.lobby.arrange(table, ADA, seat, BOT)
    assert caught.value.code == "bad-seats"


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS.keys())
async def test_only_the_host_changes_the_table_and_only_before_the_game(service: TableService, act: Act):
    table = await with_grace(service)
    for player in (GRACE, MALLORY, ""):
        with pytest.raises(ServiceError) as caught:
            await act(service, table, player)
        assert caught.value.code == "not-the-host"
    await service.lobby.start(table, ADA, "start")
    before = (table.roster, table.config, table.state)
    with pytest.raises(ServiceError) as caught:
        await act(service, table, ADA)
    assert caught.value.code == "already-started"
    assert (table.roster, table.config, table.state) == before


async def test_a_player_who_loses_their_seat_becomes_a_spectator(service: TableService):
    table = await with_grace(service)
    subscription = table.join(GRACE)
    assert subscription is not None
    assert subscription.audience == Seat(1)
    await service.lobby.arrange(table, ADA, 1, BOT)
    assert (subscription.audience, subscription.dismissed) == (None, None)
    assert await service.lobby.join(table, player=GRACE, name="") is None


async def test_a_spectator_who_joins_sees_their_seat(service: TableService):
    table = (await opened(service, [ME, OPEN])).table
    subscription = table.join(GRACE)
    assert subscription is not None
    await service.lobby.join(table, player=GRACE, name="")
    assert subscription.audience == Seat(1)


@pytest.mark.slow
async def test_a_fresh_deck_is_made_when_the_game_starts(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    standard = table.config.deck
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, deck=DeckChoice.FRESH))
    assert table.config.deck == standard
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    assert table.config.deck != standard
    assert (await again(server, table)).state == table.state


@pytest.mark.slow
async def test_a_resent_start_is_answered_without_a_second_deck(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, deck=DeckChoice.FRESH))
    starts = (service.lobby.start(table, ADA, "start") for _ in range(2))
    assert await asyncio.gather(*starts) == [Applied(1), Applied(1)]
    deck = table.config.deck
    found = await again(server, table)
    assert await server.services[0].lobby.start(found, ADA, "start") == Applied(1)
    assert found.config.deck == deck


async def test_a_resent_start_is_answered_even_if_the_host_has_changed(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    table.join(GRACE)
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    await service.lobby.leave(table, ADA)
    assert table.roster.host == GRACE
    assert await service.lobby.start(table, ADA, "start") == Applied(1)
    for player, id in ((ADA, "another"), (MALLORY, "hers")):
        with pytest.raises(ServiceError, match="only the host"):
            await service.lobby.start(table, player, id)


async def test_a_player_who_leaves_before_the_game_gives_the_seat_back(service: TableService):
    table = await with_grace(service)
    table.join(GRACE)
    await service.lobby.leave(table, ADA)
    assert kinds(table) == ["open", "person"]
    assert table.roster.host == GRACE, "somebody has to be the host"
    with pytest.raises(ServiceError) as caught:
        await service.lobby.leave(table, ADA)
    assert caught.value.code == "not-seated"


async def test_a_player_who_leaves_during_the_game_keeps_the_seat(service: TableService):
    table = await with_grace(service)
    await service.lobby.start(table, ADA, "start")
    table.join(ADA)
    await service.lobby.leave(table, ADA)
    assert table.roster.places[0].left
    assert not table.presence.is_present(table.roster.places[0])
    assert await service.lobby.join(table, player=ADA, name="") == 0
    await service.lobby.come_back(table, ADA)
    assert table.presence.is_present(table.roster.places[0])


async def test_names_change_at_any_time_and_only_for_seated_players(service: TableService):
    table = await with_grace(service)
    await service.lobby.rename(table, GRACE, "Amazing Grace")
    await service.lobby.start(table, ADA, "start")
    await service.lobby.rename(table, ADA, "Countess")
    assert [place.name for place in table.roster.places] == ["Countess", "Amazing Grace"]
    with pytest.raises(ServiceError) as caught:
        await service.lobby.rename(table, MALLORY, "Ada")
    assert caught.value.code == "not-seated"


async def test_of_two_people_taking_the_last_seat_at_once_one_watches(service: TableService):
    table = (await opened(service, [ME, OPEN])).table
    seats = await asyncio.gather(*(service.lobby.join(table, player=who, name="") for who in (GRACE, MALLORY)))
    assert sorted(seats, key=str) == [1, None]


@pytest.mark.parametrize("first", ["rules", "start"])
async def test_a_rule_change_and_a_start_at_once_leave_one_consistent_game(
    server: ServerFixture, service: TableService, first: str
):
    table = await with_grace(service, OPEN)
    acts = {
        "start": service.lobby.start(table, ADA, "start"),
        "rules": service.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "4"})),
    }
    order = [acts.pop(first), *acts.values()]
    answers = await asyncio.gather(*order, service.lobby.rename(table, GRACE, "G"), return_exceptions=True)
    assert all(not isinstance(answer, Exception) or isinstance(answer, ServiceError) for answer in answers)
    found = await again(server, table)
    assert found.seq == 1
    assert found.state == table.state
    assert found.config == table.config
    assert found.config.settings == found.state.settings
    assert found.roster.places[1].name == "G"


async def test_a_service_never_starts_on_rules_that_another_has_changed(server: ServerFixture, service: TableService):
    table, other = await with_grace(service), await server.service()
    twin = await other.find(table.id)
    assert twin is not None
    await asyncio.gather(
        service.lobby.start(table, ADA, "start"),
        other.lobby.change_rules(twin, ADA, RuleChanges(settings={"side": "4"})),
        other.lobby.rename(twin, GRACE, "G"),
        return_exceptions=True,
    )
    await asyncio.gather(table.log.refresh(), twin.log.refresh())
    found = await again(server, table)
    assert table.state == twin.state == found.state
    assert table.config == found.config


async def test_a_change_that_cannot_be_stored_is_not_applied(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    assert isinstance(server.store, FlakyStore)
    before = (table.roster, table.config, table.state)
    server.store.fails = True
    with pytest.raises(StoreError):
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "4"}))
    with pytest.raises(StoreError):
        await service.lobby.start(table, ADA, "start")
    assert (table.roster, table.config, table.state) == before
    server.store.fails = False
    assert await service.lobby.start(table, ADA, "start") == Applied(1)


@pytest.mark.slow
async def test_a_game_on_changed_rules_can_be_verified(server: ServerFixture, service: TableService):
    table = (await opened(service, [BOT, BOT, BOT])).table
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"side": "4", "pause": 0}, deck=DeckChoice.FRESH))
    await service.lobby.resize(table, ADA, 2)
    await service.lobby.start(table, ADA, "start")
    await turned(server.clock, lambda: table.outcome is not None)
    exported = game_file.decode(await service.archive.export(table))
    assert verify(exported) is None
    assert len(exported.names) == 2


async def test_another_game_keeps_the_rules_that_both_games_share(server: ServerFixture, service: TableService):
    table = await with_grace(service)
    rules = {"side": "4", "glass": None, "countdown": 0}
    await service.lobby.change_rules(table, ADA, RuleChanges(settings=rules, absent=AbsencePolicy.SKIP))
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"calm": True}, edition=CLASSIC))
    for known in (table, await again(server, table)):
        view = known.view(None)
        assert (known.edition, view.edition, view.stage) == (CLASSIC, "classic", "seated")
        assert view.settings == ClassicSettings(seats=2, side="4", glass=None, countdown=Millis(0), calm=True)
        assert (known.roster.absent, [place.name for place in known.roster.places]) == (
            AbsencePolicy.SKIP,
            ["Ada", "Grace"],
        )


async def test_choosing_another_game_adjusts_the_number_of_seats(service: TableService):
    table = (await opened(service, [ME])).table
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=CLASSIC))
    assert kinds(table) == ["person", "open"]
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=SOLO))
    assert kinds(table) == ["person"]


async def test_a_game_for_fewer_players_than_are_seated_is_refused(service: TableService):
    table = await with_grace(service)
    before = (table.edition, table.roster, table.config)
    with pytest.raises(ServiceError) as caught:
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=SOLO))
    assert caught.value.code == "bad-seats"
    assert (table.edition, table.roster, table.config) == before


async def test_a_setting_that_the_other_game_does_not_have_is_refused(service: TableService):
    table = await with_grace(service)
    with pytest.raises(ServiceError, match="unknown setting 'mode'"):
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={"mode": "time"}, edition=CLASSIC))
    assert table.edition is POUCH


async def test_a_game_that_was_chosen_in_the_lobby_is_played_to_its_end_and_verified(
    server: ServerFixture, service: TableService
):
    table = (await opened(service, [BOT, BOT])).table
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"pause": 0}, edition=CLASSIC))
    await service.lobby.start(table, ADA, "start")
    await turned(server.clock, lambda: table.outcome is not None)
    exported = game_file.decode(await service.archive.export(table))
    assert exported.edition is CLASSIC
    assert verify(exported) is None


@pytest.mark.parametrize("first", ["game", "start"])
async def test_a_game_change_and_a_start_at_once_leave_one_consistent_game(
    server: ServerFixture, service: TableService, first: str
):
    table = await with_grace(service)
    acts = {
        "start": service.lobby.start(table, ADA, "start"),
        "game": service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=CLASSIC)),
    }
    order = [acts.pop(first), *acts.values()]
    answers = await asyncio.gather(*order, service.lobby.resize(table, ADA, 3), return_exceptions=True)
    assert all(not isinstance(answer, Exception) or isinstance(answer, ServiceError) for answer in answers)
    found = await again(server, table)
    assert found.seq == 1
    assert (found.edition, found.state, found.config) == (table.edition, table.state, table.config)


async def test_a_service_never_starts_a_game_that_another_has_changed(server: ServerFixture, service: TableService):
    table, other = await with_grace(service), await server.service()
    twin = await other.find(table.id)
    assert twin is not None
    await asyncio.gather(
        service.lobby.start(table, ADA, "start"),
        other.lobby.change_rules(twin, ADA, RuleChanges(settings={}, edition=CLASSIC)),
        return_exceptions=True,
    )
    await asyncio.gather(table.log.refresh(), twin.log.refresh())
    found = await again(server, table)
    assert (table.edition, table.state) == (twin.edition, twin.state) == (found.edition, found.state)


def levels(table: Table) -> tuple[str, ...]:
    settings = table.config.settings
    assert isinstance(settings, ThreeDSettings)
    return settings.levels


@pytest.mark.rule("D2")
async def test_each_player_chooses_their_own_level_and_the_host_everybodys(service: TableService):
    table = await with_grace(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"level_0": 2, "level_1": 3}, edition=THREE_D))
    await service.lobby.change_rules(table, GRACE, RuleChanges(settings={"level_1": 4}))
    assert levels(table) == ("2", "4")
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={"level_1": 1}))
    assert levels(table) == ("2", "1")


@pytest.mark.rule("D2")
@pytest.mark.parametrize(
    "rules",
    [
        RuleChanges(settings={"level_0": 4}),
        RuleChanges(settings={"level_1": 4, "level_0": 4}),
        RuleChanges(settings={"level_1": 4, "glass": None}),
        RuleChanges(settings={"level_1": 4}, deck=DeckChoice.FRESH),
        RuleChanges(settings={"level_1": 4}, absent=AbsencePolicy.SKIP),
        RuleChanges(settings={"level_1": 4}, edition=POUCH),
        RuleChanges(settings={}),
        RuleChanges(settings={"nothing": 1}),
    ],
)
async def test_a_guest_changes_nothing_but_their_own_level(service: TableService, rules: RuleChanges):
    table = await with_grace(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=THREE_D))
    for player in (GRACE, MALLORY, ""):
        with pytest.raises(ServiceError) as caught:
            await service.lobby.change_rules(table, player, rules)
        assert caught.value.code == "not-the-host"
    assert levels(table) == ("1", "1")


@pytest.mark.rule("D2")
async def test_no_level_changes_once_the_game_has_started(service: TableService):
    table = await with_grace(service)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=THREE_D))
    await service.lobby.start(table, ADA, "start")
    with pytest.raises(ServiceError) as caught:
        await service.lobby.change_rules(table, GRACE, RuleChanges(settings={"level_1": 4}))
    assert caught.value.code == "already-started"


async def test_a_table_cannot_choose_a_rule_of_older_games(service: TableService):
    table = await with_grace(service)
    with pytest.raises(ServiceError, match="unknown setting 'pawn_waits'"):
        await service.lobby.change_rules(table, ADA, RuleChanges(settings={"pawn_waits": False}, edition=CLASSIC))


async def test_a_code_is_valid_for_a_week_and_the_link_for_longer(server: ServerFixture, service: TableService):
    new = await opened(service, [ME, OPEN])
    code = new.table.code.valid
    assert code is not None
    assert await service.find_code(code) is new.table
    opened_at = server.clock.now()
    server.clock.set(opened_at + LIFE - 1)
    assert await service.find_code(code) is not None
    server.clock.set(opened_at + LIFE)
    assert await service.find_code(code) is None
    table = await service.find(new.table.id)
    assert table is not None
    assert table.code.valid is None
    assert await service.lobby.redeem(table, new.invite, player=GRACE, name="Grace") == 1
