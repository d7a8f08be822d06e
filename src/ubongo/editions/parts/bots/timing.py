"""How long a bot takes to find a tiling: a model of people, until play data exist.

Times of people who solve such puzzles spread like a log-normal distribution: most near the median, some far beyond,
so that a hard board is now and then not found while the glass runs. The median doubles every two grades. On the
standard deck, one glass of 60 s is enough for this share of the tasks, by sides of three and of four pieces:
gentle 55 % and 24 %, steady 77 % and 45 %, sharp 92 % and 71 %. See ADR 31.
"""

from random import Random
from types import MappingProxyType

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis

_MEDIAN_AT_GRADE_5 = MappingProxyType({Strength.GENTLE: 65_000.0, Strength.STEADY: 44_000.0, Strength.SHARP: 28_000.0})
_FINDING = MappingProxyType({Strength.GENTLE: 3_200.0, Strength.STEADY: 2_200.0, Strength.SHARP: 1_500.0})
"""To find one piece among all, or to read the row of the card. A guess, like the rest."""
_SPREAD_OF_FINDING = 0.35
_SPREAD = 0.6
_GRADES_TO_DOUBLE = 2.0
_FASTEST = 3_000.0
"""The shortest time in which a person sees, thinks and places three pieces."""


def solving_time(grade: float, strength: Strength, rng: Random) -> Millis:
    """From the reveal to the call of a player of that strength, for a task of that grade."""
    median = _MEDIAN_AT_GRADE_5[strength] * 2 ** ((grade - 5) / _GRADES_TO_DOUBLE)
    return Millis(round(_FASTEST + median * rng.lognormvariate(0, _SPREAD)))


def searching_time(pieces: int, strength: Strength, rng: Random) -> Millis:
    """For a player of that strength to read the row of the card and find that many pieces among all. Rule: R14."""
    median = _FINDING[strength] * (pieces + 1)
    return Millis(round(median * rng.lognormvariate(0, _SPREAD_OF_FINDING)))


def reading_time(rng: Random) -> Millis:
    """From the end of a race until a player has seen enough."""
    return Millis(round(rng.uniform(1_500, 4_000)))
