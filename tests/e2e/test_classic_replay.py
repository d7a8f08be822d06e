"""Stories of replays of classic."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import screenshots
from tests.e2e.classic_rivals import ROUNDS, Course, played
from tests.e2e.tables import SLOW
from tests.e2e.test_replay import plain
from ubongo.adapters.cli.bots.http_client import HttpClient

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("a game of classic")]


@pytest.fixture(scope="module")
def course(address: str) -> Iterator[Course]:
    """A game that is over: both solved every board, and both reached for the same row."""
    with ThreadPoolExecutor() as threads:  # the browser's loop runs in this one
        yield threads.submit(asyncio.run, played(HttpClient(address))).result()


def test_the_replay_shows_boards_pawns_takings_and_places(page: Page, course: Course) -> None:
    page.goto(f"/#/replay/{course.table}")
    show = page.locator(f"[data-replay='{course.table}']")
    expect(show).to_have_attribute("data-stage", "racing")
    expect(page.locator("[data-chapter]")).to_have_count(ROUNDS)
    expect(page.locator("[data-gem-board] [data-row='0']")).to_have_attribute("data-left", "12")
    expect(page.locator("[data-place]")).to_have_count(0)

    winner = page.locator(f".races [data-seat='{course.winners[0]}']")
    taking = page.get_by_role("button", name=re.compile("takes .* from row .?1"))
    page.get_by_text("What happened").click()
    taking.first.click()
    expect(page.locator("[data-gem-board] [data-row='0']")).to_have_attribute("data-left", "10")
    expect(page.locator("[data-gem-board] .gem")).to_have_count(70)
    expect(winner.locator("[data-place]")).to_have_attribute("data-place", "1")
    expect(winner).to_have_attribute("data-pieces", "3")
    expect(winner.locator(".took [data-stone]")).to_have_count(2)
    page.get_by_text("What happened").click()
    page.evaluate("scrollTo(0, 0)")
    screenshots.check_layout(page, "classic-replay-taking", scrolls=True)

    page.locator("[data-chapter='9']").click()
    expect(page.get_by_role("heading", name=re.compile("Round .?10"))).to_be_visible()
    for seat in (0, 1):
        expect(page.locator(f"[data-pawn='{seat}']")).to_have_attribute("data-at", "2")
    page.keyboard.press("End")
    expect(show).to_have_attribute("data-winners", re.compile(r"^\d( \d)?$"))
    expect(page.locator("[data-row][data-left='0']")).to_have_count(6)
    expect(page.locator("[data-counts]")).to_have_count(2)
    screenshots.check_layout(page, "classic-replay-end", scrolls=True)


def test_the_pawns_are_placed_before_the_first_round(page: Page, course: Course) -> None:
    page.goto(f"/#/replay/{course.table}")
    expect(page.locator("[data-replay]")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("[data-replay]")).to_have_attribute("data-stage", "placing")
    expect(page.get_by_role("heading", name="Placing the pawns")).to_be_visible()
    expect(page.locator("[data-pawn]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-pawn]")).to_have_count(1)


def test_the_page_computes_the_place_of_every_gem(page: Page, course: Course) -> None:
    page.goto(f"/#/replay/{course.table}")
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "true")
    lines = {line.get_attribute("data-check"): plain(line.inner_text()) for line in page.locator("[data-check]").all()}
    drawn = {"die", "deal", "pile", "gems", "first-roller"}
    assert set(lines) - SLOW == drawn | {"hash", "terms", "log"}
    assert lines["gems"].endswith("Gems laid out: 1 of 1")
    assert lines["deal"].endswith(f"{ROUNDS} of {ROUNDS}")
    expect(page.locator("[data-wrong]")).to_have_count(0)


def test_the_gem_board_fits_the_narrowest_page(page: Page, course: Course) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/#/replay/{course.table}")
    expect(page.locator("[data-gem-board]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
