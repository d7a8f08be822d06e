"""Stories: every screen is checked for accessibility (WCAG 2.2 AA)."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Table, by_keys
from tests.e2e.tables import OPEN, begin, bot, give_up, host, join, wait_for_race
from tests.e2e.test_solo import start
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LAST_ROUND = 9


def begin_alone(page: Page, countdown: int = 0) -> None:
    """A game without other players and without a limit, which starts by itself."""
    page.goto("/")
    begin(page, "pouch", name="Bartholomew", glass=None, countdown=countdown)


def test_the_screens_before_a_table(page: Page) -> None:
    for screen, address, landmark in (
        ("home", "/", "[data-action=practice]"),
        ("lost", "/#/nowhere", "[data-action=practice]"),
        ("against bots", "/#/new", "[data-action=open]"),
        ("alone", "/#/solo", "[data-run=practice]"),
        ("no records", "/#/records", "main a.button"),
        ("a code", "/#/join", "[data-action=code]"),
        ("an invitation", "/#/join/ABCDEF", "[data-action=join]"),
        ("no table", "/#/table/nowhere", "main .button"),
    ):
        page.goto(address)
        page.wait_for_selector(landmark)
        check(page, screen)


def test_the_settings(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=settings]").click()
    page.wait_for_selector("dialog[open]")
    check(page, "settings")


def test_the_lobby(page: Page, visit: Visitors) -> None:
    page.goto("/")
    opened = host(page, "pouch", OPEN, OPEN, bot(), name="Bartholomew")
    page.wait_for_selector("main[data-stage=seated] [data-qr]")
    check(page, "lobby of the host")
    guest = visit()
    join(guest, opened)
    guest.wait_for_selector("main[data-stage=seated] [data-waiting]")
    check(guest, "lobby of a guest")


def test_the_countdown(page: Page) -> None:
    begin_alone(page, countdown=10_000)
    page.wait_for_selector("main[data-stage=countdown] .back")
    check(page, "countdown")
    expect(page.locator("main[data-stage=countdown]")).to_be_visible()


def test_a_game_from_its_first_race_to_its_replay(page: Page) -> None:
    begin_alone(page)
    wait_for_race(page)
    check(page, "race")
    page.locator("[data-action=menu]").click()
    check(page, "menu")
    page.keyboard.press("Escape")
    for number in range(1, LAST_ROUND + 1):
        page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        give_up(page)
        page.wait_for_selector("[data-stage=resting], [data-stage=over]")
        if number == 1:
            check(page, "after a round")
        if number < LAST_ROUND:
            page.locator("[data-action=ready]").click()
    check(page, "end")
    page.locator("[data-action=replay]").click()
    page.wait_for_selector("main[data-replay]")
    check(page, "replay")


def test_a_solo_run_and_the_records(page: Page) -> None:
    run = start(page, "practice")
    check(page, "solo")
    run.solve_and_go_on(by_keys)
    page.locator("[data-action=finish]").click()
    expect(page.locator("main.end")).to_be_visible()
    check(page, "end of a run")
    page.goto("/#/records")
    page.wait_for_selector("main[data-records]")
    check(page, "records")


def test_a_system_with_its_own_colors_hides_nothing(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    begin_alone(page)
    wait_for_race(page)
    by_keys(Table(page), Table(page).tiling()[0])
    expect(page.locator(".players [data-placed='1']")).to_be_visible()
    styles: dict[str, list[str]] = page.evaluate(
        """() => {
            const all = (what, style) =>
                [...document.querySelectorAll(what)].map((each) => getComputedStyle(each)[style]);
            return {
                pips: all('.pips i', 'backgroundColor'),
                pieces: all('[data-piece] .card', 'fill'),
                names: all('[data-piece] text', 'fill'),
                tools: all('[data-tool]', 'borderStyle'),
            };
        }"""
    )
    assert len(set(styles["pips"])) == 2, "a placed piece looks different from the others"
    assert len(set(styles["pieces"])) > 1, "the pieces keep their colors"
    assert not set(styles["names"]) & set(styles["pieces"]), "and their names can be read on them"
    assert set(styles["tools"]) == {"solid"}, "buttons have an edge"
