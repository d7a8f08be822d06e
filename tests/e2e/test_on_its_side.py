"""Stories: a phone on its side, and a tablet, show a solved board and the results of a race whole."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.board import Table, by_keys
from tests.e2e.screenshots import SETTLED
from tests.e2e.tables import begin, bot, give_up, wait_for_race
from tests.e2e.visitors import Device, Visitors

pytestmark = pytest.mark.e2e

ON_ITS_SIDE: Device = {"viewport": {"width": 844, "height": 390}}


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


@pytest.fixture
def race(visit: Visitors) -> Page:
    """A race against a bot, in a window as low as a phone on its side."""
    page = visit(ON_ITS_SIDE, at=None)
    begin(page, "pouch", bot(), side="3")
    wait_for_race(page)
    return page


def test_all_boards_of_a_race_are_seen_at_once(race: Page) -> None:
    Table(race).solve(by_keys)
    end = race.locator("[data-action=end-glass]")
    expect(end).to_be_visible()
    end.click()
    expect(race.locator("[data-stage=resting] .boards li > .art")).to_have_count(2)
    race.evaluate(SETTLED)
    for art in race.locator("[data-stage=resting] .boards li > .art").all():
        assert box(art)["y"] + box(art)["height"] <= race.evaluate("innerHeight")


def test_the_word_hides_little_of_the_solved_board(race: Page) -> None:
    Table(race).solve(by_keys)
    expect(race.locator("[data-ubongo]")).to_be_visible()
    race.evaluate(SETTLED)
    word = box(race.locator("[data-ubongo]"))
    pieces = [box(piece) for piece in race.locator("[data-place=board]").all()]
    hidden = sum(overlap(word, piece) for piece in pieces)
    assert hidden <= 0.15 * sum(piece["width"] * piece["height"] for piece in pieces)


@pytest.mark.parametrize("edition", ["pouch", "three-d"])
def test_the_results_of_four_players_are_not_cut(visit_training: Visitors, edition: str) -> None:
    page = visit_training({**ON_ITS_SIDE, "locale": "de"}, at=None)
    begin(page, edition, bot(), bot(), bot())
    wait_for_race(page)
    give_up(page)
    expect(page.locator("[data-stage=resting] .boards li > .art")).to_have_count(4)
    page.evaluate(SETTLED)
    assert page.locator(".boards li").evaluate_all(WIDER) == []
    footer = box(page.locator("[data-stage=resting] footer"))
    if edition == "pouch":  # a board of blocks is two boards high
        for art in page.locator(".boards li > .art").all():
            assert box(art)["y"] + box(art)["height"] <= footer["y"]


def test_the_layouts_of_four_players_are_seen_at_once(visit_training: Visitors) -> None:
    page = visit_training({**ON_ITS_SIDE, "locale": "de"}, at=None)
    begin(page, "cards", bot(), bot(), bot())
    expect(page.locator("[data-stage=resting] .hands > li")).to_have_count(4)
    page.evaluate(SETTLED)
    assert page.locator(".hands > li").evaluate_all(WIDER) == []
    assert len({box(hand)["y"] for hand in page.locator(".hands > li").all()}) == 1


def test_after_a_round_the_gem_board_is_seen_whole_on_a_tablet(visit_training: Visitors) -> None:
    page = visit_training({"viewport": {"width": 820, "height": 1180}, "locale": "de"}, at=None)
    begin(page, "classic", bot(), bot(), bot(), glass=30_000, first_roller=0)
    page.locator("[data-stage=placing] [data-choice]").first.click()
    wait_for_race(page)
    give_up(page)
    board = page.locator("[data-stage=resting] [data-gem-board]")
    expect(board).to_be_visible(timeout=60_000)
    page.evaluate(SETTLED)
    assert box(board)["y"] + box(board)["height"] <= box(page.locator("[data-stage=resting] footer"))["y"]
    assert page.locator(".boards li").evaluate_all(WIDER) == []


WIDER = """cards => cards.flatMap((card) => [...card.querySelectorAll('*')]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
    .map((each) => each.outerHTML.slice(0, 80)))"""
"""What is wider than its card."""


def overlap(one: FloatRect, other: FloatRect) -> float:
    """The area that two boxes share."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    tall = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(wide, 0) * max(tall, 0)
