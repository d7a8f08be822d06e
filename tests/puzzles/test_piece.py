"""The two boxes have the pieces of the published games."""

import pytest

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality
from ubongo.geometry.shape import Shape, is_connected
from ubongo.puzzles.piece import FLAT, SOLID, Box, follow


def test_the_flat_box_holds_these_twelve_pieces_with_these_numbers_of_orientations() -> None:
    ways = {piece.id: len(piece.orientations) for piece in FLAT.pieces}
    assert ways == {
        "I2": 2,
        "I3": 2,
        "V3": 4,
        "T4": 4,
        "L4": 8,
        "I4": 2,
        "S4": 4,
        "O4": 1,
        "Y5": 8,
        "L5": 8,
        "P5": 8,
        "Z5": 4,
    }


def test_the_solid_box_holds_these_eight_blocks_with_these_numbers_of_orientations() -> None:
    ways = {piece.id: len(piece.orientations) for piece in SOLID.pieces}
    assert ways == {
        "red-domino": 3,
        "red-twist": 12,
        "green-corner": 12,
        "green-hook": 24,
        "blue-ell": 24,
        "blue-hook": 24,
        "yellow-twist": 12,
        "yellow-hook": 24,
    }


@pytest.mark.parametrize("box", [FLAT, SOLID], ids=["flat", "solid"])
def test_pieces_are_connected_and_differ_in_every_orientation(box: Box) -> None:
    images = [shape for piece in box.pieces for shape in piece.orientations]
    assert len(images) == len(set(images))
    assert all(is_connected(shape.cells, box.lattice) for shape in images)


def test_the_number_in_a_flat_piece_s_name_is_its_size() -> None:
    assert all(int(piece.id[1:]) == piece.size for piece in FLAT.pieces)


def test_a_block_s_mirror_image_is_another_block() -> None:
    """Rule: R4."""
    red, yellow = SOLID.by_id["red-twist"], SOLID.by_id["yellow-twist"]
    mirrored = red.orientations[0].image(CUBIC.flip)
    assert mirrored not in red.orientations
    assert mirrored in yellow.orientations
    one_sided = {shape.image(turn) for shape in red.orientations for turn in CUBIC.symmetries(Chirality.ONE_SIDED)}
    assert one_sided == set(red.orientations)


def test_a_turn_and_a_flip_lead_to_the_geometric_image() -> None:
    for piece in FLAT.pieces:
        for symmetry in SQUARE.symmetries(Chirality.FREE):
            led = [piece.orientations[number] for number in follow(piece, symmetry)]
            assert led == [Shape.of(shape.image(symmetry).cells) for shape in piece.orientations]


@pytest.mark.parametrize(
    ("names", "words"),
    [(["X9"], "unknown piece 'X9'; the flat box holds I2 I3"), (["L4", "L4"], "'L4' is requested 2 times")],
)
def test_pieces_that_the_box_does_not_hold_are_refused(names: list[str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        FLAT.pick(names)
