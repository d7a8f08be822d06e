"""Stories of a race: two players at one table, a lost connection, a foreign keyboard, a canceled touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Table, by_mouse, by_touch_of, grip, path
from tests.e2e.proxy import Proxy
from tests.e2e.tables import OPEN, begin, join, open_table, wait_for_race
from tests.e2e.touch import Touch
from tests.e2e.visitors import Visitors
from ubongo.puzzles.piece import FLAT

pytestmark = pytest.mark.e2e

GLASS = 120_000
SMALL_DESKTOP = {"viewport": {"width": 1000, "height": 800}}
CZECH_DIGITS = "+ěščřžýáí"
"""The characters of the row of digits on a Czech keyboard, without Shift."""


def race_alone(page: Page) -> Table:
    begin(page, "pouch", glass=GLASS)
    wait_for_race(page)
    return Table(page)


def test_two_players_race_and_both_see_the_winner(visit: Visitors) -> None:
    ada, grace = visit(SMALL_DESKTOP, at=None), visit(SMALL_DESKTOP, at=None)
    opened = open_table(ada, "pouch", OPEN, glass=GLASS)
    ada.goto(f"/#/table/{opened.table}")
    join(grace, opened)
    expect(ada.locator("[data-kind=person]")).to_have_count(2)
    ada.locator("[data-action=start]").click()
    for page in (ada, grace):
        wait_for_race(page)
    slow, fast = Table(ada), Table(grace)
    by_mouse(slow, slow.tiling()[0])
    expect(grace.locator(".players [data-seat='0'] [data-placed]")).to_have_attribute("data-placed", "1")
    fast.solve(by_mouse)
    for page in (ada, grace):
        expect(page.locator(".players [data-seat='1']")).to_have_attribute("data-rank", "1")
    slow.solve(by_mouse)
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='1']")).to_have_attribute("data-rank", "1")
        expect(page.locator("[data-stage=resting] [data-seat='0']")).to_have_attribute("data-rank", "2")


def test_a_board_is_solved_over_an_interrupted_connection(visit: Visitors, address: str) -> None:
    with Proxy(address) as proxy:
        page = visit({**SMALL_DESKTOP, "base_url": proxy.address}, at=None)
        table = race_alone(page)
        first, *others = table.tiling()
        by_mouse(table, first)
        proxy.cut()
        page.wait_for_selector("[data-line=lost]")
        for placement in others:
            by_mouse(table, placement)
        expect(page.locator('[data-piece][data-place="board"]')).to_have_count(3)
        proxy.restore()
        page.wait_for_selector("[data-ubongo], [data-stage=resting]")
        expect(page.locator("[data-line=lost]")).to_have_count(0)


def test_a_round_by_keys_on_a_czech_keyboard(visit: Visitors) -> None:
    page = visit(SMALL_DESKTOP, at=None)
    table = race_alone(page)
    session = page.context.new_cdp_session(page)

    def press(key: str, code: str) -> None:
        text = {"text": key} if len(key) == 1 else {}
        for kind in ("keyDown", "keyUp"):
            event = {"type": kind, "key": key, "code": code, **(text if kind == "keyDown" else {})}
            session.send("Input.dispatchKeyEvent", event)  # pyright: ignore[reportUnknownMemberType]

    order = [piece.get_attribute("data-piece") for piece in page.locator("g.piece[data-piece]").all()]
    for placement in table.tiling():
        name = placement.piece
        place = order.index(name)
        press(CZECH_DIGITS[place], f"Digit{place + 1}")
        expect(table.piece(name)).to_have_attribute("aria-pressed", "true")
        for move in path(FLAT.by_id[name], table.orientation(name), placement.orientation):
            press("r" if move == "turn" else "f", "KeyR" if move == "turn" else "KeyF")
        x, y, _ = table.corner(name)
        down, right = placement.anchor[0] - round(y), placement.anchor[1] - round(x)
        for arrow in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
            press(arrow, arrow)
        for arrow in ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
            press(arrow, arrow)
        press("Enter", "Enter")
    page.wait_for_selector("[data-ubongo], [data-stage=resting]")


def test_a_canceled_touch_leaves_the_piece_in_the_tray(visit: Visitors) -> None:
    page = visit({**SMALL_DESKTOP, "has_touch": True}, at=None)
    table = race_alone(page)
    touch = Touch(page)
    name = table.tiling()[0].piece
    x, y = grip(table, name)
    touch.press((x, y))
    touch.move((x + 20, y - 40))
    touch.move(table.pixel(2, 2))
    expect(page.locator(".piece.dragged").first).to_be_visible()
    touch.cancel()
    expect(page.locator(".piece.dragged")).to_have_count(0)
    expect(table.piece(name)).to_have_attribute("data-place", "tray")
    table.solve(by_touch_of(page))
    page.wait_for_selector("[data-ubongo], [data-stage=resting]")
