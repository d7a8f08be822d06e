"""A lost connection moves nothing under a finger, and its notice covers no button in use."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.e2e.proxy import Proxy
from tests.e2e.screenshots import SETTLED
from tests.e2e.tables import begin, bot
from tests.e2e.visitors import Visitors

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

SIZES = ((320, 640), (360, 740), (844, 390), (820, 1180), (1440, 900))
LONG_GLASS = 300_000
PLACES = """() => [...document.querySelectorAll(
    'main :is([data-board], [data-choice], [data-card], [data-action], [data-seat], .stage, .tools)'
)].filter((element) => element.checkVisibility()).map((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [element.dataset.action ?? element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
})"""
COVERED = """() => {
    const lost = document.querySelector('[data-line=lost]').getBoundingClientRect();
    return [...document.querySelectorAll('main :is(button, a, input, select, [data-board])')]
        .filter((element) => element.checkVisibility() && !element.matches('.die'))
        .filter((element) => {
            const {left, top, right, bottom} = element.getBoundingClientRect();
            return Math.min(right, lost.right) - Math.max(left, lost.left) > 1
                && Math.min(bottom, lost.bottom) - Math.max(top, lost.top) > 1;
        }).map((element) => element.outerHTML.slice(0, 80));
}"""
OUT_OF_SIGHT = """() => {
    const {top, left, right} = document.querySelector('[data-line=lost]').getBoundingClientRect();
    return top < 0 || left < 0 || right > innerWidth;
}"""


def places(page: Page) -> dict[tuple[int, int], list[str]]:
    """Where everything is at each size of the window."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(SETTLED)
        found[width, height] = page.evaluate(PLACES)
    return found


def check_lost(page: Page, proxy: Proxy) -> None:
    """Cut the connection: the page stays as it was, at every size."""
    before = places(page)
    proxy.cut()
    page.wait_for_selector("[data-line=lost]")
    assert places(page) == before
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        assert page.evaluate(COVERED) == [], f"covered at {width} by {height}"
        assert not page.evaluate(OUT_OF_SIGHT), f"cut off at {width} by {height}"


@pytest.mark.parametrize("edition", ["pouch", "classic", "three-d", "cards", "solo"])
def test_a_lost_connection_moves_nothing_and_covers_no_button(visit: Visitors, address: str, edition: str) -> None:
    with Proxy(address) as proxy:
        page = visit({"base_url": proxy.address, "locale": "de"})
        others = () if edition == "solo" else (bot("gentle"),)
        if edition in ("pouch", "three-d"):
            begin(page, edition, *others, glass=LONG_GLASS)
        else:
            begin(page, edition, *others)
        page.wait_for_selector("main :is([data-piece], [data-card], [data-choice])")
        page.wait_for_function("() => document.querySelector('.note.shown') === null")  # it may be over the strip
        check_lost(page, proxy)
