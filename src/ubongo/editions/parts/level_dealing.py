"""Dealing from stacks: each seat has boards of its own level, a side of the cards. Rule: D2, R1, R19; see ADR 61.

One pile holds the sides of all levels in play, shuffled together: the stack of a level is its part of the pile, in that
order. A card that is dealt goes with all its sides. Boards are numbered by their index in the game's boards.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from ubongo.editions.chance import Chance
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.dealing import Pile, dealt_or_renewed, grades_of, matched, shuffled
from ubongo.editions.parts.race import Runner
from ubongo.puzzles.boards.deck import Board
from ubongo.structs import Struct, replace

Places: TypeAlias = Sequence[int]
"""By board, how hard its task is among those of its level: the boards that are easier, and those not harder."""


class Stacks(Struct, frozen=True, kw_only=True):
    """What is dealt from."""

    boards: tuple[Board, ...]
    pile: Pile
    levels: tuple[str, ...]
    """By seat, the side of the cards that it plays with."""
    card_of: Callable[[Board], Hashable]
    """The identity of a board's card."""
    had: tuple[frozenset[int], ...]
    """By seat, the boards that were before it."""

    def stack(self, level: str) -> Pile:
        """The boards of that level, the top one first."""
        return tuple(number for number in self.pile if self.boards[number].side == level)

    def without(self, dealt: Sequence[int]) -> Pile:
        """The pile once those boards are dealt: their cards are removed with all sides."""
        gone = {self.card_of(self.boards[number]) for number in dealt}
        return tuple(number for number in self.pile if self.card_of(self.boards[number]) not in gone)


def deal(
    stacks: Stacks, seats: Sequence[Seat], symbol: int | None, chance: Chance, *, is_matched: bool
) -> tuple[tuple[Runner, ...], Pile]:
    """A board of its level for each seat of a round, and the rest of the pile."""
    if is_matched:
        runners = _matched(stacks, seats, places_of(stacks.boards, symbol), chance)
    else:
        runners = _dealt(stacks, seats, None)
        assert runners is not None, "there is a card for each player and round"
    return runners, stacks.without([runner.board for runner in runners])


def deal_again(
    stacks: Stacks, seats: Sequence[Seat], symbol: int | None, chance: Chance, *, is_matched: bool
) -> tuple[tuple[Runner, ...], Pile]:
    """The same for a tie-break: boards that the seats have not had, used ones under the pile if needed. Rule: P6."""
    places = places_of(stacks.boards, symbol) if is_matched else None
    runners, pile = dealt_or_renewed(
        stacks.pile,
        len(stacks.boards),
        lambda pile: _dealt(replace(stacks, pile=pile), seats, places),
        chance.of("renewed"),
    )
    return runners, replace(stacks, pile=pile).without([runner.board for runner in runners])


def places_of(boards: Sequence[Board], symbol: int | None) -> Places:
    """Twice the middle place of each board's task in the order of grade of its level, equal grades sharing a place."""
    grades = grades_of(boards, symbol)
    by_level = {
        level: sorted(grade for board, grade in zip(boards, grades, strict=True) if board.side == level)
        for level in {board.side for board in boards}
    }
    return [
        bisect_left(by_level[board.side], grade) + bisect_right(by_level[board.side], grade)
        for board, grade in zip(boards, grades, strict=True)
    ]


def _dealt(stacks: Stacks, seats: Sequence[Seat], places: Places | None) -> tuple[Runner, ...] | None:
    """For each seat in turn, a board that it has not had; None if the pile does not have enough.

    It is the top one; with `places`, for all but the first seat the one whose place is nearest to the first one's.
    """
    left = stacks
    runners: list[Runner] = []
    for seat in seats:
        fresh = [number for number in left.stack(left.levels[seat]) if number not in left.had[seat]]
        if not fresh:
            return None
        number = fresh[0]
        if places is not None and runners:
            goal = places[runners[0].board]
            number = min(fresh, key=lambda candidate: abs(places[candidate] - goal))
        runners.append(Runner(seat, number))
        left = replace(left, pile=left.without([number]))
    return tuple(runners)


def _matched(stacks: Stacks, seats: Sequence[Seat], places: Places, chance: Chance) -> tuple[Runner, ...]:
    """Boards of like place: the level of the pile's top board leads, and the others follow, the lowest first.

    Each level's stack, in the order of places, is cut into blocks of one board a player. The leading level takes the
    block of its top board, the others the block whose mean place is nearest to that one's. Rule: R1.
    """
    left = stacks
    lead = stacks.boards[stacks.pile[0]].side
    players = {level: [seat for seat in seats if stacks.levels[seat] == level] for level in stacks.levels}
    hands: dict[Seat, int] = {}
    goal: tuple[int, ...] = ()
    for level in sorted(players, key=lambda level: (level != lead, level)):
        stack, count = left.stack(level), len(players[level])
        block = _nearest(stack, count, places, goal) if goal else matched(stack, count, places)
        goal = goal or block
        hands.update(zip(players[level], shuffled(block, chance.of(f"deal/level/{level}")), strict=True))
        left = replace(left, pile=left.without(block))
    return tuple(Runner(seat, hands[seat]) for seat in seats)


def _nearest(stack: Pile, count: int, places: Places, goal: Sequence[int]) -> tuple[int, ...]:
    """The block of `count` boards whose mean place is nearest to that of `goal`; of two, that of the easier boards."""
    ascending = sorted(stack, key=lambda number: places[number])
    starts = range(0, len(stack), count)
    blocks = (ascending[start : start + count] for start in (min(start, len(stack) - count) for start in starts))
    sum_of_goal = sum(places[number] for number in goal)
    # Both means times both counts: whole numbers, the same on every machine.
    return tuple(
        min(blocks, key=lambda block: abs(sum(places[number] for number in block) * len(goal) - sum_of_goal * count))
    )
