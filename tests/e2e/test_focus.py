"""The keyboard goes on working after clicks beside the board."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.tables import begin, bot

BOARD = "() => document.activeElement.matches('[role=application]')"
HELD = "[role=application] [data-piece][aria-pressed=true], [role=application] [data-card][aria-pressed=true]"


@pytest.mark.parametrize("edition", ["pouch", "cards", "three-d"])
def test_after_a_click_on_a_tool_or_on_the_empty_felt_keys_play_on(page: Page, edition: str) -> None:
    begin(page, edition, bot("gentle"))
    page.wait_for_selector("[data-tool=undo]", state="attached")
    keys = page.keyboard
    expect(page.locator("[role=application]").first).to_be_focused()
    keys.press("1")
    expect(page.locator(HELD)).to_have_count(1)
    page.locator("[data-tool=turn], [data-tool=spin]").first.click()
    page.wait_for_function(BOARD)
    keys.press("Escape")
    expect(page.locator(HELD)).to_have_count(0)
    undo = page.locator("[data-tool=undo]").bounding_box()  # disabled or hidden: there is nothing to undo
    assert undo is not None
    page.mouse.click(undo["x"] + undo["width"] / 2, undo["y"] + undo["height"] / 2)
    page.wait_for_function(BOARD)
    keys.press("2")
    expect(page.locator(HELD)).to_have_count(1)
    box = page.locator("main").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + box["height"] - 3)
    page.wait_for_function(BOARD)
    keys.press("Escape")
    expect(page.locator(HELD)).to_have_count(0)


@pytest.mark.parametrize("opener", ["menu", "rules-die"])
def test_escape_returns_the_focus_to_the_board_after_a_click_on_a_button(page: Page, opener: str) -> None:
    begin(page, "pouch", bot("gentle"))
    expect(page.locator("[role=application]")).to_be_focused()
    page.locator(f"[data-action={opener}]").click()
    page.wait_for_selector(".menu ul, [data-rules-dialog]")
    page.keyboard.press("Escape")
    page.wait_for_function(BOARD)


def test_escape_returns_the_focus_to_a_menu_opened_by_key(page: Page) -> None:
    begin(page, "pouch", bot("gentle"))
    expect(page.locator("[role=application]")).to_be_focused()
    menu = page.locator("[data-action=menu]")
    menu.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
