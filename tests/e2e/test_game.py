"""Stories: a person plays against bots in a browser."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e import screenshots
from tests.e2e.board import RACE, Place, Table, by_clicks, by_keys, by_mouse, by_mouse_turning_in_the_air, by_touch_of
from tests.e2e.tables import QUICK, give_up, wait_for_race
from tests.e2e.visitors import SMALL_PHONE, Visitors
from tests.server_process import ServerProcess
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify

pytestmark = pytest.mark.e2e

AFTER = "[data-stage=resting], [data-stage=over]"
ROUNDS = 9


def quickened(page: Page) -> Page:
    """The page, whose tables have a short countdown, and an intermission that ends only when all players are ready."""

    def shortened(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        wish["settings"] |= QUICK
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", shortened)
    return page


@pytest.fixture
def quick(page: Page) -> Page:
    """A page of a new visitor who does not wait for long."""
    return quickened(page)


@pytest.fixture
def trainee(visit_training: Visitors) -> Page:
    """The same, at a server with fast bots."""
    return quickened(visit_training(at=None, is_strict=True))


def open_game(page: Page, *, opponents: int, strength: str = "sharp", glass: int = 30_000) -> Table:
    page.goto("/#/new")
    page.locator("[data-more] summary").click()
    for name, value in (("opponents", str(opponents)), ("strength", strength)):
        page.locator(f"input[name={name}][value='{value}']").check(force=True)
    page.locator("select[name=glass]").select_option(str(glass))
    page.locator("[data-action=open]").click()
    wait_for_race(page)
    return Table(page)


@pytest.mark.motion
def test_a_whole_game_against_a_bot_by_dragging(trainee: Page) -> None:
    page = trainee
    table = open_game(page, opponents=1, glass=120_000)
    rounds: list[str] = []
    while True:
        rounds.append(page.locator(RACE).get_attribute("data-round") or "")
        solve(table, by_mouse if len(rounds) % 2 else by_mouse_turning_in_the_air)
        page.wait_for_selector(AFTER)
        expect(page.locator(".boards [data-seat='0']")).to_have_attribute("data-rank", re.compile("[12]"))
        if page.locator("[data-stage=over]").count():
            break
        if len(rounds) == 1:
            screenshots.check_layout(page, "6-rest-of-two", scrolls=True)
        page.locator("[data-action=ready]").click()
        wait_for_race(page)
    assert list(dict.fromkeys(rounds)) == [str(number) for number in range(1, ROUNDS + 1)]
    assert_the_count_is_right(page)
    history = page.locator("[data-history='0'] [data-rank]")
    expect(history.filter(has_text=re.compile("[12]"))).to_have_count(len(rounds))
    expect(page.locator("[data-history='1'] [data-rank]")).to_have_count(len(rounds))
    expect(page.locator("[data-fastest]")).to_be_visible()
    screenshots.check_layout(page, "7-end", scrolls=True)


@pytest.mark.motion
def test_a_bot_at_human_pace_shows_its_progress_and_takes_its_time(quick: Page) -> None:
    open_game(quick, opponents=1, glass=120_000)
    bot = quick.locator(".players [data-seat='1']")
    expect(bot.locator("[data-placed]")).to_have_attribute("data-placed", "0")
    expect(bot.locator("[data-placed]")).to_have_attribute("data-placed", "1", timeout=60_000)
    assert not bot.get_attribute("data-rank"), "the others see how far it is before it has solved"


def solve(table: Table, place: Place) -> None:
    table.solve(place)
    expect(table.page.locator(f"[data-ubongo], {AFTER}").first).to_be_visible()


def assert_the_count_is_right(page: Page) -> None:
    counts = page.locator("[data-stage=over] .count [data-seat]")
    expect(counts).to_have_count(2)
    points = {row.get_attribute("data-seat"): int(row.get_attribute("data-points") or -1) for row in counts.all()}
    winners = (page.locator("[data-stage=over]").get_attribute("data-winners") or "").split()
    assert len(points) == 2
    assert points["0"] >= ROUNDS * (1 + 1), "solved nine times: nine gems from the track and nine from the bag"
    assert all(points[winner] == max(points.values()) for winner in winners)
    expect(page.get_by_text("Seed", exact=True)).to_have_count(1)


def test_a_person_who_gives_up_every_board_loses_and_can_prove_it(trainee: Page, tmp_path: Path) -> None:
    page = trainee
    open_game(page, opponents=1, glass=120_000)
    for _ in range(ROUNDS):
        give_up(page)
        page.wait_for_selector(AFTER)
        own = page.locator(".boards [data-seat='0']")
        expect(own).not_to_have_attribute("data-rank", re.compile("."))
        expect(own.locator("div.art")).to_have_css("opacity", "0.42")  # the solution is not the player's
        if page.locator("[data-stage=over]").count():
            break
        page.locator("[data-action=ready]").click()
        wait_for_race(page)
    expect(page.locator("[data-stage=over]")).to_have_attribute("data-winners", "1")
    expect(page.locator("[data-stage=over] .count [data-seat='0']")).to_have_attribute("data-points", "0")
    with page.expect_download() as download:
        page.get_by_text("Save the game").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert verify(decode(saved.read_bytes())) is None


@pytest.mark.parametrize("place", [by_keys, by_clicks])
def test_a_round_without_dragging(quick: Page, place: Place) -> None:
    table = open_game(quick, opponents=0)
    solve(table, place)
    quick.wait_for_selector("[data-stage=resting]")
    expect(quick.locator("[data-stage=resting] [data-seat='0']")).to_have_attribute("data-rank", "1")


@pytest.mark.motion
def test_a_round_by_touch_on_a_phone(visit: Visitors) -> None:
    page = quickened(visit(SMALL_PHONE))
    table = open_game(page, opponents=0)
    solve(table, by_touch_of(page))
    expect(page.locator("[data-stage=resting] [data-seat='0']")).to_have_attribute("data-rank", "1")


def test_a_player_solves_while_the_server_is_down(visit_killable: Visitors, killable_server: ServerProcess) -> None:
    page = quickened(visit_killable())
    table = open_game(page, opponents=1, glass=300_000)
    first, *others = table.tiling()
    by_mouse(table, first)
    killable_server.kill()
    page.wait_for_selector("[data-line=lost]")
    for placement in others:
        by_mouse(table, placement)
    killable_server.start()
    page.wait_for_selector("[data-ubongo]")
    expect(page.locator(".players [data-seat='0']")).to_have_attribute("data-rank", "1")


def test_a_second_window_takes_the_seat_and_the_first_takes_it_back(quick: Page) -> None:
    table = open_game(quick, opponents=0, glass=300_000)
    first = table.tiling()[0]
    by_mouse(table, first)
    other = quick.context.new_page()
    other.goto(quick.url)
    other.wait_for_selector(f"{RACE} [data-board]")
    quick.get_by_role("button", name="Play here").click()
    quick.wait_for_selector(f"{RACE} [data-board]")
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    expect(other.get_by_role("button", name="Play here")).to_be_visible()


def test_pieces_stay_in_place_after_a_reload(quick: Page) -> None:
    table = open_game(quick, opponents=0, glass=300_000)
    first = table.tiling()[0]
    by_mouse(table, first)
    quick.reload()
    quick.wait_for_selector(f"{RACE} [data-board]")
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    assert table.corner(first.piece) == (first.anchor[1], first.anchor[0], 1)


def test_play_now_needs_one_click(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-number] [data-piece]")  # not those of the board at home
    expect(page.locator("[data-piece]")).to_have_count(3)
