"""Takes the pictures of the README from a running game: `python -m tests.e2e.readme_pictures FOLDER`.

`make pictures` puts them into `docs/pictures`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from playwright.sync_api import Page, expect, sync_playwright

from tests.e2e.board import Table, by_mouse, by_touch_of
from tests.e2e.cards import LAYING, CardTable
from tests.e2e.cards import by_clicks as by_card
from tests.e2e.screenshots import SETTLED
from tests.e2e.solid import Blocks
from tests.e2e.solid import by_keys as in_slices
from tests.e2e.tables import begin, bot, wait_for_race
from tests.e2e.visitors import Device, Visitors
from tests.server_process import ServerProcess

Picture: TypeAlias = Callable[[Visitors], Page]

PHONE: Device = {"viewport": {"width": 390, "height": 844}}
NIGHT: Device = {**PHONE, "color_scheme": "dark", "has_touch": True}
BOTS = (bot("gentle"), bot("steady"), bot("sharp"))
LONG_GLASS = 300_000
HINT_MS = 30_000
FLAGS = ["--no-sandbox", "--disable-gpu"]


def race(visit: Visitors) -> Page:
    """A race on a desktop: others have placed pieces too."""
    page = visit()
    begin(page, "pouch", *BOTS, side="4", glass=120_000)
    wait_for_race(page)
    table = Table(page)
    for placement in table.tiling()[:2]:
        by_mouse(table, placement)
    expect(page.locator("[data-placed='1'], [data-placed='2']").nth(1)).to_be_visible(timeout=60_000)
    return page


def gems(visit: Visitors) -> Page:
    """The gem board, before gems are taken."""
    page = visit()
    begin(page, "classic", *BOTS, side="4", glass=LONG_GLASS, first_roller=0)
    page.locator("[data-choice][data-row='2']").click()
    wait_for_race(page)
    Table(page).solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    return without_hint(page)


def blocks(visit: Visitors) -> Page:
    """Blocks, in slices and in 3D."""
    page = visit()
    begin(page, "three-d", *BOTS, glass=LONG_GLASS, level_0=3, level_1=3, level_2=3, level_3=3)
    page.wait_for_selector("main[data-stage=racing] [data-way]")
    table = Blocks(page)
    for placement in table.tiling()[:2]:
        in_slices(table, placement)
    page.wait_for_selector("[data-view3d][data-state=still]")
    return without_hint(page)


def cards(visit: Visitors) -> Page:
    """Four cards on a phone."""
    page = visit(PHONE)
    begin(page, "cards", *BOTS)
    page.wait_for_selector(LAYING)
    table = CardTable(page)
    table.lay(table.solution()[:4], by_card)
    return page


def alone(visit: Visitors) -> Page:
    """A solo run, on a phone with the dark theme."""
    page = visit(NIGHT)
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-board] [data-piece]")
    table = Table(page)
    by_touch_of(page)(table, table.tiling()[0])
    return without_hint(page)


def lobby(visit: Visitors) -> Page:
    """The lobby of a host, with a guest and a bot."""
    host, guest = visit(), visit()
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
    return host


def without_hint(page: Page) -> Page:
    """The page once no hint or announcement covers it."""
    expect(page.locator(".note.shown")).to_have_count(0, timeout=HINT_MS)
    return page


PICTURES: tuple[Picture, ...] = (race, gems, blocks, cards, alone, lobby)


def main(folder: str = "test-results/readme") -> None:
    """Take all pictures."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as temporary, ServerProcess(Path(temporary)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["UBONGO_BROWSER"], args=FLAGS)
        for picture in PICTURES:
            visitors = Visitors(browser, server.address)
            page = picture(visitors)
            page.mouse.move(5, 5)
            page.evaluate("scrollTo(0, 0)")
            page.evaluate(SETTLED)
            page.screenshot(path=Path(folder, f"{picture.__name__}.jpg"), type="jpeg", quality=84)
            visitors.leave()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
