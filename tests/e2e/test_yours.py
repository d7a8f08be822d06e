"""Stories: a person takes their records to another device, downloads what is stored, and deletes it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import screenshots
from tests.e2e.board import by_keys
from tests.e2e.test_solo import start
from tests.e2e.visitors import Device, Visitors

pytestmark = pytest.mark.e2e

NARROWEST: Device = {"viewport": ViewportSize(width=320, height=640), "locale": "de-DE"}
SOLVES = "main[data-records][data-solves='1']"


def test_records_move_to_a_second_browser_and_deletion_leaves_none(visit: Visitors) -> None:
    first, second = visit(at=None), visit(NARROWEST, at=None)
    start(first, "practice").solve_and_go_on(by_keys)
    first.locator("[data-action=finish]").click()
    expect(first.locator("main.end")).to_be_visible()
    code = code_made(first)

    open_yours(second)
    second.locator("input[name=code]").fill("AAAAA-BBBBB-CCCCC-DDDDD")
    second.locator("[data-action=add-device]").click()
    expect(second.locator("[data-failure=true]")).not_to_be_empty()
    screenshots.check_layout(second, "y1-yours", scrolls=True)
    second.locator("input[name=code]").fill(code.lower())
    second.locator("[data-action=add-device]").click()
    expect(second.locator("[data-found='1']")).to_be_visible()
    second.locator("[data-action=back]").click()
    expect(second.locator(SOLVES)).to_be_visible()

    open_yours(second)
    with second.expect_download() as download:
        second.locator("[data-action=export]").click()
    assert json.loads(Path(download.value.path()).read_bytes())["results"]
    second.locator("[data-action=erase]").dblclick()
    assert person(first)["results"], "deleting asks once more, and a double click keeps everything"
    second.locator("[data-action=erase]").click()
    second.keyboard.press("Escape")
    second.locator("[data-action=erase]").click()
    second.locator("[data-action=erase-sure]").click()
    expect(second.locator("section")).to_have_count(0)
    assert [person(page)["results"] for page in (first, second)] == [[], []]


def open_yours(page: Page) -> None:
    page.goto("/#/records")
    page.locator("[data-action=yours]").click()
    page.wait_for_selector("input[name=code]")
    expect(page).to_have_url(re.compile("#/yours$"))


def code_made(page: Page) -> str:
    """A new code, as it is shown."""
    open_yours(page)
    page.locator("[data-action=new-code]").click()
    return page.locator("[data-code]").inner_text()


def person(page: Page) -> dict[str, list[object]]:
    """What the server stores about the page's player."""
    answer: dict[str, list[object]] = page.request.get("/api/person").json()
    return answer
