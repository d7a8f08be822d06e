"""Stories of moments: a solved board settles, the gems of a race are drawn, and any action skips all of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import RACE, Table, by_mouse
from tests.e2e.tables import begin, bot
from tests.e2e.visitors import Visitors

pytestmark = [pytest.mark.e2e, pytest.mark.motion]

RESTING = "[data-stage=resting]"
FLYING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def race(visit: Visitors) -> Page:
    """The page of a race with a bot that has already solved its board."""
    page = visit(at=None)
    begin(page, "pouch", bot(), glass=120_000)
    page.wait_for_selector(f"{RACE} [data-board] [data-piece]")
    page.wait_for_selector(".players [data-seat='1'][data-rank='1']")
    return page


def test_the_last_solver_sees_the_board_settle_and_then_the_draw(visit_training: Visitors) -> None:
    page = race(visit_training)
    Table(page).solve(by_mouse)
    expect(page.locator("[data-ubongo]")).to_be_visible()
    expect(page.locator("[data-ubongo]")).to_contain_text("You finished")
    expect(page.locator(RACE)).to_have_count(1)  # the board stays although the race is over
    page.wait_for_selector(RESTING)
    expect(page.locator("[data-draw] [data-source^=bag]")).to_have_count(2)
    expect(page.locator(f"{RESTING} [data-target]")).to_have_count(4)
    assert page.evaluate(FLYING) > 0
    page.keyboard.press("Shift")
    assert page.evaluate(FLYING) == 0, "the gems have landed at once"


def test_with_reduced_motion_the_draw_is_shown_still(visit_training: Visitors) -> None:
    page = race(visit_training)
    page.emulate_media(reduced_motion="reduce")
    Table(page).solve(by_mouse)
    page.wait_for_selector("[data-ubongo]")
    page.keyboard.press("Shift")
    page.wait_for_selector(RESTING)
    expect(page.locator("[data-draw] [data-source^=bag]")).to_have_count(2)
    assert page.evaluate(FLYING) == 0


TUMBLES = """() => document.querySelector('.jump .die').getAnimations()
    .some((each) => each.playState === 'running')"""


def test_the_die_tumbles_until_the_boards_are_shown_and_can_be_thrown_up(visit_training: Visitors) -> None:
    page = visit_training(at=None)
    begin(page, "pouch", bot(), countdown=10_000, first_roller=0)
    toss = page.locator("[data-stage=countdown] [data-action=toss]")
    toss.wait_for()
    page.wait_for_function(TUMBLES)
    toss.press("Enter")
    expect(page.locator(".jump.thrown")).to_have_count(1)
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert not page.evaluate(TUMBLES), "with reduced motion the die lies still"


def test_a_note_keeps_its_words_while_it_fades(visit_training: Visitors) -> None:
    page = visit_training(at=None)
    begin(page, "pouch", bot(), glass=120_000)
    expect(page.locator(".note.shown")).to_have_text(re.compile(r"\S"))
    expect(page.locator(".note:not(.shown)")).to_have_text(re.compile(r"\S"))
