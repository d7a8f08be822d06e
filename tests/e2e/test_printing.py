"""Stories: what people print is dark on white, whatever their screen has, and shows what the screen shows."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.tables import OPEN, host
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

SCREENS = {
    "": "[data-action=lab]",
    "#/rules/pouch": "[data-action=print], .print",
    "#/lab/1/flat/0111-1111-1111/V3_L4_S4": "[data-lab]",
    "#/today": "main h1",
    "#/learn": "main h1",
    "#/learn/pouch/1": "main",
    "#/records": "main",
    "#/yours": "main h1",
    "#/new": "main h1",
}
PAPER = ViewportSize(width=720, height=1018)
PALE = """() => {
    const light = (color) => {
        const [red, green, blue, alpha] = [...color.matchAll(/[\\d.]+/g)].map(Number);
        return alpha === 0 ? undefined : (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    };
    const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const found = light(getComputedStyle(at).backgroundColor);
            if (found !== undefined) return found;
        }
        return 1;
    };
    const words = [...document.querySelectorAll('main *')].filter((element) =>
        !element.closest('svg') && element.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    return words.filter((element) => Math.abs(light(getComputedStyle(element).color) - ground(element)) < 0.3)
        .map((element) => element.outerHTML.slice(0, 120));
}"""
FLOATING = """() => [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility() && getComputedStyle(element).position === 'fixed')
    .map((element) => element.outerHTML.slice(0, 120))"""


def check_print(page: Page) -> None:
    """The page as it would be printed on A4: white paper, words that can be read, and nothing that floats over them."""
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("html")).to_have_css("print-color-adjust", "exact")
    expect(page.locator("body")).to_have_css("background-image", "none")
    assert page.evaluate(PALE) == []
    assert page.evaluate(FLOATING) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["system", "dark"])
def test_a_page_is_printed_dark_on_white(visit: Visitors, screen: str, theme: str) -> None:
    page = visit({"color_scheme": "dark"}, None)
    page.goto("/api/health")
    page.evaluate("(theme) => localStorage.setItem('ubongo:settings', JSON.stringify({theme}))", theme)
    page.goto(f"/{screen}")
    page.wait_for_selector(SCREENS[screen])
    check_print(page)


def test_an_invitation_is_printed_with_its_code(visit: Visitors) -> None:
    page = visit({"color_scheme": "dark"}, None)
    host(page, "pouch", OPEN)
    expect(page.locator("[data-code]").first).to_be_visible()
    check_print(page)
    expect(page.locator("[data-code]").first).to_be_visible()


def test_a_drawn_puzzle_is_seen_on_paper(visit: Visitors) -> None:
    page = visit({"color_scheme": "dark"}, None)
    page.goto("/#/lab/1/flat/0111-1111-1111/V3_L4_S4")
    drawn, empty = (page.locator(f"[data-cell][aria-pressed={state}]") for state in ("true", "false"))
    expect(drawn).to_have_count(11)
    check_print(page)
    expect(drawn.first).to_have_css("background-color", "rgb(253, 244, 225)")
    expect(empty.first).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(drawn.first).to_have_css("print-color-adjust", "exact")


@pytest.mark.parametrize(("dialog", "last"), [("rules", "section"), ("settings", "form > div > *")])
def test_an_open_dialog_is_printed_whole_and_alone(visit: Visitors, dialog: str, last: str) -> None:
    page = visit({"color_scheme": "dark"}, None)
    host(page, "pouch", OPEN)
    page.locator(f"[data-action={dialog}]").first.click()
    shown = page.locator("dialog:modal")
    end = shown.locator(last).last
    expect(end).to_be_attached()
    check_print(page)
    expect(page.locator("[data-code]").first).to_be_hidden()
    expect(shown).to_have_css("position", "absolute")
    sheet, inside = shown.bounding_box(), end.bounding_box()
    assert sheet is not None
    assert inside is not None
    assert inside["y"] + inside["height"] <= sheet["y"] + sheet["height"] + 1
    assert sheet["y"] + sheet["height"] > PAPER["height"], "longer than a page, so that this says something"
