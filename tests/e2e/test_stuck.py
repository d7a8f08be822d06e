"""Stories: a person is stuck, and a board is tried again."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.board import by_mouse
from tests.e2e.test_cards_alone import CLIPPED
from tests.e2e.test_solo import END, start
from tests.e2e.visitors import DESKTOP

pytestmark = pytest.mark.e2e


def ask(page: Page, way: str) -> None:
    """Ask for help in the dialog."""
    page.locator("[data-action=help]").click()
    page.locator(f"[data-sheet] [data-action={way}]").click()


def test_a_stuck_player_gets_hints_a_solution_and_the_board_again(page: Page) -> None:
    run = start(page, "practice")
    page.locator("[data-action=help]").click()
    accessibility.check(page, "help in practice")
    screenshots.check_layout(page, "t1-help")
    page.keyboard.press("Escape")
    count = len(run.task().pieces)
    for number in range(1, count):
        ask(page, "hint")
        expect(page.locator('[data-piece][data-place="board"]')).to_have_count(number)
    ask(page, "hint")
    run.wait_for_board(2)
    held = page.locator("[data-cheer='1']")
    expect(held).to_be_visible()
    by_mouse(run, run.tiling()[0])
    expect(held).to_have_count(0)
    ask(page, "solution")
    shown = page.locator("[data-shown='2']")
    expect(shown).to_be_visible()
    shown.locator("summary").click()
    expect(shown.locator("[data-why] li")).to_have_count(4)
    accessibility.check(page, "a solution in practice")
    screenshots.check_layout(page, "t2-solution")
    page.reload()
    shown.locator("[data-action=try-again]").click()
    run.wait_for_board(3)
    run.solve_and_go_on(by_mouse)
    page.locator("[data-action=set-aside]").click()
    run.wait_for_board(5)
    page.locator("[data-action=help]").click()
    page.locator("[data-left='4']").click()
    run.wait_for_board(6)
    page.locator("[data-action=finish]").click()
    expect(page.locator(f"{END} [data-help]")).to_have_count(3)


def test_a_board_of_a_finished_run_is_tried_alone(page: Page) -> None:
    start(page, "practice")
    page.locator("[data-action=finish]").click()
    page.locator(f"{END} [data-action=try]").click()
    alone = page.locator("[data-alone]")
    expect(alone.locator("[data-piece]").first).to_be_visible()
    accessibility.check(page, "a board tried alone")
    screenshots.check_layout(page, "t3-alone")
    before = page.viewport_size
    page.set_viewport_size(ViewportSize(width=320, height=640))
    assert alone.evaluate(CLIPPED) == []
    page.set_viewport_size(before or DESKTOP)
    while alone.locator("[data-action=hint]").count():
        alone.locator("[data-action=hint]").click()
    expect(alone.get_by_role("status")).to_contain_text("Ubongo!")
    alone.locator("[data-action=restart]").click()
    expect(alone.locator("[data-piece]").first).to_be_visible()
    alone.locator("[data-action=solution]").click()
    expect(alone.locator("[data-action=hint]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(alone).to_have_count(0)
