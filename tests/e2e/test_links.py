"""Stories: links as they arrive, after chats and mail programs have rewritten them."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.tables import open_table

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    "path",
    [
        "/%23/rules",
        "/rules",
        "/%23rules",
        "/elsewhere#/rules",
        "/%2523/rules",
        "/%23/rules.",
        "/rules).",
        "/#%2Frules",
        "/#/rules_",
    ],
)
def test_a_link_that_lost_its_sign_leads_to_the_same_place(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_function("() => location.pathname === '/' && location.hash.includes('rules')")
    expect(page.locator("main h1")).to_have_text("Rules")


def test_an_invitation_whose_sign_was_encoded_takes_a_seat(page: Page) -> None:
    page.goto("/api/health")
    opened = open_table(page, "pouch", {"kind": "open"})
    page.context.clear_cookies()
    page.goto(f"/%23/join/{opened.table}/{opened.invite}")
    page.locator("[data-action=join]").click()
    page.wait_for_selector("main[data-stage=seated]")


@pytest.mark.parametrize(
    "text", ["LINK", "See you at 8:\n> LINK\nBring cake, please", "https://www.google.com/url?q=ENCODED&sa=D"]
)
def test_a_text_with_an_invitation_is_pasted_as_it_is(page: Page, text: str) -> None:
    page.goto("/api/health")
    opened = open_table(page, "pouch", {"kind": "open"})
    page.context.clear_cookies()
    link = f"http://192.168.1.7:8000/#/join/{opened.table}/{opened.invite}"
    page.goto("/#/join")
    field = page.locator("input[name=code]")
    field.focus()
    field.evaluate(
        """(input, text) => {
            const data = new DataTransfer();
            data.setData('text/plain', text);
            const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
            if (input.dispatchEvent(event)) document.execCommand('insertText', false, text);
        }""",
        text.replace("LINK", link).replace("ENCODED", quote(link, safe="")),
    )
    page.locator("[data-action=code]").click()
    page.locator("[data-action=join]").click()
    page.wait_for_selector("main[data-stage=seated]")


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_home_page_is_not_lost(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("[data-first] [data-piece]")
    expect(page.locator("main [role=alert]")).to_be_empty()
