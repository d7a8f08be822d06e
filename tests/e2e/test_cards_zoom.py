"""Stories of zooming in on cards: by two fingers, the wheel, keys, and a button."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.cards import LAYING, CardTable, by_clicks, by_keys, by_mouse
from tests.e2e.tables import bot
from tests.e2e.touch import Touch
from tests.e2e.visitors import SMALL_PHONE, Visitors
from ubongo.puzzles.cards.card import PlacedCard

pytestmark = pytest.mark.e2e


@pytest.fixture
def phone(visit: Visitors) -> Page:
    return visit(SMALL_PHONE, at=None)


def alone(page: Page, **settings: object) -> CardTable:
    """A game of cards against a gentle bot that starts by itself."""
    tables.begin(page, "cards", bot("gentle"), name="Bartholomew", countdown=0, **settings)
    page.wait_for_selector(LAYING)
    return CardTable(page)


def cell(table: CardTable) -> float:
    return float(table.mat.get_attribute("data-cell-px") or "nan")


def origin(table: CardTable) -> tuple[float, float]:
    x, y = (float(table.mat.get_attribute(f"data-origin-{axis}") or "nan") for axis in "xy")
    return x, y


def a_line(table: CardTable, count: int = 7) -> None:
    """That many cards side by side in one line, the longest possible layout."""
    for place, card in enumerate(table.hand()[:count]):
        by_keys(table, PlacedCard(card.id, 0, (0, 3 * place)))


def test_two_fingers_zoom_a_long_line_and_one_pans_it(phone: Page) -> None:
    table = alone(phone, assist=False)
    a_line(table)
    assert cell(table) < 16
    touch = Touch(phone)
    touch.press((120, 180), (240, 180))
    touch.move((60, 180), (300, 180))
    touch.lift()
    expect(table.mat).to_have_attribute("data-sight", "own")
    near, (x, y) = cell(table), origin(table)
    assert near > 25
    expect(table.mat).to_have_attribute("data-held", "")  # two fingers beside the cards press nothing
    touch.press((200, 150))
    touch.move((150, 145))
    touch.move((120, 140))
    touch.lift()
    assert cell(table) == near
    assert origin(table) == pytest.approx((x - 80, y - 10), abs=0.5)
    phone.locator("[data-action=see-whole]").tap()
    expect(table.mat).to_have_attribute("data-sight", "whole")
    phone.locator("[data-action=see-closer]").tap()
    expect(table.mat).to_have_attribute("data-sight", "own")
    assert cell(table) >= 42


def test_cards_out_of_sight_cover_no_card_of_the_hand(phone: Page) -> None:
    table = alone(phone)
    solution = table.solution()
    table.lay(solution[:4], by_clicks)
    for _ in range(6):
        phone.keyboard.press("+")
    expect(table.mat).to_have_attribute("data-sight", "own")
    fifth = solution[4]
    phone.touchscreen.tap(*table.center(fifth.card))
    expect(table.card(fifth.card)).to_have_attribute("aria-pressed", "true")
    phone.keyboard.press("Escape")
    phone.keyboard.press("0")
    expect(table.mat).to_have_attribute("data-sight", "whole")
    table.lay(solution[4:], by_clicks)
    phone.wait_for_selector("[data-stage=resting]")


def test_the_wheel_zooms_at_the_pointer_and_a_mouse_drag_pans(page: Page) -> None:
    table = alone(page)
    solution = table.solution()
    table.lay(solution[:3], by_mouse)
    last = solution[2]
    before = table.middle(last.turn, last.anchor)
    size = cell(table)
    page.mouse.move(*before)
    page.mouse.wheel(0, 240)
    expect(table.mat).to_have_attribute("data-sight", "own")
    assert cell(table) < size
    assert table.middle(last.turn, last.anchor) == pytest.approx(before, abs=0.5)
    box = table.mat.bounding_box()
    assert box is not None
    left = (box["x"] + 30, box["y"] + 30)
    page.mouse.move(*left)
    page.mouse.down()
    page.mouse.move(left[0] + 40, left[1] + 25, steps=4)
    page.mouse.up()
    moved = table.middle(last.turn, last.anchor)
    assert moved == pytest.approx((before[0] + 40, before[1] + 25), abs=0.5)
    table.lay(solution[3:4], by_mouse)
    expect(table.mat).to_have_attribute("data-sight", "own")
    page.keyboard.press("0")  # a long layout ends beyond the part that is seen
    expect(table.mat).to_have_attribute("data-sight", "whole")
    table.lay(solution[4:], by_mouse)
    page.wait_for_selector("[data-stage=resting]")


def test_the_view_follows_a_card_moved_by_keys_and_shows_the_next_deal_whole(page: Page) -> None:
    table = alone(page)
    solution = table.solution()
    table.lay(solution[:1], by_keys)
    for _ in range(5):
        page.keyboard.press("+")
    page.keyboard.press(str([card.id for card in table.hand()].index(solution[1].card) + 1))
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(table.mat).to_have_attribute("data-sight", "own")
    card = table.card(solution[1].card)
    box = table.mat.bounding_box()
    assert box is not None
    assert 0 <= float(card.get_attribute("data-x") or -1) <= box["width"]
    table.lay(solution[1:], by_keys)
    page.wait_for_selector("[data-stage=resting]")
    page.locator("[data-action=ready]").click()
    page.wait_for_selector(LAYING)
    expect(table.mat).to_have_attribute("data-sight", "whole")
