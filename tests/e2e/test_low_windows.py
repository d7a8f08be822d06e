"""Boards stay large enough to touch in windows that are low and narrow, as after a zoom of 400 %: the page scrolls."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import tables
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LEAST_PX = 24
"""The side of a cell: the least size of a target, WCAG 2.5.8."""
SIZES = ((320, 256), (390, 380), (500, 480), (600, 300))

BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "alone": ("solo", {"mode": "practice", "side": "4"}),
    "blocks": ("solo", {"mode": "practice", "side": "level-4"}),
    "a race": ("pouch", {"side": "4"}),
    "a race of blocks": ("three-d", {}),
    "a race at the gem board": ("classic", {}),
}


def begin(page: Page, edition: str, **settings: Any) -> None:
    """A table in play."""
    alone = edition == "solo"
    tables.begin(page, edition, *(() if alone else (tables.bot(),)), **settings)
    if edition == "classic":
        page.locator("[data-stage=placing] [data-choice]").first.click()
    page.wait_for_selector("main:not([data-stage=countdown]) :is([data-piece], [data-card])")


def cells_by_size(page: Page) -> dict[tuple[int, int], float]:
    """The side of a cell in each size, in pixels, once the layout has settled."""
    cells: dict[tuple[int, int], float] = {}
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.wait_for_function("""() => {
            const svg = document.querySelector('[data-board], [data-mat]');
            return svg && Math.abs(svg.clientWidth - svg.parentElement.clientWidth) < 1
                && Math.abs(svg.clientHeight - svg.parentElement.clientHeight) < 1;
        }""")
        cells[width, height] = float(page.locator("[data-cell-px]").get_attribute("data-cell-px") or 0)
        assert page.evaluate("document.documentElement.scrollWidth") == width
    return cells


@pytest.mark.parametrize("board", BOARDS)
def test_cells_stay_large_enough_to_touch_in_a_low_window(visit: Visitors, board: str) -> None:
    edition, settings = BOARDS[board]
    page = visit(at=None)
    begin(page, edition, **settings)
    assert {size: cell for size, cell in cells_by_size(page).items() if cell < LEAST_PX} == {}


def test_a_lattice_of_cards_stays_large_enough_too(visit: Visitors) -> None:
    page = visit(at=None)
    begin(page, "cards")
    assert {size: cell for size, cell in cells_by_size(page).items() if cell < LEAST_PX} == {}


def test_the_board_of_the_home_page_stays_large_enough_too(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector("[data-first] [data-piece]")
    assert {size: cell for size, cell in cells_by_size(page).items() if cell < LEAST_PX} == {}


CUT = """() => [...document.querySelectorAll('h1, h2, p, a, button, input, select, label')]
    .filter(each => each.checkVisibility() && !each.closest('[inert]'))
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1
        || each.matches('h1, h2, button') && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 80))"""
LAB = "lab/1/flat/0111-1111-1111/V3_L4_S4"


@pytest.mark.parametrize(
    "path", ["", "today", "find", "lab", LAB, f"{LAB}/play", "learn/pouch/1", "learn/cards/1", "solo"]
)
def test_nothing_is_cut_in_a_window_of_256_pixels(visit: Visitors, path: str) -> None:
    page = visit({"viewport": {"width": 256, "height": 256}, "locale": "de-DE"}, at=f"/#/{path}")
    page.wait_for_selector("html[lang=de] h1")
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_function(f"() => ({CUT})().length === 0")


def test_what_is_below_a_low_window_can_be_reached(visit: Visitors) -> None:
    page = visit(at=None)
    begin(page, "solo", mode="practice")
    page.set_viewport_size(ViewportSize(width=320, height=256))
    page.locator("[data-action=finish]").click()
    page.wait_for_selector("[data-stage=over]")
