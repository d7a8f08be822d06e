"""Every screen of a table of four fits every size."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import screenshots
from tests.e2e.board import Table, by_mouse, grip
from tests.e2e.tables import begin, bot, wait_for_race
from tests.e2e.visitors import LANGUAGES, Visitors, prefer

pytestmark = pytest.mark.e2e

NAME = "Bartholomew of the Long Name"
SETTINGS = {"side": "4", "glass": 30_000, "countdown": 6_000}


@pytest.mark.motion
def test_every_screen_fits_every_size(page: Page) -> None:
    page.goto("/")
    screenshots.check_layout(page, "1-home", scrolls=True)
    begin(page, "pouch", bot("gentle"), bot("steady"), bot("sharp"), name=NAME, **SETTINGS)
    page.wait_for_selector("main[data-stage=countdown] .back")
    screenshots.check_layout(page, "2-countdown")
    wait_for_race(page)
    screenshots.check_layout(page, "3-race")
    table = Table(page)
    first, second, *others = table.tiling()
    by_mouse(table, first)
    page.mouse.move(*grip(table, second.piece))
    page.mouse.down()
    page.mouse.move(*table.pixel(2.2, 1.8), steps=5)
    screenshots.check_layout(page, "4-drag")
    page.mouse.move(*table.pixel(-9, -9))
    page.mouse.up()
    for placement in (second, *others):
        by_mouse(table, placement)
    page.wait_for_selector("[data-ubongo]")
    screenshots.check_layout(page, "5-ubongo")
    page.wait_for_selector("[data-stage=resting]", timeout=40_000)
    screenshots.check_layout(page, "6-rest-of-four", scrolls=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_before_a_game_fit_the_narrowest_phone(visit: Visitors, language: str) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "locale": language}, at=None)
    for path in ("/", "/#/new", "/#/solo", "/#/records", "/#/yours"):
        page.goto("about:blank")
        page.goto(path)
        page.wait_for_selector("main h1")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == 320, path
    page.goto("/")
    page.locator("[data-action=friends]").click()
    page.wait_for_selector("main[data-stage=seated]")
    assert page.evaluate("document.documentElement.scrollWidth") == 320, "the lobby"


def test_the_number_of_the_round_is_never_cut_off(visit: Visitors) -> None:
    page = visit(at=None)
    begin(page, "pouch", bot("gentle"), glass=300_000)
    wait_for_race(page)
    for language in LANGUAGES:
        prefer(page, language)
        page.reload()
        wait_for_race(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in ((320, 640), (360, 740), (844, 390), (820, 1180), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            widths = page.locator("main header h1").evaluate("heading => [heading.scrollWidth, heading.clientWidth]")
            assert widths[0] <= widths[1], (language, width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_before_the_first_round_is_never_cut_off(visit: Visitors, language: str) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "locale": language}, at=None)
    begin(page, "classic", bot("gentle"), bot(), bot(), glass=300_000, first_roller=0)
    page.wait_for_selector("[data-stage=placing] [data-choice]")
    for width, height in ((320, 640), (360, 740), (844, 390), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        cut = page.locator("main header :is(h1, .symbol)").evaluate_all(
            "lines => lines.filter((line) => line.scrollWidth > line.clientWidth).map(({textContent}) => textContent)"
        )
        assert cut == [], (width, height)


CUT_NAMES = """names => names.filter((name) => {
    name.lastChild.textContent = 'Hedgehog';
    return name.scrollWidth > name.clientWidth;
}).length"""
"""How many of the names would be cut if all were as long as the longest of a bot."""


@pytest.mark.parametrize("edition", ["pouch", "three-d", "cards"])
def test_four_names_are_read_whole_on_the_narrowest_phone(visit_training: Visitors, edition: str) -> None:
    page = visit_training({"viewport": {"width": 320, "height": 640}}, at=None)
    begin(page, edition, bot("gentle"), bot(), bot())
    page.wait_for_selector("main:not([data-stage=countdown]) :is([data-piece], [data-card])")
    assert page.locator(".players li:not(.me) .name").evaluate_all(CUT_NAMES) == 0
    if edition != "cards":
        expect(page.locator(".players [data-rank='3']")).to_be_visible()
        assert page.locator(".players li:not(.me) .name").evaluate_all(CUT_NAMES) == 0
