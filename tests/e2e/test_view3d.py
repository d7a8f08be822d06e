"""Stories of the view in space itself: it rests, it can be lost, and there may be none; the slices know the rest."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.board import RACE
from tests.e2e.view3d import View3d

pytestmark = pytest.mark.e2e

Json: TypeAlias = dict[str, object]

OPEN = """(settings) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'three-d', name: 'Ada', seats: [{kind: 'me'}],
        settings: {glass: null, countdown: 300, first_roller: 0, ...settings},
    }),
}).then((answer) => answer.json())"""
IN_SPACE = "localStorage.setItem('ubongo:space', 'yes')"
NO_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null"
CANVAS = "[data-view3d]"
LOSE = f"document.querySelector('{CANVAS}').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
LAPTOP = (1440, 900)
PHONE = (390, 844)
IDLE_MS = 700


@contextmanager
def visitor(browser: Browser, address: str, size: tuple[int, int], script: str = "") -> Generator[Page]:
    """A page that is to show boards in space; whatever goes wrong in it fails the story."""
    context = browser.new_context(base_url=address, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.set_default_timeout(20_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.add_init_script(f"{IN_SPACE}; {script}")
    yield page
    context.close()
    assert not wrong


def begin(page: Page, **settings: object) -> None:
    """A table that starts by itself, with a board to be filled."""
    page.goto("/")
    opened: Json = page.evaluate(OPEN, settings)
    page.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", opened["table"])
    page.goto(f"/#/table/{opened['table']}")
    page.wait_for_selector(RACE)


def frames(page: Page) -> int:
    """How many pictures were drawn until nothing moved any more."""
    page.wait_for_selector(f"{CANVAS}[data-state=still]")
    return int(page.locator(CANVAS).get_attribute("data-frames") or 0)


def test_nothing_is_drawn_while_nothing_moves(browser: Browser, address: str) -> None:
    with visitor(browser, address, LAPTOP) as page:
        begin(page)
        before = frames(page)
        page.wait_for_timeout(IDLE_MS)
        assert frames(page) == before
        page.locator("[data-view=left]").click()
        assert frames(page) > before


def test_where_the_context_is_lost_the_slices_have_what_was_in_the_hand(browser: Browser, address: str) -> None:
    with visitor(browser, address, PHONE) as page:
        begin(page)
        frames(page)
        page.keyboard.press("1")
        held = page.locator(CANVAS).get_attribute("data-held")
        page.evaluate(LOSE)
        expect(page.locator("[data-board] [aria-pressed=true]")).to_have_attribute("data-piece", held or "")
        expect(page.locator(CANVAS)).to_have_count(0)


def test_where_the_context_is_lost_in_mid_drag_the_block_is_where_it_was_and_everything_goes_on(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, PHONE) as page:
        begin(page)
        seen = View3d(page)
        piece = seen.picture()["grips"][0]["piece"]
        page.mouse.move(*seen.grip(piece).at)
        page.mouse.down()
        page.mouse.move(*seen.pixel(0.5, 0.4), steps=4)
        expect(page.locator(CANVAS)).to_have_attribute("data-held", piece)
        page.evaluate(LOSE)
        block = page.locator(f"[data-piece={piece}]")
        expect(block).to_have_attribute("data-place", re.compile("tray|hand"))
        page.mouse.up()
        page.keyboard.press("Escape")
        expect(block).to_have_attribute("data-place", "tray")
        page.keyboard.press("1")
        expect(page.locator("[data-board] [aria-pressed=true]")).to_have_count(1)


def test_the_tools_of_the_view_are_one_row_on_a_phone(browser: Browser, address: str) -> None:
    with visitor(browser, address, (360, 740)) as page:
        begin(page, level_0=4)
        View3d(page).picture()
        tools = [each.bounding_box() for each in page.locator("[data-view]").all()]
        assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in tools)
        assert len({round(box["y"] + box["height"] / 2) for box in tools if box}) == 1, "in one row"


@pytest.mark.parametrize("language", ["en", "cs", "pl", "es", "fr", "de"])
@pytest.mark.parametrize("is_touch", [True, False])
def test_the_first_hint_covers_no_tool_on_the_narrowest_page(
    browser: Browser, address: str, language: str, is_touch: bool
) -> None:
    narrow: ViewportSize = {"width": 320, "height": 640}
    context = browser.new_context(base_url=address, locale=language, viewport=narrow, has_touch=is_touch)
    page = context.new_page()
    begin(page)
    note = page.locator(".note.shown").bounding_box()
    tool = page.locator("[data-tool=place]").bounding_box()
    assert page.locator("html").get_attribute("lang") == language
    context.close()
    assert note is not None
    assert tool is not None
    assert note["y"] >= tool["y"] + tool["height"] - 1


def test_without_webgl_there_are_the_slices(browser: Browser, address: str) -> None:
    with visitor(browser, address, LAPTOP, NO_WEBGL) as page:
        begin(page)
        page.wait_for_selector("[data-board] [data-place=tray]")
        expect(page.locator(CANVAS)).to_have_count(0)
