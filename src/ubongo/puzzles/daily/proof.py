"""The proof of a scheme: every board and hand is made again, and nothing comes twice."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.cards.card import CardId
from ubongo.puzzles.cards.judge import Reading, flaw
from ubongo.puzzles.cards.search import SIZE
from ubongo.puzzles.daily.boards import DailyBoard
from ubongo.puzzles.daily.hands import DailyHand
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import outline_of
from ubongo.puzzles.notation import region_text
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import tilings

Key: TypeAlias = str
"""Equal for what players would call the same board or hand."""


def board_key(board: DailyBoard) -> Key:
    """The key of a board: its outline in any position, and for solid boards the blocks too.

    A base and its mirror image are one base: they give the same region, turned over.
    """
    form = canonical(Shape.of(outline_of(board.region)), SQUARE, Chirality.FREE)
    least = [min(axis) for axis in zip(*form.cells, strict=True)]
    outline = region_text(frozenset((row - least[0], column - least[1]) for row, column in form.cells))
    return outline if board.box is FLAT else f"{outline} {' '.join(sorted(board.pieces))}"


def hand_key(hand: DailyHand) -> Key:
    """The key of a hand: its cards with the faces that are up."""
    return f"{hand.round}: {' '.join(str(number) for number in sorted(_numbers(hand)))}"


def board_flaws(board: DailyBoard) -> Iterator[str]:
    """What is wrong with a board, in words: every tiling is found again."""
    task = Task(board.region, board.box.pick(board.pieces))
    found = sum(1 for _ in tilings(task))
    if found != board.solutions or not found:
        yield f"{board_key(board)} has {found} tilings, not {board.solutions}"
    elif grade(task) != board.grade:
        yield f"{board_key(board)} has grade {grade(task)}, not {board.grade}"


def hand_flaws(hand: DailyHand) -> Iterator[str]:
    """What is wrong with a hand, in words: its layout is judged again."""
    if len(hand.layout) != SIZE or flaw(hand.cards, hand.layout, Reading.STRICT) is not None:
        yield f"{hand_key(hand)} has no layout of {SIZE} cards"


def repeated(keys: Iterable[Sequence[Key]]) -> Iterator[Key]:
    """The keys that come a second time, month by month."""
    seen: set[Key] = set()
    for month in keys:
        for key in month:
            if key in seen:
                yield key
            seen.add(key)


def _numbers(hand: DailyHand) -> Iterator[CardId]:
    return (card.id for card in hand.cards)
