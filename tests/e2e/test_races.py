"""Stories of a race: two at one table, a line that is cut, a foreign keyboard, a finger that is taken away."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board import RACE, Table, by_mouse, by_touch_of, grip, path
from tests.e2e.proxy import Proxy
from ubongo.puzzles.piece import FLAT

pytestmark = pytest.mark.e2e

OPEN = """(seats) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'pouch', settings: {glass: 120000, countdown: 300, pause: 60000}, name: 'Ada',
        seats: [{kind: 'me'}, ...seats],
    }),
}).then((answer) => answer.json())"""
CZECH_DIGITS = "+ěščřžýáí"
"""The characters of the digit row on a Czech keyboard, without Shift."""


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def visit(browser: Browser, address: str, stack: ExitStack, *, touch: bool = False) -> Page:
    context = browser.new_context(base_url=address, viewport={"width": 1000, "height": 800}, has_touch=touch)
    stack.callback(context.close)
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto("/")
    return page


def race_alone(page: Page) -> Table:
    opened = page.evaluate(OPEN, [])
    page.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", opened["table"])
    page.goto(f"/#/table/{opened['table']}")
    page.wait_for_selector(f"{RACE} [data-board]")
    return Table(page)


def test_two_race_and_both_see_the_winner(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace = (visit(browser, address, stack) for _ in range(2))
    opened = ada.evaluate(OPEN, [{"kind": "open"}])
    ada.goto(f"/#/table/{opened['table']}")
    grace.goto(f"/#/join/{opened['table']}/{opened['invite']}")
    grace.locator("[data-action=join]").click()
    expect(ada.locator("[data-kind=person]")).to_have_count(2)
    ada.locator("[data-action=start]").click()
    for page in (ada, grace):
        page.wait_for_selector(f"{RACE} [data-board]")
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


def test_a_board_is_solved_over_a_cut_line(browser: Browser, address: str, stack: ExitStack) -> None:
    proxy = stack.enter_context(Proxy(address))
    page = visit(browser, proxy.address, stack)
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


def test_a_round_by_keys_as_a_czech_keyboard_sends_them(browser: Browser, address: str, stack: ExitStack) -> None:
    page = visit(browser, address, stack)
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


def test_a_finger_that_is_taken_away_leaves_the_piece_at_home(browser: Browser, address: str, stack: ExitStack) -> None:
    page = visit(browser, address, stack, touch=True)
    table = race_alone(page)
    session = page.context.new_cdp_session(page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        touches = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]}
        session.send("Input.dispatchTouchEvent", touches)  # pyright: ignore[reportUnknownMemberType]

    name = table.tiling()[0].piece
    x, y = grip(table, name)
    finger("touchStart", (x, y))
    finger("touchMove", (x + 20, y - 40))
    finger("touchMove", table.pixel(2, 2))
    expect(page.locator(".piece.dragged").first).to_be_visible()
    finger("touchCancel")
    expect(page.locator(".piece.dragged")).to_have_count(0)
    expect(table.piece(name)).to_have_attribute("data-place", "tray")
    table.solve(by_touch_of(page))
    page.wait_for_selector("[data-ubongo], [data-stage=resting]")
