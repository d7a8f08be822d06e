"""Stories of people at one table of cards, each with a phone: calls, mistakes, passing, ties, and the replay."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.cards import LAYING, CardTable, by_clicks
from tests.e2e.tables import OPEN, SLOW, bot, host
from tests.e2e.test_friends import join, link_of, local
from tests.e2e.test_replay import plain
from tests.e2e.visitors import Device, Visitors
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import Hand, Layout, symbols_by_cell
from ubongo.puzzles.cards.judge import LayoutFlaw, Reading, contacts, flaw

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("a game of cards that ended in a tie")]

PHONE: Device = {"viewport": {"width": 360, "height": 740}}
ROUNDS = 6
RESTING = "[data-stage=resting]"
AFTER = f"{RESTING}, [data-stage=over]"
CALL_AT = """(at) => {
    setTimeout(() => document.querySelector('[data-action=call]').click(), at - Date.now());
}"""
CALL_AFTER_MS = 700
"""Enough time to send every page the moment of its call."""
OF_SYMBOLS = {LayoutFlaw.ONE_SYMBOL, LayoutFlaw.THREE_SYMBOLS, LayoutFlaw.MISMATCH}
NAMES = {
    "O4": "square",
    "I4": "bar",
    "T4": "tee",
    "S4": "zigzag",
    "L5": "hook",
    "P5": "flag",
    "V3": "corner",
    "I2": "stub",
}


def gather(visit: Visitors, others: Sequence[dict[str, str]], names: Sequence[str], **settings: object) -> list[Page]:
    """A host, and guests who come by the link, all with phones; the host starts the game."""
    first = visit(PHONE, at=None)
    host(first, "cards", *others, name="Bartholomew", countdown=0, **settings)
    first.wait_for_selector("main[data-stage=seated] [data-qr]")
    link = local(link_of(first))
    guests = [join(visit, link, name) for name in names]
    first.locator("[data-action=start]").click()
    return [first, *guests]


def tables(pages: Sequence[Page]) -> list[CardTable]:
    """The instant at which the cards are dealt to all."""
    for page in pages:
        page.wait_for_selector(LAYING)
    return [CardTable(page) for page in pages]


def call_together(pages: Sequence[Page]) -> None:
    """All press the button at the same moment, and see the result."""
    at = pages[0].evaluate("Date.now()") + CALL_AFTER_MS
    for page in pages:
        page.evaluate(CALL_AT, at)
    for page in pages:
        page.wait_for_selector(AFTER)


def go_on(pages: Sequence[Page]) -> None:
    for page in pages:
        page.locator("[data-action=ready]").click()


def result(page: Page, seat: int) -> Locator:
    return page.locator(f".hands [data-seat='{seat}'][data-points]")


def pass_round(page: Page) -> None:
    page.locator("[data-action=pass]").click()
    page.locator("[data-action=pass]").click()


def misplaced(table: CardTable) -> tuple[Layout, LayoutFlaw]:
    """Seven cards, the last of which touches another incorrectly."""
    *right, last = table.solution()
    for by in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        layout = (*right, replace(last, anchor=moved([last.anchor], by)[0]))
        found = flaw(table.hand(), layout, Reading.STRICT)
        if found is not None and found in OF_SYMBOLS:
            return layout, found
    raise AssertionError("nothing that can be moved wrongly")


def named_symbols(hand: Hand, layout: Layout) -> set[str]:
    """The names of the symbols that touch in the wrong contact, or that differ there."""
    faces = {card.id: card for card in hand}
    wrong = next(contact for contact in contacts(hand, layout, Reading.STRICT) if contact.flaw in OF_SYMBOLS)
    sides = [symbols_by_cell(laid, faces[laid.card]) for laid in (wrong.first, wrong.second)]
    met = [(sides[0][cell], sides[1][near]) for cell, near in wrong.pairs]
    named = [pair for pair in met if wrong.flaw is not LayoutFlaw.MISMATCH or pair[0] != pair[1]]
    return {NAMES[symbol] for pair in named for symbol in pair}


@pytest.mark.rule("K7")
@pytest.mark.rule("K8")
def test_three_people_and_a_bot_call_together_and_a_wrong_layout_is_shown_to_all(visit: Visitors) -> None:
    people = gather(visit, [OPEN, OPEN, bot("gentle")], ["Aylin", "Zoë"], assist=False)
    host, aylin, zoe = tables(people)
    host.lay(host.solution(), by_clicks)
    aylin.lay(aylin.solution(), by_clicks)
    zoe.lay(zoe.solution()[:2], by_clicks)
    expect(host.page.locator(".players [data-seat='2'] .pips")).to_have_attribute("data-placed", "2")
    screenshots.check_layout(host.page, "cards-friends-laying")
    call_together([host.page, aylin.page])
    zoe.page.wait_for_selector(RESTING)
    for page in people:
        for seat, points in ((0, 10), (1, 10), (2, 2)):
            expect(result(page, seat)).to_have_attribute("data-points", str(points))
        expect(page.get_by_text("called at the same moment")).to_be_visible()
    expect(result(zoe.page, 2).locator("[data-solution] svg")).to_be_visible()
    go_on(people)

    host, aylin, zoe = tables(people)
    wrong, found = misplaced(zoe)
    named = named_symbols(zoe.hand(), wrong)
    zoe.lay(wrong, by_clicks)
    host.lay(host.solution()[:3], by_clicks)
    zoe.page.locator("[data-action=call]").click()
    for page in people:
        page.wait_for_selector(RESTING)
        bad = result(page, 2)
        expect(bad).to_have_attribute("data-points", "0")
        expect(bad).to_have_attribute("data-flaw", found)
        expect(bad.locator(f"> .picture [data-contact={found}]").first).to_be_visible()
        expect(result(page, 0)).to_have_attribute("data-points", "3")
        assert named <= set(re.findall(r"[a-z]+", plain(bad.inner_text()).lower()))
    closer = zoe.page.locator(".hands [data-seat='0'] [data-action=see-closer]")
    small = zoe.page.locator(".hands [data-seat='0'] .picture svg").bounding_box()
    closer.click()
    expect(closer).to_have_attribute("aria-pressed", "true")
    large = zoe.page.locator(".hands [data-seat='0'] .picture svg").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    accessibility.check(zoe.page, "a wrong layout of cards, explained")
    screenshots.check_layout(zoe.page, "cards-friends-wrong", scrolls=True)


@dataclass(frozen=True, slots=True)
class Tied:
    """A game that is over: both have ten points, and only the host has called."""

    pages: list[Page]
    table: str


@pytest.fixture(scope="module")
def tied(visit_once: Visitors) -> Tied:
    pages = gather(visit_once, [OPEN], ["Aylin"], assist=False)
    for number in range(1, ROUNDS + 1):
        host, aylin = tables(pages)
        count = {1: 6, 2: 4}.get(number, 0)
        if count:
            aylin.lay(aylin.solution()[:count], by_clicks)
            pips = host.page.locator(".players [data-seat='1'] .pips")
            expect(pips).to_have_attribute("data-placed", str(count))
        if number == 1:
            host.lay(host.solution(), by_clicks)
            host.page.locator("[data-action=call]").click()
        else:
            for page in pages:
                pass_round(page)
        for page in pages:
            page.wait_for_selector(AFTER)
        if number < ROUNDS:
            go_on(pages)
    return Tied(pages, pages[0].url.rsplit("/", 1)[-1])


@pytest.mark.rule("K9")
@pytest.mark.rule("K10")
def test_when_all_players_are_stuck_they_pass_and_a_tie_goes_to_the_player_with_more_calls(tied: Tied) -> None:
    host, aylin = tied.pages
    for page in tied.pages:
        over = page.locator("[data-stage=over]")
        expect(over).to_have_attribute("data-winners", "0")
        for seat, tens in ((0, 1), (1, 0)):
            row = over.locator(f"tr[data-seat='{seat}']")
            expect(row).to_have_attribute("data-points", "10")
            expect(row).to_have_attribute("data-tens", str(tens))
    expect(host.locator("header").get_by_text("Points are tied. You scored ten more often")).to_be_visible()
    tie = re.compile("Bartholomew.? scored ten more often: .?1.? to .?0")
    expect(aylin.locator("main")).to_contain_text(tie)
    aylin.locator("h1").click()  # the count is shown at once
    screenshots.check_layout(aylin, "cards-friends-tie", scrolls=True)


def test_a_stranger_watches_the_replay_card_by_card(page: Page, tied: Tied) -> None:
    page.goto(f"/#/replay/{tied.table}")
    show = page.locator(f"[data-replay='{tied.table}']")
    expect(show).to_have_attribute("data-stage", "laying")
    expect(page.locator("[data-chapter]")).to_have_count(ROUNDS)
    hands = [page.locator(f".hands [data-seat='{seat}']") for seat in (0, 1)]
    seen: list[tuple[int, ...]] = []
    for _ in range(40):
        counts = tuple(int(hand.get_attribute("data-cards") or 0) for hand in hands)
        if counts not in seen:
            seen.append(counts)
        if counts == (7, 6):
            break
        page.keyboard.press("ArrowRight")
    assert seen[-1] == (7, 6)
    assert {aylin for _, aylin in seen} == set(range(7)), "each card is seen as it is placed"
    assert {host for host, _ in seen} == set(range(8))
    expect(hands[0].locator("[data-contact=right]")).to_have_count(6)
    page.locator("[data-chapter='1']").click()
    expect(hands[0]).to_have_attribute("data-points", "10")
    page.keyboard.press("End")
    expect(show).to_have_attribute("data-winners", "0")
    screenshots.check_layout(page, "cards-replay-end", scrolls=True)


def test_the_page_recomputes_every_dealt_hand(page: Page, tied: Tied) -> None:
    page.goto(f"/#/replay/{tied.table}")
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "true")
    lines = {line.get_attribute("data-check"): plain(line.inner_text()) for line in page.locator("[data-check]").all()}
    assert set(lines) - SLOW == {"hash", "hand", "terms", "shares", "reveals", "log"}
    assert re.search(r"Cards dealt: (\d+) of \1$", lines["hand"])
    expect(page.locator("[data-wrong]")).to_have_count(0)
    accessibility.check(page, "cards watched again")


def test_a_replay_of_cards_fits_the_narrowest_page(page: Page, tied: Tied) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/#/replay/{tied.table}")
    expect(page.locator(".hands svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
