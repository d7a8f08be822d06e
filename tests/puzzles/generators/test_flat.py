"""The generator of flat decks: it always ends, and reports boards as they are made."""

from random import Random

import pytest

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical, extent, is_connected
from ubongo.puzzles.boards.deck import SYMBOLS, Board
from ubongo.puzzles.boards.outline import has_hole, is_symmetric, perimeter
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.flat import FLAT_SPECS, Batch, SideSpec, flat_boards, flat_deck, grow_region
from ubongo.puzzles.generators.task_selection import Quota
from ubongo.puzzles.piece import FLAT


@pytest.mark.parametrize("spec", FLAT_SPECS.values(), ids=FLAT_SPECS)
def test_batches_and_quotas_add_up_to_36_boards_of_six_tasks(spec: SideSpec) -> None:
    assert sum(batch.boards for batch in spec.batches) == 36
    assert 36 % len(spec.quotas) == 0
    assert all(sum(tasks for tasks, _ in quota) == len(SYMBOLS) for quota in spec.quotas)
    assert all(set(one).isdisjoint(other) for quota in spec.quotas for one, other in _pairs(quota))


def _pairs(quota: Quota) -> list[tuple[range, range]]:
    ranges = [counts for _, counts in quota]
    return [(one, other) for index, one in enumerate(ranges) for other in ranges[:index]]


@pytest.mark.parametrize("seed", range(20))
def test_a_grown_region_is_connected_of_its_area_and_inside_its_box(seed: int) -> None:
    rng = Random(seed)
    area, box = rng.randint(1, 15), (rng.randint(3, 5), rng.randint(5, 6))
    region = grow_region(area, box, rng)
    assert len(region) == area
    assert is_connected(region, SQUARE)
    assert all(side <= most for side, most in zip(extent(region), box, strict=True))


def test_boards_are_reported_as_they_are_made() -> None:
    reported: list[Board] = []
    deck = flat_deck(9, ("3",), reported.append)
    assert reported == list(flat_boards(9, "3"))
    assert sorted(reported, key=lambda board: board.card) == list(deck.boards)
    assert [board.card for board in deck.boards] == list(range(1, 37))


@pytest.mark.slow
def test_a_side_does_not_depend_on_what_else_is_made() -> None:
    both = flat_deck(9)
    assert both.side("3") == flat_deck(9, ("3",)).boards
    assert both.sides == ("3", "4")


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown side '5'"):
        flat_boards(1, "5")


def _regions_by_quota(batch: Batch, spec: SideSpec, draws: int) -> dict[Quota, set[Shape]]:
    """For each quota, the different regions of the batch that can meet it, out of `draws` random ones."""
    rng = Random(f"{batch}")
    able: dict[Quota, set[Shape]] = {quota: set() for quota in spec.quotas}
    seen: set[Shape] = set()
    for _ in range(draws):
        region = grow_region(batch.area, batch.bounds, rng)
        if (
            extent(region) != batch.bounds
            or perimeter(region) not in batch.perimeters
            or has_hole(region)
            or is_symmetric(region)
        ):
            continue
        shape = canonical(Shape.of(region), SQUARE, Chirality.FREE)
        if shape in seen:
            continue
        seen.add(shape)
        counts = list(census(region, spec.pieces, FLAT).values())
        for quota in able:
            if len(counts) >= spec.least_sets and all(
                sum(count in among for count in counts) >= tasks for tasks, among in quota
            ):
                able[quota].add(shape)
    return able


@pytest.mark.slow
@pytest.mark.parametrize("side", FLAT_SPECS)
def test_every_search_for_a_board_ends(side: str) -> None:
    """While no quota can run out, the regions may be for any of them; after that, each quota needs as many."""
    spec = FLAT_SPECS[side]
    each = 36 // len(spec.quotas)
    made = 0
    for batch in spec.batches:
        able = _regions_by_quota(batch, spec, 2500 if side == "3" else 400)
        if made + batch.boards <= each:
            assert max(len(regions) for regions in able.values()) >= batch.boards
        else:
            assert min(len(regions) for regions in able.values()) >= _competing(batch, spec)
        made += batch.boards


def _competing(batch: Batch, spec: SideSpec) -> int:
    """The boards that may take the same regions."""
    return sum(other.boards for other in spec.batches if (other.bounds, other.area) == (batch.bounds, batch.area))
