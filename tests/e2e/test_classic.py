"""Stories of the gem board: pawns are placed and moved, gems are taken, and the count is worked out."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e import screenshots
from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Hand, Table, by_keys, by_mouse
from ubongo.editions.classic.gem_board import Color, Hoard, winners

pytestmark = pytest.mark.e2e

Json: TypeAlias = dict[str, object]

OPEN = """([seats, settings]) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'classic', name: 'Ada', seats: [{kind: 'me'}, ...seats],
        settings: {glass: 30000, countdown: 300, pause: 60000, first_roller: 0, ...settings},
    }),
}).then((answer) => answer.json())"""
SHARP: Json = {"kind": "bot", "strength": "sharp"}
PLACING = "main[data-stage=placing]"
GLANCE_MS = 300
"""For this long, and a little longer, the page treats a press as aimed at what was there before."""
AFTER = "[data-stage=resting], [data-stage=over]"
BOT_MS = 70_000
"""A sharp bot, or a glass of 30 seconds and its second turn."""
ROUNDS = 9


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def begin(page: Page, *seats: Json, **settings: object) -> Table:
    """A table that starts by itself, with its pawns still to be placed."""
    page.goto("/")
    opened: Json = page.evaluate(OPEN, [list(seats), settings])
    page.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", opened["table"])
    page.goto(f"/#/table/{opened['table']}")
    page.wait_for_selector(PLACING)
    return Table(page)


def choice(page: Page, row: int) -> str:
    """The field beside a row, if it can be chosen."""
    return f"[data-choice][data-row='{row}']"


def place_by_mouse(page: Page, row: int) -> None:
    page.locator(choice(page, row)).click()


def take_by_mouse(page: Page) -> None:
    """Move as far down as there are gems, and take there; nothing where nothing is within reach."""
    full = page.locator("[data-choice][data-gems='2']")
    if full.count() == 0:
        return
    wanted = full.last
    if wanted.get_attribute("data-choice") == "move":
        wanted.click()
        expect(wanted).to_have_attribute("data-choice", "take")
    page.locator("[data-action=take]").click()


def take_by_keys(page: Page) -> None:
    """Go up to the first field that has gems, and take there."""
    choices = page.locator("[data-choice]").all()
    full = [index for index, each in enumerate(choices) if each.get_attribute("data-gems") == "2"]
    if not full:
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


def tab_to(page: Page, selector: str) -> None:
    """By Tab alone."""
    while not page.locator(f"{selector}:focus").count():
        page.keyboard.press("Tab")


def play(table: Table, hand: Hand, take: Callable[[Page], None], ready: Callable[[Page], None]) -> list[str]:
    """All rounds, from the first race on; the answer is which there were."""
    page, rounds = table.page, list[str]()
    while True:
        page.wait_for_selector(f"{RACE} [data-board]")
        rounds.append(page.locator(RACE).get_attribute("data-round") or "")
        table.solve(hand)
        page.wait_for_selector(f"[data-acting=true], {AFTER}")
        if page.locator("[data-acting=true]").count():
            take(page)
        page.wait_for_selector(AFTER, timeout=BOT_MS)
        if page.locator("[data-stage=over]").count():
            return rounds
        ready(page)


def assert_the_count_is_right(page: Page, players: int) -> None:
    rows = page.locator("[data-stage=over] tr[data-seat]").all()
    hoards = {
        int(row.get_attribute("data-seat") or -1): Hoard.of(
            [int(count) for count in (row.get_attribute("data-counts") or "").split()]
        )
        for row in rows
    }
    assert sorted(hoards) == list(range(players))
    won = winners([hoards[seat] for seat in range(players)])
    assert page.locator("[data-stage=over]").get_attribute("data-winners") == " ".join(map(str, won))
    assert hoards[0].standing[0] > 0, "solved and took in every round"


@pytest.mark.fast_bots
def test_a_whole_game_by_mouse(page: Page) -> None:
    table = begin(page, SHARP)
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


@pytest.mark.fast_bots
def test_a_whole_game_by_keys_alone(page: Page) -> None:
    table = begin(page, SHARP)
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


class Held:
    """A connection from which a page receives nothing for a while, as on a bad evening; what it sends gets through."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self._kept: list[str | bytes] = []
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/*", self._lay)

    def _lay(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.is_held:
            self._kept.append(message)
        elif self._route is not None:
            self._route.send(message)

    def release(self) -> None:
        """Deliver all messages of the meantime."""
        self.is_held = False
        for message in self._kept:
            if self._route is not None:
                self._route.send(message)
        self._kept.clear()


def visit(browser: Browser, address: str, stack: ExitStack) -> Page:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    stack.callback(context.close)
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto("/")
    return page


def sit_down(browser: Browser, address: str, stack: ExitStack, **settings: object) -> tuple[Page, Page, Held]:
    """Two people at one table, both pawns beside the third row; the second one's line can be held."""
    ada, grace = (visit(browser, address, stack) for _ in range(2))
    line = Held(grace)
    opened: Json = ada.evaluate(OPEN, [[{"kind": "open"}], {"glass": None, **settings}])
    ada.goto(f"/#/table/{opened['table']}")
    grace.goto(f"/#/join/{opened['table']}/{opened['invite']}")
    grace.locator("input[name=name]").fill("Grace")
    grace.locator("[data-action=join]").click()
    expect(ada.locator("[data-kind=person]")).to_have_count(2)
    ada.locator("[data-action=start]").click()
    ada.wait_for_selector(PLACING)
    expect(grace.locator("[data-choice]")).to_have_count(0)
    for page in (ada, grace):
        place_by_mouse(page, 2)
    for page in (ada, grace):
        page.wait_for_selector(f"{RACE} [data-board]")
    return ada, grace, line


def gems(page: Page) -> list[str]:
    """What the page shows of the gem board and of all players' gems."""
    rows = [row.get_attribute("data-left") or "" for row in page.locator("g[data-row]").all()]
    heaps = [heap.get_attribute("data-count") or "" for heap in page.locator(".players [data-count]").all()]
    return [*rows, "before", *heaps]


def test_two_fight_for_one_row_and_the_slower_sees_why_not(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace, line = sit_down(browser, address, stack)
    for page in (ada, grace):
        Table(page).solve(by_mouse)
        expect(page.locator(f"{choice(page, 2)}[data-choice=take]")).to_be_visible()
    line.is_held = True
    ada.locator("[data-action=take]").click()
    expect(ada.locator("[data-acting=false]")).to_be_attached()
    grace.locator(choice(grace, 2)).click()
    grace.wait_for_timeout(300)  # the server has refused by then, and she has not heard of it
    line.release()
    told = grace.locator("[data-guide]")
    expect(told).to_contain_text("Ada")
    expect(told).to_contain_text("faster")
    expect(grace.locator("g[data-row='2']")).to_have_attribute("data-left", "10")
    assert Hoard.of([int(count) for count in gems(grace)[-6:]]) == Hoard(), "she got nothing that she did not see"
    grace.wait_for_timeout(GLANCE_MS)  # a press that comes sooner still means the gems that are gone
    grace.locator("[data-action=take]").click()
    for page in (ada, grace):
        expect(page.locator("[data-stage=resting] [data-seat='1'] [data-stone]").first).to_be_visible()
    assert ada.locator(".board g[data-row='2']").get_attribute("data-left") == "8"
    assert len(Color) == ada.locator("[data-stage=resting] [data-seat='1'] [data-count]").count()


def test_somebody_looks_on_and_sees_pawns_and_takings(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace, _ = sit_down(browser, address, stack)
    guest = visit(browser, address, stack)
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


def test_calm_taking_goes_by_turns(browser: Browser, address: str, stack: ExitStack) -> None:
    ada, grace, _ = sit_down(browser, address, stack, calm=True)
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


def test_every_screen_of_the_gem_board_is_foreverybody(page: Page) -> None:
    table = begin(page, SHARP, glass=None)
    check(page, "placing the pawns")
    place_by_mouse(page, 0)
    page.wait_for_selector(f"{RACE} [data-board]")
    check(page, "race beside the gem board")
    table.solve(by_mouse)
    page.wait_for_selector("[data-acting=true]")
    check(page, "taking")
    take_by_mouse(page)
    page.wait_for_selector(AFTER, timeout=BOT_MS)
    check(page, "after a round of classic")
