"""Stories: a person plays against bots in a browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e import screenshots
from tests.e2e.board import RACE, Hand, Table, by_clicks, by_keys, by_mouse, by_mouse_turning_in_the_air, by_touch_of
from tests.server_process import ServerProcess
from ubongo.formats.game_file import decode, verify

pytestmark = pytest.mark.e2e

AFTER = "[data-stage=resting], [data-stage=over]"
BOT_MS = 70_000
"""A sharp bot, or a glass of 30 seconds and its second turn."""


@pytest.fixture
def hurried(page: Page) -> Page:
    """A page whose tables count down and rest for a shorter while."""

    def shortened(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        wish["settings"] |= {"countdown": 300, "pause": 60_000}
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", shortened)
    return page


def open_table(page: Page, *, opponents: int, strength: str = "sharp", glass: int = 30_000) -> Table:
    page.goto("/#/new")
    for name, value in (("opponents", str(opponents)), ("strength", strength)):
        page.locator(f"input[name={name}][value='{value}']").check(force=True)
    page.locator("select[name=glass]").select_option(str(glass))
    page.locator("[data-action=open]").click()
    page.wait_for_selector(f"{RACE} [data-board]")
    return Table(page)


@pytest.mark.fast_bots
def test_a_whole_game_against_a_bot_by_dragging(hurried: Page) -> None:
    page = hurried
    table = open_table(page, opponents=1)
    rounds: list[str] = []
    while True:
        rounds.append(page.locator(RACE).get_attribute("data-round") or "")
        solve(table, by_mouse if len(rounds) % 2 else by_mouse_turning_in_the_air)
        page.wait_for_selector(AFTER, timeout=BOT_MS)
        expect(page.locator(".boards [data-seat='0']")).to_have_attribute("data-rank", re.compile("[12]"))
        if page.locator("[data-stage=over]").count():
            break
        if len(rounds) == 1:
            screenshots.check_layout(page, "6-rest-of-two", scrolls=True)
        page.locator("[data-action=ready]").click()
        page.wait_for_selector(f"{RACE} [data-board]")
    assert list(dict.fromkeys(rounds)) == [str(number) for number in range(1, 10)]
    assert_the_count_is_right(page)
    screenshots.check_layout(page, "7-end", scrolls=True)


def solve(table: Table, hand: Hand) -> None:
    table.solve(hand)
    expect(table.page.locator(f"[data-ubongo], {AFTER}").first).to_be_visible()


def assert_the_count_is_right(page: Page) -> None:
    counts = page.locator("[data-stage=over] .count [data-seat]")
    points = {row.get_attribute("data-seat"): int(row.get_attribute("data-points") or -1) for row in counts.all()}
    winners = (page.locator("[data-stage=over]").get_attribute("data-winners") or "").split()
    assert len(points) == 2
    assert points["0"] >= 9 * (1 + 1), "solved nine times: nine gems from the track and nine from the bag"
    assert all(points[winner] == max(points.values()) for winner in winners)
    assert page.get_by_text("Seed", exact=True).count() == 1


@pytest.mark.fast_bots
def test_a_person_who_gives_up_every_board_loses_and_can_prove_it(hurried: Page, tmp_path: Path) -> None:
    page = hurried
    open_table(page, opponents=1)
    for _ in range(9):
        give_up(page)
        page.wait_for_selector(AFTER, timeout=BOT_MS)
        expect(page.locator(".boards [data-seat='0']")).not_to_have_attribute("data-rank", re.compile("."))
        if page.locator("[data-stage=over]").count():
            break
        page.locator("[data-action=ready]").click()
        page.wait_for_selector(f"{RACE} [data-board]")
    expect(page.locator("[data-stage=over]")).to_have_attribute("data-winners", "1")
    expect(page.locator("[data-stage=over] .count [data-seat='0']")).to_have_attribute("data-points", "0")
    with page.expect_download() as download:
        page.get_by_text("Save the game").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert verify(decode(saved.read_bytes())) is None


def give_up(page: Page) -> None:
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=give-up]").click()
    page.locator("[data-action=give-up]").click()


@pytest.mark.parametrize("hand", [by_keys, by_clicks])
def test_a_round_without_dragging(hurried: Page, hand: Callable[..., None]) -> None:
    table = open_table(hurried, opponents=0)
    solve(table, hand)
    hurried.wait_for_selector("[data-stage=resting]")
    expect(hurried.locator("[data-stage=resting] [data-seat='0']")).to_have_attribute("data-rank", "1")


def test_a_round_by_touch_on_a_phone(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport={"width": 360, "height": 740}, has_touch=True)
    page = context.new_page()
    table = open_table(page, opponents=0)
    solve(table, by_touch_of(page))
    page.wait_for_selector("[data-stage=resting]")
    context.close()


def test_a_player_solves_while_the_server_is_down(browser: Browser, killable_server: ServerProcess) -> None:
    context = browser.new_context(base_url=killable_server.address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    table = open_table(page, opponents=1, glass=300_000)
    first, *others = table.tiling()
    by_mouse(table, first)
    killable_server.kill()
    page.wait_for_selector("[data-line=lost]")
    for placement in others:
        by_mouse(table, placement)
    killable_server.start()
    page.wait_for_selector("[data-ubongo]")
    expect(page.locator(".players [data-seat='0']")).to_have_attribute("data-rank", "1")
    context.close()


def test_a_second_window_takes_the_seat_and_the_first_takes_it_back(hurried: Page) -> None:
    table = open_table(hurried, opponents=0, glass=300_000)
    first = table.tiling()[0]
    by_mouse(table, first)
    other = hurried.context.new_page()
    other.goto(hurried.url)
    other.wait_for_selector(f"{RACE} [data-board]")
    hurried.get_by_role("button", name="Play here").click()
    hurried.wait_for_selector(f"{RACE} [data-board]")
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    expect(other.get_by_role("button", name="Play here")).to_be_visible()


def test_pieces_stay_in_place_over_a_reload(hurried: Page) -> None:
    table = open_table(hurried, opponents=0, glass=300_000)
    first = table.tiling()[0]
    by_mouse(table, first)
    hurried.reload()
    hurried.wait_for_selector(f"{RACE} [data-board]")
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    assert table.corner(first.piece) == (first.anchor[1], first.anchor[0], 1)


def test_play_now_needs_one_click(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-board]")
    assert page.locator("[data-piece]").count() == 3
