"""Lazily loaded parts of the page: what happens if one is missing."""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.board import Table, by_mouse
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

OUTDATED = "The game has been updated. Reload the page to continue. You keep your place."
UNREACHABLE = "The server did not answer. Try again in a moment."


@dataclass
class Update:
    """A server that is updated while a page is open: files of the old client are missing."""

    page: Page
    gone: list[str] = field(default_factory=list[str])

    def lose(self, name: str) -> None:
        """Remove such files, and serve another version of the page."""
        self.page.route(f"**/assets/{name}-*.js", lambda route: route.fulfill(status=404))
        self.page.route("**/", _newer)
        self.gone += [f"**/assets/{name}-*.js", "**/"]

    def load_again(self) -> None:
        """Reload the page by its own button, with all files restored."""
        for name in self.gone:
            self.page.unroute(name)
        self.page.get_by_role("button", name="Reload").click()


def _newer(route: Route) -> None:
    route.fulfill(body="<!doctype html><script type=module src=/assets/newer.js></script>", content_type="text/html")


@pytest.fixture
def update(visit: Visitors) -> Update:
    return Update(visit({"locale": "en-US"}, at=None))


def test_a_missing_screen_explains_why_and_works_after_a_reload(update: Update) -> None:
    page = update.page
    page.goto("/")
    update.lose("NewTable")
    page.locator("[data-action=bots]").click()
    expect(page.locator("h1")).to_have_text(OUTDATED)
    update.load_again()
    expect(page.locator("h1")).to_have_text("Against bots")


def test_missing_messages_are_reported_like_a_missing_screen(update: Update) -> None:
    page = update.page
    page.goto("/")
    update.lose("lobby")
    page.locator("[data-action=bots]").click()
    expect(page.locator("h1")).to_have_text(OUTDATED)


def test_a_server_that_does_not_answer_is_not_called_outdated(update: Update) -> None:
    page = update.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator("[data-action=bots]").click()
    expect(page.locator("h1")).to_have_text(UNREACHABLE)
    page.context.set_offline(False)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Against bots")


def test_a_game_with_a_missing_part_explains_why_and_continues_after_a_reload(update: Update) -> None:
    page = update.page
    page.goto("/#/new")
    update.lose("lobbyAnnouncements")
    page.locator("[data-action=open]").click()
    expect(page.locator("h1")).to_have_text(OUTDATED)
    update.load_again()
    page.wait_for_selector("main[data-stage=racing] [data-piece]")


def test_missing_settings_leave_the_board_unchanged(update: Update) -> None:
    page = update.page
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-board] [data-piece]")
    table = Table(page)
    by_mouse(table, table.tiling()[0])
    update.lose("Settings")
    page.get_by_role("button", name="Settings").first.click()
    expect(page.locator("[data-missing]")).to_contain_text(OUTDATED)
    expect(page.locator("[data-board] [data-piece]").first).to_be_visible()


def test_a_missing_language_keeps_the_current_messages(update: Update) -> None:
    page = update.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    update.lose("cs")
    page.locator("[name=corner-language]").select_option("cs")
    expect(page.locator("[data-missing]")).to_contain_text(OUTDATED)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    update.load_again()
    expect(page.get_by_role("button", name="Hrát hned")).to_be_visible()


def test_a_page_without_messages_shows_nothing_and_restarts(update: Update) -> None:
    page = update.page
    page.route("**/assets/en-*.js", lambda route: route.fulfill(status=404))
    with page.expect_response("**/assets/en-*.js"):
        page.goto("/")
    assert not page.locator("#app").inner_text()
    page.unroute("**/assets/en-*.js")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
