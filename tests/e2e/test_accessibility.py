"""Stories: every screen is checked for accessibility (WCAG 2.2 AA)."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import check
from tests.e2e.board import RACE, Table, by_keys
from tests.e2e.tables import OPEN, begin, bot, give_up, host, join, open_table, wait_for_race
from tests.e2e.test_solo import start
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

LAST_ROUND = 9


def begin_alone(page: Page, countdown: int = 0) -> None:
    """A game without other players and without a limit, which starts by itself."""
    begin(page, "pouch", name="Bartholomew", glass=None, countdown=countdown)


def test_the_screens_before_a_table(page: Page, visit: Visitors) -> None:
    opened = open_table(visit(at=None), "pouch", OPEN, name="Bartholomew")
    for screen, address, landmark in (
        ("home", "/", "[data-action=practice]"),
        ("lost", "/#/nowhere", "[data-action=practice]"),
        ("against bots", "/#/new", "[data-action=open]"),
        ("alone", "/#/solo", "[data-run=practice]"),
        ("no records", "/#/records", "main a.button"),
        ("a code", "/#/join", "[data-action=code]"),
        ("an invitation", f"/#/join/{opened.table}/{opened.invite}", "[data-action=join]"),
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
    opened = host(page, "pouch", OPEN, OPEN, bot(), name="Bartholomew")
    page.wait_for_selector("main[data-stage=seated] [data-qr]")
    check(page, "lobby of the host")
    guest = visit(at=None)
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


def test_the_gem_board_shows_its_fields_in_forced_colors(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    begin(page, "classic", bot("gentle"), glass=120_000, first_roller=0)
    page.locator("[data-choice]").first.wait_for()
    fields = page.locator("[data-gem-board] .field").evaluate_all(
        "fields => fields.map(field => [parseFloat(getComputedStyle(field).strokeWidth), field.height.baseVal.value])"
    )
    assert len(fields) == 6
    assert all(line < height / 10 for line, height in fields), "an edge is a line and hides nothing"


UNREADABLE = """() => {
    const channels = (color) => {
        const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
        return { light: [red, green, blue].map((part) => part / 255), alpha };
    };
    const ground = (element) => {
        if (!element) return [1, 1, 1];
        const { light, alpha } = channels(getComputedStyle(element).backgroundColor);
        if (alpha === 1) return light;
        const below = ground(element.parentElement);
        return light.map((part, index) => part * alpha + below[index] * (1 - alpha));
    };
    const luminance = (light) => {
        const [red, green, blue] = light.map((part) =>
            part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (element) => {
        const ink = luminance(channels(getComputedStyle(element).color).light);
        const paper = luminance(ground(element));
        return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    };
    const has_text = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && has_text(element) && !element.closest(':disabled, svg'))
        .filter((element) => contrast(element) < 4.5)
        .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`);
}"""
"""The elements whose own text has too little contrast with what is behind it (WCAG 1.4.3)."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["/", "/#/new", "/#/solo", "lobby", "settings"])
def test_every_text_is_readable_in_forced_colors(page: Page, place: str, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    page.goto("/")
    if place == "lobby":
        host(page, "three-d", OPEN, bot())
        page.wait_for_selector("main[data-stage=seated] [data-qr]")
    elif place == "settings":
        page.locator("[data-action=settings]").click()
        page.wait_for_selector("dialog[open]")
    else:
        page.goto(place)
        page.wait_for_selector("main h1")
    assert page.evaluate(UNREADABLE) == []
