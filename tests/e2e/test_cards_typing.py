"""Stories: a player who sees no cards places seven of them by typing, and hears the announcements."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import check
from tests.e2e.cards import LAYING, CardTable
from tests.e2e.test_cards_zoom import alone
from tests.e2e.test_typing import ask, field, switch_on
from ubongo.puzzles.cards.card import PlacedCard

pytestmark = pytest.mark.e2e

LETTERS = "abcdefghijklmnopqstuvwxyz"


def line_of(table: CardTable, laid: PlacedCard) -> str:
    """The typed line that places a card: its number, the cell of its upper left symbol, its quarter turns."""
    number = [card.id for card in table.hand()].index(laid.card) + 1
    row, column = laid.anchor
    return f"{number} {LETTERS[column + 12]}{row + 50} r{laid.turn}"


def by_typing(table: CardTable, laid: PlacedCard) -> None:
    field(table.page).fill(line_of(table, laid))
    table.page.keyboard.press("Enter")
    expect(table.mat).to_have_attribute("data-held", "")


def test_two_rounds_by_typing_alone(page: Page) -> None:
    switch_on(page)
    table = alone(page)
    expect(field(page)).to_be_focused()
    assert "3 m50 r1" in ask(page, "help")[0]
    assert ask(page, "board") == ["No cards placed yet. The middle is m50."]
    assert len(ask(page, "cards")) == 9
    assert "0 of 7 cards placed" in ask(page, "players")[0]
    assert ask(page, "make tea")[0].startswith("Not understood: make tea.")
    first, second, *others = table.solution()
    assert "placed at" in ask(page, line_of(table, first))[0]
    assert table.layout() == {first}
    number, cell, turn = line_of(table, second).split()
    assert cell not in ask(page, f"{number} {turn}")[0], "places are not given away in words if they are not marked"
    answer = ask(page, line_of(table, second))[0]
    assert "Matches card" in answer
    expect(page.locator("[data-spoken]")).to_contain_text("Matches card")
    assert ask(page, "board")[0].startswith("Card")
    check(page, "typing, cards")
    assert ask(page, "undo") == ["Undone"]
    assert table.layout() == {first}
    assert ask(page, line_of(table, first).replace(line_of(table, first)[0], number, 1)) == ["Another card is there"]
    table.lay((second, *others), by_typing)
    page.wait_for_selector("[data-stage=resting]")
    page.locator("[data-action=ready]").click()
    page.wait_for_selector(LAYING)
    expect(field(page)).to_be_focused()


def test_without_help_ubongo_is_typed_and_passing_is_typed_twice(page: Page) -> None:
    switch_on(page)
    table = alone(page, assist=False)
    assert ask(page, "ubongo") == ["Place seven cards first."]
    assert ask(page, "pass") == ["Type pass again to pass."]
    assert ask(page, "board") == ["No cards placed yet. The middle is m50."]
    assert "again to pass" in ask(page, "pass")[0], "something else was typed between"
    field(page).fill("pass")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=play-on]")).to_be_visible()
    assert ask(page, "1 m50") == ["You have passed. Start playing again first."]
    field(page).fill("continue")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=pass]")).to_be_visible()
    first, second, *others = table.solution()
    ask(page, line_of(table, first))
    answer = ask(page, line_of(table, second))[0]
    assert "Next to card" in answer
    assert "Matches" not in answer
    table.lay(tuple(others), by_typing)
    field(page).fill("ubongo")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-stage=resting]")
    expect(page.locator("[data-seat='0'][data-points]").last).to_have_attribute("data-points", "10")
