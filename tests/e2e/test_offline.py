"""Stories: playing without a network after one visit, and an update while a game runs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import accessibility, cards, screenshots, solid
from tests.e2e.board import Table, by_clicks, by_keys
from tests.e2e.cards import CardTable
from tests.e2e.visitors import INSTALLED, SMALL_PHONE, Visitors, prefer
from tests.server_process import ServerProcess

pytestmark = pytest.mark.e2e

BOARD = "[data-offline-board]"
WAITING = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"


INSTALLED_APP = "html[data-installed]"
WHOLE = "html[data-installed=boards]"
MONTHS_MS = 120_000
"""Boards of two months may have to be made, in a process that has the least of a shared machine."""


def test_after_one_visit_practice_and_the_boards_of_today_are_played_without_a_network(visit: Visitors) -> None:
    page = visit({**SMALL_PHONE, **INSTALLED}, at=None)
    prefer(page, "de")
    page.goto("/")
    page.wait_for_selector(WHOLE, state="attached", timeout=MONTHS_MS)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-first] [data-piece]")
    page.locator(".ways [data-action=practice]").click()
    page.wait_for_selector("[data-offline=ready]")
    accessibility.check(page, "the choice of boards without a network")
    screenshots.check_layout(page, "offline-1", scrolls=True)
    page.locator("[data-offline=ready] [data-action=practice]").click()
    page.wait_for_selector(f"{BOARD} [data-piece]")
    table = Table(page)
    first, *rest = table.tiling()
    by_clicks(table, first)
    page.reload()  # nothing is lost
    page.wait_for_selector(f"{BOARD} [data-piece]")
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    accessibility.check(page, "a board without a network")
    screenshots.check_layout(page, "offline-2-board", scrolls=True)
    for placement in rest:
        by_clicks(table, placement)
    expect(page.locator(BOARD)).to_have_attribute("data-state", "solved")
    screenshots.check_layout(page, "offline-3-solved", scrolls=True)
    page.locator("[data-action=next]").click()
    page.wait_for_selector(f"{BOARD}[data-state=open] [data-piece]")

    page.goto("/#/today")
    page.locator("[data-offline-task=hard]").click()
    table.solve(by_keys)
    expect(page.locator(BOARD)).to_have_attribute("data-state", "solved")
    page.locator("[data-action=back]").click()
    expect(page.locator("[data-offline-task=hard]")).to_contain_text(re.compile(r"\d"))
    page.locator("[data-offline-task=solid]").click()
    page.wait_for_selector(f"{BOARD} [data-way]")
    solid.Blocks(page).solve(solid.by_keys)
    expect(page.locator(BOARD)).to_have_attribute("data-state", "solved")
    page.locator("[data-action=back]").click()
    page.locator("[data-offline-task=cards]").click()
    page.wait_for_selector("[data-daily-hand] [data-card]")
    hand = CardTable(page)
    hand.lay(hand.solution(), cards.by_keys)
    expect(page.locator("[data-daily-hand]")).to_have_attribute("data-daily-hand", "solved")

    page.context.set_offline(False)
    page.goto("/#/")
    page.locator("a[href='#/today']").click()
    for task in ("hard", "solid", "cards"):
        expect(page.locator(f"[data-task={task}]")).to_have_attribute("data-state", "new")


def next_version(static: Path) -> str:
    """Give the page another program and another worker, as a build of changed sources does; the program's name."""
    name = "first-0000000.js"
    page, worker = static / "index.html", static / "sw.js"
    text = page.read_text(encoding="utf-8")
    [program] = re.findall(r"/assets/([\w-]+\.js)", text)
    (static / "assets" / name).write_text(f"import './{program}';\n", encoding="utf-8")
    page.write_text(text.replace(program, name), encoding="utf-8")
    worker.write_text(f"{worker.read_text(encoding='utf-8')}\n// next\n", encoding="utf-8")
    worker.with_name("sw.js.gz").unlink()
    return name


def test_an_update_waits_for_the_end_of_a_game_and_then_offers_to_reload(
    visit_copy: Visitors, copied_server: tuple[ServerProcess, Path]
) -> None:
    server, static = copied_server
    page = visit_copy(INSTALLED)
    page.wait_for_selector(INSTALLED_APP, state="attached")
    page.evaluate("window.isSame = true")
    page.locator(".ways [data-action=practice]").click()
    page.wait_for_selector("main.run[data-stage=solving] [data-piece]")
    table = Table(page)
    first, *rest = table.tiling()
    by_keys(table, first)
    server.kill()
    name = next_version(static)
    server.start()
    page.wait_for_selector("main.run[data-stage=solving] [data-piece]")
    page.evaluate(UPDATE)
    page.wait_for_function(WAITING)
    expect(page.locator("[data-update]")).to_have_count(0)
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    number = page.locator("[data-number]").get_attribute("data-number")
    for placement in rest:
        by_keys(table, placement)
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", number or "")
    page.evaluate("location.hash = ''")
    expect(page.locator("[data-update]")).to_be_visible()
    assert page.evaluate("window.isSame"), "the page was never loaded again"
    accessibility.check(page, "the offer of a new version")
    screenshots.check_layout(page, "offline-4-update", scrolls=True)
    page.locator("[data-update] [data-action=reload]").click()
    page.wait_for_selector(f"script[src*='{name}']", state="attached")
    assert not page.evaluate("window.isSame")
    page.wait_for_selector("[data-action=back]")  # the run is still there
    expect(page.locator("[data-update]")).to_have_count(0)
