"""Stories of Ctrl and a wheel, which is also a pinch on a touchpad: they zoom, and turn nothing that is held."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.view3d import View3d
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

WATCH = """addEventListener('wheel', event => {
    (window.wheels ??= []).push(event);
}, true)"""
HELD = ":is([data-piece], [data-card])[aria-pressed=true]"
IN_SPACE = "localStorage.setItem('ubongo:space', 'yes')"


def pinch(page: Page, selector: str) -> bool:
    """Send a wheel with Ctrl there. Returns whether the page kept the browser from zooming."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = page.evaluate("window.wheels?.length ?? 0")
    page.keyboard.down("Control")
    page.mouse.wheel(0, 100)
    page.wait_for_function("before => (window.wheels?.length ?? 0) > before", arg=before)
    page.keyboard.up("Control")
    return bool(page.evaluate("window.wheels.at(-1).defaultPrevented"))


def held(page: Page) -> tuple[str | None, ...]:
    """The held pieces and how they are turned."""
    return tuple(page.locator(HELD).evaluate_all("all => all.map(e => e.dataset.orientation ?? e.dataset.turn ?? '')"))


MATS: dict[str, tuple[str, dict[str, Any]]] = {
    "pouch": ("[data-board]", {}),
    "three-d": ("[data-board]", {"glass": None, "first_roller": 0}),
    "cards": ("[data-mat]", {}),
}


@pytest.mark.parametrize("edition", MATS)
def test_a_pinch_turns_nothing_that_is_held(visit: Visitors, edition: str) -> None:
    mat, settings = MATS[edition]
    page = visit(script=WATCH, at=None)
    tables.begin(page, edition, tables.bot(), **settings)
    page.wait_for_selector("main:not([data-stage=countdown]) :is([data-piece], [data-card])")
    page.keyboard.press("1")
    expect(page.locator(HELD)).to_have_count(1)
    before = held(page)
    has_own_zoom = edition == "cards"
    assert pinch(page, mat) == has_own_zoom
    assert held(page) == before


def test_a_pinch_on_the_home_page_zooms_the_page(visit: Visitors) -> None:
    page = visit(script=WATCH)
    page.wait_for_selector("[data-first] [data-piece]")
    page.locator("[data-first] [data-piece]").first.click()
    assert not pinch(page, "[data-first] [data-board]")


def test_a_pinch_on_blocks_in_space_zooms_them_and_turns_none(visit: Visitors) -> None:
    page = visit(script=f"{IN_SPACE}; {WATCH}", at=None)
    tables.begin(page, "three-d", tables.bot(), glass=None, first_roller=0)
    page.wait_for_selector("main:not([data-stage=countdown]) [data-view3d][data-state=still]")
    page.keyboard.press("1")
    space = View3d(page)
    orientations = [(grip["piece"], grip["orientation"]) for grip in space.picture()["grips"]]
    before = space.text()
    assert pinch(page, "[data-view3d]")
    assert [(grip["piece"], grip["orientation"]) for grip in space.picture(before)["grips"]] == orientations
