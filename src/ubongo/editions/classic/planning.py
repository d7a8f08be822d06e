"""Classic: how a bot weighs the rows: its best colors, the rivals' colors, and future rounds. See ADR 50."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from ubongo.editions.classic.gem_board import HANDFUL, PLACES, ROWS, Color, Handful, Row, nearest
from ubongo.editions.classic.view_types import ClassicView, Field
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat

_DEPTHS = (0.5, 0.28, 0.15)
"""What a gem of the first, second and third handful of a row is worth before it is taken."""
_NEARNESS = (1.0, 1.0, 0.8, 0.55, 0.35, 0.25)
"""The probability of using a row that many fields away."""
_NEARNESS_FROM = tuple(tuple(_NEARNESS[abs(row - pawn)] for row in range(ROWS)) for pawn in range(ROWS))
_SECOND = 0.35
"""What the second-best color counts beside the best."""
_DENIAL = 0.45
"""The value of a gem that a rival loses, relative to one gained."""
_ABSENCES = MappingProxyType({Strength.GENTLE: 0.8, Strength.STEADY: 0.25, Strength.SHARP: 0.0})
"""How often a bot takes the second-best option."""

_Lode: TypeAlias = tuple[float, ...]
"""The gems of a row, by color in the order of `Color`, weighted by how soon they can be taken."""


def first_field(view: ClassicView, wit: Strength, rng: Random) -> int:
    """The field that a bot puts its pawn on."""
    if wit is Strength.GENTLE:
        return rng.randrange(ROWS)
    if wit is Strength.STEADY:
        return max(range(ROWS), key=lambda row: (_is_pair(view.rows[row]), rng.random()))
    lodes = [_lode(row, len(_DEPTHS)) for row in view.rows]
    nothing = (0,) * len(Color)
    return max(range(ROWS), key=lambda row: (_promise(nothing, lodes, row, view.rounds), rng.random()))


def _is_pair(row: Row) -> bool:
    return len(set(nearest(row))) == 1


def goal(view: ClassicView, seat: Seat, wit: Strength, rng: Random) -> Field:
    """The field within reach at which a bot should take gems; if all are empty, the one to move to.

    It depends on the pawn's field at the start and not on its current one: asked again, the bot decides the same.
    """
    draws = {field.row: rng.random() for field in view.reach}
    is_absent = rng.random() < _ABSENCES[wit]
    full = [field for field in view.reach if field.gems] or list(view.reach)
    if is_absent:
        return max(full, key=lambda field: draws[field.row])
    if wit is Strength.SHARP:
        worth = _worth(view, seat, full)
        return max(full, key=lambda field: (worth[field.row], draws[field.row]))
    held = view.players[seat].gems
    return max(full, key=lambda field: (held.plus(field.gems).standing, draws[field.row]))


def _worth(view: ClassicView, seat: Seat, fields: Iterable[Field]) -> dict[int, float]:
    """By row, the value of taking there: gems now, gems later, and gems denied to the strongest rival."""
    own = view.players[seat].gems
    rivals = [player.gems.counts for player in view.players if player.seat != seat]
    left = view.rounds - view.round
    depth = min(left, len(_DEPTHS))
    lodes = [_lode(row, depth) for row in view.rows]
    worth: dict[int, float] = {}
    for field in fields:
        after = [*lodes]
        after[field.row] = _lode(view.rows[field.row][HANDFUL:], depth)
        denied = max([_gain(counts, field.gems) for counts in rivals])
        worth[field.row] = _promise(own.plus(field.gems).counts, after, field.row, left) + _DENIAL * denied
    return worth


@lru_cache(maxsize=512)  # a row stays as it is for most of a round, and everybody plans by it
def _lode(row: Row, depth: int) -> _Lode:
    hopes = [0.0] * len(Color)
    for number, gem in enumerate(row[: HANDFUL * depth]):
        hopes[PLACES[gem]] += _DEPTHS[number // HANDFUL]
    return tuple(hopes)


def _promise(counts: Sequence[int], lodes: Sequence[_Lode], pawn: int, left: int) -> float:
    """The highest possible counts of the best two colors in the remaining rounds."""
    near = _NEARNESS_FROM[pawn]
    most = float(HANDFUL * left)
    hopes = [sum(map(mul, near, column)) for column in zip(*lodes, strict=True)]
    totals = sorted([count + min(hope, most) for count, hope in zip(counts, hopes, strict=True)])
    return totals[-1] + _SECOND * totals[-2]


def _gain(counts: Sequence[int], gems: Handful) -> int:
    """How much a player's best color would grow by those gems."""
    best = max(counts)
    return max([counts[PLACES[gem]] + gems.count(gem) - best for gem in gems] + [0])
