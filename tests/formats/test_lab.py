"""Puzzles of the lab as decks."""

import pytest

from ubongo.formats.deck_file import decode, encode
from ubongo.formats.lab import LabError, lab_deck, must_fit_a_deck, task_asked
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
