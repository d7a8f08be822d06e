"""Who gets which board, by docs/guide/fair-chance.md."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from tests.second_reading.chance import Source, Thing

Dealt = dict[int, int]
"""The number of the board by seat."""


class Boards:
    """The boards of a game, by number."""

    def __init__(self, boards: Sequence[Thing]) -> None:
        self.boards = boards
        self.places: dict[tuple[int, int | None], int] = {}

    def __len__(self) -> int:
        return len(self.boards)

    def grade(self, board: int, face: int | None) -> float:
        """The grade of a face; without a face, the sum of all six."""
        grades: list[float] = [task["grade"] for task in self.boards[board]["tasks"]]
        if face is not None:
            return grades[face]
        total = 0.0
        for grade in grades:
            total += grade
        return total

    def level(self, board: int) -> int:
        """The level of a board of blocks, or the side of a flat one."""
        return int(self.boards[board]["side"])

    def place(self, board: int, face: int | None) -> int:
        """How a board compares with the others of its level: the number of lower ones, and of lower or equal ones."""
        if (board, face) not in self.places:
            self.places[board, face] = self.counted(board, face)
        return self.places[board, face]

    def counted(self, board: int, face: int | None) -> int:
        """The place of a board, counted anew."""
        own = self.grade(board, face)
        others = [self.grade(one, face) for one in range(len(self)) if self.level(one) == self.level(board)]
        return sum(other < own for other in others) + sum(other <= own for other in others)

    def pieces(self, board: int, face: int) -> list[str]:
        """The pieces of a task."""
        return self.boards[board]["tasks"][face]["pieces"]

    def without(self, pile: Iterable[int], dealt: Iterable[int]) -> list[int]:
        """What is left of a pile; a card leaves it with both its sides."""
        cards = {self.boards[board]["card"] for board in dealt}
        return [board for board in pile if self.boards[board]["card"] not in cards]

    def of_first_cards(self, pile: Sequence[int], count: int) -> list[int]:
        """The boards of the first cards of a pile."""
        cards = list(dict.fromkeys(self.boards[board]["card"] for board in pile))[:count]
        return [board for board in pile if self.boards[board]["card"] in cards]


def blocks(ordered: Sequence[int], size: int) -> list[list[int]]:
    """Blocks of one board a player; the last one ends with the pile's end."""
    starts = [min(start, len(ordered) - size) for start in range(0, len(ordered), size)]
    return [list(ordered[start : start + size]) for start in starts]


def block_of_top(pile: Sequence[int], size: int, compare: Callable[[int], float]) -> list[int]:
    """The block that the top board of the pile belongs to."""
    ordered = sorted(pile, key=compare)
    return blocks(ordered, size)[ordered.index(pile[0]) // size]


def flat_deal(
    boards: Boards, pile: Sequence[int], seats: Sequence[int], face: int | None, chance: Source, purpose: str
) -> Dealt:
    """Pouch and classic, matched boards."""
    block = block_of_top(pile, len(seats), lambda board: boards.grade(board, face))
    return dict(zip(seats, chance.generator(purpose).shuffled(block), strict=True))


def mean(boards: Boards, block: Sequence[int], face: int | None) -> Fraction:
    return Fraction(sum(boards.place(board, face) for board in block), len(block))


def nearest_block(boards: Boards, pile: Sequence[int], size: int, face: int | None, wanted: Fraction) -> list[int]:
    """The block of a level that is nearest to the first level's block."""
    ordered = sorted(pile, key=lambda board: boards.place(board, face))
    return min(blocks(ordered, size), key=lambda block: abs(mean(boards, block, face) - wanted))


def levels_deal(
    boards: Boards, pile: Sequence[int], levels: Mapping[int, int], face: int | None, chance: Source, purpose: str
) -> Dealt:
    """Three-d, matched boards; `levels` gives the level of each seat."""
    first = boards.level(pile[0])
    dealt: Dealt = {}
    wanted: Fraction | None = None
    for level in sorted(set(levels.values()), key=lambda level: (level != first, level)):
        seats = [seat for seat in sorted(levels) if levels[seat] == level]
        own = [board for board in boards.without(pile, dealt.values()) if boards.level(board) == level]
        if wanted is None:
            block = block_of_top(own, len(seats), lambda board: boards.place(board, face))
            wanted = mean(boards, block, face)
        else:
            block = nearest_block(boards, own, len(seats), face, wanted)
        dealt.update(zip(seats, chance.generator(f"{purpose}/level/{level}").shuffled(block), strict=True))
    return dealt


def in_turn(boards: Boards, pile: Sequence[int], levels: Mapping[int, int | None]) -> Dealt | None:
    """Boards that are not matched: each player in turn gets the first board that suits."""
    return tie_break(boards, pile, levels, {}, None)


def tie_break(
    boards: Boards,
    pile: Sequence[int],
    levels: Mapping[int, int | None],
    had: Mapping[int, set[int]],
    compare: Callable[[int], float] | None,
) -> Dealt | None:
    """The boards of the tied players, or None if somebody finds none; `compare` is there if boards are matched."""
    left = list(pile)
    dealt: Dealt = {}
    for seat in sorted(levels):
        suits = [
            board for board in left if board not in had.get(seat, set[int]()) and fits(boards, board, levels[seat])
        ]
        if not suits:
            return None
        board = suits[0]
        if compare is not None and dealt:
            wanted = compare(next(iter(dealt.values())))
            board = min(suits, key=lambda one: abs(compare(one) - wanted))
        dealt[seat] = board
        left = boards.without(left, [board])
    return dealt


def fits(boards: Boards, board: int, level: int | None) -> bool:
    """Is this a board of the player's level?"""
    return level is None or boards.level(board) == level


class Faces:
    """Solo: the faces that each board has had."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.had: dict[int, list[int]] = {}

    def left(self, board: int) -> list[int]:
        """The faces that this board can have now, ascending."""
        if all(len(self.had.get(one, [])) == 6 for one in range(len(self.boards))):
            self.had = {}
        had = self.had.get(board, [])
        left = [face for face in range(6) if face not in had]
        seen = [self.boards.pieces(board, face) for face in had]
        return [face for face in left if self.boards.pieces(board, face) not in seen] or left

    def take(self, board: int, face: int) -> None:
        """Remember a task."""
        self.had.setdefault(board, []).append(face)


def card_shuffles(cards: Sequence[int], seats: int, chance: Source, purpose: str) -> Iterator[list[list[int]]]:
    """The hands of one shuffle of the stack after the other."""
    generator = chance.generator(purpose)
    while True:
        drawn = generator.sample(cards, 9 * seats)
        yield [drawn[9 * seat : 9 * seat + 9] for seat in range(seats)]
