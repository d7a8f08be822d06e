"""Stories of ratings: a person turns them on, sees what a game with somebody else changed, and turns them off."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import screenshots
from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Table, by_clicks
from tests.e2e.tables import give_up
from tests.e2e.test_find import LAST_ROUND, look
from tests.e2e.test_yours import NARROWEST, open_yours
from tests.e2e.visitors import LANGUAGES, PHONE, Visitors

pytestmark = pytest.mark.e2e

SOME = {
    "on": True,
    "ratings": [
        {"edition": "classic", "rating": 1034, "range": 221, "games": 1, "uncertain": True, "strength": "steady",
         "table": "0" * 16, "before": None},
        {"edition": "pouch", "rating": 1462, "range": 96, "games": 37, "uncertain": False, "strength": "sharp",
         "table": "1" * 16, "before": 1440},
    ],
}  # fmt: skip
"""What no story has the time to play."""
CHANGE = "[data-rating-change=true]"


def play(first: Page, second: Page) -> None:
    """A game that the first one wins, by the first round."""
    for number in range(1, LAST_ROUND + 1):
        for page in (first, second):
            page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        if number == 1:
            Table(first).solve(by_clicks)
        else:
            give_up(first)
        give_up(second)
        for page in (first, second):
            page.wait_for_selector("[data-stage=resting], [data-stage=over]")
            if number < LAST_ROUND:
                page.locator("[data-action=ready]").click()


def test_a_rating_is_shown_to_its_owner_after_a_game_with_somebody_else(visit: Visitors) -> None:
    ada, chen = visit(at=None, is_strict=True), visit(PHONE, at=None)
    open_yours(ada)
    ada.locator("[data-action=ratings]").press("Enter")
    own = ada.locator("[data-ratings=true]")
    expect(own.locator(".none")).to_be_visible()
    look(ada)
    look(chen)
    play(ada, chen)
    expect(ada.locator(CHANGE)).to_contain_text("±")
    screenshots.check_layout(ada, "9-rating-change", scrolls=True)
    expect(chen.locator(".wait")).to_be_attached()
    expect(chen.locator(CHANGE)).to_have_count(0)

    open_yours(ada)
    expect(own.locator("[data-rating=pouch] .value")).to_contain_text("1")
    expect(own.locator("[data-rating=pouch] .after")).to_contain_text("Still uncertain.")
    ada.locator("[data-action=ratings]").dblclick()  # it deletes them, and asks once more
    expect(ada.locator("[data-action=ratings]")).to_be_focused()
    expect(own).to_have_count(1)
    ada.locator("[data-action=ratings]").press("Enter")
    ada.locator("[data-action=ratings-sure]").press("Enter")
    expect(ada.locator("[data-ratings=false]")).to_be_visible()
    ada.locator("[data-action=ratings]").press("Enter")
    expect(own.locator(".none")).to_be_visible()


def test_a_server_that_is_away_is_told_in_a_line(visit: Visitors) -> None:
    page = visit(at=None)
    page.route("**/api/person/ratings", lambda route: route.fulfill(status=503, json={"error": "no", "message": "no"}))
    open_yours(page)
    expect(page.locator("section [role=alert]:not(:empty)")).to_have_count(1)
    page.unroute("**/api/person/ratings")
    page.locator("[data-action=ratings]").click()
    expect(page.locator("[data-ratings=true]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ratings_fit_the_narrowest_phone_and_are_accessible(visit: Visitors, language: str) -> None:
    page = visit({**NARROWEST, "locale": language}, at=None)
    page.route("**/api/person/ratings", lambda route: route.fulfill(json=SOME))
    open_yours(page)
    expect(page.locator("[data-rating]")).to_have_count(2)
    screenshots.check_layout(page, f"y2-ratings-{language}", scrolls=True)
    check(page, f"ratings, {language}")
