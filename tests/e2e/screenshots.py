"""Pictures of a screen at three sizes, light and dark, for people to look at: they go to `test-results/`.

What a program can judge is judged: nothing overflows, and a screen meant as one view needs no scrolling.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Page, ViewportSize

Scheme: TypeAlias = Literal["light", "dark"]
FOLDER = Path("test-results/pictures")
SIZES = ((360, 740), (820, 1180), (1440, 900))
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


def check_layout(page: Page, screen: str, *, scrolls: bool = False) -> None:
    """Take all pictures of what the page shows, and put its size back."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    before = page.viewport_size
    for size, scheme in product(SIZES, SCHEMES):
        page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{screen}-{size[0]}x{size[1]}-{scheme}.png")
        assert list(_overhangs(page, scrolls=scrolls)) == [], f"{screen} at {size}"
    page.emulate_media(color_scheme="light")
    if before is not None:
        page.set_viewport_size(before)
        page.wait_for_timeout(250)


def _overhangs(page: Page, *, scrolls: bool) -> Iterator[str]:
    right, below = page.evaluate(
        "() => { const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;"
        " return [scrollWidth - clientWidth, scrollHeight - clientHeight] }"
    )
    if right > 0:
        yield "wider than the page"
    if below > 0 and not scrolls:
        yield "higher than the page"
