"""Stories: a newcomer does lessons, by clicks alone and by typing alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import check
from tests.e2e.board import Table, by_clicks, grip
from tests.e2e.screenshots import SETTLED
from tests.e2e.test_typing import field, switch_on
from tests.e2e.visitors import Visitors
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Placement, Task
from ubongo.puzzles.tiling import tilings

pytestmark = pytest.mark.e2e

BOARD = Task(parse_region("###./####/####"), FLAT.pick(("S4", "V3", "L4")))
FIRST = "S4"
TYPED = {
    "pouch-1": ("S4 c1", "V3 a1 r2", "L4 a2 r1 flip", "next"),
    "classic-2": ("1", "5", "5", "next", "1", "next"),
    "classic-3": ("2", "next", "2", "next", "3", "next"),
    "three-d-1": ("A a1 1", "G a2 1 s1", "next"),
    "cards-1": ("1", "2", "next", "2 n52", "next"),
    "cards-3": ("2", "next", "2", "next", "1", "next", "2", "next"),
}
STEPS = {1: 4, 2: 2, 3: 4}
"""How many steps each lesson of pouch has."""


def lesson(page: Page) -> Locator:
    return page.locator(".lesson[data-lesson]")


def tiling_by_turns() -> tuple[Placement, ...]:
    """A tiling whose first piece lies as it comes from the tray."""
    return next(
        tuple(sorted(tiling, key=lambda each: each.piece != FIRST))
        for tiling in tilings(BOARD)
        if any(each.piece == FIRST and each.orientation == 0 for each in tiling)
    )


def test_a_lesson_is_done_by_clicks_and_goes_on_after_a_reload(page: Page) -> None:
    page.goto("/#/learn")
    check(page, "lessons")
    page.locator("[data-lesson=pouch-1]").click()
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-lay")
    table = Table(page)
    first, *others = tiling_by_turns()
    by_clicks(table, first)
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-turn")
    page.reload()
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-turn")
    expect(table.piece(FIRST)).to_have_attribute("data-place", "board")
    check(page, "a step with a board")

    page.mouse.click(*grip(table, "V3"))
    page.locator("[data-tool=turn]").click()
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-flip")
    page.locator("[data-tool=flip]").click()
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-cover")
    table.piece(FIRST).press("Delete")
    for placement in (first, *others):
        by_clicks(table, placement)
    expect(lesson(page)).to_have_attribute("data-reached", "true")
    expect(page.locator("[data-message]")).to_contain_text("Ubongo!")
    page.locator("[data-action=next]").click()
    expect(page.locator("[data-over]")).to_be_visible()
    check(page, "the end of a lesson")

    page.locator("[data-action=next-lesson]").click()
    expect(lesson(page)).to_have_attribute("data-step", "pouch-2-die")
    page.locator("[data-option=mask]").click()
    expect(page.locator("[data-message]")).to_contain_text("symbol on the die")
    check(page, "a question after a wrong answer")
    page.locator("[data-action=show]").click()
    expect(lesson(page)).to_have_attribute("data-reached", "true")
    page.locator("[data-action=next]").click()
    page.locator("[data-action=skip]").click()
    page.locator("[data-action=first-game]").click()
    expect(page).to_have_url(re.compile("#/table/"))
    page.goto("/#/learn")
    expect(page.locator("[data-mark=done]")).to_have_count(2)


def test_the_end_of_a_lesson_is_whole_on_a_phone_on_its_side(visit: Visitors) -> None:
    page = visit({"viewport": {"width": 844, "height": 390}, "locale": "de"}, at="/#/learn/pouch/1")
    for _ in range(4):
        page.locator("[data-action=skip]").click()
    page.wait_for_selector("[data-over]")
    page.evaluate(SETTLED)
    boxes = [page.locator(part).bounding_box() for part in ("[data-action=lessons]", "[data-over] h1")]
    header, title = (part for part in boxes if part is not None)
    assert header["y"] >= 0
    assert header["y"] + header["height"] <= title["y"]
    assert abs(title["x"] + title["width"] / 2 - 422) < 2


def test_a_right_answer_is_marked_in_forced_colors(visit: Visitors) -> None:
    page = visit(at="/#/learn/pouch/3")
    page.emulate_media(forced_colors="active")
    page.locator("[data-option=amber]").click()
    page.locator("[data-option=ruby]").click()
    outlines = page.locator("[data-option]").evaluate_all(
        "options => options.map((option) => [option.dataset.option, getComputedStyle(option).outlineStyle])"
    )
    assert dict(outlines) == {"amber": "dashed", "ruby": "solid", "sapphire": "none", "emerald": "none"}


def test_lessons_of_every_game_are_done_by_typing_alone(page: Page) -> None:
    switch_on(page)
    for name, lines in TYPED.items():
        edition, number = name.rsplit("-", 1)
        page.goto(f"/#/learn/{edition}/{number}")
        for line in lines:
            expect(field(page)).to_be_focused()
            page.keyboard.type(line)
            page.keyboard.press("Enter")
        expect(page.locator("[data-over]")).to_be_visible()
    page.goto("/#/learn")
    expect(page.locator("[data-mark=done]")).to_have_count(len(TYPED))


def test_every_step_of_the_lessons_of_a_game_is_accessible(page: Page) -> None:
    page.goto("/#/learn")
    for number, steps in STEPS.items():
        for step in range(steps):
            page.evaluate(
                "([key, step]) => localStorage.setItem('ubongo:learn', JSON.stringify({[key]: step}))",
                [
                    f"pouch-{number}",
                    step,
                ],
            )
            page.goto(f"/?step={number}.{step}#/learn/pouch/{number}")
            expect(lesson(page)).to_be_visible()
            page.evaluate(SETTLED)
            check(page, f"step {step + 1} of lesson {number}")
