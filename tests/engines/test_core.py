"""The core of the browser stories in Firefox and in WebKit: what one engine does differently shows here."""

import pytest

from tests.e2e import board, cards, solid, view3d
from tests.e2e.proxy import Proxy
from tests.e2e.tables import OPEN, begin, join, open_table
from tests.e2e.test_home import FIRST, Home
from tests.e2e.test_lab import LAB, PUZZLE
from tests.e2e.test_today import SOLVING
from tests.engines.conftest import Visit, visiting
from tests.engines.driver import Engine
from tests.engines.page import EnginePage
from tests.server_process import ServerProcess

pytestmark = pytest.mark.e2e

GLASS = 300_000
AFTER = "[data-stage=resting], [data-stage=over]"
LINE_LOST = "[data-line=lost]"


def go_on(page: EnginePage) -> None:
    """Wait until the first board is solved, and go on to the next."""
    page.wait_for_selector(f"{FIRST}[data-solved=true]")
    page.locator("[data-action=first-next]").click()
    page.wait_for_selector(f"{FIRST}[data-solved=false] [data-piece]")


def test_first_boards_by_mouse_keys_clicks_and_touch(visit: Visit, engine: Engine) -> None:
    page = visit()
    home = Home(page.as_playwright)
    page.wait_for_selector(f"{FIRST} [data-piece]")
    home.solve(board.by_mouse)
    go_on(page)
    home.solve(board.by_keys)
    go_on(page)
    home.solve(board.by_touch(page.touch) if engine.has_touch else board.by_clicks)
    page.wait_for_selector(f"{FIRST}[data-solved=true]")


def test_a_race_with_a_friend_over_a_line_that_was_cut(visit: Visit, address: str) -> None:
    with Proxy(address) as proxy:
        ada, grace = visit(proxy.address), visit()
        opened = open_table(ada.as_playwright, "pouch", OPEN, glass=GLASS)
        ada.goto(f"/#/table/{opened.table}")
        join(grace.as_playwright, opened, "Grace")
        ada.wait_for_selector("[data-seat='1'][data-kind=person]")
        ada.locator("[data-action=start]").click()
        for page in (ada, grace):
            page.wait_for_selector(f"{board.RACE} [data-board]")
        race = board.Table(ada.as_playwright)
        first, *others = race.tiling()
        board.by_mouse(race, first)
        proxy.cut()
        ada.wait_for_selector(LINE_LOST)
        for placement in others:
            board.by_mouse(race, placement)
        proxy.restore()
        for page in (ada, grace):
            page.wait_for_selector("[data-seat='0'][data-rank='1']")
        ada.wait_for_selector(LINE_LOST, "detached")
        board.Table(grace.as_playwright).solve(board.by_clicks)
        for page in (ada, grace):
            page.wait_for_selector("[data-stage=resting] [data-seat='1'][data-rank='2']")


def test_a_run_survives_a_killed_server_and_is_watched_again_with_its_proof(
    visit: Visit, killable_server: ServerProcess
) -> None:
    page = visit(killable_server.address)
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("main[data-number='1'] [data-piece]")
    run = board.Table(page.as_playwright)
    first, *others = run.tiling()
    board.by_clicks(run, first)
    killable_server.kill()
    page.wait_for_selector(LINE_LOST)
    killable_server.start()
    page.wait_for_selector(LINE_LOST, "detached")
    for placement in others:
        board.by_keys(run, placement)
    page.wait_for_selector("main[data-number='2'] [data-piece]")
    page.locator("[data-action=finish]").click()
    page.wait_for_selector("main.end")
    page.goto(f"/#/replay/{page.url.rpartition('/')[2]}")
    page.wait_for_selector("[data-proof=true]")
    page.keyboard.press("End")
    page.wait_for_selector("[data-replay][data-stage=over]")


@pytest.mark.parametrize(
    "place",
    [
        solid.by_mouse,
        pytest.param(solid.by_keys, marks=pytest.mark.slow),
        pytest.param(solid.by_clicks, marks=pytest.mark.slow),
    ],
)
def test_a_board_of_blocks_in_slices(visit: Visit, place: solid.Place) -> None:
    page = blocks(visit)
    solid.Blocks(page.as_playwright).solve(place)
    assert_won(page)


@pytest.mark.parametrize("place", [view3d.by_mouse, pytest.param(view3d.by_clicks, marks=pytest.mark.slow)])
def test_a_board_of_blocks_in_space(visit: Visit, place: view3d.Place) -> None:
    page = blocks(visit)
    view3d.solve(view3d.View3d(page.as_playwright), place)
    assert_won(page)


def blocks(visit: Visit) -> EnginePage:
    """A page with room for both views of a board of blocks."""
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 560})
    begin(page.as_playwright, "three-d", glass=GLASS, level_0=2)
    page.wait_for_selector(f"{board.RACE} [data-way=both]")
    return page


def assert_won(page: EnginePage) -> None:
    """Wait for the end of the race, which the page's player has won."""
    page.wait_for_selector(AFTER)
    page.wait_for_selector(".boards [data-seat='0'][data-rank='1']")


def test_without_webgl_a_sentence_says_so_and_the_slices_are_shown(visit: Visit) -> None:
    page = visit()
    page.evaluate("() => { HTMLCanvasElement.prototype.getContext = () => null; }")
    begin(page.as_playwright, "three-d", glass=GLASS, level_0=2)
    page.wait_for_selector(f"{board.RACE} [data-way=slices] [data-place=tray]")
    page.wait_for_function("() => document.querySelector('.note')?.textContent.includes('cannot show the 3D view')")


@pytest.mark.parametrize(
    "place",
    [
        cards.by_mouse,
        pytest.param(cards.by_keys, marks=pytest.mark.slow),
        pytest.param(cards.by_clicks, marks=pytest.mark.slow),
    ],
)
def test_a_round_of_cards(visit: Visit, place: cards.Place) -> None:
    page = visit()
    begin(page.as_playwright, "cards", {"kind": "bot", "strength": "gentle"})
    page.wait_for_selector(cards.LAYING)
    table = cards.CardTable(page.as_playwright)
    table.lay(table.solution(), place)
    page.wait_for_selector(AFTER)


def test_a_puzzle_is_drawn_counted_and_played_in_the_lab(visit: Visit) -> None:
    page = visit()
    page.goto("/#/lab")
    page.wait_for_selector(LAB)
    page.locator("[data-action=clear]").click()
    for row in range(3):
        drag(page, f"[data-cell='{row},0']", f"[data-cell='{row},3']")
    page.locator("[data-cell='0,0']").click()  # it was drawn, and is erased
    page.wait_for_selector(f"{LAB}[data-region='.###/####/####']")
    for piece in ("V3", "L4", "S4"):
        page.locator(f"[data-choose={piece}]").click()
    page.wait_for_function("(link) => location.hash === link", PUZZLE)
    page.locator("[data-action=count]").click()
    page.wait_for_selector("[data-solutions='4'][data-complete=true]")
    page.locator("[data-action=play]").click()
    page.wait_for_selector("[data-lab-play] [data-piece]")
    board.Table(page.as_playwright).solve(board.by_mouse)
    page.wait_for_selector("[data-lab-play][data-state=solved]")


def drag(page: EnginePage, start: str, end: str) -> None:
    """Press the mouse on the one and release it on the other."""
    for selector, act in ((start, page.mouse.down), (end, page.mouse.up)):
        box = page.locator(selector).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        act()


def test_a_board_of_the_day_is_played_over_a_reload_and_judged(visit: Visit) -> None:
    page = visit()
    page.locator("a[href='#/today']").click()
    page.locator("[data-task=easy] [data-action=play]").click()
    page.wait_for_selector(SOLVING)
    page.reload()
    page.wait_for_selector(SOLVING)
    board.Table(page.as_playwright).solve(board.by_clicks)
    page.wait_for_selector("main.end")
    page.locator("[data-action=today]").click()
    page.wait_for_selector("[data-task=easy][data-state=solved]")
    page.wait_for_selector("[data-times=easy] [data-own]")


def test_settings_apply_at_once_and_persist(visit: Visit) -> None:
    page = visit()
    page.locator("[name=corner-language]").select_option("cs")
    page.locator("[data-action=settings]").click()
    page.locator("[data-settings] input[name=theme][value=dark]").check()
    is_so = """() => getComputedStyle(document.documentElement).colorScheme === 'dark'
        && document.documentElement.lang === 'cs'"""
    page.wait_for_function(is_so)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-settings]", "detached")
    page.reload()
    page.wait_for_function(is_so)


def test_without_cookies_a_sentence_says_so_and_the_first_board_can_be_played(address: str, forgetful: Engine) -> None:
    with visiting(forgetful, address) as visit:
        page = visit()
        page.wait_for_selector(f"{FIRST} [data-piece]")
        Home(page.as_playwright).solve(board.by_clicks)
        page.wait_for_selector(f"{FIRST}[data-solved=true]")
        before = page.request.get("/api/health").json()["tables"]
        page.locator("[data-action=practice]").click()
        page.wait_for_function("() => document.querySelector('[role=alert]')?.textContent.includes('cookies')")
        page.goto("/#/join/ABC234")
        page.locator("[data-action=join]").click()
        page.wait_for_function("() => document.querySelector('[role=alert]')?.textContent.includes('cookies')")
        assert page.request.get("/api/health").json()["tables"] == before
