"""Stories: links as they arrive, after chats and mail programs have rewritten them."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.tables import open_table

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("path", ["/%23/rules", "/rules", "/%23rules", "/elsewhere#/rules"])
def test_a_link_that_lost_its_sign_leads_to_the_same_place(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_function("() => location.pathname === '/' && location.hash === '#/rules'")
    expect(page.locator("main h1")).to_have_text("Rules")


def test_an_invitation_whose_sign_was_encoded_takes_a_seat(page: Page) -> None:
    page.goto("/api/health")
    opened = open_table(page, "pouch", {"kind": "open"})
    page.context.clear_cookies()
    page.goto(f"/%23/join/{opened.table}/{opened.invite}")
    page.locator("[data-action=join]").click()
    page.wait_for_selector("main[data-stage=seated]")


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_home_page_is_not_lost(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("[data-first] [data-piece]")
    expect(page.locator("main [role=alert]")).to_be_empty()
