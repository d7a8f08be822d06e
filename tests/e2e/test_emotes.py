"""Stories of emotes: sent with a free hand, seen at the seat by players and spectators, heard, and muted."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import screenshots, tables
from tests.e2e.board import RACE
from tests.e2e.tables import OPEN, give_up, wait_for_race
from tests.e2e.visitors import PHONE, Visitors

pytestmark = pytest.mark.e2e


def say(page: Page, emote: str) -> None:
    """Open the choice and send one, by keys alone."""
    opener = page.locator("[data-action=emotes]")
    expect(opener).to_have_attribute("aria-disabled", "false")
    opener.press("Enter")
    expect(page.locator("[data-action=emote-bravo]")).to_be_focused()
    page.locator(f"[data-action=emote-{emote}]").press("Enter")
    expect(opener).to_be_focused()


def test_players_react_to_one_another_and_who_does_not_want_it_mutes_it(visit: Visitors) -> None:
    host, guest, watcher = visit(at=None), visit(PHONE, at=None), visit(PHONE, at=None)
    opened = tables.host(host, "pouch", OPEN, name="Bartholomew of the Long Name", glass=300_000)
    tables.join(guest, opened, "Aylin")
    expect(guest.locator("[data-stage=seated]")).to_be_visible()
    host.locator("[data-action=start]").click()
    wait_for_race(host)
    watcher.goto(f"/#/table/{opened.table}")
    watcher.wait_for_selector(RACE)

    wait_for_race(guest)
    give_up(guest)
    expect(host.locator("[data-action=emotes]")).to_have_count(0)  # both hands are at the board
    say(guest, "bravo")
    bubble = "[data-emote=bravo][data-emote-seat='1']"
    for page in (host, guest, watcher):
        expect(page.locator(bubble)).to_be_visible()
    expect(host.locator("[data-emotes]")).to_contain_text("Well played!")
    expect(host.locator(".players [data-seat='1']")).to_be_visible()
    expect(watcher.locator("[data-action=emotes]")).to_have_count(0)
    expect(guest.locator("[data-action=emotes]")).to_have_attribute("aria-disabled", "true")
    for page in (host, guest, watcher):
        expect(page.locator(bubble)).to_have_count(0)

    give_up(host)
    for page in (host, guest):
        page.wait_for_selector("[data-stage=resting]")
    say(host, "phew")
    expect(guest.locator("[data-emote=phew][data-emote-seat='0']")).to_be_visible()
    expect(guest.locator("[data-action=emotes]")).to_have_attribute("aria-disabled", "false")
    guest.locator("[data-action=emotes]").click()
    guest.locator("[data-action=emote-mute]").click()
    expect(guest.locator("[data-emote]")).to_have_count(0, timeout=1_500)  # before its time is up
    guest.locator("[data-action=emote-mute]").click()
    guest.keyboard.press("Escape")
    host.locator("[data-action=emotes]").press("Escape")
    expect(host.locator("[data-action=emotes]")).to_have_attribute("aria-disabled", "false")
    host.locator("[data-action=emotes]").click()
    screenshots.check_layout(host, "9-emotes-rest", scrolls=True)
    host.locator("[data-action=emote-mute]").click()
    expect(host.locator("[data-action=emote-mute]")).to_have_attribute("aria-pressed", "true")
    host.keyboard.press("Escape")
    expect(host.locator("[data-action=emote-mute]")).to_have_count(0)
    say(guest, "hello")
    expect(watcher.locator("[data-emote=hello]")).to_be_visible()
    expect(host.locator("[data-emote]")).to_have_count(0)
    host.reload()
    host.wait_for_selector("[data-stage=resting]")
    say(guest, "wow")
    expect(watcher.locator("[data-emote=wow]")).to_be_visible()
    expect(host.locator("[data-emote]")).to_have_count(0)
    say(host, "wow")
    expect(host.locator("[data-emote=wow]")).to_be_visible()  # one's own is seen

    guest.locator("[data-action=ready]").click()
    expect(guest.locator("[data-action=emotes]")).to_have_attribute("aria-disabled", "false")
    guest.locator("[data-action=emotes]").press("Enter")
    expect(guest.locator("[data-action=emote-bravo]")).to_be_focused()
    host.locator("[data-action=ready]").click()
    wait_for_race(guest)
    expect(guest.locator("[data-action=emote-bravo]")).to_have_count(0)
    expect(guest.locator("main [role=application]")).to_be_focused()


def test_an_emote_does_not_move_for_those_who_do_not_want_motion(visit: Visitors) -> None:
    host, guest = visit(at=None), visit(PHONE, at=None)
    host.emulate_media(reduced_motion="reduce")
    opened = tables.host(host, "pouch", OPEN, glass=300_000)
    tables.join(guest, opened, "Aylin")
    expect(guest.locator("[data-stage=seated]")).to_be_visible()
    host.locator("[data-action=start]").click()
    wait_for_race(guest)
    give_up(guest)
    say(guest, "hello")
    bubble = host.locator("[data-emote=hello]")
    expect(bubble).to_be_visible()
    expect(bubble).to_have_css("opacity", "1")
    expect(bubble).to_have_css("animation-name", "none")
