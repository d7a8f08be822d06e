"""Screens at three sizes, light and dark: nothing overflows, and screens designed as one view do not scroll.

With UBONGO_SCREENSHOTS set, `check_layout` also leaves a picture of each in `test-results/pictures`, for people.
"""

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Page, ViewportSize

Scheme: TypeAlias = Literal["light", "dark"]
FOLDER = Path("test-results/pictures")
SIZES = ((360, 740), (820, 1180), (1440, 900))
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ends = (animation) => animation.playState === 'running'
        && animation.effect?.getComputedTiming().endTime !== Infinity;
    for (let frames = 0; frames < 2; frames += 1) await frame();
    await Promise.allSettled(document.getAnimations().filter(ends).map(({finished}) => finished));
    await frame();
}"""
"""Resolves once the page has followed a new size, and every animation that ends has ended."""
OVERHANG = """() => {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""


def check_layout(page: Page, screen: str, *, scrolls: bool = False) -> None:
    """Check that the page fits every size, then restore its own size."""
    before = page.viewport_size
    for (width, height), scheme in product(SIZES, SCHEMES):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        if os.environ.get("UBONGO_SCREENSHOTS"):
            FOLDER.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=FOLDER / f"{screen}-{width}x{height}-{scheme}.png")
        assert list(_overhangs(page, scrolls=scrolls)) == [], f"{screen} at {width} by {height}"
    page.emulate_media(color_scheme="light")
    if before is not None:
        page.set_viewport_size(before)
        page.evaluate(SETTLED)


def overhang(page: Page) -> tuple[int, int]:
    """By how many pixels the page is wider, and higher, than its window."""
    right, below = page.evaluate(OVERHANG)
    return right, below


def _overhangs(page: Page, *, scrolls: bool) -> Iterator[str]:
    right, below = overhang(page)
    if right > 0:
        yield "wider than the page"
    if below > 0 and not scrolls:
        yield "higher than the page"
