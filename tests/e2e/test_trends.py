"""Stories of trends in the records: of a player's own boards, and beside those of others."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e import screenshots
from tests.e2e.board import by_keys
from tests.e2e.test_solo import start
from tests.e2e.test_yours import NARROWEST
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

OTHERS = {
    "sides": [
        {"side": "3", "count": 57, "median_ms": 23_450, "best_ms": 8_120, "recent_ms": [31_200, 60_300, 23_450, 19_800],
         "others": 14, "slower": 9},
        {"side": "4", "count": 1, "median_ms": 184_060, "best_ms": 184_060, "recent_ms": [184_060], "others": None,
         "slower": None},
        {"side": "level-2", "count": 6, "median_ms": 99_000, "best_ms": 9_000, "recent_ms": [9_000, 99_000],
         "others": 10, "slower": 10},
    ],
    "slow_pieces": [
        {"side": "3", "piece": "P5", "boards": 7, "ratio": 1.42},
        {"side": "level-2", "piece": "red-twist", "boards": 5, "ratio": 1.2},
    ],
}  # fmt: skip
"""What no story has the time to play."""


def play_one(page: Page) -> None:
    start(page, "practice").solve_and_go_on(by_keys)
    page.locator("[data-action=finish]").click()
    expect(page.locator("main.end")).to_be_visible()


def test_the_records_show_how_times_develop(visit: Visitors) -> None:
    page = visit(NARROWEST, at=None)
    play_one(page)
    page.goto("/#/records")
    own = page.locator("[data-trend='3']")
    expect(own).to_have_attribute("data-count", "1")
    expect(own.locator("[data-best]")).to_be_visible()
    expect(own.locator("[data-median]")).to_have_count(0)  # of one
    expect(own.locator(".others")).to_have_count(0)
    expect(page.locator("[data-slow]")).to_have_count(0)

    def answer(route: Route) -> None:
        route.fulfill(json=OTHERS)

    page.route("**/api/records/trends", answer)
    page.reload()
    expect(own.locator("[data-median]")).to_contain_text("23,4")
    expect(own.locator("[data-best]")).to_contain_text("08,1")
    expect(own.locator(".others")).to_contain_text("64")
    expect(own.locator(".others")).to_contain_text("14")
    expect(page.locator("[data-trend]")).to_have_count(2)
    expect(page.locator("[data-trend='4'] .others")).to_have_count(0)
    expect(page.locator("[data-slow]")).to_have_count(1)
    expect(page.locator("[data-slow=P5]")).to_contain_text("42")
    expect(page.locator("[data-slow=P5] svg")).to_be_visible()
    expect(page.locator("[data-slow=P5]")).to_contain_text("P5")
    screenshots.check_layout(page, "y2-trends", scrolls=True)


def test_the_records_are_complete_without_trends(visit: Visitors) -> None:
    page = visit(at=None)
    play_one(page)
    page.route("**/api/records/trends", lambda route: route.fulfill(status=503, json={"error": "no", "message": "no"}))
    page.goto("/#/records")
    expect(page.locator("main[data-records='1'] ol li")).to_have_count(1)
    expect(page.locator("[data-trends]")).to_have_count(0)
