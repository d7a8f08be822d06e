"""What others see of a bot before its call: pieces placed and taken back, with pauses. It decides nothing.

A model of people, like their times: they look first, place one piece after the other, and now and then take one or
two back that do not lead on. The last piece lands with the call.
"""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from random import Random

from ubongo.editions.contract.bots import Step
from ubongo.editions.contract.values import Millis

_LONGEST_WITHOUT_A_MISS = 9_000
"""After another look of this length, a piece may turn out to be wrong, with a probability of one half."""
_MOST_MISSES = 20
_LOOK = (1.2, 3.0)
"""The first look, in units of a usual pause."""
_BEFORE_LAYING = (0.4, 1.8)
_BEFORE_TAKING_BACK = (0.3, 0.9)
"""A mistake is noticed sooner than a correct layout."""


def steps(pieces: int, due: Millis, rng: Random) -> tuple[Step, ...]:
    """The number of placed pieces over time since the reveal, for a call at `due` with that many pieces.

    Never all of them. Times ascend, and all are before the call.
    """
    counts = tuple(_counts(pieces, _misses(due, rng), rng))
    rises = [following > count for count, following in pairwise((*counts, pieces))]
    pauses = [rng.uniform(*_LOOK), *(rng.uniform(*(_BEFORE_LAYING if up else _BEFORE_TAKING_BACK)) for up in rises)]
    scale = due / sum(pauses)
    instants = (Millis(round(until * scale)) for until in accumulate(pauses[:-1]))
    return tuple(Step(at, count) for at, count in zip(instants, counts, strict=True))


def _misses(due: Millis, rng: Random) -> int:
    chances = min(due // _LONGEST_WITHOUT_A_MISS, _MOST_MISSES)
    return sum(rng.random() < 0.5 for _ in range(chances))


def _counts(pieces: int, misses: int, rng: Random) -> Iterator[int]:
    """The way up to all pieces but one; a miss leads down by one or two and up again."""
    if pieces < 2:
        return
    missed = sorted(rng.randrange(1, pieces) for _ in range(misses))
    for count in range(1, pieces):
        yield count
        for _ in range(missed.count(count)):
            lowest = count - min(count, rng.choice((1, 1, 2)))
            yield from range(count - 1, lowest - 1, -1)
            yield from range(lowest + 1, count + 1)
