"""The distribution of a level's tasks among its boards."""

from collections import Counter
from random import Random

import pytest

from ubongo.puzzles.generators.quotas import allocate_quotas, split_sets
from ubongo.puzzles.generators.task_selection import SolvableSets
from ubongo.puzzles.piece import PieceId

ONE, TWO, MORE = range(1, 2), range(2, 3), range(3, 9)


def sets(*counts: int) -> SolvableSets:
    """One set for each of `counts`, its number of tilings."""
    return {(PieceId(f"piece-{number}"),): count for number, count in enumerate(counts)}


@pytest.mark.parametrize("seed", range(10))
def test_every_set_goes_to_one_board_and_each_board_gets_its_quota(seed: int) -> None:
    whole = sets(1, 2, 3, 4, 5, 6, 7, 8)
    hands = split_sets(whole, (3, 2), Random(seed))
    assert [len(hand) for hand in hands] == [5, 3]
    assert sorted(name for hand in hands for name in hand) == sorted(whole)
    assert all(whole[name] == count for hand in hands for name, count in hand.items())
    assert all(list(hand) == [name for name in whole if name in hand] for hand in hands)


@pytest.mark.parametrize("seed", range(10))
def test_quotas_add_up_and_every_board_can_meet_its_own(seed: int) -> None:
    boards = [(sets(1, 1, 1, 2, 5), 3), (sets(1, 2, 2, 4), 3), (sets(3, 4, 5, 1), 2)]
    counts = ((4, ONE), (2, TWO), (2, MORE))
    parts = allocate_quotas(boards, counts, Random(seed))
    assert parts is not None
    assert [sum(number for number, _ in part) for part in parts] == [3, 3, 2]
    assert [sum(part[index][0] for part in parts) for index in range(3)] == [4, 2, 2]
    for part, (held, _) in zip(parts, boards, strict=True):
        able = Counter(next(among for _, among in counts if count in among) for count in held.values())
        assert all(number <= able[among] for number, among in part)


def test_an_impossible_allocation_gives_none() -> None:
    assert allocate_quotas([(sets(2, 2, 2), 2)], ((1, ONE), (1, TWO)), Random(1)) is None
