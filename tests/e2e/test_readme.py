"""The pictures of the README, taken by a story so that they show what is. `make pictures` puts them into `docs`."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.board import RACE, Table, by_mouse, by_touch_of
from tests.e2e.cards import LAYING, CardTable
from tests.e2e.cards import by_clicks as by_card
from tests.e2e.solid import Blocks
from tests.e2e.solid import by_keys as in_slices

pytestmark = pytest.mark.e2e

FOLDER = Path(os.environ.get("UBONGO_PICTURES", "test-results/readme"))
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
TABLE = """([edition, settings]) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition,
        settings: {countdown: 300, pause: 60000, ...settings},
        seats: [{kind: 'me'}, ...['gentle', 'steady', 'sharp'].map((strength) => ({kind: 'bot', strength}))],
        name: 'Ada',
    }),
}).then((answer) => answer.json()).then(({table}) => {
    sessionStorage.setItem(`ubongo:begin:${table}`, '1');
    location.hash = `#/table/${table}`;
})"""


def keep(page: Page, name: str) -> None:
    """Take a picture once nothing moves any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84)


def test_a_race_on_a_desktop(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=DESKTOP)
    page = context.new_page()
    page.goto("/")
    page.evaluate(TABLE, ["pouch", {"side": "4", "glass": 120_000}])
    page.wait_for_selector(f"{RACE} [data-board]")
    table = Table(page)
    for placement in table.tiling()[:2]:
        by_mouse(table, placement)
    expect(page.locator("[data-placed='1'], [data-placed='2']").nth(1)).to_be_visible(timeout=60_000)
    page.mouse.move(5, 5)
    keep(page, "race")
    context.close()


def test_the_gem_board_on_a_desktop(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=DESKTOP)
    page = context.new_page()
    page.goto("/")
    page.evaluate(TABLE, ["classic", {"side": "4", "glass": 300_000, "first_roller": 0}])
    page.locator("[data-choice][data-row='2']").click()
    page.wait_for_selector(f"{RACE} [data-board]", timeout=60_000)
    Table(page).solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    page.mouse.move(5, 5)
    page.wait_for_timeout(2_500)  # until the cheer has gone
    keep(page, "gems")
    context.close()


def test_blocks_in_space_on_a_desktop(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=DESKTOP)
    page = context.new_page()
    page.goto("/")
    levels = {f"level_{seat}": 3 for seat in range(4)}
    page.evaluate(TABLE, ["three-d", {"glass": 300_000, **levels}])
    page.wait_for_selector(f"{RACE} [data-way]")
    blocks = Blocks(page)
    for placement in blocks.tiling()[:2]:
        in_slices(blocks, placement)
    page.wait_for_selector("[data-view3d][data-state=still]", timeout=60_000)
    page.mouse.move(5, 5)
    page.wait_for_timeout(9_500)  # until the hint has gone
    keep(page, "blocks")
    context.close()


def test_cards_on_a_phone(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=PHONE)
    page = context.new_page()
    page.goto("/")
    page.evaluate(TABLE, ["cards", {}])
    page.wait_for_selector(LAYING)
    table = CardTable(page)
    table.lay(table.solution()[:4], by_card)
    page.mouse.move(5, 5)
    keep(page, "cards")
    context.close()


def test_a_run_alone_on_a_phone_at_night(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=PHONE, color_scheme="dark", has_touch=True)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-board] [data-piece]")
    table = Table(page)
    by_touch_of(page)(table, table.tiling()[0])
    page.wait_for_timeout(9_500)  # until the hint has gone
    keep(page, "alone")
    context.close()


def test_a_lobby(browser: Browser, address: str) -> None:
    hosting, guesting = (browser.new_context(base_url=address, viewport=DESKTOP) for _ in range(2))
    host, guest = hosting.new_page(), guesting.new_page()
    host.goto("/")
    host.evaluate("localStorage.setItem('ubongo:name', 'Ada')")
    host.locator("[data-action=friends]").click()
    code = host.locator("[data-code]").get_attribute("data-code")
    guest.goto(f"/#/join/{code}")
    guest.locator("input[name=name]").fill("Grace")
    guest.locator("[data-action=join]").click()
    expect(host.locator("[data-kind=person]")).to_have_count(2)
    host.locator("[data-seat='2'] select").select_option("sharp")
    expect(host.locator("[data-seat='2'][data-kind=bot]")).to_be_visible()
    host.wait_for_selector("[data-qr]")
    keep(host, "lobby")
    hosting.close()
    guesting.close()
