"""Handicaps at a table: who sets them and when, and that they are agreed on, kept and proved. Rule: R18, R19."""

from typing import Any

import msgspec
import pytest

from tests.tables.fixtures import ADA, GRACE, MALLORY, ServerFixture, opened, turned
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim, ExtraTime
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.errors import UbongoError
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verification
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.tiling import tilings
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

ME, OPEN, BOT = (
    SeatRequest(OccupantKind.PERSON),
    SeatRequest(OccupantKind.OPEN),
    SeatRequest(OccupantKind.BOT, Strength.SHARP),
)
A, B = Seat(0), Seat(1)


async def with_grace(service: TableService, *more: SeatRequest) -> Table:
    """A table of pouch hosted by Ada, with Grace in seat 1."""
    new = await opened(service, [ME, OPEN, *more])
    assert await service.lobby.redeem(new.table, new.invite, player=GRACE, name="Grace") == 1
    return new.table


async def change(service: TableService, table: Table, player: str, **settings: Any) -> None:
    await service.lobby.change_rules(table, player, RuleChanges(settings=settings))


def handicaps(table: Table) -> tuple[tuple[Millis, ...], tuple[str, ...]]:
    settings: Any = table.config.settings
    return settings.extras, settings.sides


@pytest.mark.rule("R18", "R19")
async def test_each_player_sets_their_own_handicap_and_the_host_everybodys(service: TableService):
    table = await with_grace(service, BOT)
    await change(service, table, GRACE, extra_time_1=30_000)
    assert handicaps(table) == ((0, 30_000, 0), ("3", "3", "3"))
    await change(service, table, GRACE, own_side_1="4", extra_time_1=15_000)
    await change(service, table, ADA, own_side_0="4", extra_time_2=60_000)  # a bot may have one
    assert handicaps(table) == ((0, 15_000, 60_000), ("4", "4", "3"))
    await change(service, table, ADA, own_side_1=None, own_side_0=None, extra_time_1=None, extra_time_2=None)
    assert handicaps(table) == ((), ("3", "3", "3"))
    for audience in (None, A, B):
        assert table.view(audience).settings == table.config.settings, "everybody sees them"


@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize(
    "settings",
    [
        {"extra_time_0": 30_000},
        {"extra_time_2": 30_000},
        {"extra_time_1": 30_000, "extra_time_0": 30_000},
        {"extra_time_1": 30_000, "glass": 30_000},
        {"own_side_0": "4"},
        {"own_side_1": "4", "side": "4"},
    ],
)
async def test_nobody_sets_the_handicap_of_another(service: TableService, settings: dict[str, object]):
    table = await with_grace(service, BOT)
    for player in (GRACE, MALLORY, ""):
        with pytest.raises(ServiceError) as caught:
            await change(service, table, player, **settings)
        assert caught.value.code == "not-the-host"
    assert handicaps(table) == ((), ("3", "3", "3"))


@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize(
    "settings",
    [
        {"extra_time_1": -1},
        {"extra_time_1": 120_001},
        {"extra_time_1": 10**30},
        {"extra_time_1": True},
        {"extra_time_1": 0},
        {"extra_time_1": 0.5},
        {"extra_time_3": -1},
        {"extra_time_3": 10**30},
        {"extra_time_4": 5_000},
        {"own_side_1": "5"},
        {"own_side_1": 3},
        {"own_side_3": "level-1"},
    ],
)
async def test_a_handicap_that_nobody_may_have_is_refused(service: TableService, settings: dict[str, object]):
    table = await with_grace(service)
    with pytest.raises(ServiceError) as caught:
        await change(service, table, ADA, **settings)
    assert caught.value.code == "bad-settings"
    assert handicaps(table) == ((), ("3", "3"))


@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize("player", [ADA, GRACE])
async def test_no_handicap_changes_once_the_game_has_started(service: TableService, player: str):
    table = await with_grace(service)
    await service.lobby.start(table, ADA, "start")
    with pytest.raises(ServiceError) as caught:
        await change(service, table, player, extra_time_1=30_000)
    assert caught.value.code == "already-started"


@pytest.mark.rule("R18", "R19")
async def test_a_handicap_stays_with_its_seat_in_another_game_and_goes_with_the_seat(service: TableService):
    table = await with_grace(service, OPEN)
    await change(service, table, ADA, extra_time_1=30_000, own_side_1="4", extra_time_2=15_000)
    await service.lobby.change_rules(table, ADA, RuleChanges(settings={}, edition=CLASSIC))
    assert handicaps(table) == ((0, 30_000, 15_000), ("3", "4", "3"))
    await service.lobby.resize(table, ADA, 2)
    assert handicaps(table) == ((0, 30_000), ("3", "4"))


@pytest.mark.rule("R17", "R18")
async def test_who_takes_over_the_seat_of_a_bot_has_its_handicap(server: ServerFixture, service: TableService):
    settings = PouchSettings(seats=2, extra_time_1=Millis(30_000), own_side_1="4")
    new = await service.open("pouch", settings, [ME, BOT], host=ADA, name="Ada", fresh=False)
    table = new.table
    await service.lobby.start(table, ADA, "start")
    assert await service.lobby.redeem(table, new.invite, player=GRACE, name="Grace") is None
    assert isinstance(await service.lobby.take_over(table, GRACE, B, "Grace", "take"), Applied)
    await turned(server.clock, lambda: table.view(None).stage == "racing")
    assert table.view(B).remaining_ms - table.view(None).remaining_ms == 30_000
    assert len(table.view(B).puzzle.pieces) == 4


@pytest.mark.rule("R18", "R19")
async def test_a_game_with_handicaps_is_proved_and_a_changed_handicap_is_found(
    server: ServerFixture, service: TableService
):
    settings = PouchSettings(seats=2, glass=Millis(30_000), extra_time_0=Millis(60_000), own_side_0="4")
    new = await service.open("pouch", settings, [ME, BOT], host=ADA, name="Ada", fresh=False)
    table = new.table
    assert table.join(ADA) is not None
    await service.lobby.start(table, ADA, "start")
    while table.outcome is None:
        await turned(server.clock, lambda: _is_solving(table) or table.outcome is not None)
        if table.outcome is None:
            puzzle = table.view(A).puzzle
            claim = Claim(A, next(tilings(task_of(puzzle.region, puzzle.pieces, FLAT))))
            assert isinstance(await table.handle(claim), Applied)
    data = await service.archive.export(table)
    game = decode(data)
    assert any(isinstance(event, ExtraTime) for entry in game.entries for event in entry.events)
    assert verification(game).discrepancy is None
    for old, changed in (
        (b'"extra_time_0":60000', b'"extra_time_0":90000'),
        (b'"own_side_0":"4"', b'"own_side_0":"3"'),
    ):
        assert data.count(old) == 1
        assert not _is_true(data.replace(old, changed))
        assert not _is_true(data.replace(old + b",", b""))
    assert msgspec.json.decode(data)["terms"]["settings"]["extra_time_0"] == 60_000


def _is_solving(table: Table) -> bool:
    """Whether Ada, who is slow, calls now: in her extra time, or in the second glass."""
    view = table.view(A)
    if view.stage != "racing" or view.given_up or any(solver.seat == A for solver in view.solvers):
        return False
    return bool(view.timed_out) or view.second_chance


def _is_true(data: bytes) -> bool:
    try:
        return verification(decode(data)).discrepancy is None
    except UbongoError:
        return False
