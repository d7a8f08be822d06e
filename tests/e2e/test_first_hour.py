"""Stories: the first hour of a newcomer, whole: by the keyboard alone, and in text mode on the smallest phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import RACE, Table, by_keys
from tests.e2e.screenshots import SETTLED, overhang
from tests.e2e.tables import begin, bot
from tests.e2e.test_classic import tab_to
from tests.e2e.test_game import AFTER, ROUNDS, quickened
from tests.e2e.test_home import FIRST, Home
from tests.e2e.test_learn import lesson, tiling_by_turns
from tests.e2e.test_typing import by_typing, field, switch_on
from tests.e2e.visitors import SMALL_PHONE, Visitors

pytestmark = pytest.mark.e2e

SOLVING = "main.run[data-stage=solving] [data-piece]"


def press(page: Page, selector: str) -> None:
    """Go there by Tab, and press Enter."""
    page.wait_for_selector(selector)
    tab_to(page, selector)
    page.keyboard.press("Enter")


def play_first_boards(page: Page) -> None:
    """The boards of the home page, each with what a player meets."""
    home = Home(page)
    for meeting in ("moving", "turning", "flipping", "glass", "bot"):
        expect(page.locator(f"{FIRST}[data-meeting={meeting}][data-solved=false]")).to_be_visible()
        tab_to(page, f"{FIRST} [data-piece]")
        page.keyboard.press("Escape")  # the keys of the story pick each piece by its letter
        home.meet(meeting, by_keys)
        if meeting != "bot":
            press(page, "[data-action=first-next]")


def learn(page: Page) -> None:
    """The lessons of the first game: one by doing, the others with `Show me`."""
    press(page, "a[href='#/learn']")
    press(page, "[data-lesson=pouch-1]")
    table = Table(page)
    first, *others = tiling_by_turns()
    by_keys(table, first)
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-turn")
    page.keyboard.press("v")
    page.keyboard.press("r")
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-flip")
    page.keyboard.press("f")
    expect(lesson(page)).to_have_attribute("data-step", "pouch-1-cover")
    for placement in others:
        by_keys(table, placement)
    expect(page.locator("[data-action=next]")).to_be_focused()
    page.keyboard.press("Enter")
    for name in ("pouch-2", "pouch-3"):
        press(page, "[data-over] [data-action=next-lesson]")
        expect(lesson(page)).to_have_attribute("data-lesson", name)
        while not page.locator("[data-over]").count():
            press(page, "[data-action=show]")
            expect(page.locator("[data-action=next]")).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator("[data-action=next]")).to_have_count(0)


def play_game(page: Page) -> None:
    """A whole game against a bot, from the first race to the end."""
    for number in range(1, ROUNDS + 1):
        page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-piece]")
        Table(page).solve(by_keys)
        page.wait_for_selector(AFTER)
        if number < ROUNDS:
            press(page, "[data-action=ready]")
    expect(page.locator("[data-stage=over]")).to_be_visible()


def test_a_newcomer_spends_the_first_hour_with_the_keyboard_alone(visit_training: Visitors) -> None:
    page = quickened(visit_training(at="/", is_strict=True))
    play_first_boards(page)
    learn(page)
    expect(page.locator("[data-over]")).to_be_visible()
    press(page, "[data-action=first-game]")
    play_game(page)
    press(page, "[data-stage=over] .next button.quiet")
    press(page, "a[href='#/today']")
    press(page, "[data-task=easy] [data-action=play]")
    page.wait_for_selector(SOLVING)
    Table(page).solve(by_keys)
    press(page, "[data-action=today]")
    expect(page.locator("[data-task=easy]")).to_have_attribute("data-state", "solved")


def test_a_whole_game_in_text_mode_on_the_smallest_phone(visit_training: Visitors) -> None:
    page = visit_training({**SMALL_PHONE, "viewport": {"width": 320, "height": 640}}, at=None)
    switch_on(page)
    begin(page, "pouch", bot("gentle"), glass=None)
    for number in range(1, ROUNDS + 1):
        page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-typing]")
        expect(field(page)).to_be_focused()
        page.evaluate(SETTLED)
        assert max(overhang(page)) <= 0
        Table(page).solve(by_typing)
        page.wait_for_selector(AFTER)
        if number < ROUNDS:
            expect(page.locator("[data-spoken]")).to_have_text(re.compile(r"\S"))
            press(page, "[data-action=ready]")
    expect(page.locator("[data-stage=over] h1")).to_be_visible()
