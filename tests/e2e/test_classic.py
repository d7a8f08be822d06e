"""Stories of the gem board: pawns are placed and moved, gems are taken, and the winner is computed."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e import screenshots, tables
from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Place, Table, by_keys, by_mouse
from tests.e2e.tables import OPEN, bot, check_next_steps_on_a_low_phone, join, open_table, wait_for_race
from tests.e2e.visitors import Visitors
from ubongo.editions.classic.gem_board import Color, GemCounts, winners

pytestmark = pytest.mark.e2e

PLACING = "main[data-stage=placing]"
GLANCE_MS = 300
"""A little longer than the page attributes a press to the previous gems."""
NEWCOMER = 22
"""The level of a player who has solved nothing."""
AFTER = "[data-stage=resting], [data-stage=over]"
ROUNDS = 9


def begin(page: Page, *others: dict[str, str], **settings: object) -> Table:
    """A table that starts by itself, with its pawns still to be placed."""
    chosen: dict[str, Any] = {"glass": 30_000, "first_roller": 0, **settings}
    tables.begin(page, "classic", *others, **chosen)
    page.wait_for_selector(PLACING)
    return Table(page)


def choice(page: Page, row: int) -> str:
    """The field beside a row, if it can be chosen."""
    return f"[data-choice][data-row='{row}']"


def place_by_mouse(page: Page, row: int) -> None:
    page.locator(choice(page, row)).click()


def take_by_mouse(page: Page) -> None:
    """Move as far down as there are gems, and take there; pass if none are within reach."""
    full = page.locator("[data-choice][data-gems='2']")
    if full.count() == 0:
        page.locator("[data-action=pass]").click()
        return
    wanted = full.last
    if wanted.get_attribute("data-choice") == "move":
        wanted.click()
        expect(wanted).to_have_attribute("data-choice", "take")
    page.locator("[data-action=take]").click()


def take_by_keys(page: Page) -> None:
    """Go up to the first field that has gems, and take there; pass if none are within reach."""
    choices = page.locator("[data-choice]").all()
    full = [index for index, each in enumerate(choices) if each.get_attribute("data-gems") == "2"]
    if not full:
        tab_to(page, "[data-action=pass]")
        page.keyboard.press("Enter")
        return
    wanted = choices[full[0]]
    for _ in choices:
        page.keyboard.press("ArrowUp")
    for _ in range(full[0]):
        page.keyboard.press("ArrowDown")
    expect(wanted).to_be_focused()
    if wanted.get_attribute("data-choice") == "move":
        page.keyboard.press("Enter")
        expect(wanted).to_have_attribute("data-choice", "take")
    page.keyboard.press("Enter")


MOST_TABS = 200


def tab_to(page: Page, selector: str) -> None:
    """By Tab alone."""
    for _ in range(MOST_TABS):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def play(table: Table, place: Place, take: Callable[[Page], None], ready: Callable[[Page], None]) -> list[str]:
    """Play all rounds from the first race on; returns their numbers."""
    page, rounds = table.page, list[str]()
    while True:
        wait_for_race(page)
        rounds.append(page.locator(RACE).get_attribute("data-round") or "")
        table.solve(place)
        page.wait_for_selector(f"[data-acting=true], {AFTER}")
        if page.locator("[data-acting=true]").count():
            take(page)
        page.wait_for_selector(AFTER)
        if page.locator("[data-stage=over]").count():
            return rounds
        ready(page)


def assert_the_count_is_right(page: Page, players: int) -> None:
    expect(page.locator("[data-stage=over] tr[data-seat]")).to_have_count(players)
    rows = page.locator("[data-stage=over] tr[data-seat]").all()
    hoards = {
        int(row.get_attribute("data-seat") or -1): GemCounts.of(
            [int(count) for count in (row.get_attribute("data-counts") or "").split()]
        )
        for row in rows
    }
    assert sorted(hoards) == list(range(players))
    won = winners([hoards[seat] for seat in range(players)])
    expect(page.locator("[data-stage=over]")).to_have_attribute("data-winners", " ".join(map(str, won)))
    assert hoards[0].standing[0] > 0, "solved and took in every round"


@pytest.mark.motion
def test_a_whole_game_by_mouse(visit_training: Visitors) -> None:
    page = visit_training(at=None, is_strict=True)
    table = begin(page, bot(), glass=120_000)
    expect(page.locator("[data-choice]")).to_have_count(6)
    screenshots.check_layout(page, "c1-placing")
    place_by_mouse(page, 2)

    def take(page: Page) -> None:
        if page.locator(f"{RACE}[data-round='1']").count():
            screenshots.check_layout(page, "c2-taking")
        take_by_mouse(page)

    def ready(page: Page) -> None:
        page.locator("[data-action=ready]").click()

    rounds = play(table, by_mouse, take, ready)
    assert rounds == [str(number) for number in range(1, ROUNDS + 1)]
    assert_the_count_is_right(page, 2)
    screenshots.check_layout(page, "c3-end", scrolls=True)


def test_a_whole_game_by_keys_alone(visit_training: Visitors) -> None:
    page = visit_training(at=None, is_strict=True)
    table = begin(page, bot(), glass=120_000)
    expect(page.locator(choice(page, 2))).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")

    def ready(page: Page) -> None:
        tab_to(page, "[data-action=ready]")
        page.keyboard.press("Enter")

    rounds = play(table, by_keys, take_by_keys, ready)
    assert rounds == [str(number) for number in range(1, ROUNDS + 1)]
    assert_the_count_is_right(page, 2)
    page.locator("[data-stage=over] h1").click()  # the count is shown at once
    check_next_steps_on_a_low_phone(page)
    level = page.evaluate("Number(localStorage.getItem('ubongo:level'))")
    assert level > NEWCOMER, "boards that were solved quickly, against bots"


class HeldLine:
    """A slow connection: messages to the page are held back for a while; messages from it pass."""

    def __init__(self, page: Page) -> None:
        self._last: str | None = None
        self._kept: list[str | bytes] = []
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/*", self._connect)

    def hold_until(self, kind: str) -> None:
        """Hold back the server's messages until one of that kind arrives, then release all."""
        self._last = f'"type":"{kind}"'

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        route.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        self._kept.append(message)
        if self._last is None or self._last in str(message):
            self._last = None
            self._release()

    def _release(self) -> None:
        for message in self._kept:
            if self._route is not None:
                self._route.send(message)
        self._kept.clear()


def sit_down(visit: Visitors, **settings: object) -> tuple[Page, Page, HeldLine]:
    """Two people at one table, both pawns beside the third row; the second one's connection can be held back."""
    ada, grace = visit(at=None), visit(at=None)
    line = HeldLine(grace)
    chosen: dict[str, Any] = {"glass": None, "first_roller": 0, **settings}
    opened = open_table(ada, "classic", OPEN, **chosen)
    ada.goto(f"/#/table/{opened.table}")
    join(grace, opened, "Grace")
    expect(ada.locator("[data-kind=person]")).to_have_count(2)
    ada.locator("[data-action=start]").click()
    ada.wait_for_selector(PLACING)
    expect(grace.locator("[data-choice]")).to_have_count(0)
    for page in (ada, grace):
        place_by_mouse(page, 2)
    for page in (ada, grace):
        wait_for_race(page)
    return ada, grace, line


def gems(page: Page) -> list[str]:
    """What the page shows of the gem board and of all players' gems."""
    rows = [row.get_attribute("data-left") or "" for row in page.locator("g[data-row]").all()]
    heaps = [heap.get_attribute("data-count") or "" for heap in page.locator(".players [data-count]").all()]
    return [*rows, "before", *heaps]


@pytest.mark.motion
def test_two_players_compete_for_one_row_and_the_slower_one_sees_the_reason(visit: Visitors) -> None:
    ada, grace, line = sit_down(visit)
    for page in (ada, grace):
        Table(page).solve(by_mouse)
        expect(page.locator(f"{choice(page, 2)}[data-choice=take]")).to_be_visible()
    line.hold_until("refused")
    ada.locator("[data-action=take]").click()
    expect(ada.locator("[data-acting=false]")).to_be_attached()
    expect(grace.locator("g[data-row='2']")).to_have_attribute("data-left", "12")
    grace.locator(choice(grace, 2)).click()
    guide = grace.locator("[data-guide]")
    expect(guide).to_contain_text("Ada")
    expect(guide).to_contain_text("faster")
    expect(grace.locator("g[data-row='2']")).to_have_attribute("data-left", "10")
    assert GemCounts.of([int(count) for count in gems(grace)[-6:]]) == GemCounts(), (
        "she got nothing that she did not see"
    )
    seen_at = grace.evaluate("performance.now()")
    grace.wait_for_function(f"(seen) => performance.now() > seen + {GLANCE_MS}", arg=seen_at)
    grace.locator("[data-action=take]").click()
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='1'] [data-stone]").first).to_be_visible()
    expect(ada.locator(".board g[data-row='2']")).to_have_attribute("data-left", "8")
    expect(ada.locator("[data-stage=resting] [data-seat='1'] [data-count]")).to_have_count(len(Color))


def test_a_spectator_sees_pawns_and_takings(visit: Visitors) -> None:
    ada, grace, _ = sit_down(visit)
    guest = visit(at=None)
    guest.goto(ada.url)
    guest.wait_for_selector(RACE)
    expect(guest.locator("[data-pawn='0']")).to_have_attribute("data-at", "2")
    expect(guest.locator("[data-choice]")).to_have_count(0)
    Table(ada).solve(by_mouse)
    ada.locator(choice(ada, 5)).click()
    expect(guest.locator("[data-pawn='0']")).to_have_attribute("data-at", "5")
    expect(grace.locator("[data-pawn='0']")).to_have_attribute("data-at", "5")
    ada.locator("[data-action=take]").click()
    expect(guest.locator("g[data-row='5']")).to_have_attribute("data-left", "10")
    check(guest, "looking on at the gem board")


def test_calm_taking_proceeds_in_turns(visit: Visitors) -> None:
    ada, grace, _ = sit_down(visit, calm=True)
    Table(grace).solve(by_mouse)
    expect(grace.locator("[data-guide]")).to_contain_text("after the race")
    expect(grace.locator("[data-choice]")).to_have_count(0)
    Table(ada).solve(by_mouse)
    grace.locator("main[data-stage=taking] [data-action=take]").wait_for()
    expect(ada.locator("[data-guide]")).to_contain_text("Grace")
    check(ada, "waiting for one's turn at the gem board")
    grace.locator("[data-action=pass]").click()
    ada.locator("main[data-stage=taking] [data-action=take]").click()
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='0'] .taken [data-stone]")).to_have_count(2)
        expect(page.locator("[data-stage=resting] [data-seat='1'] .taken [data-stone]")).to_have_count(0)


class EmptyBoard:
    """A connection over which a page is shown that no gems are within its reach, and that it may stay."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        """The actions of the page."""
        page.route_web_socket("**/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        newest: dict[str, Any] = {}

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            for field in message.get("view", {}).get("reach", []):
                field.update(gems=[], hole=12)
            if message["type"] == "update":
                newest.update(message)
            route.send(json.dumps(message))

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            action = message["action"]["type"] if message["type"] == "act" else ""
            if action:
                self.sent.append(action)
            if action == "pass":  # the real server has gems for it
                route.send(json.dumps({"type": "ack", "id": message["id"], "seq": newest["seq"]}))
                route.send(json.dumps({**newest, "view": {**newest["view"], "reach": [], "stayed": [0]}}))
            else:
                server.send(text)

        server.on_message(hear)
        route.on_message(say)


def test_a_player_who_has_solved_may_move_or_stay_though_no_gems_are_in_reach(visit: Visitors) -> None:
    page = visit(at=None)
    line = EmptyBoard(page)
    table = begin(page, bot("gentle"), glass=300_000)
    place_by_mouse(page, 2)
    wait_for_race(page)
    table.solve(by_mouse)
    stay = page.get_by_role("button", name="Stay here")
    expect(stay).to_be_visible()
    expect(page.locator("[data-action=take]")).to_have_count(0)
    expect(page.locator("[data-guide]")).to_contain_text("You can still move your pawn")
    screenshots.check_layout(page, "classic-stay", scrolls=True)
    page.locator(choice(page, 4)).click()
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "4")
    stay.click()
    expect(page.locator("[data-guide]")).to_contain_text("You stay where you are")
    assert line.sent[-2:] == ["move-pawn", "pass"]


def test_every_screen_of_the_gem_board_is_accessible(visit_training: Visitors) -> None:
    page = visit_training(at=None, is_strict=True)
    table = begin(page, bot(), glass=None)
    check(page, "placing the pawns")
    place_by_mouse(page, 0)
    page.wait_for_selector(f"{RACE} [data-board]")
    check(page, "race beside the gem board")
    table.solve(by_mouse)
    page.wait_for_selector("main.sharing [data-acting=true]")
    check(page, "taking")
    expect(page.locator("[data-action=pass-time]")).to_have_count(0)
    take_by_mouse(page)
    page.wait_for_selector(AFTER)
    check(page, "after a round of classic")
