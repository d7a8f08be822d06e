"""Stories of people who watch boards that are still being solved."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.board import Table, by_keys
from tests.e2e.tables import OPEN, give_up, host, join, wait_for_race
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LOW_OR_NARROW = ((320, 640), (844, 390))
APART = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return boxes('.waiting button').every((button) =>
        boxes('[data-open-boards], main > .players, main .common').every((other) =>
            other.right <= button.left || button.right <= other.left || other.bottom <= button.top + 1));
}"""
"""Whether the buttons of a waiting player lie on no board, no player, no track and no bag."""


def race(ada: Page, grace: Page, *, spectators: str | None = None) -> str:
    """A race of Ada and Grace; returns the table's id."""
    opened = host(ada, "pouch", OPEN, glass=300_000, countdown=0)
    join(grace, opened, "Grace")
    if spectators is not None:
        ada.locator(f"[name=spectators][value={spectators}]").check(force=True)
        expect(ada.locator(f"[name=spectators][value={spectators}]")).to_be_checked()
    ada.locator("[data-action=start]").click()
    for page in (ada, grace):
        wait_for_race(page)
    return opened.table


def lay_one(page: Page) -> None:
    """Place one piece where it belongs."""
    table = Table(page)
    by_keys(table, table.tiling()[0])


def test_a_player_who_is_done_watches_the_board_that_is_still_open(visit: Visitors) -> None:
    ada, grace = visit(at=None), visit(at=None)
    race(ada, grace)
    give_up(ada)
    ada.locator("[data-action=watch-boards]").click()
    board = ada.locator("[data-open-boards] [data-seat='1']")
    expect(board).to_have_attribute("data-pieces", "0")
    lay_one(grace)
    expect(board).to_have_attribute("data-pieces", "1")
    expect(grace.locator("[data-action=watch-boards]")).to_have_count(0)
    accessibility.check(ada, "boards of others")
    screenshots.check_layout(ada, "watching-others")
    expect(ada.locator("main.race [data-board]")).to_be_hidden()
    for width, height in LOW_OR_NARROW:
        ada.set_viewport_size(ViewportSize(width=width, height=height))
        expect(board.locator("p")).to_be_in_viewport(ratio=1)
        expect(board.locator("svg").first).to_be_in_viewport(ratio=1)
        ada.wait_for_function(APART)
    ada.locator("[data-action=watch-boards]").press("Enter")
    expect(ada.locator("[data-open-boards]")).to_have_count(0)
    ada.locator("[data-action=watch-boards]").press("Enter")
    give_up(grace)
    ada.locator("[data-stage=resting]").wait_for()
    expect(ada.locator("[data-open-boards]")).to_have_count(0)


@pytest.mark.parametrize("spectators", ["after", "live"])
def test_spectators_see_boards_being_filled_if_the_table_says_so(visit: Visitors, spectators: str) -> None:
    ada, grace, lin = visit(at=None), visit(at=None), visit(at=None)
    table = race(ada, grace, spectators=spectators)
    lin.goto(f"/#/table/{table}")
    lin.locator("[data-watching]").wait_for()
    lay_one(grace)
    if spectators == "live":
        expect(lin.locator("[data-open-boards] [data-seat='1']")).to_have_attribute("data-pieces", "1")
        accessibility.check(lin, "boards seen live")
        screenshots.check_layout(lin, "watching-live")
    else:
        expect(lin.locator("[data-watching] [data-placed='1']")).to_have_count(1)
        expect(lin.locator("[data-open-boards]")).to_have_count(0)
        expect(lin.locator("main > .players")).to_be_hidden()  # the rows name them already
        lin.set_viewport_size({"width": 320, "height": 640})
        expect(lin.locator("[data-watching] .points").last).to_be_in_viewport(ratio=1)
    for page in (ada, grace):
        assert page.locator("[data-open-boards]").count() == 0
