"""Stories of friends: they join by link and code, agree on rules, play, leave, return, and play again."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import screenshots, tables
from tests.e2e.board import RACE, Table, by_clicks
from tests.e2e.tables import OPEN, give_up, wait_for_race
from tests.e2e.visitors import LAPTOP, Device, Visitors

pytestmark = pytest.mark.e2e

PHONE: Device = {"viewport": ViewportSize(width=390, height=844)}
LAST_ROUND = 9


def local(link: str) -> str:
    """The link's way on this server: the host's link may name the network's address."""
    return "/" + link[link.index("#") :]


def lobby(visit: Visitors, *others: dict[str, str]) -> Page:
    """A table as "With friends" opens it, but without the pauses that the lobby cannot change."""
    page = visit(LAPTOP, at=None)
    tables.host(page, "pouch", *others, name="Bartholomew", glass=300_000, countdown=0)
    page.wait_for_selector("main[data-stage=seated] [data-qr]")
    return page


def join(visit: Visitors, way: str, name: str) -> Page:
    """Open a link, or the address of a code, on a phone."""
    page = visit(PHONE, way)
    page.locator("input[name=name]").fill(name)
    page.locator("[data-action=join]").click()
    page.wait_for_selector("[data-stage]")
    return page


def link_of(page: Page) -> str:
    return page.locator("[data-invite]").get_attribute("data-invite") or ""


def code_of(page: Page) -> str:
    return page.locator("[data-code]").get_attribute("data-code") or ""


def test_friends_gather_by_link_and_by_code_and_agree_on_rules(visit: Visitors) -> None:
    host = visit(LAPTOP)
    host.locator("[data-action=friends]").click()
    host.wait_for_selector("main[data-stage=seated] [data-qr]")
    code = code_of(host)
    by_link = join(visit, local(link_of(host)), "Aylin")
    expect(by_link).to_have_url(re.compile(r"/#/table/[A-Za-z0-9_-]+$"))
    by_code = visit(PHONE)
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

    watcher = visit(PHONE, local(host.url))
    expect(watcher.locator("[data-waiting]")).to_be_visible()
    expect(watcher.locator("[data-code]")).to_have_count(0)
    host.locator("[data-seat='2'] [data-action=free]").click()
    expect(by_link.locator("[data-seat='2']")).to_have_attribute("data-kind", "open")


def leave(page: Page) -> None:
    """Leave the running game and confirm."""
    page.locator("[data-action=menu]").click()
    page.locator(".menu [data-action=leave]").click()
    page.locator(".menu [data-action=leave]").click()
    page.wait_for_selector("[data-action=practice]")


@pytest.mark.rule("R13")
def test_all_players_see_a_race_and_one_who_leaves_can_return_to_an_unsolved_board(visit: Visitors) -> None:
    host = lobby(visit, OPEN, OPEN)
    link = local(link_of(host))
    guests = [join(visit, link, name) for name in ("Aylin", "Zoë")]
    watcher = visit(PHONE, local(host.url))
    host.locator("[data-action=start]").click()
    for page in (host, *guests):
        wait_for_race(page)
    Table(host).solve(by_clicks)
    for page in (host, *guests, watcher):
        expect(page.locator(".players [data-seat='0']")).to_have_attribute("data-rank", "1")

    away = local(guests[0].url)
    leave(guests[0])
    seat = host.locator(".players [data-seat='1']")
    expect(seat).to_contain_text("Skipped")
    guests[0].goto(away)
    guests[0].wait_for_selector("[data-stage]")
    expect(seat).to_contain_text("Gave up")
    expect(seat).to_have_attribute("data-rank", "")


@pytest.mark.rule("R13")
def test_the_results_name_the_rounds_that_a_bot_played_and_the_records_leave_them_out(
    visit_training: Visitors,
) -> None:
    host = lobby(visit_training, OPEN)
    guest = join(visit_training, local(link_of(host)), "Aylin")
    host.locator("[data-action=start]").click()
    wait_for_race(guest)
    leave(guest)
    seat = host.locator(".players [data-seat='1']")
    for number in range(1, LAST_ROUND + 1):
        host.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        if number == 2:  # it started within the grace period of half a minute, at the end of which it is given up
            expect(seat).to_contain_text("Skipped", timeout=40_000)
        elif number > 2:
            expect(seat).to_have_attribute("data-rank", "1")
        give_up(host)
        host.wait_for_selector("[data-stage=resting], [data-stage=over]")
        if number < LAST_ROUND:
            host.locator("[data-action=ready]").click()
    expect(host.locator("[data-bot-rounds]")).to_have_count(1)
    words = host.locator("[data-bot-rounds='1']").inner_text()
    assert "Aylin" in words
    assert re.findall(r"\d", words) == list("3456789"), "round 2 was only skipped"
    for page, count in ((host, 1), (guest, 0)):
        assert len(page.request.get("/api/records?edition=pouch").json()["results"]) == count


def test_a_leaving_host_hands_over_the_start(visit: Visitors) -> None:
    host = lobby(visit, OPEN, OPEN)
    guest = join(visit, local(link_of(host)), "Aylin")
    host.locator("[data-action=leave]").click()
    host.wait_for_selector("[data-action=practice]")
    expect(guest.locator("[data-seat='1'] [data-host]")).to_be_visible()
    guest.locator("[data-action=start]").click()
    wait_for_race(guest)


def test_after_the_end_the_same_people_play_again_and_the_result_keeps_its_address(visit: Visitors) -> None:
    host = lobby(visit, OPEN)
    guest = join(visit, local(link_of(host)), "Aylin")
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
    guest.locator("[data-action=propose]").press("Enter")
    expect(guest.locator("[data-action=propose]")).to_have_attribute("aria-disabled", "true")
    expect(guest.locator("[data-action=propose]")).to_be_focused()
    expect(host.locator(".wait")).to_contain_text("Aylin")
    for page, at in ((host, "host"), (guest, "guest")):
        screenshots.check_layout(page, f"9-rematch-{at}", scrolls=True)
    host.locator("[data-action=again]").click()
    for page in (host, guest):
        page.wait_for_selector("main[data-stage=seated]")
        expect(page.locator("[data-seat][data-kind=person]")).to_have_count(2)
    expect(host.locator("[data-seat='0'] input.name")).to_have_value("Bartholomew")
    expect(guest.locator("[data-seat='0'] .name")).to_have_text("Bartholomew")
    assert host.url != first
    assert host.url == guest.url
    host.goto(first)
    expect(host.locator("[data-stage=over]")).to_be_visible()
    host.locator("[data-action=rematch]").click()
    expect(host.locator("[data-stage=seated]")).to_be_visible()
    assert host.url == guest.url


def test_the_menu_at_the_table_names_and_invites(visit: Visitors) -> None:
    host = lobby(visit, OPEN)
    code = code_of(host)
    guest = join(visit, local(link_of(host)), "Aylin")
    host.locator("[data-action=start]").click()
    wait_for_race(guest)
    guest.locator("[data-action=menu]").click()
    expect(guest.locator(".menu [data-code]")).to_have_attribute("data-code", code)
    screenshots.check_layout(guest, "9-menu")
    guest.locator(".menu input[name=name]").fill("Zoë")
    guest.keyboard.press("Enter")
    expect(host.locator(".players [data-seat='1']")).to_contain_text("Zoë")
    board = guest.locator("[role=application]")
    expect(board).to_be_focused()
    guest.locator("[data-action=menu]").click()
    guest.locator(".menu input[name=name]").fill("Nobody")
    guest.keyboard.press("Escape")
    expect(board).to_be_focused()
    guest.locator("[data-action=menu]").click()
    guest.keyboard.press("ArrowDown")
    expect(guest.locator(".menu input[name=name]")).to_have_value("Zoë")
    expect(guest.locator(".menu input[name=name]")).to_be_focused()
    late = visit(PHONE, f"/#/join/{code}")
    late.locator("[data-action=join]").click()
    late.locator("[data-action=watch]").click()
    late.wait_for_selector(RACE)


@pytest.mark.parametrize(
    ("way", "words"),
    [("/#/join/ZZZZZZ", "No table has this code"), ("/#/join/nothere/secret", "no longer exists")],
)
def test_an_invalid_invitation_is_explained_and_corrected_there(visit: Visitors, way: str, words: str) -> None:
    page = visit(PHONE, way)
    page.locator("[data-action=join]").click()
    expect(page.locator("[data-failure=true]")).to_contain_text(words)
    if "ZZZ" in way:
        screenshots.check_layout(page, "9-join-failed", scrolls=True)
    code = page.locator("input[name=code]")
    expect(code).to_be_focused()
    expect(code).to_have_value("ZZZZZZ" if "ZZZ" in way else "")
    code.press("End")
    for key in (*["Backspace"] * 6, *"ABC234", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("p.code")).to_have_text("ABC234")
    expect(page.locator("[data-action=join]")).to_be_visible()


def test_lobby_and_invitation_fit_every_size(visit: Visitors) -> None:
    host = visit(LAPTOP)
    screenshots.check_layout(host, "9-home", scrolls=True)
    host.locator("[data-action=friends]").click()
    host.wait_for_selector("main[data-stage=seated] [data-qr]")
    link = local(link_of(host))
    asked = visit(PHONE, link)
    asked.wait_for_selector("[data-action=join]")
    screenshots.check_layout(asked, "9-join", scrolls=True)
    guest = join(visit, link, "Bartholomew of the Long Name")
    screenshots.check_layout(host, "9-lobby-host", scrolls=True)
    screenshots.check_layout(guest, "9-lobby-guest", scrolls=True)


@pytest.mark.rule("R17")
def test_a_latecomer_takes_the_seat_of_a_bot_and_plays_from_the_next_race(visit_training: Visitors) -> None:
    host, late = visit_training(at=None), visit_training(PHONE, at=None)
    opened = tables.begin(host, "pouch", tables.bot())
    wait_for_race(host)
    tables.join(late, opened, "Aylin")
    late.locator("[data-action=watch]").click()
    late.locator("[data-action=take-seats]").click()
    late.locator("[data-action=take-seat]").click()
    expect(host.locator(".players [data-seat='1']")).to_contain_text("Aylin")
    expect(late.locator("[data-action=take-seats]")).to_have_count(0)
    give_up(host)
    for page in (host, late):
        page.wait_for_selector("[data-stage=resting]")
        page.locator("[data-action=ready]").click()
    wait_for_race(late)
    expect(late.locator(RACE)).to_have_attribute("data-round", "2")
