"""Stories of players at the gem board who slip, wait, or lose their connection; and of what screen readers hear."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board import RACE, Table, by_mouse
from tests.e2e.proxy import Proxy
from tests.e2e.test_classic import OPEN, PLACING, begin, choice, place_by_mouse, sit_down, visit

pytestmark = pytest.mark.e2e

GENTLE: dict[str, object] = {"kind": "bot", "strength": "gentle"}
LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector('[data-spoken]');
    new MutationObserver(() => window.heard.push(region.textContent.trim()))
        .observe(region, {childList: true, characterData: true, subtree: true});
}"""
TURN_MS = 6_000


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def gems_before(page: Page) -> int:
    """The number of gems of all players together."""
    heaps = page.locator(".players [data-count]").all()
    return sum(int(heap.get_attribute("data-count") or 0) for heap in heaps)


def place_of_board(page: Page) -> tuple[float, float, float, float]:
    """The position and size of the gem board on the page."""
    found = page.locator("[data-gem-board]").bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


def test_screen_readers_hear_once_what_was_placed_and_then_what_to_do(page: Page) -> None:
    table = begin(page, GENTLE, glass=None)
    page.evaluate(LISTEN)
    place_by_mouse(page, 2)
    page.wait_for_selector(f"{RACE} [data-board]")
    table.solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    expect(page.locator(f"{choice(page, 2)}")).to_be_focused()
    expect(page.locator("[role=group][aria-describedby=gem-guide]")).to_be_attached()
    page.locator("[data-action=take]").click()
    page.wait_for_function("() => window.heard.some((text) => text.includes('You took'))")
    heard: list[str] = page.evaluate("() => window.heard")
    assert sum("Your pawn is at row" in text for text in heard) == 1
    for piece in table.task().pieces:
        assert sum(f"{piece.id}\u2069 placed" in text for text in heard) == 1, heard
    assert sum("Ubongo!" in text for text in heard) == 1, heard


def test_a_double_tap_takes_once_and_shows_no_error(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, _, _ = sit_down(browser, address, stack)
    Table(ada).solve(by_mouse)
    ada.locator("[data-action=take]").dblclick()
    expect(ada.locator("[data-guide]")).to_contain_text("You took")
    expect(ada.locator("[data-spoken]")).to_contain_text("You took")
    assert gems_before(ada) == 2


def test_without_a_glass_nobody_holds_up_the_others_forever(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace, _ = sit_down(browser, address, stack, turn=TURN_MS)
    Table(ada).solve(by_mouse)
    expect(ada.locator("[role=timer]")).to_have_attribute("data-seconds", "")
    Table(grace).solve(by_mouse)
    grace.locator("[data-action=take]").click()
    expect(ada.locator("[data-guide]")).to_contain_text("When time runs out")
    expect(ada.locator("[role=timer]")).not_to_have_attribute("data-seconds", "")
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='0'] .taken [data-stone]")).to_have_count(
            2, timeout=15_000
        )


def test_in_calm_the_next_one_knows_it_and_the_board_stays_where_it_is(
    browser: Browser, address: str, stack: ExitStack
) -> None:
    ada, grace, _ = sit_down(browser, address, stack, calm=True)
    ada.set_viewport_size({"width": 360, "height": 740})
    for page in (grace, ada):
        Table(page).solve(by_mouse)
    grace.locator("main[data-stage=taking] [data-action=take]").wait_for()
    expect(ada.locator("[data-guide]")).to_contain_text("Then it is your turn.")
    before = place_of_board(ada)
    grace.locator("[data-action=take]").click()
    ada.locator("main[data-stage=taking] [data-action=take]").wait_for()
    # The players' places are drawn from the first gems on, and need a pixel more.
    assert place_of_board(ada) == pytest.approx(before, abs=2), "a moving finger hits the row it was meant for"
    expect(grace.locator("[data-guide]")).to_contain_text("You took")


def test_no_news_cover_the_gems_on_a_phone_in_landscape(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace, _ = sit_down(browser, address, stack)
    ada.set_viewport_size({"width": 740, "height": 360})
    Table(ada).solve(by_mouse)
    ada.wait_for_selector("[data-acting=true]")
    Table(grace).solve(by_mouse)
    note = ada.locator(".aloft .note")
    expect(note).to_contain_text("Grace")
    around = note.bounding_box()
    assert around is not None
    left, top, width, height = place_of_board(ada)
    assert around["x"] > left + width or around["y"] > top + height


def test_what_is_chosen_while_the_line_is_broken_is_done_once_it_is_back(
    browser: Browser, address: str, stack: ExitStack
) -> None:
    proxy = stack.enter_context(Proxy(address))
    page = visit(browser, proxy.address, stack)
    opened = page.evaluate(OPEN, [[GENTLE], {"glass": None}])
    page.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", opened["table"])
    page.goto(f"/#/table/{opened['table']}")
    page.wait_for_selector(PLACING)
    proxy.cut()
    expect(page.locator("[data-line=lost]").first).to_be_attached()
    place_by_mouse(page, 4)
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")
    proxy.restore()
    page.wait_for_selector(f"{RACE} [data-board]")
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")
    Table(page).solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    proxy.cut()
    expect(page.locator("[data-line=lost]").first).to_be_attached()
    page.locator("[data-action=take]").click()
    proxy.restore()
    expect(page.locator("[data-spoken]")).to_contain_text("You took")
