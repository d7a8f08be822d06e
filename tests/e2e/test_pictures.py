"""Pictures of every screen at three sizes, light and dark, for people to look at: they go to `test-results/`.

What a program can judge is judged: nothing hangs over the edge, and the race needs no scrolling.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.board import RACE, Table, by_mouse, grip

pytestmark = pytest.mark.e2e

Scheme: TypeAlias = Literal["light", "dark"]
PICTURES = Path("test-results/pictures")
SIZES = ((360, 740), (820, 1180), (1440, 900))
WISH = """() => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'pouch',
        settings: {side: '4', glass: 60000, countdown: 2500, pause: 60000},
        seats: [{kind: 'me'}, ...['gentle', 'steady', 'sharp'].map((strength) => ({kind: 'bot', strength}))],
        deck: 'standard',
        name: '',
    }),
}).then((answer) => answer.json()).then(({table}) => { location.hash = `#/table/${table}` })"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pictures(browser: Browser, address: str, size: tuple[int, int], scheme: Scheme) -> None:
    viewport = ViewportSize(width=size[0], height=size[1])
    context = browser.new_context(base_url=address, viewport=viewport, color_scheme=scheme)
    page = context.new_page()
    picture = _taking(page, f"{size[0]}x{size[1]}-{scheme}")
    page.goto("/")
    picture("1-home", scrolls=True)
    page.evaluate(WISH)
    page.wait_for_selector("main[data-stage=countdown] .back")
    picture("2-countdown")
    page.wait_for_selector(f"{RACE} [data-board]")
    _show_a_race(Table(page), picture)
    page.wait_for_selector("[data-ubongo]")
    picture("5-ubongo")
    context.close()


def _show_a_race(table: Table, picture: Callable[[str], None]) -> None:
    picture("3-race")
    first, second, *others = table.tiling()
    by_mouse(table, first)
    page = table.page
    page.mouse.move(*grip(table, second.piece))
    page.mouse.down()
    page.mouse.move(*table.pixel(2.2, 1.8), steps=5)
    picture("4-drag")
    page.mouse.move(*table.pixel(-9, -9))
    page.mouse.up()
    for placement in (second, *others):
        by_mouse(table, placement)


def _taking(page: Page, name: str) -> Callable[..., None]:
    PICTURES.mkdir(parents=True, exist_ok=True)

    def take(screen: str, *, scrolls: bool = False) -> None:
        page.wait_for_timeout(450)
        page.screenshot(path=PICTURES / f"{screen}-{name}.png")
        over: list[int] = page.evaluate(
            "() => { const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;"
            " return [scrollWidth - clientWidth, scrollHeight - clientHeight] }"
        )
        assert over[0] == 0, f"{screen} is wider than the page"
        assert scrolls or over[1] == 0, f"{screen} is higher than the page"

    return take
