"""Sharing out the tasks of a level: how many of them each board has, of which numbers of tilings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

from ubongo.puzzles.generators.task_selection import Quota, Sets


def split_sets(sets: Sets, sizes: Sequence[int], rng: Random) -> list[Sets]:
    """The sets dealt by chance to boards with the same base: to each at least so many, and all of them to one.

    The sets of every board keep their order.
    """
    names = rng.sample(list(sets), len(sets))
    hands = [[names.pop() for _ in range(size)] for size in sizes]
    for number, name in enumerate(names):
        hands[number % len(hands)].append(name)
    return [{name: count for name, count in sets.items() if name in hand} for hand in hands]


def allocate_quotas(boards: Sequence[tuple[Sets, int]], counts: Quota, rng: Random) -> list[Quota] | None:
    """For each board, given as its sets and how many tasks it has, its part of `counts`, by chance.

    None if that chance leads nowhere: there may be another.
    """
    ranges = [among for _, among in counts]
    able = [Counter(_classes(sets.values(), ranges)) for sets, _ in boards]
    parts = [Counter(rng.sample(sorted(sets.elements()), size)) for sets, (_, size) in zip(able, boards, strict=True)]
    total = Counter({index: number for index, (number, _) in enumerate(counts)})
    while (now := sum(parts, Counter[int]())) != total:
        changes = [
            (part, gone, come)
            for gone, come in product(now - total, total - now)
            for part, sets in zip(parts, able, strict=True)
            if part[gone] and part[come] < sets[come]
        ]
        if not changes:
            return None
        part, gone, come = rng.choice(changes)
        part[gone] -= 1
        part[come] += 1
    return [tuple((part[index], among) for index, among in enumerate(ranges)) for part in parts]


def _classes(counts: Iterable[int], ranges: Sequence[range]) -> list[int]:
    """For each number of tilings, the index of its range."""
    return [next(index for index, among in enumerate(ranges) if count in among) for count in counts]
