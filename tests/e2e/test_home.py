"""Stories: a newcomer plays the boards of the home page, and a player comes back to what is running."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.board import Place, Table, by_clicks, by_keys, by_mouse, by_touch_of
from tests.e2e.visitors import LANGUAGES, SMALL_PHONE, Visitors
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task

pytestmark = pytest.mark.e2e

STARTERS = json.loads((Path(__file__).parents[2] / "web/src/boards/starters.json").read_bytes())
FIRST = "[data-first]"
LEAST_IN_THE_TRAY_PX = 20
"""The side of a cell of a piece in the tray."""
REWIND = "document.getAnimations().forEach((each) => { each.pause(); each.currentTime = 0; })"


@dataclass(frozen=True, slots=True)
class Home(Table):
    """The home page with its board."""

    def task(self) -> Task:
        starter = STARTERS[self.number() - 1]
        return Task(parse_region(starter["region"]), FLAT.pick(self.names()))

    def cells(self, meeting: str) -> tuple[float, float]:
        """The side of a cell of that board, and of a piece in its tray or where it is, in pixels."""
        self.page.wait_for_selector(f"{FIRST}[data-meeting={meeting}] [data-piece]")
        board = float(self.page.locator("[data-board]").get_attribute("data-cell-px") or "nan")
        return board, board * min(self.corner(name)[2] for name in self.names())

    def names(self) -> list[str]:
        return STARTERS[self.number() - 1]["pieces"]

    def number(self) -> int:
        return int(self.page.locator(FIRST).get_attribute("data-first") or 0)

    def is_celebrated_beside_the_way_on(self) -> bool:
        """Whether the word covers no letter of the button."""
        word, button = (
            self.page.locator(f"{FIRST} {each}").bounding_box() for each in (".word", "[data-action=first-next]")
        )
        assert word is not None
        assert button is not None
        return word["y"] + word["height"] <= button["y"] + button["height"] / 3

    def meet(self, meeting: str, place: Place) -> None:
        """Solve the board, with which the player meets that."""
        expect(self.page.locator(f"{FIRST}[data-meeting={meeting}][data-solved=false]")).to_be_visible()
        self.solve(place)
        expect(self.page.locator(f"{FIRST}[data-meeting={meeting}][data-solved=true]")).to_be_visible()

    def go_on(self) -> None:
        self.page.locator("[data-action=first-next]").click()


@pytest.mark.motion
def test_a_newcomer_meets_turning_flipping_the_glass_and_a_bot_and_is_offered_a_game(page: Page) -> None:
    page.goto("/")
    home = Home(page)
    home.meet("moving", by_mouse)
    screenshots.check_layout(page, "h1-solved", scrolls=True)
    home.go_on()
    home.meet("turning", by_keys)
    home.go_on()
    home.meet("flipping", by_clicks)
    home.go_on()
    page.wait_for_selector(f"{FIRST} [role=timer]")
    accessibility.check(page, "a first board against the glass")
    home.meet("glass", by_mouse)
    home.go_on()
    page.wait_for_selector(f"{FIRST} [data-bot='0']")
    accessibility.check(page, "a first board against a bot")
    home.meet("bot", by_keys)
    page.wait_for_function("Number(localStorage.getItem('ubongo:level')) > 30")
    page.locator("[data-action=first-game]").click()
    about = page.locator("[data-about-game]")
    for gem, points in (("Ruby", 4), ("Sapphire", 3), ("Emerald", 2), ("Amber", 1)):
        expect(about.get_by_role("img", name=re.compile(rf"{gem}\W+worth\W+{points}\W+point"))).to_be_visible()
    accessibility.check(page, "what a first game is about")
    screenshots.check_layout(page, "h2-about-a-game", scrolls=True)
    page.locator("[data-action=start-game]").click()
    page.wait_for_selector("main[data-stage=racing] [data-piece]")
    page.goto("/")
    expect(page.locator("[data-action=back]")).to_contain_text("table")
    expect(page.locator("[data-action=back] [data-left]")).to_have_text(re.compile(r"^\d:[0-5]\d$"))
    page.locator("[data-action=back]").click()
    page.locator("[data-action=menu]").click()
    for _ in ("asked", "sure"):
        page.locator(".menu [data-action=leave]").click()
    page.locator("[data-action=back]").click()
    page.wait_for_selector("main[data-stage]:not([data-stage=seated]) header")


@pytest.mark.motion
def test_the_first_boards_are_solved_by_touch_on_a_phone_that_never_scrolls_sideways(visit: Visitors) -> None:
    page = visit(SMALL_PHONE)
    page.set_viewport_size({"width": 320, "height": 640})
    home = Home(page)
    for meeting in ("moving", "turning", "flipping", "glass", "bot"):
        expect(page.locator(f"{FIRST} [role=toolbar]")).to_have_count(0 if meeting == "moving" else 1)
        page.evaluate(screenshots.SETTLED)
        before = home.cells(meeting)
        assert before[1] >= LEAST_IN_THE_TRAY_PX, (meeting, home.number())
        home.meet(meeting, by_touch_of(page))
        assert home.cells(meeting)[0] == before[0], "a solved board stays as large"
        page.evaluate(screenshots.SETTLED)
        assert home.is_celebrated_beside_the_way_on(), meeting
        page.evaluate(REWIND)  # the word starts larger than it stays
        widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert widths[0] <= widths[1], meeting
        if meeting != "bot":
            home.go_on()


LAST_BOARD = "localStorage.getItem('ubongo:first') ?? localStorage.setItem('ubongo:first', '4 4')"
"""A newcomer who has solved all of the first boards but one."""


def is_in_sight(page: Page, action: str) -> bool:
    """Whether that button is in the window as a whole."""
    box, window = page.locator(f"[data-action={action}]").bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_on_a_phone_learns_what_gems_are_worth_and_starts_a_game(visit: Visitors, language: str) -> None:
    page = visit({**SMALL_PHONE, "locale": language}, script=LAST_BOARD)
    Home(page).meet("bot", by_touch_of(page))
    page.evaluate(screenshots.SETTLED)
    assert is_in_sight(page, "first-game")
    page.locator("[data-action=first-game]").tap()
    about = page.locator("[data-about-game]")
    expect(about.get_by_role("img")).to_have_count(4)
    for width, height in ((320, 640), (360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(screenshots.SETTLED)
        assert is_in_sight(page, "start-game"), (width, height)
        assert max(about.evaluate("about => [about.scrollWidth - about.clientWidth]")) <= 0
    page.locator("[data-action=start-game]").tap()
    page.wait_for_selector("main[data-stage=racing] [data-piece]")


def test_play_now_starts_at_the_level_of_the_player_and_home_leads_back_to_the_run(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('ubongo:level', '30')")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("main[data-number='1'] [data-piece]")
    Table(page).solve(by_mouse)
    page.wait_for_selector("main[data-number='2'] [data-piece]")
    page.wait_for_function("localStorage.getItem('ubongo:level') !== '30'")
    page.goto("/")
    back = page.locator("[data-action=back]")
    expect(back).to_have_text("Back to your run")
    back.click()
    page.wait_for_selector("main[data-number='2'] [data-piece]")


@pytest.mark.parametrize("size", [(844, 390), (360, 740), (320, 640)])
def test_the_board_and_play_now_are_seen_without_scrolling_on_a_phone(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    for element in (f"{FIRST} [data-board]", "[data-action=practice]"):
        box = page.locator(element).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
