"""Solid regions, their bases and outlines."""

import pytest

from ubongo.puzzles.layers import base_of, outline_of, region_in, region_over
from ubongo.puzzles.notation import parse_base, parse_region
from ubongo.puzzles.piece import FLAT, SOLID


@pytest.mark.rule("D3")
def test_a_base_supports_exactly_two_layers() -> None:
    base = parse_region("##/#.")
    assert region_over(base) == {(layer, *cell) for layer in (0, 1) for cell in base} == parse_base("##/#.")
    assert base_of(region_over(base)) == base


def test_an_outline_is_a_flat_region_or_the_base_of_a_solid_one() -> None:
    outline = parse_region("##/#.")
    assert region_in(outline, FLAT) == outline
    assert region_in(outline, SOLID) == region_over(outline)
    assert outline_of(outline) == outline_of(region_over(outline)) == outline
