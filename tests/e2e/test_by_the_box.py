"""Stories of the boxes' own ways: open boards, own pieces, hands seen before the signal, own levels."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.board import Table, by_mouse
from tests.e2e.tables import OPEN, bot, wait_for_race
from tests.e2e.test_typing import ask, switch_on
from tests.e2e.visitors import LAPTOP, Visitors
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings

pytestmark = pytest.mark.e2e


def row(page: Page, symbol: int) -> frozenset[str]:
    """The pieces beside that face of the die."""
    pieces = page.locator(f"[data-row='{symbol}']").get_attribute("data-row-pieces")
    assert pieces
    return frozenset(pieces.split())


def rolled(page: Page) -> int:
    return int(page.locator("header [data-symbol]").get_attribute("data-symbol") or -1)


def with_pieces(page: Page, pieces: frozenset[str]) -> Tiling:
    """The board, filled with those pieces."""
    region = page.locator("main[data-region]").get_attribute("data-region")
    assert region
    return next(tilings(Task(parse_region(region), FLAT.pick(sorted(pieces)))))


def test_by_the_box_boards_lie_open_and_players_find_their_own_pieces(visit: Visitors) -> None:
    ada, ben = visit(LAPTOP, at=None), visit(LAPTOP, at=None)
    opened = tables.host(ada, "pouch", OPEN, glass=300_000)
    tables.join(ben, opened, "Ben")
    ada.locator("[name=preset][value=box]").check(force=True)
    expect(ada.locator("[name=boards_open][value=yes]")).to_be_checked()
    expect(ada.locator("[name=matched][value=no]")).to_be_checked()
    expect(ben.get_by_text("By the box")).to_have_count(0)
    ada.locator("[data-action=start]").click()
    for page in (ada, ben):
        expect(page.locator("main[data-stage=open] [data-row]")).to_have_count(6)
    ada.locator("[data-action=ready]").click()
    expect(ada.get_by_text("Waiting for: ")).to_contain_text("Ben")
    ben.locator("[data-action=ready]").click()
    for page in (ada, ben):
        wait_for_race(page)
        expect(page.locator("[data-piece]")).to_have_count(12)
        expect(page.locator("[data-row]")).to_have_count(6)
    symbol = rolled(ada)
    others = next(each for each in (row(ada, face) for face in range(6)) if each != row(ada, symbol))
    for placement in with_pieces(ada, others):
        by_mouse(Table(ada), placement)
    expect(ada.get_by_text("Wrong pieces").first).to_be_visible()
    for placement in with_pieces(ben, row(ben, symbol)):
        by_mouse(Table(ben), placement)
    expect(ben.locator("[data-stage=racing]").get_by_text("Ubongo!").first).to_be_visible()


@pytest.mark.parametrize(("edition", "pieces"), [("pouch", 12), ("three-d", 8)])
def test_the_rows_of_the_card_are_listed_for_a_player_who_types(page: Page, edition: str, pieces: int) -> None:
    switch_on(page)
    tables.begin(page, edition, bot(), own_pieces=True, countdown=0)
    wait_for_race(page)
    answers = ask(page, "pieces")
    assert len(answers) == 6 + pieces
    for symbol, answer in enumerate(answers[:6]):
        assert frozenset(answer.partition(": ")[2].split(", ")) == row(page, symbol)


def test_hands_of_cards_are_seen_before_the_signal(visit: Visitors) -> None:
    page = visit(LAPTOP, at=None)
    tables.begin(page, "cards", bot(), hands_seen=True)
    page.wait_for_selector("main[data-stage=looking]")
    expect(page.locator("[data-card]")).to_have_count(9)
    page.locator("[data-action=ready]").click()
    page.wait_for_selector("main[data-stage=laying]")
    expect(page.locator("[data-action=pass]")).to_be_visible()


def test_a_guest_chooses_their_own_level_and_no_other(visit: Visitors) -> None:
    ada, ben = visit(LAPTOP, at=None), visit(LAPTOP, at=None)
    opened = tables.host(ada, "three-d", OPEN)
    tables.join(ben, opened, "Ben")
    ben.locator("select[name=level_1]").select_option("4")
    expect(ada.locator("select[name=level_1]")).to_have_value("4")
    expect(ben.locator("select[name^=level_]")).to_have_count(1)
    ada.locator("select[name=level_1]").select_option("2")
    expect(ben.locator("select[name=level_1]")).to_have_value("2")
