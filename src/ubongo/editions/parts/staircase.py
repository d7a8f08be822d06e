"""A staircase: which grade a player gets next, from whether and how fast the last board was solved.

The weighted up-down rule of Kaernbach: a success raises the level by one step, a failure lowers it by three. So the
level settles where three of four boards are solved within a minute. Before the first failure the steps are larger, so
that a good player is not kept on easy boards. A slow solve changes nothing: the board was right.

Levels are grades in tenths, so that every platform computes the same. The client has the same function in
`web/src/lib/staircase.ts`; `tests/laws/test_staircase.py` holds the two to one table of examples.
"""

from collections.abc import Iterable
from typing import TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.structs import Struct

Level: TypeAlias = int
"""A grade in tenths, 10 to 100."""

LOWEST: Level = 10
HIGHEST: Level = 100

QUICK = Millis(20_000)
"""Within this span a board was too easy."""
IN_TIME = Millis(60_000)
"""Within this span a solve is a success: that of a glass."""
TOO_LONG = Millis(180_000)
"""After this span even a solve is a failure."""

STEP = 2
DOWN = 3 * STEP
"""Three to one: the level settles where three of four boards are solved in time."""
RUN_UP, QUICK_RUN_UP = 5, 8
"""The steps of successes before the first failure."""


class Try(Struct, frozen=True):
    """What became of a board."""

    solved: bool
    elapsed: Millis

    @property
    def is_failure(self) -> bool:
        """Whether the board was too hard."""
        return not self.solved or self.elapsed > TOO_LONG


def next_level(start: Level, tries: Iterable[Try]) -> Level:
    """The level of the next board, after those tries in order from a first board of level `start`."""
    level, has_failed = _within(start), False
    for each in tries:
        has_failed = has_failed or each.is_failure
        level = _within(level + _step(each, has_failed))
    return level


def _step(each: Try, has_failed: bool) -> int:
    if each.is_failure:
        return -DOWN
    if each.elapsed > IN_TIME:
        return 0
    if has_failed:
        return STEP
    return QUICK_RUN_UP if each.elapsed <= QUICK else RUN_UP


def _within(level: Level) -> Level:
    return min(max(level, LOWEST), HIGHEST)
