"""Stories: one person in two tabs, at one table or at two."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import RACE, Table, by_keys
from tests.e2e.tables import begin, bot, open_table, wait_for_race
from tests.e2e.test_solo import Run, start
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

ON_BOARD = '[data-piece][data-place="board"]'


def second_tab(page: Page, path: str = "/") -> Page:
    """Another tab of the same browser."""
    tab = page.context.new_page()
    tab.goto(path)
    return tab


def lay(table: Table, count: int) -> None:
    """Place that many pieces where they belong."""
    for placement in table.tiling()[:count]:
        by_keys(table, placement)
    expect(table.page.locator(ON_BOARD)).to_have_count(count)


def table_of(page: Page) -> str:
    """The name of the table that the page shows."""
    return page.url.rpartition("/")[2]


def play_here(page: Page) -> Locator:
    """The button with which a tab takes its seat back from another."""
    return page.get_by_role("button", name="Play here")


def test_two_tables_in_two_tabs_do_not_mix(page: Page) -> None:
    first = start(page, "practice")
    other = second_tab(page)
    second = start(other, "practice")
    assert table_of(page) != table_of(other)
    lay(first, 2)
    expect(other.locator(ON_BOARD)).to_have_count(0)
    lay(second, 1)
    for tab, count in ((page, 2), (other, 1), (page, 2)):
        tab.reload()
        expect(tab.locator(ON_BOARD)).to_have_count(count)
    first.solve(by_keys)
    first.wait_for_board(2)
    expect(other.locator("main[data-number='1']")).to_be_visible()
    expect(other.locator(ON_BOARD)).to_have_count(1)
    tables = [table_of(page), table_of(other)]
    for tab, table in zip((page, other), tables, strict=True):  # each tab leads back to its own
        tab.goto("/#/")
        tab.locator(f"a[href='#/table/{table}']").click()
        tab.wait_for_selector("main.run [data-piece]")
    expect(page.locator("main[data-number='2']")).to_be_visible()
    expect(other.locator("main[data-number='1']")).to_be_visible()


def test_one_table_in_two_tabs_is_played_in_the_one_that_came_last(page: Page) -> None:
    run = start(page, "practice")
    lay(run, 1)
    other = second_tab(page, f"/#/table/{table_of(page)}")
    twin = Run(other)
    twin.wait_for_board(1)
    expect(other.locator(ON_BOARD)).to_have_count(0)
    expect(play_here(page)).to_be_visible()
    twin.solve(by_keys)
    twin.wait_for_board(2)
    play_here(page).click()
    run.wait_for_board(2)
    expect(page.locator(ON_BOARD)).to_have_count(0)
    expect(play_here(other)).to_be_visible()
    run.solve(by_keys)
    run.wait_for_board(3)
    page.locator("[data-action=finish]").click()
    expect(page.locator("main.end")).to_have_attribute("data-solved", "2")


def test_a_duplicated_tab_has_its_own_pieces_from_then_on(page: Page) -> None:
    run = start(page, "practice")
    lay(run, 1)
    with page.expect_popup() as opened:
        page.evaluate("() => void window.open(location.href)")  # with a copy of what the tab has stored
    twin = Run(opened.value)
    expect(twin.page.locator(ON_BOARD)).to_have_count(1)
    lay(twin, 2)
    start(twin.page, "practice")
    play_here(page).click()
    run.wait_for_board(1)
    expect(page.locator(ON_BOARD)).to_have_count(1)
    run.solve(by_keys)
    run.wait_for_board(2)
    expect(twin.page.locator("main[data-number='1']")).to_be_visible()


def test_a_tab_that_watches_does_not_disturb_the_one_that_plays(page: Page, visit: Visitors) -> None:
    grace = visit()
    watched = open_table(grace, "pouch", bot("gentle"), name="Grace", glass=300_000)
    begin(page, "pouch", bot("gentle"), glass=300_000)
    wait_for_race(page)
    table = Table(page)
    lay(table, 1)
    other = second_tab(page, f"/#/table/{watched.table}")
    grace.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", watched.table)
    grace.goto(f"/#/table/{watched.table}")
    wait_for_race(grace)
    expect(other.locator("[data-stage=racing]")).to_be_visible()
    expect(other.locator("[data-piece]")).to_have_count(0)
    lay(Table(grace), 1)
    expect(page.locator(ON_BOARD)).to_have_count(1)
    other.goto(f"/#/table/{table_of(page)}")  # the same tab at the own table, and back
    wait_for_race(other)
    lay(Table(other), 2)
    expect(play_here(page)).to_be_visible()
    other.goto(f"/#/table/{watched.table}")
    expect(other.locator("[data-piece]")).to_have_count(0)
    play_here(page).click()
    wait_for_race(page)
    expect(page.locator(ON_BOARD)).to_have_count(1)
    table.solve(by_keys)
    expect(page.locator(f"{RACE} [data-seat='0'][data-rank], .boards [data-seat='0'][data-rank]").first).to_be_visible()
    expect(grace.locator(ON_BOARD)).to_have_count(1)
