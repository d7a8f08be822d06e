"""Dealing: the order of the pile, and who gets which board. Rule: R1, P2, P6.

Boards are numbered by their index in the game's boards; a pile is a tuple of such numbers, the top one first.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

from ubongo.editions.contract import Seat
from ubongo.editions.parts.race import Runner
from ubongo.puzzles.deck import Board

Pile: TypeAlias = tuple[int, ...]


def shuffled(boards: Sequence[int], rng: Random) -> Pile:
    """Those boards in an order drawn from `rng`."""
    return tuple(rng.sample(boards, len(boards)))


def matched(boards: tuple[Board, ...], players: int, rng: Random) -> Pile:
    """All boards in an order in which every next `players` of them are near one another in grade.

    Which group comes when, and who gets which of it, is drawn from `rng`. What is left over lies at the bottom.
    """
    noise = {number: rng.random() for number in range(len(boards))}
    ascending = sorted(noise, key=lambda number: (boards[number].grade, noise[number]))
    left_over = _spread(len(boards), len(boards) % players)
    kept = [number for place, number in enumerate(ascending) if place not in left_over]
    groups = [kept[start : start + players] for start in range(0, len(kept), players)]
    rng.shuffle(groups)
    dealt = [number for group in groups for number in shuffled(group, rng)]
    return (*dealt, *(ascending[place] for place in left_over))


def _spread(length: int, count: int) -> tuple[int, ...]:
    return tuple(length * (2 * step + 1) // (2 * count) for step in range(count))


def dealt(
    pile: Pile, seats: Sequence[Seat], had: Mapping[Seat, frozenset[int]], nearness: Mapping[int, float] | None
) -> tuple[Runner, ...] | None:
    """A board for each seat from the top of the pile, none that it has had; None if the pile has not enough.

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
