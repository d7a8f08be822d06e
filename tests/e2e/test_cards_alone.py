"""Stories: a hand of a finished round of cards is tried again alone."""

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.cards import CardTable, Place, by_clicks, by_keys, by_mouse
from tests.e2e.test_cards import pick
from tests.e2e.test_cards_typing import by_typing
from tests.e2e.test_cards_zoom import alone
from tests.e2e.test_typing import ask, field, switch_on
from tests.e2e.visitors import Visitors
from ubongo.puzzles.cards.card import PlacedCard

pytestmark = pytest.mark.e2e


CLIPPED = """(dialog) => {
    const {left, right} = dialog.getBoundingClientRect();
    const isCut = (tool) => tool.getBoundingClientRect().left < left || tool.getBoundingClientRect().right > right;
    return [...dialog.querySelectorAll('[data-tool]')].filter(isCut).map((tool) => tool.dataset.tool);
}"""
"""The tools that are cut off at the sides."""


def tried(page: Page, place: Place = by_keys) -> tuple[Locator, CardTable]:
    """A round is won, and the winner's hand is opened again."""
    table = alone(page)
    table.lay(table.solution(), place)
    page.locator("[data-stage=resting] .me [data-action=try]").click()
    dialog = page.locator("[data-alone]")
    expect(dialog.locator("[data-card]")).to_have_count(9)
    return dialog, table


def choose(dialog: Locator, shown: str) -> None:
    """Choose how much is shown."""
    dialog.locator(f"input[name=hand-help][value={shown}]").check(force=True)
    expect(dialog).to_have_attribute("data-help", shown)


@pytest.mark.rule("K7")
@pytest.mark.rule("K11")
def test_a_hand_is_tried_alone_with_as_much_help_as_wanted(page: Page) -> None:
    dialog, table = tried(page)
    note = dialog.get_by_role("status")
    choose(dialog, "none")
    *six, last = table.solution()
    call = dialog.locator("[data-action=call]")
    expect(call).to_be_disabled()
    table.lay(tuple(six), by_mouse)
    accessibility.check(page, "a hand tried alone, without help")
    screenshots.check_layout(page, "cards-alone-1-none", scrolls=True)
    table.lay((away(six, last),), by_keys)
    call.click()
    expect(note).to_contain_text("not connected")
    table.page.keyboard.press("u")
    table.lay((last,), by_clicks)
    expect(dialog).to_have_attribute("data-alone", "open")
    page.keyboard.press("c")
    expect(dialog).to_have_attribute("data-alone", "solved")
    expect(note).to_contain_text("Ubongo!")
    screenshots.check_layout(page, "cards-alone-2-solved", scrolls=True)
    dialog.locator("[data-action=restart]").click()
    choose(dialog, "places")
    first, *others = table.solution()
    table.lay((first,), by_clicks)
    pick(table, others[0])
    expect(dialog.locator("[data-place-at]").first).to_be_attached()
    accessibility.check(page, "a hand tried alone, with places")
    screenshots.check_layout(page, "cards-alone-3-places", scrolls=True)
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()  # it only lets go of the card
    choose(dialog, "contacts")
    table.lay(tuple(others), by_clicks)
    expect(note).to_contain_text("Ubongo!")
    dialog.locator("[data-action=restart]").click()
    dialog.locator("[data-action=solution]").click()
    expect(dialog.locator("[data-contact=right]")).to_have_count(6)
    accessibility.check(page, "a solution of a hand")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def away(six: list[PlacedCard], last: PlacedCard) -> PlacedCard:
    """The last card where it touches none of the six, but near enough for keys."""
    bottom = max(laid.anchor[0] for laid in six)
    return replace(last, anchor=(bottom + 4, min(laid.anchor[1] for laid in six)))


def test_a_hand_is_tried_alone_by_typing(page: Page) -> None:
    switch_on(page)
    dialog, table = tried(page, by_typing)
    choose(dialog, "none")
    expect(field(page)).to_have_count(1)
    assert "ubongo" in ask(page, "help")[0]
    assert ask(page, "ubongo") == ["Place seven cards first."]
    table.lay(table.solution(), by_typing)
    accessibility.check(page, "a hand typed alone")
    field(page).fill("ubongo")
    page.keyboard.press("Enter")
    expect(dialog).to_have_attribute("data-alone", "solved")


def test_a_hand_is_tried_alone_by_touch_on_the_narrowest_phone(visit: Visitors) -> None:
    page = visit({"viewport": ViewportSize(width=320, height=640), "has_touch": True})
    dialog, table = tried(page)
    assert screenshots.overhang(page)[0] <= 0
    assert dialog.evaluate(CLIPPED) == []
    for laid in table.solution():
        page.touchscreen.tap(*table.center(laid.card))
        while table.turn(laid.card) != laid.turn:
            page.locator("[data-tool=turn]").tap()
        page.touchscreen.tap(*table.middle(laid.turn, laid.anchor))
        page.touchscreen.tap(*table.middle(laid.turn, laid.anchor))  # the first tap only shows where it would go
    expect(dialog).to_have_attribute("data-alone", "solved")
