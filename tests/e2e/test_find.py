"""Stories of people who look for a game with a stranger: they find each other, or a bot, and are kept kind."""

import json

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.e2e import screenshots
from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Table, by_clicks
from tests.e2e.tables import give_up, wait_for_race
from tests.e2e.visitors import LANGUAGES, PHONE, SMALL_PHONE, Visitors

pytestmark = pytest.mark.e2e

LAST_ROUND = 9
LOOKING = "[data-looking]"


def look(page: Page, strength: str = "steady") -> None:
    """Look for a game of pouch, by keys alone."""
    page.goto("/#/new")
    page.locator("[data-action=find]").press("Enter")
    page.locator("input[name=edition][value=pouch]").check()
    page.locator(f"input[name=strength][value={strength}]").check()
    page.locator("form [data-action=find]").press("Enter")


def test_two_people_find_each_other_and_both_agree_to_a_rematch(visit: Visitors) -> None:
    ada, chen, eve = visit(at=None, is_strict=True), visit(PHONE, at=None), visit(at=None)
    look(ada)
    expect(ada.locator(LOOKING)).to_be_visible()
    expect(ada.locator("h1")).to_be_focused()
    look(chen)
    for page in (ada, chen):
        wait_for_race(page)
    expect(chen).to_have_url(ada.url)

    ada.locator("[data-action=menu]").click()
    expect(ada.locator("[data-action=leave]")).to_be_visible()
    for absent in ("input[name=name]", "[data-action=copy]", "[data-action=pause]"):
        expect(ada.locator(absent)).to_have_count(0)
    ada.keyboard.press("Escape")
    eve.goto(ada.url)
    expect(eve.locator("main")).to_contain_text("no longer exists")

    for number in range(1, LAST_ROUND + 1):
        for page in (ada, chen):
            page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        if number == 1:
            Table(ada).solve(by_clicks)
        else:
            give_up(ada)
        give_up(chen)
        for page in (ada, chen):
            page.wait_for_selector("[data-stage=resting], [data-stage=over]")
            if number < LAST_ROUND:
                page.locator("[data-action=ready]").click()
    expect(ada.locator("[data-action=again]")).to_have_count(0)
    expect(ada.locator("[data-action=find]")).to_be_visible()
    first = ada.url
    chen.goto("/#/new")  # a game that all agree on needs all
    expect(ada.locator("[data-action=propose]")).to_have_count(0)
    chen.go_back()
    ada.locator("[data-action=propose]").press("Enter")
    expect(ada.locator(".wait")).to_contain_text("everyone agrees")
    expect(chen.locator(".wait")).to_contain_text("rematch")
    screenshots.check_layout(chen, "9-strangers-end", scrolls=True)
    chen.locator("[data-action=propose]").press("Enter")
    for page in (ada, chen):
        wait_for_race(page)
        expect(page).not_to_have_url(first)


def test_a_person_whom_nobody_joins_plays_with_a_bot(visit_training: Visitors) -> None:
    page = visit_training(at=None, is_strict=True)
    look(page, "gentle")
    wait_for_race(page)
    expect(page.locator(".players [data-seat]")).to_have_count(2)
    page.locator("[data-action=menu]").click()
    expect(page.locator("[data-action=pause]")).to_be_visible()  # nobody else waits


def test_who_comes_too_late_reads_why_and_can_look_again(visit: Visitors) -> None:
    ada, chen = visit(at=None), visit(SMALL_PHONE, at=None)

    def refuse(route: WebSocketRoute) -> None:
        """The server's words to somebody who has lost the seat to a bot."""
        route.send(json.dumps({"type": "bye", "reason": "unknown-table"}))
        route.close(code=4000, reason="unknown-table")

    chen.route_web_socket("**/socket", refuse)
    look(ada)
    expect(ada.locator(LOOKING)).to_be_visible()
    look(chen)
    expect(chen.locator("main")).to_contain_text("began without you")
    expect(chen.locator("h1")).to_be_focused()
    screenshots.check_layout(chen, "9-strangers-missed")
    chen.locator("[data-action=find]").press("Enter")
    expect(chen.locator("form [data-action=find]")).to_be_visible()


def test_a_search_can_be_stopped_and_repeated(visit: Visitors) -> None:
    page = visit(at=None)
    look(page, "sharp")
    expect(page.locator(LOOKING)).to_be_visible()
    page.locator("[data-action=cancel]").press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(page.locator("input[name=strength][value=sharp]")).to_be_checked()
    page.locator("form [data-action=find]").press("Enter")
    expect(page.locator(LOOKING)).to_be_visible()
    page.locator("main a[href='#/']").click()
    expect(page.locator("[data-action=practice]")).to_be_visible()


def test_a_second_window_ends_the_search_of_the_first(visit: Visitors) -> None:
    page = visit()
    page.request.post("/api/person/code", data={})  # a browser that has played has a cookie
    other = page.context.new_page()
    for window in (page, other):
        look(window)
        expect(window.locator(LOOKING)).to_be_visible()
    expect(page.locator("[role=alert]")).to_contain_text("another window")
    other.locator("[data-action=cancel]").click()


def test_a_lost_connection_is_tried_again_and_a_refusal_is_explained(visit: Visitors) -> None:
    page = visit(at=None)
    answers = [None, (503, "shutting-down"), (429, "too-many")]

    def answer(route: Route) -> None:
        given = answers.pop(0)
        if given is None:
            route.abort()
        else:
            route.fulfill(status=given[0], json={"error": given[1], "message": "no"})

    page.route("**/api/find", answer)
    look(page)
    expect(page.locator(LOOKING)).to_be_visible()
    expect(page.locator("[role=alert]")).to_contain_text("Too many tries")
    expect(page.locator("form [data-action=find]")).to_be_visible()


def test_the_pages_of_a_search_are_accessible_and_fit_every_size(visit: Visitors) -> None:
    page = visit(SMALL_PHONE, at="/#/find")
    page.wait_for_selector("form [data-action=find]")
    screenshots.check_layout(page, "1-find", scrolls=True)
    check(page, "a game to find")
    page.route("**/api/find", lambda _: None)  # never answered
    page.locator("form [data-action=find]").click()
    expect(page.locator(LOOKING)).to_be_visible()
    screenshots.check_layout(page, "1-looking", scrolls=True)
    check(page, "looking for a game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_fit_the_narrowest_phone(visit: Visitors, language: str) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "locale": language}, at="/#/find")
    page.wait_for_selector("form [data-action=find]")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.route("**/api/find", lambda _: None)
    page.locator("form [data-action=find]").click()
    expect(page.locator(LOOKING)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
