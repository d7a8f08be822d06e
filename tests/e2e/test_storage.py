"""Stories in browsers that store nothing: everything works until the page is closed, and no table is left behind."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

BLOCKED = """for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { get() { throw new DOMException('blocked', 'SecurityError'); } });"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
MISSING = """for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: null });"""
NO_COOKIES = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });"


def tables(page: Page) -> int:
    """The tables that the server holds."""
    return int(page.request.get("/api/health").json()["tables"])


@pytest.mark.parametrize("script", [BLOCKED, FULL, MISSING], ids=["blocked", "full", "missing"])
def test_everything_works_without_storage(visit: Visitors, script: str) -> None:
    page = visit(script=script)
    page.wait_for_selector("[data-first] [data-piece]")
    before = tables(page)
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-number] [data-piece]")
    page.locator("[data-action=settings]").click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.locator("[data-action=finish]").click()
    page.wait_for_selector("[data-stage=over]")
    for path, shown in (("learn", "main h1"), ("records", "main h1"), ("rules", "main h1")):
        page.evaluate("path => { location.hash = `#/${path}`; }", path)
        page.wait_for_selector(shown)
    page.evaluate("location.hash = '#/'")
    page.locator("[data-action=friends]").click()
    page.wait_for_selector("main[data-stage=seated]")
    assert tables(page) <= before + 2


def test_without_cookies_a_sentence_says_so_and_no_table_is_opened(visit: Visitors) -> None:
    page = visit(script=NO_COOKIES)
    before = tables(page)
    for way in ("practice", "friends", "practice"):
        page.locator(f"[data-action={way}]").click()
        expect(page.locator("[role=alert]")).to_contain_text("cookies")
    page.goto("/#/new")
    page.locator("[data-action=open]").click()
    expect(page.locator("[role=alert]")).to_contain_text("cookies")
    assert tables(page) == before


def test_a_lost_answer_leaves_no_second_table(visit: Visitors) -> None:
    page = visit()
    before = tables(page)
    lost: list[str | None] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.request.post_data)
        route.fetch()
        route.abort()

    page.route("**/api/tables", lose)
    page.locator("[data-action=friends]").click()
    expect(page.locator("[role=alert]")).not_to_be_empty()
    page.locator("[data-action=friends]").click()
    page.wait_for_selector("main[data-stage=seated]")
    assert tables(page) == before + 1
