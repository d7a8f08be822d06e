"""Stories: keys of an input method, and two fingers where one draws."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.tables import OPEN, begin, bot, host, wait_for_race
from tests.e2e.touch import Touch
from tests.e2e.visitors import SMALL_PHONE, Visitors

pytestmark = pytest.mark.e2e

COMPOSED: dict[str, dict[str, object]] = {
    "composing": {"isComposing": True},
    "Process": {"key": "Process"},
    "Safari": {"keyCode": 229},
}
"""How browsers report a key while an input method composes."""


def press(field: Locator, key: str, more: dict[str, object]) -> bool:
    """Press a key that an input method handles; whether the page has left it alone."""
    return field.evaluate(
        "(field, init) => field.dispatchEvent(new KeyboardEvent('keydown', init))",
        {"key": key, "code": key, "bubbles": True, "cancelable": True, **more},
    )


@pytest.mark.parametrize("composed", COMPOSED)
def test_a_composed_name_is_neither_finished_nor_dropped_by_its_own_keys(visit: Visitors, composed: str) -> None:
    page = visit(None, None)
    begin(page, "pouch", bot())
    wait_for_race(page)
    page.locator("[data-action=menu]").click()
    name = page.locator(".menu input")
    name.fill("さくら")
    for key in ("ArrowDown", "ArrowUp", "Escape", "Enter"):
        assert press(name, key, COMPOSED[composed]), f"{key} is for the input method"
        expect(name).to_be_focused()
        expect(name).to_have_value("さくら")
    name.press("Enter")
    expect(page.locator(".menu input")).to_have_count(0)


@pytest.mark.parametrize("composed", COMPOSED)
def test_a_composed_name_in_the_lobby_is_not_finished_by_enter(visit: Visitors, composed: str) -> None:
    page = visit(None, None)
    host(page, "pouch", OPEN)
    name = page.locator("input[name=name]").first
    name.fill("さく")
    press(name, "Enter", COMPOSED[composed])
    expect(name).to_be_focused()


def middle(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f"[data-cell='{cell}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_in_the_lab_draw_nothing(visit: Visitors) -> None:
    page = visit(SMALL_PHONE, "/#/lab/1/flat/0111-1111-1111/V3_L4_S4")
    region = page.locator("[data-lab]")
    expect(region).to_have_attribute("data-region", ".###/####/####")
    expect(page.locator("[role=group]:has([data-cell])")).to_have_css("touch-action", "pinch-zoom")
    one, two, three, four = (middle(page, cell) for cell in ("5,0", "5,4", "0,4", "5,5"))
    drawn = ".###./####./####./...../...##"
    fingers = Touch(page)
    fingers.press(two)
    fingers.move(four)
    fingers.lift()
    expect(region).to_have_attribute("data-region", drawn)
    fingers.press(one)
    fingers.press(one, two)
    fingers.move(one, three)
    fingers.lift()
    expect(region).to_have_attribute("data-region", drawn)


@pytest.mark.parametrize("modifier", ["Alt", "Control", "Meta"])
def test_an_arrow_with_a_modifier_is_for_the_browser(page: Page, modifier: str) -> None:
    page.goto("/#/lab/1/flat/0111-1111-1111/V3_L4_S4")
    cell = page.locator("[data-cell='0,1']")
    cell.focus()
    assert press(cell, "ArrowRight", {f"{'ctrl' if modifier == 'Control' else modifier.lower()}Key": True})
    expect(cell).to_be_focused()
    expect(page).to_have_url(re.compile("lab/1/flat"))
