"""A picked piece on a flat board: the buttons beside it, by touch, clicks and keys, and the edges of the board."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Table, by_clicks, grip
from tests.e2e.screenshots import SETTLED
from tests.e2e.touch import Touch
from tests.e2e.visitors import SMALL_PHONE, Device, Visitors

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

BUBBLE = "[data-bubble]"
NARROW: Device = {**SMALL_PHONE, "viewport": {"width": 320, "height": 640}}
LYING: Device = {**SMALL_PHONE, "viewport": {"width": 844, "height": 390}}
BOARD = "() => document.activeElement.matches('[role=application]')"


def practice(page: Page) -> Table:
    """A first board alone."""
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-number] [data-piece]")
    return Table(page)


def names(table: Table) -> list[str]:
    """The pieces of the board."""
    return [piece.id for piece in table.task().pieces]


def expect_inside(page: Page, element: Locator) -> None:
    """Check that all of an element is on the screen."""
    box, window = element.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("device", [NARROW, SMALL_PHONE, LYING], ids=["narrow", "upright", "lying"])
def test_a_tapped_piece_has_turn_and_flip_beside_it_on_the_screen(visit: Visitors, device: Device) -> None:
    page = visit(device)
    table = practice(page)
    touch = Touch(page)
    expect(page.locator(BUBBLE)).to_have_count(0)
    for name in names(table):
        touch.tap(grip(table, name))
        expect(table.piece(name)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(BUBBLE)).to_have_count(1)
        expect_inside(page, page.locator(BUBBLE))


def test_the_buttons_have_words_until_they_were_pressed_three_times(visit: Visitors) -> None:
    page = visit(SMALL_PHONE)
    table = practice(page)
    first, second, _ = names(table)
    touch = Touch(page)
    touch.tap(grip(table, first))
    for tool in ("turn", "flip", "turn"):
        expect(page.locator(BUBBLE)).to_have_attribute("data-bubble", "words")
        page.locator(f"{BUBBLE} [data-tool={tool}]").tap()
    touch.tap(grip(table, second))
    expect(page.locator(BUBBLE)).to_have_attribute("data-bubble", "icons")
    assert page.evaluate("localStorage.getItem('ubongo:turned')") == "3"


def test_a_dragged_piece_has_no_buttons(visit: Visitors) -> None:
    page = visit()
    table = practice(page)
    name = names(table)[0]
    page.mouse.move(*grip(table, name))
    page.mouse.down()
    page.mouse.move(*table.pixel(1, 1), steps=3)
    expect(table.piece(name)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.mouse.up()


def test_the_buttons_work_with_keys_alone(visit: Visitors) -> None:
    page = visit()
    table = practice(page)
    name = names(table)[-1]
    before = table.orientation(name)
    page.keyboard.press("3")
    turn = page.locator(f"{BUBBLE} [data-tool=turn]")
    turn.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([name, before]) => document.querySelector(`[data-piece=${name}]`).dataset.orientation !== before",
        arg=[name, str(before)],
    )
    expect(turn).to_be_focused()
    page.locator("[data-tool=return]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.wait_for_function(BOARD)  # the button that had the focus is gone


def test_a_board_is_filled_by_clicks_alone_and_dead_tools_are_not_shown(visit: Visitors) -> None:
    page = visit()
    table = practice(page)
    shown = page.locator("[role=toolbar] [data-tool]:visible")
    expect(shown).to_have_count(0)
    first = table.tiling()[0]
    by_clicks(table, first)
    expect(table.piece(first.piece)).to_have_attribute("data-place", "board")
    expect(shown).to_have_count(1)
    expect(page.locator("[data-tool=undo]")).to_be_visible()


def test_a_picked_piece_stays_over_the_board_at_every_corner(visit: Visitors) -> None:
    page = visit(SMALL_PHONE)
    table = practice(page)
    name = names(table)[-1]
    page.mouse.click(*grip(table, name))
    region = table.task().region
    rows, columns = max(row for row, _ in region) + 1, max(column for _, column in region) + 1
    for corner in ((0.5, 0.5), (columns - 0.5, rows - 0.5)):
        page.keyboard.press("Escape")
        page.mouse.click(*grip(table, name))
        page.mouse.click(*table.pixel(*corner))
        for _ in range(4):
            page.keyboard.press("r")
            page.evaluate(SETTLED)
            x, y, scale = table.corner(name)
            assert scale == 1
            assert 0 <= y <= rows - 1
            assert 0 <= x <= columns - 1
            expect_inside(page, page.locator(f"[data-piece='{name}']"))
