"""The edition that the guide adds to a copy of the source tree is chosen and played in a browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import FAST
from tests.e2e.visitors import Visitors
from tests.server_process import ServerProcess
from tests.toy_edition.recipe import followed

pytestmark = pytest.mark.e2e


def test_a_new_edition_is_chosen_and_played(browser: Browser, tmp_path: Path) -> None:
    tree = followed(tmp_path / "tree")
    tree.generate_wire()
    tree.build_client()
    with ServerProcess(tmp_path, *FAST, env=tree.env) as server:
        visitors = Visitors(browser, server.address)
        page = visitors(at="/#/new")
        choose(page)
        play(page)
        visitors.leave()


def choose(page: Page) -> None:
    """Open a table of nim with a bot."""
    page.locator("input[name=edition][value=nim]").check(force=True)
    expect(page.locator("main")).to_contain_text("Take the last counter")
    page.locator("[data-more] summary").click()
    expect(page.locator("input[name=opponents]")).to_have_count(2)
    page.locator("input[name=opponents][value='1']").check(force=True)
    page.locator("input[name=counters][value='15']").check(force=True)
    page.locator("[data-action=open]").click()


def play(page: Page) -> None:
    """Take one counter in every turn until the game ends."""
    page.wait_for_selector("[data-heap], [data-winners]")
    while not page.locator("[data-winners]").count():
        page.wait_for_selector("[data-take='1'], [data-winners]")
        if page.locator("[data-take='1']").count():
            heap = page.locator("[data-heap]").get_attribute("data-heap")
            page.locator("[data-take='1']").click()
            page.wait_for_selector(f"[data-heap]:not([data-heap='{heap}']), [data-winners]")
    expect(page.locator("[data-winners]")).to_contain_text("has won")
