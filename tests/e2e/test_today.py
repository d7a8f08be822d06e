"""Stories: the boards of the day."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import accessibility, cards, screenshots, solid
from tests.e2e.board import Table, by_keys
from tests.e2e.cards import CardTable

pytestmark = pytest.mark.e2e

SOLVING = "main.run[data-stage=solving] [data-piece]"


def today(page: Page) -> None:
    """Open the page of the day from the home page."""
    page.goto("/")
    page.locator("a[href='#/today']").click()
    page.wait_for_selector("[data-today]")


def play(page: Page, task: str, waits_for: str = SOLVING) -> None:
    page.locator(f"[data-task={task}] [data-action=play]").click()
    page.wait_for_selector(waits_for)


@pytest.mark.rule("S9")
def test_a_board_of_the_day_is_played_once_for_the_times_and_then_for_practice(page: Page) -> None:
    today(page)
    accessibility.check(page, "the boards of the day")
    screenshots.check_layout(page, "today-1", scrolls=True)
    play(page, "easy")
    expect(page.locator("[data-action=pause]")).to_have_count(0)
    expect(page.locator("[data-action=set-aside]")).to_be_hidden()
    screenshots.check_layout(page, "today-2-board")
    page.reload()  # the clock does not stop, and the board is the same
    page.wait_for_selector(SOLVING)
    Table(page).solve(by_keys)
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text("times of the day")
    screenshots.check_layout(page, "today-3-end", scrolls=True)
    page.locator("[data-action=today]").click()
    expect(page.locator("[data-task=easy]")).to_have_attribute("data-state", "solved")
    expect(page.locator("[data-times=easy] [data-own]")).to_have_count(1)
    page.locator("[data-action=share]").click()
    shared = page.locator("[data-share] [role=img]").get_attribute("aria-label") or ""
    assert re.fullmatch(
        r"Ubongo · \w+ \d+, \d+ · Easy \d+:\d\d · Hard \u2013 · Blocks \u2013 · Cards \u2013\nhttp\S+/#/today", shared
    ), shared
    accessibility.check(page, "the boards of the day, one of them played")
    screenshots.check_layout(page, "today-4-played", scrolls=True)
    play(page, "easy")
    Table(page).solve(by_keys)
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text("Practice")


@pytest.mark.rule("S9")
def test_a_board_that_is_given_up_is_not_solved(page: Page) -> None:
    today(page)
    play(page, "hard")
    finish = page.locator("[data-action=finish]")
    finish.click()
    finish.click()
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text("Not solved")
    page.locator("[data-action=today]").click()
    expect(page.locator("[data-task=hard]")).to_have_attribute("data-state", "unsolved")


def test_blocks_of_the_day_are_played(page: Page) -> None:
    today(page)
    play(page, "solid", "main.run[data-stage=solving] [data-way]")
    solid.Blocks(page).solve(solid.by_keys)
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text("of the day")


def test_the_hand_of_the_day_is_judged_by_the_server_and_survives_a_reload(page: Page) -> None:
    today(page)
    play(page, "cards", "[data-daily-hand] [data-card]")
    accessibility.check(page, "the hand of the day")
    screenshots.check_layout(page, "today-5-hand", scrolls=True)
    page.reload()
    expect(page.locator("[data-task=cards]")).to_have_attribute("data-state", "running")
    screenshots.check_layout(page, "today-6-running", scrolls=True)
    play(page, "cards", "[data-daily-hand] [data-card]")
    table = CardTable(page)
    table.lay(table.solution(), cards.by_keys)
    expect(page.locator("[data-daily-hand]")).to_have_attribute("data-daily-hand", "solved")
    screenshots.check_layout(page, "today-7-solved", scrolls=True)
    page.locator("[data-action=back]").click()
    expect(page.locator("[data-task=cards]")).to_have_attribute("data-state", "solved")
    expect(page.locator("[data-day][aria-current=date]")).to_have_attribute("data-done", "1")


def test_an_earlier_day_is_opened_from_the_calendar_for_practice(page: Page) -> None:
    today(page)
    page.locator("[data-action=earlier]").click()
    day = page.locator("[data-day]").last
    date = day.get_attribute("data-day") or ""
    day.click()
    page.wait_for_selector(f"[data-today='{date}']")
    screenshots.check_layout(page, "today-8-earlier", scrolls=True)
    play(page, "easy")
    Table(page).solve(by_keys)
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text("Practice")
    page.locator("[data-action=today]").click()
    page.wait_for_selector(f"[data-today='{date}']")
    expect(page.locator("[data-day][aria-current=date]")).to_have_attribute("data-done", "1")
