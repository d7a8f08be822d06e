"""Stories of mishaps at the gem board: a double tap, a waiting player, a lost connection; and announcements."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.board import Table, by_mouse
from tests.e2e.proxy import Proxy
from tests.e2e.tables import bot, wait_for_race
from tests.e2e.test_classic import PLACING, begin, choice, place_by_mouse, sit_down
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LISTEN = """() => {
    window.announced = [];
    const region = document.querySelector('[data-spoken]');
    new MutationObserver(() => window.announced.push(region.textContent.trim()))
        .observe(region, {childList: true, characterData: true, subtree: true});
}"""
TURN_MS = 6_000
LEAST_TARGET_PX = 24
"""WCAG 2.5.8."""
HEIGHTS_OF_ROWS = "[...document.querySelectorAll('[data-choice]')].map((row) => row.getBoundingClientRect().height)"


def gems_before(page: Page) -> int:
    """The number of gems of all players together."""
    heaps = page.locator(".players [data-count]").all()
    return sum(int(heap.get_attribute("data-count") or 0) for heap in heaps)


def place_of_board(page: Page) -> tuple[float, float, float, float]:
    """The position and size of the gem board on the page."""
    found = page.locator("[data-gem-board]").bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


def test_a_screen_reader_announces_a_placement_once_and_then_the_next_step(page: Page) -> None:
    table = begin(page, bot("gentle"), glass=None)
    page.evaluate(LISTEN)
    place_by_mouse(page, 2)
    wait_for_race(page)
    table.solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    expect(page.locator(f"{choice(page, 2)}")).to_be_focused()
    expect(page.locator("[role=group][aria-describedby=gem-guide]")).to_be_attached()
    page.locator("[data-action=take]").click()
    page.wait_for_function("() => window.announced.some((text) => text.includes('You took'))")
    announced: list[str] = page.evaluate("() => window.announced")
    assert sum("Your pawn is at row" in text for text in announced) == 1
    for piece in table.task().pieces:
        assert sum(f"{piece.id}\u2069 placed" in text for text in announced) == 1, announced
    assert sum("Ubongo!" in text for text in announced) == 1, announced


def test_a_double_tap_takes_once_and_shows_no_error(visit: Visitors) -> None:
    ada, _, _ = sit_down(visit)
    Table(ada).solve(by_mouse)
    ada.locator("[data-action=take]").dblclick()
    expect(ada.locator("[data-guide]")).to_contain_text("You took")
    expect(ada.locator("[data-spoken]")).to_contain_text("You took")
    assert gems_before(ada) == 2


def test_without_a_glass_a_player_cannot_hold_up_the_others_forever(visit: Visitors) -> None:
    ada, grace, _ = sit_down(visit, turn=TURN_MS)
    Table(ada).solve(by_mouse)
    expect(ada.locator("[role=timer]")).to_have_attribute("data-seconds", "")
    Table(grace).solve(by_mouse)
    grace.locator("[data-action=take]").click()
    expect(ada.locator("[data-guide]")).to_contain_text("When time runs out")
    expect(ada.locator("[role=timer]")).not_to_have_attribute("data-seconds", "")
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='0'] .taken [data-stone]")).to_have_count(2)


def test_in_calm_the_next_player_is_notified_and_the_board_does_not_move(visit: Visitors) -> None:
    ada, grace, _ = sit_down(visit, calm=True)
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


@pytest.mark.motion
@pytest.mark.parametrize("size", [(320, 640), (844, 390)])
def test_rows_beside_a_solved_board_are_chosen_only_if_they_are_large_enough(
    visit: Visitors, size: tuple[int, int]
) -> None:
    page = visit(at=None)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = begin(page, bot("gentle"), glass=None)
    place_by_mouse(page, 2)
    wait_for_race(page)
    table.solve(by_mouse)
    page.wait_for_selector("main:not(.sharing) [data-acting=true]")
    heights: list[float] = page.evaluate(HEIGHTS_OF_ROWS)
    assert [height for height in heights if height < LEAST_TARGET_PX] == []
    page.wait_for_selector("main.sharing [data-choice]")
    expect(page.locator("[data-choice][data-row='2']")).to_be_focused()
    heights = page.evaluate(HEIGHTS_OF_ROWS)
    assert heights
    assert min(heights) >= LEAST_TARGET_PX


def test_announcements_do_not_cover_the_gems_on_a_phone_in_landscape(visit: Visitors) -> None:
    ada, grace, _ = sit_down(visit)
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


def test_a_choice_made_offline_is_carried_out_after_the_reconnect(visit: Visitors, address: str) -> None:
    with Proxy(address) as proxy:
        page = visit({"base_url": proxy.address}, at=None)
        tables.begin(page, "classic", bot("gentle"), glass=None, first_roller=0)
        page.wait_for_selector(PLACING)
        proxy.cut()
        expect(page.locator("[data-line=lost]").first).to_be_attached()
        place_by_mouse(page, 4)
        expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")
        proxy.restore()
        wait_for_race(page)
        expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")
        Table(page).solve(by_mouse)
        page.wait_for_selector("[data-acting=true]")
        proxy.cut()
        expect(page.locator("[data-line=lost]").first).to_be_attached()
        page.locator("[data-action=take]").click()
        proxy.restore()
        expect(page.locator("[data-spoken]")).to_contain_text("You took")
