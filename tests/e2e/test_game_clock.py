"""Stories: a player does not wait for machines, and pauses a game."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.tables import begin, bot, give_up, host, join, wait_for_race
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e


def test_a_player_lets_the_bots_finish(page: Page) -> None:
    begin(page, "pouch", bot("gentle"), bot("gentle"), glass=300_000, countdown=0)
    wait_for_race(page)
    give_up(page)
    end = page.locator("[data-action=end-glass]")
    end.wait_for()
    accessibility.check(page, "waiting for bots")
    box, common = end.bounding_box(), page.locator("main .common").bounding_box()
    assert box is not None
    assert common is not None
    assert box["height"] >= 44
    assert common["y"] + common["height"] <= box["y"]
    end.press("Enter")
    page.locator("[data-stage=resting]").wait_for()


def test_a_game_is_paused_over_a_reload_and_goes_on_with_its_board(visit: Visitors) -> None:
    page = visit(at=None)
    begin(page, "pouch", bot("gentle"), countdown=0)
    wait_for_race(page)
    region = page.locator("main[data-region]").get_attribute("data-region")
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=pause]").click()
    resume = page.locator("[data-action=resume]")
    resume.wait_for()
    expect(page.locator("[data-board]")).to_have_count(0)
    page.reload()
    resume.wait_for()
    accessibility.check(page, "a paused game")
    page.context.set_offline(offline=True)
    expect(page.locator("[data-line=lost]")).to_be_visible()
    page.context.set_offline(offline=False)
    expect(page.locator("[data-line=lost]")).to_have_count(0)
    resume.click()
    page.locator("main[data-stage=racing]").wait_for()
    expect(page.locator("main[data-region]")).to_have_attribute("data-region", region)


def begin_with_keys(page: Page) -> None:
    """Begin a race whose page knows the key that pauses: its part of the page comes a little later."""
    begin(page, "pouch", bot("gentle"), countdown=0)
    wait_for_race(page)
    page.locator("[data-emotes]").wait_for(state="attached")  # of the same part


@pytest.mark.parametrize("key", ["Pause", "Alt+p"])
def test_a_key_pauses_a_game_and_goes_on(visit: Visitors, key: str) -> None:
    page = visit(at=None)
    begin_with_keys(page)
    resume = page.locator("[data-action=resume]")
    page.keyboard.press("p")
    expect(resume).to_have_count(0)
    page.keyboard.press(key)
    resume.wait_for()
    page.keyboard.press(key)
    page.locator("main[data-stage=racing]").wait_for()


class LateAnswers:
    """A connection that holds back the answers to actions, and passes the updates on."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if self.holds and '"type":"ack"' in str(message):
                self._held.append((route, message))
            else:
                route.send(message)

        route.connect_to_server().on_message(hear)

    def release(self) -> int:
        """Pass on what was held back; returns how many answers that were."""
        self.holds = False
        for route, message in self._held:
            route.send(message)
        return len(self._held)


def test_a_paused_game_goes_on_though_the_answer_to_the_pause_is_late(visit: Visitors) -> None:
    page = visit(at=None)
    answers = LateAnswers(page)
    begin_with_keys(page)
    answers.holds = True
    page.keyboard.press("Alt+p")
    page.locator("[data-action=resume]").wait_for()
    page.keyboard.press("Alt+p")
    assert answers.release() == 1
    page.locator("main[data-stage=racing]").wait_for()


def test_a_board_passes_the_time_until_the_others_are_done(visit: Visitors) -> None:
    ada, grace = visit(at=None), visit(at=None)
    opened = host(ada, "pouch", {"kind": "open"}, glass=300_000, countdown=0)
    join(grace, opened, "Grace")
    ada.locator("[data-action=start]").click()
    for page in (ada, grace):
        wait_for_race(page)
    give_up(ada)
    ada.locator("[data-action=pass-time]").click()
    board = ada.locator("[data-pass-time]")
    board.locator("[data-board] [data-piece]").first.wait_for()
    accessibility.check(ada, "a board to pass the time")
    seen, players = board.bounding_box(), ada.locator("main > .players").bounding_box()
    assert seen is not None
    assert players is not None
    overlaps = (
        seen["x"] < players["x"] + players["width"]
        and players["x"] < seen["x"] + seen["width"]
        and seen["y"] < players["y"] + players["height"]
        and players["y"] < seen["y"] + seen["height"]
    )
    assert not overlaps
    give_up(grace)
    ada.locator("[data-stage=resting]").wait_for()
    expect(board).to_have_count(0)


def test_a_board_passes_the_time_in_the_lobby_until_the_game_starts(visit: Visitors) -> None:
    ada, grace = visit(at=None), visit({"viewport": {"width": 320, "height": 640}}, at=None)
    opened = host(ada, "pouch", {"kind": "open"}, glass=300_000, countdown=0)
    join(grace, opened, "Grace")
    grace.locator("[data-action=pass-time]").click()
    board = grace.locator("[data-pass-time]")
    board.locator("[data-board] [data-piece]").first.wait_for()
    accessibility.check(grace, "a board to pass the time in the lobby")
    screenshots.check_layout(grace, "lobby-pass-time", scrolls=True)
    grace.keyboard.press("Escape")
    expect(board).to_have_count(0)
    grace.locator("[data-action=pass-time]").click()
    board.locator("[data-board] [data-piece]").first.wait_for()
    ada.locator("[data-action=start]").click()
    for page in (ada, grace):
        wait_for_race(page)
    expect(board).to_have_count(0)
    expect(grace.locator("dialog")).to_have_count(0)


def test_a_board_passes_the_time_after_a_pass_in_cards(visit: Visitors) -> None:
    ada, grace = visit(at=None), visit(at=None)
    opened = host(ada, "cards", {"kind": "open"}, countdown=0)
    join(grace, opened, "Grace")
    ada.locator("[data-action=start]").click()
    for _ in ("asked", "sure"):
        ada.locator("[data-action=pass]").click()
    ada.locator("[data-action=pass-time]").click()
    board = ada.locator("[data-pass-time]")
    board.locator("[data-board] [data-piece]").first.wait_for()
    accessibility.check(ada, "a board to pass the time in cards")
    for _ in ("asked", "sure"):
        grace.locator("[data-action=pass]").click()
    ada.locator("[data-stage=resting]").wait_for()
    expect(board).to_have_count(0)
