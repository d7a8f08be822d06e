"""The rules inside the app: a page with boards to try, and the same text over a running game."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import check
from tests.e2e.board import RACE
from tests.e2e.tables import begin, bot, host


def test_the_rules_of_every_game_can_be_read_and_their_boards_tried(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=rules]").click()
    page.locator("a[href='#/rules/three-d']").click()
    page.wait_for_selector("[data-rules=three-d] [data-figure=playground] [data-local=open]")
    check(page, "rules of three-d")
    for edition, figure in (("cards", "contact"), ("classic", "row"), ("pouch", "gems")):
        page.goto(f"/#/rules/{edition}")
        page.wait_for_selector(f"[data-rules={edition}] [data-figure={figure}]")
        check(page, f"rules of {edition}")
    page.goto("/#/rules/solo/practice")
    expect(page.locator("[data-section=practice] .head")).to_be_focused()
    check(page, "rules of solo")
    page.goto("/#/rules/pouch/bag")
    expect(page.locator("[data-section=bag] .head")).to_be_focused()


def test_the_rules_open_over_a_game_that_goes_on(page: Page) -> None:
    begin(page, "pouch", bot(), glass=300_000)
    page.wait_for_selector(f"{RACE} [data-piece]")
    page.locator("[data-bag] summary").click()
    expect(page.locator("[data-bag] .worth").first).to_contain_text(re.compile("4.? points"))
    page.locator("[data-bag] [data-action=rules]").click()
    expect(page.locator("[data-rules-dialog] [data-section=gems] .head")).to_be_focused()
    check(page, "rules over a game")
    expect(page.locator("main header .glass")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules-dialog]")).to_have_count(0)
    expect(page.locator("[role=application]")).to_be_focused()
    page.locator("[data-action=rules-track]").click()
    expect(page.locator("[data-rules-dialog] [data-section=track] .head")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("[data-action=menu]").click()
    page.locator(".menu [data-action=rules]").click()
    expect(page.locator("[data-rules-dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(RACE)).to_be_visible()


def test_the_lobby_and_the_second_chance_lead_to_their_rules(page: Page) -> None:
    host(page, "pouch", glass=30_000, countdown=0)
    page.locator("[data-stage=seated] [data-action=rules]").click()
    expect(page.locator("[data-rules-dialog] [data-section=aim]")).to_be_visible()
    check(page, "rules over a lobby")
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules-dialog]")).to_have_count(0)
    page.locator("[data-action=start]").click()
    page.wait_for_selector(f"{RACE} [data-piece]")
    page.locator("[data-action=rules-second]").click(timeout=60_000)  # nobody has called before the glass ran out
    expect(page.locator("[data-rules-dialog] [data-section=second] .head")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(RACE)).to_be_visible()


def test_a_picked_game_leads_to_its_rules_and_lessons(page: Page) -> None:
    page.goto("/")
    page.locator("[data-tile=cards]").click()
    learn = page.locator("form.table [data-action=learn]")
    expect(learn).to_have_attribute("href", "#/learn/cards")
    page.locator("form.table [data-action=rules]").click()
    expect(page.locator("[data-rules-dialog] [data-section=cards]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules-dialog]")).to_have_count(0)
    learn.click()
    expect(page.locator("a[href='#/learn/cards/1']").first).to_be_visible()
