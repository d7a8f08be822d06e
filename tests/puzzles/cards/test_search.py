"""The search for layouts."""

from itertools import islice

import pytest

from tests.puzzles.cards.hands import APART, CHAIN, SAME
from ubongo.puzzles.cards.search import SearchOutcome, layouts, search


def test_a_layout_is_found() -> None:
    found = search(CHAIN, 3)
    assert found.outcome is SearchOutcome.FOUND
    assert {placed.card for placed in found.layout} == {1, 2, 3}


def test_a_search_without_success_is_a_proof_and_returns_a_largest_layout() -> None:
    found = search(CHAIN, 4)
    assert found.outcome is SearchOutcome.NONE
    assert len(found.layout) == 3
    assert search(APART, 2).outcome is SearchOutcome.NONE


def test_a_hand_too_small_has_no_layout() -> None:
    assert search(SAME[:6]).outcome is SearchOutcome.NONE
    assert search((), 1).outcome is SearchOutcome.NONE


def test_a_search_that_runs_out_of_budget_proves_nothing() -> None:
    full = search(SAME)
    assert (full.outcome, full.nodes) == (SearchOutcome.FOUND, 7)
    short = search(SAME, budget=6)
    assert (short.outcome, short.nodes, len(short.layout)) == (SearchOutcome.UNSETTLED, 6, 6)
    assert search(SAME, budget=7) == full


def test_the_layouts_of_a_chain_are_its_sections() -> None:
    assert [len(list(layouts(CHAIN, size))) for size in (1, 2, 3, 4)] == [4, 2, 1, 0]


def test_layouts_are_yielded_as_they_are_found() -> None:
    assert len(list(islice(layouts(SAME), 1000))) == 1000


@pytest.mark.parametrize("size", [0, -1])
def test_a_layout_without_cards_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="at least one card"):
        search(SAME, size)
    with pytest.raises(ValueError, match="at least one card"):
        layouts(SAME, size)


def test_a_budget_of_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        search(SAME, budget=0)
