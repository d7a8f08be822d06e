"""Stories of cards looked at closer: by two fingers, by a wheel, by keys, and by a button."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect

from tests.e2e.cards import LAYING, CardTable, by_clicks, by_keys, by_mouse
from ubongo.puzzles.cards.card import PlacedCard

pytestmark = pytest.mark.e2e

PHONE = ViewportSize(width=360, height=740)
ALONE = """(settings) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'cards', name: 'Bartholomew', seats: [{kind: 'me'}, {kind: 'bot', strength: 'gentle'}],
        settings: {countdown: 0, pause: 60_000, ...settings},
    }),
}).then((answer) => answer.json()).then(({table, invite}) => {
    localStorage.setItem(`ubongo:invite:${table}`, invite);
    sessionStorage.setItem(`ubongo:begin:${table}`, 'yes');
    location.hash = `#/table/${table}`;
})"""


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True)
    yield context.new_page()
    context.close()


def alone(page: Page, **settings: object) -> CardTable:
    page.goto("/")
    page.evaluate(ALONE, settings)
    page.wait_for_selector(LAYING)
    return CardTable(page)


def cell(table: CardTable) -> float:
    return float(table.mat.get_attribute("data-cell-px") or "nan")


def origin(table: CardTable) -> tuple[float, float]:
    x, y = (float(table.mat.get_attribute(f"data-origin-{axis}") or "nan") for axis in "xy")
    return x, y


@dataclass(frozen=True, slots=True)
class Fingers:
    """Touches, as the browser receives them."""

    session: CDPSession

    def put(self, *points: tuple[float, float]) -> None:
        self._tell("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        self._tell("touchMove", points)

    def lift(self) -> None:
        self._tell("touchEnd", ())

    def _tell(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        touches = {"type": kind, "touchPoints": [{"x": x, "y": y, "id": each} for each, (x, y) in enumerate(points)]}
        self.session.send("Input.dispatchTouchEvent", touches)  # pyright: ignore[reportUnknownMemberType]


def a_line(table: CardTable, count: int = 7) -> None:
    """So many cards side by side in one line, the longest layout that there is."""
    for place, card in enumerate(table.hand()[:count]):
        by_keys(table, PlacedCard(card.id, 0, (0, 3 * place)))


def test_two_fingers_bring_a_long_line_near_and_one_takes_it_along(phone: Page) -> None:
    table = alone(phone, assist=False)
    a_line(table)
    assert cell(table) < 16
    fingers = Fingers(phone.context.new_cdp_session(phone))
    fingers.put((120, 180), (240, 180))
    fingers.move((60, 180), (300, 180))
    fingers.lift()
    expect(table.mat).to_have_attribute("data-sight", "own")
    near, (x, y) = cell(table), origin(table)
    assert near > 25
    assert table.mat.get_attribute("data-held") == "", "two fingers beside the cards press nothing"
    fingers.put((200, 150))
    fingers.move((150, 145))
    fingers.move((120, 140))
    fingers.lift()
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


def test_a_wheel_brings_near_what_is_under_it_and_a_mouse_takes_it_along(page: Page) -> None:
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
    table.lay(solution[4:], by_mouse)
    page.wait_for_selector("[data-stage=resting]")


def test_a_card_that_keys_move_out_of_sight_is_followed_and_the_next_deal_is_seen_whole(page: Page) -> None:
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
