"""Dealing: the order of the pile, and who gets which board. Rule: R1, P2, P6.

Boards are numbered by their index in the game's boards; a pile is a tuple of such numbers, the top one first.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import add
from random import Random
from typing import TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race import Runner
from ubongo.puzzles.boards.deck import Board

Pile: TypeAlias = tuple[int, ...]


def grades_of(boards: Sequence[Board], symbol: int | None) -> tuple[float, ...]:
    """By board, how hard it is with that symbol; before the roll, with all symbols together. Rule: R1."""
    if symbol is not None:
        return tuple(board.tasks[symbol].grade for board in boards)
    # Added one by one: the sum of a list is rounded otherwise on newer Pythons.
    return tuple(reduce(add, (task.grade for task in board.tasks)) for board in boards)


def shuffled(boards: Sequence[int], rng: Random) -> Pile:
    """Those boards in an order drawn from `rng`."""
    return tuple(rng.sample(boards, len(boards)))


def matched(pile: Pile, players: int, grades: Sequence[float]) -> tuple[int, ...]:
    """Boards of like grade for one round: the top one, and its block of the pile sorted by grade.

    A block has one board a player. Whole blocks are taken, so that what is left can be matched too, down to the last
    round; the boards come in ascending grade. `grades` are those of the rolled symbol, by board. Rule: R1, see ADR 30.
    """
    ascending = sorted(pile, key=lambda number: grades[number])
    block = ascending.index(pile[0]) // players * players
    start = min(block, len(pile) - players)
    return tuple(ascending[start : start + players])


def handed_out(
    pile: Pile, seats: Sequence[Seat], grades: Sequence[float] | None, rng: Random
) -> tuple[tuple[Runner, ...], Pile]:
    """A board of the pile for each seat, and what is left of it; with `grades`, the boards are matched. Rule: R1."""
    hand = pile[: len(seats)]
    if grades is not None:
        hand = shuffled(matched(pile, len(seats), grades), rng)
    runners = tuple(Runner(seat, number) for seat, number in zip(seats, hand, strict=True))
    return runners, without(pile, runners)


def without(pile: Pile, runners: Sequence[Runner]) -> Pile:
    """The pile once those boards are dealt."""
    taken = {runner.board for runner in runners}
    return tuple(number for number in pile if number not in taken)


def dealt(
    pile: Pile, seats: Sequence[Seat], had: Mapping[Seat, frozenset[int]], nearness: Sequence[float] | None
) -> tuple[Runner, ...] | None:
    """A board for each seat from the top of the pile that it has not had; None if the pile does not have enough.

    With `nearness`, the grade of each board, the first seat's board is the top one and the others get the
    boards nearest to it. Rule: P6.
    """
    left = list(pile)
    runners: list[Runner] = []
    for seat in seats:
        fresh = [number for number in left if number not in had[seat]]
        if not fresh:
            return None
        number = fresh[0]
        if nearness is not None and runners:
            goal = nearness[runners[0].board]
            number = min(fresh, key=lambda candidate: abs(nearness[candidate] - goal))
        left.remove(number)
        runners.append(Runner(seat, number))
    return tuple(runners)


def dealt_or_renewed(
    pile: Pile, boards: int, deal: Callable[[Pile], tuple[Runner, ...] | None], rng: Random
) -> tuple[tuple[Runner, ...], Pile]:
    """The boards that `deal` takes from the pile, and that pile, with used boards shuffled under it if needed.

    `boards` is how many there are in all. Rule: P6.
    """
    runners = deal(pile)
    if runners is None:
        left = frozenset(pile)
        pile = (*pile, *shuffled(tuple(number for number in range(boards) if number not in left), rng))
        runners = deal(pile)
    assert runners is not None, "every seat has had fewer boards than there are"
    return runners, pile
