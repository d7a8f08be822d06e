"""Stories of blocks: slices and the 3D view, one board in two views, a parent and a child at one table."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import solid, view3d
from tests.e2e.accessibility import check
from tests.e2e.board import RACE
from tests.e2e.solid import Blocks
from tests.e2e.tables import OPEN, begin, join, open_table
from tests.e2e.view3d import View3d
from tests.e2e.visitors import BOTH_VIEWS, LAPTOP, LITTLE_VIEW, ONE_VIEW, PHONE, Visitors
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify

pytestmark = pytest.mark.e2e

ROUNDS = 9
GLASS = 120_000
LOSE = """() => document.querySelector('[data-view3d]').getContext('webgl2')
    .getExtension('WEBGL_lose_context').loseContext()"""
AFTER = "[data-stage=resting], [data-stage=over]"


def race_alone(page: Page, **settings: Any) -> Blocks:
    """A race without other players."""
    chosen: dict[str, Any] = {"glass": GLASS, **settings}
    begin(page, "three-d", **chosen)
    page.wait_for_selector(f"{RACE} [data-way]")
    return Blocks(page)


def assert_solved(page: Page) -> None:
    """Wait for the end of the race, which the page's player has won."""
    page.wait_for_selector(AFTER)
    expect(page.locator(".boards [data-seat='0']")).to_have_attribute("data-rank", "1")


@pytest.mark.motion
@pytest.mark.parametrize("place", [solid.by_keys, solid.by_mouse, solid.by_clicks])
def test_a_round_in_the_slices(visit: Visitors, place: solid.Place) -> None:
    page = visit(BOTH_VIEWS, at=None)
    blocks = race_alone(page, level_0=2)
    blocks.solve(place)
    assert_solved(page)


def test_a_round_in_the_slices_by_touch(visit: Visitors) -> None:
    page = visit(PHONE, at=None)
    blocks = race_alone(page)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "slices")
    blocks.solve(solid.by_touch_of(page))
    assert_solved(page)


@pytest.mark.parametrize("place", [view3d.by_mouse, view3d.by_clicks])
def test_a_round_in_the_3d_view(visit: Visitors, place: view3d.Place) -> None:
    page = visit(BOTH_VIEWS, at=None)
    race_alone(page, level_0=3)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "both")
    view3d.solve(View3d(page), place)
    assert_solved(page)


@pytest.mark.motion
def test_a_round_in_the_3d_view_by_touch(visit: Visitors) -> None:
    page = visit(PHONE, at=None)
    race_alone(page)
    page.locator("[data-action=space]").tap()
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "space")
    view3d.solve(View3d(page), view3d.by_touch_of(page))
    assert_solved(page)


@pytest.mark.motion
def test_both_views_show_one_board(visit: Visitors) -> None:
    page = visit(BOTH_VIEWS, at=None)
    blocks = race_alone(page, level_0=4)
    first, second, *others = blocks.tiling()
    solid.by_keys(blocks, first)
    seen = View3d(page)
    expect(blocks.block(first.piece)).to_have_attribute("data-place", "board")
    assert any(grip["orientation"] == first.orientation for grip in seen.picture()["grips"])
    view3d.by_mouse(seen, second)
    expect(blocks.block(second.piece)).to_have_attribute("data-place", "board")
    expect(blocks.block(second.piece)).to_have_attribute("data-orientation", str(second.orientation))
    for placement in others:
        solid.by_mouse(blocks, placement)
    assert_solved(page)


def test_the_last_chosen_view_is_kept_after_a_reload(visit: Visitors) -> None:
    page = visit(PHONE, at=None)
    blocks = race_alone(page)
    placement = blocks.tiling()[0]
    solid.by_keys(blocks, placement)
    for way in ("space", "slices"):
        page.locator("[data-action=space]").tap()
        expect(page.locator("[data-way]")).to_have_attribute("data-way", way)
        page.reload()
        expect(page.locator("[data-way]")).to_have_attribute("data-way", way)
    expect(blocks.block(placement.piece)).to_have_attribute("data-place", "board")


def test_the_slices_continue_when_the_3d_view_is_lost(visit: Visitors) -> None:
    page = visit(PHONE, at=None)
    blocks = race_alone(page)
    page.locator("[data-action=space]").tap()
    seen = View3d(page)
    first, *others = blocks.tiling()
    view3d.by_touch_of(page)(seen, first)
    seen.picture()
    page.evaluate(LOSE)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "slices")
    expect(page.locator(".note.shown")).to_be_visible()
    expect(page.locator("[data-action=space]")).to_be_disabled()
    expect(blocks.block(first.piece)).to_have_attribute("data-place", "board")
    for placement in others:
        solid.by_keys(blocks, placement)
    assert_solved(page)


def test_a_browser_without_webgl_plays_in_the_slices(visit: Visitors) -> None:
    page = visit(BOTH_VIEWS)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.reload()
    blocks = race_alone(page)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "slices")
    blocks.solve(solid.by_keys)
    assert_solved(page)


def test_without_luck_gems_go_by_rank(visit: Visitors) -> None:
    page = visit(BOTH_VIEWS, at=None)
    blocks = race_alone(page, luck=False)
    expect(page.locator("[data-ranks] dt")).to_have_count(1)
    expect(page.locator("[data-bag]")).to_have_count(0)
    blocks.solve(solid.by_clicks)
    assert_solved(page)
    expect(page.locator(".boards [data-seat='0'] .taken svg")).to_have_count(1)
    expect(page.locator(".boards [data-seat='0'] .taken svg.ruby")).to_have_count(1)


def test_a_parent_on_level_4_and_a_child_on_level_1_play_a_whole_game(visit: Visitors) -> None:
    parent, child = visit(ONE_VIEW), visit(PHONE)
    gather(parent, child)
    players = ((parent, solid.by_keys), (child, solid.by_touch_of(child)))
    for number in range(1, ROUNDS + 1):
        for page, _ in players:
            page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-way]")
        assert len(Blocks(parent).task().pieces) == 4
        assert len(Blocks(child).task().pieces) == 3
        for page, place in players if number % 3 else reversed(players):
            Blocks(page).solve(place)
            page.wait_for_selector(f"[data-ubongo], {AFTER}")
        for page, _ in players:
            page.wait_for_selector(AFTER)
            expect(page.locator(".boards [data-seat='0'] [data-level]")).to_have_attribute("data-level", "4")
            expect(page.locator(".boards [data-seat='1'] [data-level]")).to_have_attribute("data-level", "1")
            if number < ROUNDS:
                page.locator("[data-action=ready]").click()
    for page, _ in players:
        expect(page.locator("[data-stage=over]")).to_have_attribute("data-winners", "0")
    table = parent.url.rsplit("/", 1)[-1]
    export = parent.request.get(f"/api/tables/{table}/export")
    assert verify(decode(export.body())) is None
    assert_it_can_be_watched_again(child, table)


def assert_it_can_be_watched_again(page: Page, table: str) -> None:
    """The replay shows layers and the 3D view, and the page verifies every draw."""
    page.goto(f"/#/replay/{table}")
    page.wait_for_selector("[data-proof=true]")
    expect(page.locator("[data-check=deal]")).to_contain_text("9")
    expect(page.locator("[data-wrong]")).to_have_count(0)
    page.locator("[data-chapter='1']").click()
    expect(page.locator(".races [data-seat='0'] [data-level]")).to_have_attribute("data-level", "4")
    page.keyboard.press("End")
    expect(page.locator(".races [data-seat='0'][data-pieces='4'] svg").first).to_be_visible()
    page.locator("[data-action=space]").click()
    assert View3d(page).picture()["grips"], "blocks can be seen"


def gather(parent: Page, child: Page) -> None:
    """The parent opens a table; the child follows the link; the parent sets everybody's level in the lobby.

    Without luck in the gems, so that the player who is faster in more races wins.
    """
    opened = open_table(parent, "three-d", OPEN, glass=GLASS, luck=False)
    parent.goto(f"/#/table/{opened.table}")
    join(child, opened)
    expect(parent.locator("[data-kind=person]")).to_have_count(2)
    parent.locator("select[name=level_0]").select_option("4")
    expect(child.get_by_role("definition").filter(has_text="4 ·")).to_have_count(1)
    parent.locator("[data-action=start]").click()


def test_the_screens_are_accessible(visit: Visitors) -> None:
    page = visit(LAPTOP, at=None)
    blocks = race_alone(page, level_0=3, glass=None)
    View3d(page).picture()
    check(page, "blocks, both ways")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "slices")
    check(page, "blocks, slices")
    page.locator("[data-action=space]").click()
    View3d(page).picture()
    check(page, "blocks, space")
    page.locator("[data-action=space]").click()
    blocks.solve(solid.by_keys)
    page.wait_for_selector(AFTER)
    check(page, "rest of blocks")


def test_a_solo_run_with_blocks(visit: Visitors) -> None:
    page = visit(BOTH_VIEWS)
    page.goto("/#/solo")
    page.locator("input[name=side][value=level-2]").check(force=True)
    page.locator("[data-run=practice]").click()
    for number, place in enumerate((solid.by_keys, solid.by_clicks), 1):
        page.wait_for_selector(f"main[data-stage=solving][data-number='{number}'] [data-piece]")
        Blocks(page).solve(place)
    page.wait_for_selector("main[data-stage=solving][data-number='3'] [data-piece]")
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "both")
    page.keyboard.press(solid.MARKS[Blocks(page).tiling()[0].piece])
    expect(page.locator("[data-piece][aria-pressed=true]"), "keys go on working").to_have_count(1)
    page.locator("[data-action=finish]").click()
    expect(page.locator("main[data-stage=over]")).to_have_attribute("data-solved", "2")
    expect(page.locator("[data-number][data-solved] svg").first).to_be_visible()
    page.locator("[data-action=records]").click()
    expect(page.locator("main[data-records]")).to_have_attribute("data-solves", "2")
    expect(page.locator("[data-kind='time-5-level-2']")).to_have_count(1)
    expect(page.locator("[data-kind='time-5-3']"), "records of flat boards are separate").to_have_count(0)


def solve_in_space_by_mouse(page: Page) -> None:
    view3d.solve(View3d(page), view3d.by_mouse)


def solve_by_clicks(page: Page) -> None:
    Blocks(page).solve(solid.by_clicks)


@pytest.mark.parametrize("way", ["space", "slices"])
def test_a_whole_game_in_one_view_alone(visit: Visitors, way: str) -> None:
    page = visit(LITTLE_VIEW, at=None)
    race_alone(page)
    if way == "space":
        page.locator("[data-action=space]").click()
    solve = {"space": solve_in_space_by_mouse, "slices": solve_by_clicks}[way]
    for number in range(1, ROUNDS + 1):
        page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-way={way}]")
        solve(page)
        assert_solved(page)
        if number < ROUNDS:
            page.locator("[data-action=ready]").click()
    expect(page.locator("[data-stage=over] .count [data-seat='0']")).to_have_count(1)
