"""Lessons on the smallest phones: every step is whole, and all of it is large enough to touch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e.accessibility import check
from tests.e2e.screenshots import SETTLED, overhang
from tests.e2e.test_controls import LESSONS, TYPING, narrow
from tests.e2e.test_low_windows import LEAST_PX
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LEAST_IN_THE_TRAY_PX = 20
SIDES = """() => {
    const board = Number(document.querySelector('[data-cell-px]')?.dataset.cellPx ?? NaN);
    const scales = [...document.querySelectorAll('[data-scale]')].map(({dataset}) => Number(dataset.scale));
    const rows = [...document.querySelectorAll('[data-choice]')].map((row) => row.getBoundingClientRect().height);
    return [[board, ...rows].filter((side) => side > 0), scales.map((scale) => scale * board)];
}"""


def steps(page: Page, lesson: str) -> Iterator[str]:
    """Each step of a lesson, once its stage has settled."""
    page.goto("/api/health")
    page.goto(f"/#/learn/{lesson}")
    over = page.locator("[data-over]")
    while True:
        page.locator(".lesson .stage .stage").or_(over).first.wait_for()
        if over.count():
            return
        if page.evaluate("localStorage.getItem('ubongo:settings')"):
            page.wait_for_selector("[data-typing]")
        page.evaluate(SETTLED)
        step = page.locator(".lesson[data-step]").get_attribute("data-step") or ""
        yield step
        page.locator("[data-action=skip]").click()
        page.wait_for_selector(f".lesson[data-step]:not([data-step={step}])")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("script", ["", TYPING], ids=["pointers", "text mode"])
def test_every_step_of_a_lesson_is_whole_and_large_enough(visit: Visitors, script: str, language: str) -> None:
    page = visit({**narrow(language), "viewport": {"width": 320, "height": 640}}, at=None, script=script)
    small: list[str] = []
    for lesson in LESSONS:
        for step in steps(page, lesson):
            sides, in_tray = page.evaluate(SIDES)
            small += [f"{step}: {side} px" for side in sides if side < LEAST_PX]
            if not script:
                small += [f"{step}: {side} px in the tray" for side in in_tray if side < LEAST_IN_THE_TRAY_PX]
            right, below = overhang(page)
            if right > 0 or below > 0:
                small.append(f"{step}: {right} px wider and {below} px higher than the page")
    assert small == []


def test_blocks_of_a_lesson_stay_large_enough_in_a_window_of_256_pixels(visit: Visitors) -> None:
    page = visit({"viewport": {"width": 256, "height": 256}, "locale": "de-DE"}, at=None)
    for number in (1, 2, 3):
        for step in steps(page, f"three-d/{number}"):
            sides, _ = page.evaluate(SIDES)
            assert all(side >= LEAST_PX for side in sides), step


KINDS = ("pouch/2", "pouch/3", "three-d/1", "cards/1")


@pytest.mark.parametrize(
    ("script", "lessons"),
    [("", (*KINDS, "classic/2")), (TYPING, KINDS)],  # in text mode, rows of gems are lower than a finger is wide
    ids=["pointers", "text mode"],
)
def test_every_kind_of_lesson_is_accessible(visit: Visitors, script: str, lessons: tuple[str, ...]) -> None:
    page = visit(at=None, script=script)
    for lesson in lessons:
        for step in steps(page, lesson):
            check(page, step)
