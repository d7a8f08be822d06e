"""Stories: a player who cannot see the board fills two layers by typing, and hears the announcements."""

from collections import deque

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import solid
from tests.e2e.accessibility import check
from tests.e2e.board import RACE
from tests.e2e.solid import Blocks
from tests.e2e.test_three_d import assert_solved, race_alone
from tests.e2e.test_typing import ask, field, switch_on
from tests.e2e.visitors import LAPTOP, Visitors
from ubongo.puzzles.piece import SOLID, Piece
from ubongo.puzzles.task import Placement

pytestmark = pytest.mark.e2e

LETTERS = {"spin": "r", "roll-right": "s", "tip-away": "t"}


def turns(piece: Piece, wanted: int) -> str:
    """The typed turns, relative to the block as described in the tray."""
    ways: dict[int, tuple[str, ...]] = {0: ()}
    queue = deque([0])
    while wanted not in ways:
        here = queue.popleft()
        for turn, letter in LETTERS.items():
            ways.setdefault(solid.after(piece, here, turn), (*ways[here], letter))
        queue.extend(way for way in ways if way not in queue and len(ways[way]) > len(ways[here]))
    return " ".join(ways[wanted])


def line_of(placement: Placement) -> str:
    """The typed line that places a block there."""
    layer, row, column = placement.anchor
    way = turns(SOLID.by_id[placement.piece], placement.orientation)
    return f"{solid.MARKS[placement.piece]} {chr(ord('a') + column)}{row + 1} {layer + 1} {way}".strip()


def by_typing(blocks: Blocks, placement: Placement) -> None:
    """The block, the cell of its first cube, the layer, its turns."""
    field(blocks.page).fill(line_of(placement))
    blocks.page.keyboard.press("Enter")


def test_a_board_of_blocks_is_filled_by_typing_alone(visit: Visitors) -> None:
    page = visit(LAPTOP)
    switch_on(page)
    blocks = race_alone(page, level_0=2, glass=None)
    expect(field(page)).to_be_focused()
    assert_it_answers(page, blocks)
    check(page, "typing, blocks")
    first, *others = blocks.tiling()
    assert ask(page, line_of(first))[0].endswith(" placed")
    expect(blocks.block(first.piece)).to_have_attribute("data-orientation", str(first.orientation))
    expect(page.locator("[data-spoken]")).to_contain_text("placed")
    mark = solid.MARKS[first.piece].upper()
    assert ask(page, f"take {mark}") == [f"{mark} back in the tray"]
    assert ask(page, "undo") == ["Undone"]
    expect(blocks.block(first.piece)).to_have_attribute("data-place", "board")
    for placement in others:
        by_typing(blocks, placement)
    assert_solved(page)


def assert_it_answers(page: Page, blocks: Blocks) -> None:
    """Questions about the board, and lines that place nothing."""
    task = blocks.task()
    rows = ask(page, "board")
    assert len(rows) == 2 * len({row for _, row, _ in task.region})
    assert all("free" in row for row in rows)
    assert len(ask(page, "pieces")) == len(task.pieces)
    assert ask(page, "players") == ["Nobody else is playing."]
    assert "B b2 1 r1 t1" in ask(page, "help")[0]
    mark = solid.MARKS[task.pieces[0].id].upper()
    assert ask(page, f"{mark} q20")[0].endswith("Does not fit.")
    assert "mirror image is another block" in ask(page, f"{mark} a1 flip")[0]
    assert ask(page, "B make tea")[0].startswith("Not understood: B make tea.")


def test_typed_moves_follow_the_slices_even_if_the_3d_view_is_turned(visit: Visitors) -> None:
    page = visit(LAPTOP)
    switch_on(page)
    page.set_viewport_size({"width": 390, "height": 844})
    blocks = race_alone(page, level_0=4)
    page.locator("[data-action=space]").click()
    page.locator("[data-view3d][data-state=still]").wait_for()
    page.get_by_role("button", name="Turn the board right").click()
    for placement in blocks.tiling():
        by_typing(blocks, placement)
    assert_solved(page)
    expect(page.locator(RACE)).to_have_count(0)
