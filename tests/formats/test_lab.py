"""Puzzles of the lab as decks."""

import re

import pytest

from ubongo.formats.deck_file import decode, encode
from ubongo.formats.lab import LabError, key_of, lab_deck, must_fit_a_deck, region_asked, task_asked
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.piece import BOXES, Box

TOO_MANY = task_asked("flat", "/".join(["#####"] * 4), ("I2", "I3", "V3", "T4", "L4", "S4"))


@pytest.mark.parametrize(
    ("box", "region", "pieces"),
    [
        (BOXES["flat"], "...../..###/.####/.####", ("V3", "L4", "S4")),
        (BOXES["solid"], "..../..##/..##", ("red-twist", "yellow-twist")),
    ],
)
def test_a_deck_is_the_same_before_and_after_it_is_saved(box: Box, region: str, pieces: tuple[str, ...]):
    deck = lab_deck(task_asked(box.name, region, pieces), box, 4, 3.8)
    saved = decode(encode(deck))
    assert isinstance(saved, BoardDeck)
    assert saved.boards == deck.boards


def test_a_puzzle_of_more_pieces_than_a_deck_holds_is_refused_before_it_is_searched():
    for refused in (lambda: must_fit_a_deck(TOO_MANY), lambda: lab_deck(TOO_MANY, BOXES["flat"], 0, 0)):
        with pytest.raises(LabError, match="at most 5 pieces, not 6"):
            refused()


@pytest.mark.parametrize(
    ("box", "region", "pieces", "said"),
    [
        ("round", "##", ("I2",), "unknown box 'round'; known: flat, solid"),
        ("flat", "#?", ("I2",), "a region is drawn with # and . only, not '?'"),
        ("flat", "####", ("I2", "nothing"), "unknown piece 'nothing'; the flat box holds I2"),
        ("flat", "####", ("I2",), "4 cells to cover, but the pieces have 2"),
    ],
)
def test_what_is_no_puzzle_is_refused_in_one_line(box: str, region: str, pieces: tuple[str, ...], said: str):
    with pytest.raises(LabError) as caught:
        task_asked(box, region, pieces)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_drawing_that_is_no_region_is_refused():
    assert region_asked("solid", "##") == region_asked("solid", "##/..")
    with pytest.raises(LabError):
        region_asked("flat", "")


def test_a_puzzle_without_a_tiling_makes_no_deck():
    with pytest.raises(LabError, match="without a tiling"):
        lab_deck(task_asked("flat", "####", ("I4",)), BOXES["flat"], 0, 0)


def test_a_puzzle_has_one_key_wherever_it_is_drawn():
    keys = {
        key_of(task_asked("flat", region, pieces), BOXES["flat"])
        for region in ("####/##..", "...../.####/.##..")
        for pieces in (("I2", "I4"), ("I4", "I2"))
    }
    (key,) = keys
    assert re.fullmatch("lab-[0-9a-f]{16}", key)
    assert key_of(task_asked("flat", "##../####", ("I2", "I4")), BOXES["flat"]) != key
