"""Laws of solid tasks: two layers, turns only, and no block that is the mirror image of another."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import solid_tasks
from ubongo.formats.standard_decks import standard_deck
from ubongo.geometry.lattice import CUBIC, Cell, Chirality, Matrix, product, transformed
from ubongo.geometry.shape import Shape, orientations
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import base_of, region_over
from ubongo.puzzles.piece import SOLID, Piece, follow
from ubongo.puzzles.task import Flaw, Placement, Task, Tiling, covered, flaw
from ubongo.puzzles.tiling import count_tilings, tilings

TURNS = CUBIC.symmetries(Chirality.ONE_SIDED)
FLIPS = tuple(symmetry for symmetry in CUBIC.symmetries(Chirality.FREE) if symmetry not in TURNS)

boards = st.sampled_from(standard_deck(SOLID_DECK).boards)
blocks = st.sampled_from(SOLID.pieces)
turns = st.sampled_from(TURNS)


@st.composite
def deck_tasks(draw: st.DrawFn) -> Task:
    """A task of the standard deck."""
    return draw(boards).task(draw(st.integers(0, 5)))


def determinant(symmetry: Matrix) -> int:
    """1 for a turn, -1 for a flip: the sum over all ways to pick one entry from each row and column."""
    total = 0
    for order in permutations(range(3)):
        swaps = sum(order[one] > order[other] for one in range(3) for other in range(one + 1, 3))
        total += (-1) ** swaps * symmetry[0][order[0]] * symmetry[1][order[1]] * symmetry[2][order[2]]
    return total


def cells_of(tiling: Tiling) -> list[Cell]:
    """All cells that a tiling covers, in ascending order, as often as it covers them."""
    return sorted(cell for placed in tiling for cell in covered(placed, SOLID.by_id[placed.piece]))


def test_solids_have_24_turns_and_24_flips() -> None:
    assert len(set(TURNS)) == 24
    assert {determinant(turn) for turn in TURNS} == {1}
    assert len(set(FLIPS)) == 24
    assert {determinant(flip) for flip in FLIPS} == {-1}


@given(deck_tasks())
def test_every_tiling_of_a_solid_task_fills_exactly_two_layers(task: Task) -> None:
    """Rule: D3."""
    both = sorted((layer, *cell) for cell in base_of(task.region) for layer in (0, 1))
    found = list(tilings(task))
    assert found
    assert all(cells_of(tiling) == both for tiling in found)


@given(deck_tasks(), st.data())
def test_a_placement_beyond_the_two_layers_or_the_base_is_refused(task: Task, data: st.DataObject) -> None:
    """Rule: D3."""
    placed = data.draw(st.sampled_from(next(tilings(task))))
    layer, row, column = placed.anchor
    for anchor in ((layer + 2, row, column), (layer - 2, row, column), (layer, row + 9, column), (layer, row, -9)):
        moved = Placement(placed.piece, placed.orientation, anchor)
        assert flaw(task, (moved,)) is Flaw.OUTSIDE_REGION


@given(blocks, turns, turns)
def test_turning_a_block_leads_from_each_of_its_orientations_to_another(
    block: Piece, first: Matrix, then: Matrix
) -> None:
    """Rule: R4."""
    one, other, both = (follow(block, turn) for turn in (first, then, product(then, first)))
    assert sorted(one) == list(range(len(block.orientations)))
    assert tuple(other[index] for index in one) == both


@pytest.mark.parametrize("block", SOLID.pieces, ids=lambda block: block.id)
def test_a_placement_names_a_turn_of_its_block_and_nothing_else(block: Piece) -> None:
    """Rule: R4."""
    turned = {block.orientations[0].image(turn) for turn in TURNS}
    assert set(block.orientations) == turned


def test_the_two_twists_are_mirror_images_and_never_the_same_block() -> None:
    """Rule: R4."""
    red, yellow = SOLID.by_id["red-twist"], SOLID.by_id["yellow-twist"]
    assert {shape.image(flip) for shape in red.orientations for flip in FLIPS} == set(yellow.orientations)
    assert set(red.orientations).isdisjoint(yellow.orientations)
    for shape in red.orientations:
        assert set(orientations(shape, CUBIC, Chirality.ONE_SIDED)).isdisjoint(yellow.orientations)


@pytest.mark.parametrize(("one", "other"), [("red-twist", "yellow-twist"), ("yellow-twist", "red-twist")])
def test_a_twist_never_fits_in_place_of_the_other(one: str, other: str) -> None:
    """Rule: R4."""
    for shape in SOLID.by_id[one].orientations:
        region = frozenset(shape.cells)
        assert count_tilings(Task(region, SOLID.pick([one]))) == 1
        assert count_tilings(Task(region, SOLID.pick([other]))) == 0
        wrong = Task(region, SOLID.pick([other]))
        placements = (Placement(SOLID.by_id[other].id, turn, (0, 0, 0)) for turn in range(12))
        assert all(flaw(wrong, (placement,)) is not None for placement in placements)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(solid_tasks, turns)
def test_turning_the_region_does_not_change_the_number_of_tilings(task: Task, turn: Matrix) -> None:
    turned = frozenset(Shape.of(transformed(cell, turn) for cell in task.region).cells)
    assert count_tilings(Task(turned, task.pieces)) == count_tilings(task)


@pytest.mark.slow
@settings(max_examples=40)
@given(deck_tasks())
def test_a_mirrored_base_is_the_same_board_turned_over(task: Task) -> None:
    mirrored = Task(region_over(frozenset((row, -column) for row, column in base_of(task.region))), task.pieces)
    assert count_tilings(mirrored) == count_tilings(task)
    assert grade(mirrored) == grade(task)
