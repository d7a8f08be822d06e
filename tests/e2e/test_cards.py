"""Stories of the card game: a person plays cards against bots in a browser."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.cards import LAYING, CardTable, Place, by_clicks, by_keys, by_mouse
from tests.e2e.tables import QUICK, check_next_steps_on_a_low_phone
from tests.e2e.visitors import SMALL_PHONE, Visitors
from tests.server_process import ServerProcess
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import PlacedCard
from ubongo.puzzles.cards.judge import LayoutFlaw, Reading, flaw
from ubongo.puzzles.cards.search import SIZE

pytestmark = pytest.mark.e2e

ROUNDS = 6
TEN = 10
RESTING = "[data-stage=resting]"
AFTER = f"{RESTING}, [data-stage=over]"
MINE = "[data-seat='0'][data-points]"


Open = Callable[..., CardTable]


@pytest.fixture
def opened(page: Page) -> Open:
    """Opens a table of cards against gentle bots, with a shorter countdown and intermission."""

    def open_table(*, opponents: int = 1, **settings: object) -> CardTable:
        def shortened(route: Route) -> None:
            wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
            wish["settings"] |= {**QUICK, **settings}
            route.continue_(post_data=json.dumps(wish))

        page.route("**/api/tables", shortened)
        page.goto("/#/new")
        page.locator("[data-more] summary").click()
        page.locator("input[name=edition][value=cards]").check(force=True)
        for name, value in (("opponents", str(opponents)), ("strength", "gentle")):
            page.locator(f"input[name={name}][value='{value}']").check(force=True)
        page.locator("[data-action=open]").click()
        page.wait_for_selector(LAYING)
        return CardTable(page)

    return open_table


def play_a_round(table: CardTable, place: Place) -> None:
    """Place seven cards correctly: with help, that calls automatically."""
    table.lay(table.solution(), place)
    table.page.wait_for_selector(AFTER)
    expect(table.page.locator(MINE).last).to_have_attribute("data-points", re.compile(r"\d+"))


@pytest.mark.motion
def test_a_whole_game_by_mouse_with_pictures(opened: Open) -> None:
    table = opened(opponents=3)
    page = table.page
    for number in range(1, ROUNDS + 1):
        expect(page.locator("main[data-round]")).to_have_attribute("data-round", str(number))
        if number == 1:
            screenshots.check_layout(page, "cards-1-hand")
            first, second, third, *others = table.solution()
            table.lay((first, second), by_mouse)
            pick(table, third)
            screenshots.check_layout(page, "cards-2-places")
            page.keyboard.press("Escape")
            table.lay((third, *others[:-1]), by_mouse)
            screenshots.check_layout(page, "cards-3-six")
            table.lay((others[-1],), by_mouse)
            page.wait_for_selector(RESTING)
            screenshots.check_layout(page, "cards-4-rest", scrolls=True)
        else:
            play_a_round(table, by_mouse)
        if number < ROUNDS:
            expect(page.locator(f"{RESTING} {MINE}")).to_have_attribute("data-points", str(TEN))
            page.locator("[data-action=ready]").click()
            page.wait_for_selector(LAYING)
    over = page.locator("[data-stage=over]")
    expect(over).to_have_attribute("data-winners", "0")
    expect(over.locator("tr[data-seat='0']")).to_have_attribute("data-points", str(ROUNDS * TEN))
    expect(over.locator("tr[data-seat='0'] .ten")).to_have_count(ROUNDS)
    over.locator("h1").click()  # the count is shown at once
    screenshots.check_layout(page, "cards-5-end", scrolls=True)
    accessibility.check(page, "the end of cards")


def pick(table: CardTable, laid: PlacedCard) -> None:
    """Pick a card by its digit, and turn it for its place."""
    number = [card.id for card in table.hand()].index(laid.card) + 1
    table.page.keyboard.press(str(number))
    while table.turn(laid.card) != laid.turn:
        table.page.keyboard.press("r")


def test_a_whole_game_by_keys_alone(opened: Open) -> None:
    table = opened()
    page = table.page
    for number in range(1, ROUNDS + 1):
        play_a_round(table, by_keys)
        if number < ROUNDS:
            tab_to(page, "[data-action=ready]")
            page.keyboard.press("Enter")
            page.wait_for_selector(LAYING)
            expect(page.locator("[role=application]")).to_be_focused()
    over = page.locator("[data-stage=over]")
    expect(over).to_have_attribute("data-winners", "0")
    over.locator("h1").click()  # the count is shown at once
    check_next_steps_on_a_low_phone(page)
    over.locator("[data-action=try]").first.click()
    expect(page.locator("[data-alone] [data-card]")).to_have_count(9)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until that has the focus."""
    for _ in range(60):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_round_by_clicks_alone(opened: Open) -> None:
    table = opened()
    accessibility.check(table.page, "cards in play")
    play_a_round(table, by_clicks)
    expect(table.page.locator(f"{RESTING} {MINE}")).to_have_attribute("data-called", "true")
    accessibility.check(table.page, "after a round of cards")


@pytest.mark.rule("K7")
def test_without_help_a_wrong_layout_can_be_called_and_a_picture_explains_why(opened: Open) -> None:
    table = opened(assist=False)
    page = table.page
    call = page.locator("[data-action=call]")
    expect(call).to_be_disabled()
    *right, last = table.solution()
    wrong = next(
        laid
        for by in ((0, 1), (0, -1), (1, 0), (-1, 0))
        if (laid := replace(last, anchor=moved([last.anchor], by)[0]))
        and flaw(table.hand(), (*right, laid), Reading.STRICT)
        in {LayoutFlaw.ONE_SYMBOL, LayoutFlaw.THREE_SYMBOLS, LayoutFlaw.NOT_CONNECTED}
    )
    found = flaw(table.hand(), (*right, wrong), Reading.STRICT)
    assert found is not None
    table.lay((*right, wrong), by_mouse)
    expect(page.locator("[data-contact]")).to_have_count(0)
    expect(page.locator("[data-place-at]")).to_have_count(0)
    call.click()
    page.wait_for_selector(RESTING)
    mine = page.locator(f"{RESTING} {MINE}")
    expect(mine).to_have_attribute("data-flaw", found)
    expect(mine).to_have_attribute("data-points", "0")
    expect(mine).to_have_attribute("data-called", "true")
    if found is not LayoutFlaw.NOT_CONNECTED:
        expect(mine.locator(f"> .picture [data-contact={found}]").first).to_be_visible()
    expect(mine.locator("[data-solution] [data-contact=right]").first).to_be_visible()
    expect(mine.locator("[data-solution] [data-contact]")).to_have_count(SIZE - 1)
    screenshots.check_layout(page, "cards-6-wrong", scrolls=True)


@pytest.mark.rule("K10")
def test_a_player_who_passes_may_play_on(opened: Open) -> None:
    table = opened()
    page = table.page
    table.lay(table.solution()[:2], by_clicks)
    page.locator("[data-action=pass]").click()
    page.locator("[data-action=pass]").click()
    page.locator("[data-action=play-on]").click()
    expect(page.locator("[data-action=pass]")).to_be_visible()
    table.lay(table.solution()[2:3], by_clicks)
    expect(page.locator(".players [data-seat='0'] .pips")).to_have_attribute("data-placed", "3")


def test_cards_stay_in_place_after_a_reload_and_a_server_outage(
    visit_killable: Visitors, killable_server: ServerProcess
) -> None:
    page = visit_killable()
    page.goto("/#/new")
    page.locator("input[name=edition][value=cards]").check(force=True)
    page.locator("input[name=preset][value=normal]").check(force=True)
    page.locator("[data-action=open]").click()
    page.wait_for_selector(LAYING)
    table = CardTable(page)
    solution = table.solution()
    table.lay(solution[:2], by_mouse)
    expect(page.locator(".players [data-seat='0'] .pips")).to_have_attribute("data-placed", "2")
    page.reload()
    page.wait_for_selector(LAYING)
    assert table.layout() == frozenset(solution[:2])
    killable_server.kill()
    page.wait_for_selector("[data-line=lost]")
    table.lay(solution[2:4], by_mouse)
    killable_server.start()
    expect(page.locator(".players [data-seat='0'] .pips")).to_have_attribute("data-placed", "4")
    assert table.layout() == frozenset(solution[:4])


@pytest.mark.motion
def test_a_round_by_touch_on_the_narrowest_phone(visit: Visitors) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "has_touch": True})
    page.goto("/#/new")
    page.locator("input[name=edition][value=cards]").check(force=True)
    page.locator("[data-action=open]").click()
    page.wait_for_selector(LAYING)
    table = CardTable(page)
    for laid in table.solution():
        page.touchscreen.tap(*table.center(laid.card))
        while table.turn(laid.card) != laid.turn:
            page.locator("[data-tool=turn]").tap()
        page.touchscreen.tap(*table.middle(laid.turn, laid.anchor))
        page.touchscreen.tap(*table.middle(laid.turn, laid.anchor))  # the first tap only shows where it would go
    page.wait_for_selector(RESTING)
    expect(page.locator(f"{RESTING} {MINE}")).to_have_attribute("data-points", str(TEN))


def test_a_spectator_sees_how_many_cards_are_placed_and_later_the_layouts(opened: Open, visit: Visitors) -> None:
    table = opened()
    watcher = visit(SMALL_PHONE)
    watcher.goto(table.page.url)
    expect(watcher.locator("[data-watching] li")).to_have_count(2)
    watcher.set_viewport_size({"width": 320, "height": 640})
    for points in watcher.locator("[data-watching] .points").all():
        expect(points).to_be_in_viewport(ratio=1)
    solution = table.solution()
    table.lay(solution[:4], by_mouse)
    expect(watcher.locator("[data-watching] .pips").first).to_have_attribute("data-placed", "4")
    assert watcher.locator("[data-mat]").count() == 0
    table.lay(solution[4:], by_mouse)
    watcher.wait_for_selector(RESTING)
    expect(watcher.locator(f"{MINE} > .picture [data-contact=right]")).to_have_count(SIZE - 1)
    expect(watcher.locator("[data-action=ready]")).to_have_count(0)
