"""Classic: how a bot weighs the rows: its best colors, what the others want, what comes after. See ADR 50."""

from collections.abc import Sequence
from random import Random

from ubongo.editions.classic.gem_board import ROWS, Color, Gems, Hoard, Row, Rows, nearest
from ubongo.editions.classic.view import ClassicView, Field
from ubongo.editions.contract import Seat, Strength

_DEPTHS = (0.5, 0.28, 0.15)
"""What a gem of the first, second and third handful of a row is worth before it is taken."""
_NEARNESS = (1.0, 1.0, 0.8, 0.55, 0.35, 0.25)
"""How likely a row can be used that lies so many fields away."""
_SECOND = 0.35
"""What the second-best color counts beside the best."""
_DENIAL = 0.45
"""What a gem counts that a rival misses, beside one of one's own."""
_ABSENT_MINDED = 0.5
"""How often a gentle bot takes the next best thing."""


def first_field(view: ClassicView, wit: Strength, rng: Random) -> int:
    """The field that a bot puts its pawn on."""
    if wit is Strength.GENTLE:
        return rng.randrange(ROWS)
    if wit is Strength.STEADY:
        return max(range(ROWS), key=lambda row: (_pair(view.rows[row]), rng.random()))
    return max(range(ROWS), key=lambda row: (_promise((0,) * len(Color), view.rows, row, view.rounds), rng.random()))


def _pair(row: Row) -> bool:
    return len(set(nearest(row))) == 1


def goal(view: ClassicView, seat: Seat, wit: Strength, rng: Random) -> Field:
    """The field within reach that a bot wants to take from; where all are empty, the one to stand on.

    It depends on where the pawn came from and not on where it is: asked again, the bot wants the same.
    """
    lots = {field.row: rng.random() for field in view.reach}
    is_absent = rng.random() < _ABSENT_MINDED
    full = [field for field in view.reach if field.gems] or list(view.reach)
    if wit is Strength.GENTLE and is_absent:
        return max(full, key=lambda field: lots[field.row])
    hoard = view.players[seat].gems
    if wit is not Strength.SHARP:
        return max(full, key=lambda field: (hoard.plus(field.gems).standing, lots[field.row]))
    return max(full, key=lambda field: (_worth(view, seat, field), lots[field.row]))


def _worth(view: ClassicView, seat: Seat, field: Field) -> float:
    """What standing and taking there is worth: in hand, still to come, and kept from the strongest rival."""
    rows = _without(view.rows, field.row)
    own = view.players[seat].gems.plus(field.gems)
    left = view.rounds - view.round
    denied = max(
        (_wanted(player.gems, field.gems) for player in view.players if player.seat != seat),
        default=0.0,
    )
    return _promise(own.counts, rows, field.row, left) + _DENIAL * denied


def _without(rows: Rows, number: int) -> list[Row]:
    return [row[2:] if at == number else row for at, row in enumerate(rows)]


def _promise(counts: Sequence[int], rows: Sequence[Row], pawn: int, left: int) -> float:
    """What the best two colors may come to, with what can still be reached in the rounds that are left."""
    hopes = dict.fromkeys(Color, 0.0)
    for number, row in enumerate(rows):
        near = _NEARNESS[abs(number - pawn)]
        for gem, depth in zip(row, _WEIGHTS[: 2 * left], strict=False):
            hopes[gem] += near * depth
    most = 2.0 * left
    totals = sorted((count + min(hope, most) for count, hope in zip(counts, hopes.values(), strict=True)), reverse=True)
    return totals[0] + _SECOND * totals[1]


_WEIGHTS = tuple(depth for depth in _DEPTHS for _ in range(2))


def _wanted(hoard: Hoard, gems: Gems) -> float:
    """How much a player's best color would gain by those gems."""
    return float(hoard.plus(gems).standing[0] - hoard.standing[0])
