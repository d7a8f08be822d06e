"""Statistics of boards."""

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board, BoardTask
from ubongo.puzzles.boards.statistics import board_statistics, side_statistics
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT, PieceId


def test_tilings_are_counted_and_not_taken_from_the_boards() -> None:
    tasks = (
        BoardTask((PieceId("L4"), PieceId("P5"), PieceId("I2")), 99, 1.0),
        BoardTask((PieceId("I3"), PieceId("L4"), PieceId("I4")), 99, 1.0),
    )
    found = board_statistics((Board(FLAT, 1, "3", parse_region("####/####/#.##"), tasks),))
    assert (found.boards, found.tasks, found.max_solutions) == (1, 2, 7)
    assert (found.areas, found.boxes) == ({"11": 1}, {"3x4": 1})


def test_each_side_has_its_own_statistics() -> None:
    deck = standard_deck(FLAT_DECK)
    found = side_statistics(deck, ("4",))
    assert found == {"4": board_statistics(deck.side("4"))}
