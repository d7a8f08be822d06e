"""Quota allocation: how many tasks each board of a level has, in each range of numbers of tilings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

from ubongo.puzzles.generators.task_selection import Quota, SolvableSets


def split_sets(sets: SolvableSets, sizes: Sequence[int], rng: Random) -> list[SolvableSets]:
    """Divide the sets at random among boards with the same base: each set to one board, at least `sizes` to each.

    The sets of each board keep their order.
    """
    names = rng.sample(list(sets), len(sets))
    shares = [[names.pop() for _ in range(size)] for size in sizes]
    for number, name in enumerate(names):
        shares[number % len(shares)].append(name)
    return [{name: count for name, count in sets.items() if name in share} for share in shares]


def allocate_quotas(boards: Sequence[tuple[SolvableSets, int]], counts: Quota, rng: Random) -> list[Quota] | None:
    """Random quotas for boards that add up to `counts`. Each board is given as its sets and its number of tasks.

    None if this attempt fails; another one, with other random numbers, may succeed.
    """
    ranges = [among for _, among in counts]
    able = [Counter(_range_indices(sets.values(), ranges)) for sets, _ in boards]
    parts = [Counter(rng.sample(sorted(sets.elements()), size)) for sets, (_, size) in zip(able, boards, strict=True)]
    total = Counter({index: number for index, (number, _) in enumerate(counts)})
    while (now := sum(parts, Counter[int]())) != total:
        changes = [
            (part, surplus, missing)
            for surplus, missing in product(now - total, total - now)
            for part, sets in zip(parts, able, strict=True)
            if part[surplus] and part[missing] < sets[missing]
        ]
        if not changes:
            return None
        part, surplus, missing = rng.choice(changes)
        part[surplus] -= 1
        part[missing] += 1
    return [tuple((part[index], among) for index, among in enumerate(ranges)) for part in parts]


def _range_indices(counts: Iterable[int], ranges: Sequence[range]) -> list[int]:
    """The index of the range that holds each number of tilings."""
    return [next(index for index, among in enumerate(ranges) if count in among) for count in counts]
