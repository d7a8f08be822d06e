"""Stories of friends: they come by link and by code, agree on rules, play, go away, come back, and play again."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e import screenshots
from tests.e2e.board import RACE, Table, by_clicks

pytestmark = pytest.mark.e2e

LAPTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LAST_ROUND = 9

BRISK = """(seats) => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
        edition: 'pouch', name: 'Bartholomew', seats: [{kind: 'me'}, ...seats.map((kind) => ({kind}))],
        settings: {glass: 300_000, countdown: 0, pause: 60_000},
    }),
}).then((answer) => answer.json()).then(({table, invite}) => {
    localStorage.setItem(`ubongo:invite:${table}`, invite);
    location.hash = `#/table/${table}`;
})"""
"""A table as "With friends" opens it, but without the waits that the lobby offers no choice for."""


class Visitors:
    """People, each with their own browser; an error in a page fails the story."""

    def __init__(self, browser: Browser, address: str, stack: ExitStack) -> None:
        self._browser, self._address, self._stack = browser, address, stack
        self.wrong: list[str] = []

    def come(self, size: ViewportSize, at: str = "/") -> Page:
        """A first-time visitor."""
        context = self._browser.new_context(base_url=self._address, viewport=size)
        self._stack.callback(context.close)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.goto(at)
        return page


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    with ExitStack() as stack:
        visitors = Visitors(browser, address, stack)
        yield visitors
    assert not visitors.wrong


def local(link: str) -> str:
    """The link's way on this server: the host's link may name the network's address."""
    return "/" + link[link.index("#") :]


def lobby(visitors: Visitors, seats: list[str]) -> Page:
    host = visitors.come(LAPTOP)
    host.evaluate(BRISK, seats)
    host.wait_for_selector("main[data-stage=seated] [data-qr]")
    return host


def join(visitors: Visitors, way: str, name: str) -> Page:
    """By a link or a code's address, on a phone."""
    page = visitors.come(PHONE, way)
    page.locator("input[name=name]").fill(name)
    page.locator("[data-action=join]").click()
    page.wait_for_selector("[data-stage]")
    return page


def link_of(page: Page) -> str:
    return page.locator("[data-invite]").get_attribute("data-invite") or ""


def code_of(page: Page) -> str:
    return page.locator("[data-code]").get_attribute("data-code") or ""


def give_up(page: Page) -> None:
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=give-up]").click()
    page.locator("[data-action=give-up]").click()


def test_friends_gather_by_link_and_by_code_and_agree_on_rules(visitors: Visitors) -> None:
    host = visitors.come(LAPTOP)
    host.locator("[data-action=friends]").click()
    host.wait_for_selector("main[data-stage=seated] [data-qr]")
    code = code_of(host)
    by_link = join(visitors, local(link_of(host)), "Aylin")
    expect(by_link).to_have_url(re.compile(r"/#/table/[A-Za-z0-9_-]+$"))
    by_code = visitors.come(PHONE)
    by_code.locator("input[name=code]").fill(f" {code[:3].lower()}-{code[3:].lower()} ")
    by_code.locator("[data-action=code]").click()
    by_code.locator("[data-action=join]").click()
    expect(host.locator("[data-seat][data-kind=person]")).to_have_count(3)
    assert link_of(by_link).endswith(f"#/join/{code}"), "people without the secret pass on the code"

    own = by_code.locator("input.name")
    own.fill("Zoë")
    own.press("Enter")
    expect(host.locator("[data-seat='2'] .name")).to_have_text("Zoë")
    host.locator("[data-seat='3'] select").select_option("sharp")
    expect(host.locator("[data-seat='3']")).to_have_attribute("data-kind", "bot")  # the rules move up by that
    host.locator("input[name=side][value='4']").check(force=True)
    for guest in (by_link, by_code):
        expect(guest.locator("[data-seat='3']")).to_have_attribute("data-kind", "bot")
        expect(guest.locator("dl")).to_contain_text("Four pieces")
    assert by_link.locator("[data-action=start]").count() == 0

    watcher = visitors.come(PHONE, local(host.url))
    expect(watcher.locator("[data-waiting]")).to_be_visible()
    expect(watcher.locator("[data-code]")).to_have_count(0)
    host.locator("[data-seat='2'] [data-action=free]").click()
    expect(by_link.locator("[data-seat='2']")).to_have_attribute("data-kind", "open")


def test_a_race_is_seen_by_all_and_a_player_who_leaves_may_come_back(visitors: Visitors) -> None:
    host = lobby(visitors, ["open", "open"])
    link = local(link_of(host))
    guests = [join(visitors, link, name) for name in ("Aylin", "Zoë")]
    watcher = visitors.come(PHONE, local(host.url))
    host.locator("[data-action=start]").click()
    for page in (host, *guests):
        page.wait_for_selector(f"{RACE} [data-board]")
    Table(host).solve(by_clicks)
    for page in (host, *guests, watcher):
        expect(page.locator(".players [data-seat='0']")).to_have_attribute("data-rank", "1")

    away = local(guests[0].url)
    guests[0].locator("[data-action=menu]").click()
    guests[0].locator(".menu [data-action=leave]").click()
    guests[0].locator(".menu [data-action=leave]").click()
    guests[0].wait_for_selector("[data-action=practice]")
    seat = host.locator(".players [data-seat='1']")
    expect(seat).to_contain_text("A bot plays")
    guests[0].goto(away)
    guests[0].wait_for_selector("[data-stage]")
    expect(seat).not_to_contain_text("A bot plays")


def test_a_host_who_leaves_passes_the_start_on(visitors: Visitors) -> None:
    host = lobby(visitors, ["open", "open"])
    guest = join(visitors, local(link_of(host)), "Aylin")
    host.locator("[data-action=leave]").click()
    host.wait_for_selector("[data-action=practice]")
    expect(guest.locator("[data-seat='1'] [data-host]")).to_be_visible()
    guest.locator("[data-action=start]").click()
    guest.wait_for_selector(f"{RACE} [data-board]")


def test_after_the_end_the_same_people_play_again(visitors: Visitors) -> None:
    host = lobby(visitors, ["open"])
    guest = join(visitors, local(link_of(host)), "Aylin")
    first = host.url
    host.locator("[data-action=start]").click()
    for number in range(1, LAST_ROUND + 1):
        for page in (host, guest):
            page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        if number == 1:
            Table(host).solve(by_clicks)
        else:
            give_up(host)
        give_up(guest)
        for page in (host, guest):
            page.wait_for_selector("[data-stage=resting], [data-stage=over]")
            if number < LAST_ROUND:
                page.locator("[data-action=ready]").click()
    expect(guest.locator("[data-action=again]")).to_have_count(0)
    expect(guest.locator(".wait")).to_contain_text("Bartholomew")
    host.locator("[data-action=again]").click()
    for page in (host, guest):
        page.wait_for_selector("main[data-stage=seated]")
        expect(page.locator("[data-seat][data-kind=person]")).to_have_count(2)
    expect(host.locator("[data-seat='0'] input.name")).to_have_value("Bartholomew")
    expect(guest.locator("[data-seat='0'] .name")).to_have_text("Bartholomew")
    assert host.url != first
    assert host.url == guest.url


def test_the_menu_at_the_table_names_and_invites(visitors: Visitors) -> None:
    host = lobby(visitors, ["open"])
    code = code_of(host)
    guest = join(visitors, local(link_of(host)), "Aylin")
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(f"{RACE} [data-board]")
    guest.locator("[data-action=menu]").click()
    expect(guest.locator(".menu [data-code]")).to_have_attribute("data-code", code)
    screenshots.check_layout(guest, "9-menu")
    guest.locator(".menu input[name=name]").fill("Zoë")
    guest.keyboard.press("Enter")
    expect(host.locator(".players [data-seat='1']")).to_contain_text("Zoë")
    expect(guest.locator("[data-action=menu]")).to_be_focused()
    guest.locator("[data-action=menu]").click()
    guest.locator(".menu input[name=name]").fill("Nobody")
    guest.keyboard.press("Escape")
    expect(guest.locator("[data-action=menu]")).to_be_focused()
    guest.locator("[data-action=menu]").click()
    guest.keyboard.press("ArrowDown")
    expect(guest.locator(".menu input[name=name]")).to_have_value("Zoë")
    expect(guest.locator(".menu input[name=name]")).to_be_focused()
    late = visitors.come(PHONE, f"/#/join/{code}")
    late.locator("[data-action=join]").click()
    late.locator("[data-action=watch]").click()
    late.wait_for_selector(RACE)


@pytest.mark.parametrize(
    ("way", "words"),
    [("/#/join/ZZZZZZ", "No table has this code"), ("/#/join/nothere/secret", "no longer exists")],
)
def test_an_invalid_invitation_is_reported(visitors: Visitors, way: str, words: str) -> None:
    page = visitors.come(PHONE, way)
    page.locator("[data-action=join]").click()
    expect(page.locator("[data-failure=true]")).to_contain_text(words)
    if "ZZZ" in way:
        screenshots.check_layout(page, "9-join-failed", scrolls=True)


def test_lobby_and_invitation_fit_every_size(visitors: Visitors) -> None:
    host = visitors.come(LAPTOP)
    screenshots.check_layout(host, "9-home", scrolls=True)
    host.locator("[data-action=friends]").click()
    host.wait_for_selector("main[data-stage=seated] [data-qr]")
    link = local(link_of(host))
    asked = visitors.come(PHONE, link)
    asked.wait_for_selector("[data-action=join]")
    screenshots.check_layout(asked, "9-join", scrolls=True)
    guest = join(visitors, link, "Bartholomew of the Long Name")
    screenshots.check_layout(host, "9-lobby-host", scrolls=True)
    screenshots.check_layout(guest, "9-lobby-guest", scrolls=True)
