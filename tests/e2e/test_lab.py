"""Stories: the lab, where a puzzle is drawn, looked into, sent as a link, and played for the time."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import accessibility, screenshots, solid
from tests.e2e.board import Table, by_keys
from tests.e2e.visitors import SMALL_PHONE, Visitors, prefer

pytestmark = pytest.mark.e2e

LAB = "[data-lab]"
PUZZLE = "#/lab/1/flat/0111-1111-1111/V3_L4_S4"
SOLID = "#/lab/1/solid/111-111/red-twist_blue-ell_yellow-twist"
LARGE = "#/lab/1/flat/" + "-".join(["11111111"] * 6) + "/I2_I3_V3_T4_L4_I4_S4_O4_Y5_L5_P5_Z5"
SOLVING = "main.run[data-stage=solving] [data-piece]"


BUSY = "503 (Service Unavailable)"
"""On a busy machine the lab may be busy too; the page then asks again."""
TRIES = 10
FINAL = "[data-solutions][data-complete=true][data-grade]"
"""An answer that the server keeps: what is done with the puzzle then does not wait for a search."""


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A page of a new visitor, which may be told that the lab is busy."""
    return visit(at=None, is_strict=True, allowed=BUSY)


def lab(page: Page, link: str = "#/lab") -> None:
    page.goto(f"/{link}")
    page.wait_for_selector(LAB)


def press(page: Page, action: str) -> None:
    page.locator(f"[data-action={action}]").first.click()


def ask(page: Page, action: str, answer: str) -> None:
    """Ask until there is that answer: on a busy machine the lab may find less in its time, and says so."""
    wanted = page.locator(answer)
    for _ in range(TRIES):
        press(page, action)
        expect(page.locator(f"[data-action={action}]")).to_have_attribute("aria-disabled", "false")
        if wanted.is_visible():
            return
    expect(wanted).to_be_visible()


def test_a_drawn_puzzle_is_counted_and_its_solutions_are_seen_one_by_one(page: Page) -> None:
    page.goto("/")
    press(page, "lab")
    page.wait_for_selector(LAB)
    accessibility.check(page, "the lab")
    press(page, "clear")
    expect(page.locator("[data-action=count]")).to_be_disabled()
    for row in range(3):
        begin, end = (page.locator(f"[data-cell='{row},{column}']") for column in (0, 3))
        begin.hover()
        page.mouse.down()
        end.hover()
        page.mouse.up()
    corner = page.locator("[data-cell='0,0']")
    for state in ("false", "true"):
        corner.press("Space")
        expect(corner).to_have_attribute("aria-pressed", state)
    corner.click()  # it was drawn, and is erased
    expect(page.locator(LAB)).to_have_attribute("data-region", ".###/####/####")
    for piece in ("S4", "V3", "L4"):
        page.locator(f"[data-choose={piece}]").click()
    expect(page).to_have_url(re.compile(f"{re.escape(PUZZLE)}$"))
    answer = "[data-solutions='4'][data-complete=true][data-grade='3.8'] h2"
    ask(page, "count", answer)
    expect(page.locator(answer)).to_be_focused()
    for number in (2, 3, 4):
        press(page, "next")
        expect(page.locator("[data-solutions] [role=img]")).to_have_attribute("aria-label", re.compile(f"{number}"))
    expect(page.locator("[data-action=next]")).to_be_disabled()
    page.locator("[data-why] summary").click()
    expect(page.locator("[data-why] li")).to_have_count(4)
    accessibility.check(page, "the solutions in the lab")
    screenshots.check_layout(page, "lab-1-solutions", scrolls=True)
    ask(page, "find", "[data-sets='30']")
    expect(page.locator("[data-sets='30'] [data-set]")).to_have_count(24)
    press(page, "more")
    expect(page.locator("[data-set='V3 L4 S4']")).to_be_visible()
    accessibility.check(page, "the sets in the lab")
    screenshots.check_layout(page, "lab-2-sets", scrolls=True)
    page.locator("[data-set='I2 L4 P5']").click()
    expect(page.locator("[data-solutions]")).to_be_visible()
    ask(page, "count", "[data-solutions='17']")
    expect(page.locator(LAB)).to_have_attribute("data-chosen", "I2 L4 P5")


def test_the_lab_is_used_by_keys_alone_on_a_small_phone_in_german(visit: Visitors) -> None:
    page = visit(SMALL_PHONE, at=None)
    prefer(page, "de")
    lab(page, SOLID)
    page.locator("[data-cell='0,0']").focus()
    for key in ("ArrowDown", "ArrowRight", "Space", "ArrowRight", "Enter", "Space"):
        page.keyboard.press(key)
    expect(page.locator("[data-cell='1,1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-cell='1,2']")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.locator(LAB)).to_have_attribute("data-region", "###/###")
    page.locator("[data-action=count]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-solutions]")).to_be_visible()
    ask(page, "count", "[data-solutions='16']")
    accessibility.check(page, "blocks in the lab on a phone")
    screenshots.check_layout(page, "lab-3-blocks", scrolls=True)
    page.emulate_media(forced_colors="active")
    drawn, empty = (page.locator(f"[data-cell][aria-pressed={state}]").first for state in ("true", "false"))
    expect(drawn).not_to_have_css("background-color", empty.evaluate("cell => getComputedStyle(cell).backgroundColor"))


def test_a_question_that_takes_too_long_has_an_honest_answer(page: Page) -> None:
    lab(page, LARGE)
    ask(page, "count", "[data-solutions][data-complete=false]")
    expect(page.locator("[data-solutions][data-complete=false] h2")).to_contain_text("At least")
    expect(page.locator("[data-why]")).to_have_count(0)
    ask(page, "find", "[data-sets][data-complete=false]")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("#/lab/1/flat/0111-11", "no puzzle"),
        ("#/lab/1/flat/0111-1111-1111/V3_L4_Q9", "no puzzle"),
        ("#/lab/2/hexes/0111", "newer version"),
    ],
)
def test_a_damaged_link_says_so(page: Page, link: str, words: str) -> None:
    lab(page, link)
    expect(page.locator("[data-note]")).to_contain_text(words)


def test_the_same_link_opens_its_puzzle_once_more(page: Page) -> None:
    lab(page, PUZZLE)
    press(page, "clear")
    expect(page.locator(LAB)).to_have_attribute("data-region", "")
    page.evaluate("link => { location.hash = link }", PUZZLE)
    expect(page.locator(LAB)).to_have_attribute("data-region", ".###/####/####")
    expect(page.locator(LAB)).to_have_attribute("data-chosen", "V3 L4 S4")


def test_text_and_decks_carry_a_puzzle_out_and_in(page: Page, tmp_path: Path) -> None:
    lab(page, PUZZLE)
    ask(page, "count", FINAL)
    page.locator("details:has(textarea) summary").click()
    text = page.locator("textarea")
    expect(text).to_have_value('ubongo solve --region ".###/####/####" --pieces "V3 L4 S4"')
    with page.expect_download() as download:
        press(page, "save-deck")
    file = tmp_path / "deck.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["boards"][0]["region"] == ".###/####/####"
    text.fill('ubongo solve --base "###/###" --blocks "red-twist blue-ell yellow-twist"')
    press(page, "read-text")
    expect(page.locator("[data-lab=solid]")).to_have_attribute("data-chosen", "red-twist blue-ell yellow-twist")
    text.fill("no puzzle")
    press(page, "read-text")
    expect(page.locator("[data-note]")).to_contain_text("no puzzle")
    expect(page.locator("[data-lab=solid]")).to_have_attribute("data-region", "###/###")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-lab=flat]")).to_have_attribute("data-chosen", "V3 L4 S4")
    accessibility.check(page, "the lab with its text")
    press(page, "play")
    page.wait_for_selector("[data-lab-play] [data-piece]")
    Table(page).solve(by_keys)
    expect(page.locator("[data-lab-play]")).to_have_attribute("data-state", "solved")
    screenshots.check_layout(page, "lab-4-alone", scrolls=True)


def test_a_challenge_is_sent_to_a_friend_and_the_times_are_compared(page: Page, visit: Visitors) -> None:
    lab(page, PUZZLE)
    ask(page, "count", FINAL)
    press(page, "challenge")
    page.wait_for_selector("[data-challenge]")
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.keyboard.press("Tab")
    accessibility.check(page, "a challenge")
    screenshots.check_layout(page, "lab-5-challenge", scrolls=True)
    press(page, "start")
    page.wait_for_selector(SOLVING)
    Table(page).solve(by_keys)
    page.wait_for_selector("main.end")
    expect(page.locator("[data-how]")).to_contain_text(re.compile("1.*of.*1.*times"))
    press(page, "challenge")
    expect(page.locator("[data-times] [data-own]")).to_have_count(1)
    friend = visit(at=page.url.partition("#")[2].join(["/#", ""]))
    friend.wait_for_selector("[data-challenge]")
    expect(friend.locator("[data-times]")).to_contain_text("Ada")
    expect(friend.locator("[data-board], [data-action=alone], [data-action=lab]")).to_have_count(0)
    press(friend, "start")
    friend.wait_for_selector(SOLVING)
    Table(friend).solve(by_keys)
    friend.wait_for_selector("main.end")
    press(friend, "challenge")
    expect(friend.locator("[data-times] tr")).to_have_count(2)
    expect(friend.locator("[data-action=alone]")).to_be_visible()


def test_blocks_can_be_a_challenge(page: Page) -> None:
    lab(page, SOLID)
    ask(page, "count", FINAL)
    press(page, "challenge")
    press(page, "start")
    page.wait_for_selector("main.run[data-stage=solving] [data-way]")
    solid.Blocks(page).solve(solid.by_keys)
    page.wait_for_selector("main.end [data-action=challenge]")
