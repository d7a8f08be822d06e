"""Stories of handicaps: a child has extra time after the glass, and boards with fewer pieces. Rule: R18, R19."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.board import Table, by_mouse
from tests.e2e.tables import OPEN, bot, wait_for_race
from tests.e2e.visitors import LAPTOP, SMALL_PHONE, Visitors

pytestmark = pytest.mark.e2e

GLASS = 45_000
LONG_MS = 75_000
"""Until a glass has run out."""


def race_of(edition: str, visit: Visitors, first_roller: int | None = None) -> tuple[Page, Page]:
    """Ada, and her child Ben, who chooses extra time and three pieces where the table has four; the game runs."""
    ada, ben = visit(LAPTOP, at=None), visit(LAPTOP, at=None)
    opened = tables.host(ada, edition, OPEN, side="4", glass=GLASS, first_roller=first_roller)
    tables.join(ben, opened, "Ben")
    ben.locator("select[name=extra_time_1]").select_option("60000")
    ben.locator("select[name=own_side_1]").select_option("3")
    expect(ben.locator("select[name=extra_time_0]")).to_have_count(0)
    expect(ada.locator("select[name=extra_time_1]")).to_have_value("60000")
    expect(ada.locator("select[name=own_side_1]")).to_have_value("3")
    ada.locator("[data-action=start]").click()
    return ada, ben


def test_a_child_with_a_handicap_wins_time_and_solves_when_the_glass_has_run_out(visit: Visitors) -> None:
    ada, ben = race_of("pouch", visit)
    for page in (ada, ben):
        wait_for_race(page)
    expect(ada.locator("main[data-pieces]")).to_have_attribute("data-pieces", re.compile(r"^\S+( \S+){3}$"))
    expect(ben.locator("main[data-pieces]")).to_have_attribute("data-pieces", re.compile(r"^\S+( \S+){2}$"))
    expect(ben.locator("[role=timer]")).to_have_attribute("data-seconds", re.compile(r"^(1\d\d|[6-9]\d)$"))
    expect(ada.locator("[role=timer]")).to_have_attribute("data-seconds", re.compile(r"^[1-4]?\d$"))
    Table(ada).solve(by_mouse)
    expect(ada.locator("[data-ubongo]")).to_be_visible()
    expect(ada.get_by_text("The timer has run out. Extra time: ").first).to_be_attached(timeout=LONG_MS)
    expect(ben.get_by_text("The timer has run out. Extra time: ").first).to_be_attached()
    Table(ben).solve(by_mouse)
    for page in (ada, ben):
        expect(page.locator("[data-stage=resting]")).to_be_visible()
        expect(page.locator("[data-seat='1'][data-rank='2']").first).to_be_attached()


def test_who_has_no_extra_time_stops_with_the_glass(visit: Visitors) -> None:
    ada, ben = race_of("classic", visit, first_roller=0)
    for page in (ada, ben):
        page.locator("[data-stage=placing] [data-choice]").first.click()
    for page in (ada, ben):
        wait_for_race(page)
    Table(ben).solve(by_mouse)
    expect(ada.get_by_text("Time is up").first).to_be_visible(timeout=LONG_MS)
    expect(ada.locator("main[data-stage=racing]")).to_be_visible()
    expect(ben.locator("[role=timer]")).to_have_attribute("data-seconds", re.compile(r"^[1-6]?\d$"))


def test_the_host_chooses_handicaps_in_a_list_that_opens_by_keyboard_on_a_small_phone(visit: Visitors) -> None:
    page = visit(SMALL_PHONE, at=None)
    tables.host(page, "pouch", OPEN, bot(), OPEN)
    summary = page.locator("[data-handicaps] summary")
    expect(page.locator("select[name=extra_time_0]")).to_be_hidden()
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.locator("select[name=extra_time_0]")).to_be_visible()
    expect(page.locator("select[name=extra_time_2]")).to_have_count(0)  # a bot needs none
    page.locator("select[name=extra_time_0]").select_option("15000")
    expect(page.locator("select[name=extra_time_0]")).to_have_value("15000")
    page.reload()
    expect(page.locator("select[name=extra_time_0]")).to_be_visible()  # open where one is set
    expect(page.locator("select[name=extra_time_0]")).to_have_value("15000")
