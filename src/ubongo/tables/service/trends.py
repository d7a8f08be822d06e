"""Trends in a player's solo runs, also compared with those of other players. Pure functions. See ADR 123."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

import msgspec

from ubongo.puzzles.piece import PieceId
from ubongo.tables.service.records import SolveOut, decode_solves
from ubongo.tables.storage.results import Result

LAST = 20
"""The newest solves that a median is of."""
FEWEST_SOLVES = 5
"""With fewer on a side, a player is not compared, and a piece is not judged."""
FEWEST_OTHERS = 10
"""With fewer other players, a comparison says little, and may say whose times they are."""
FEWEST_ALIKE = 3
"""Solves of the same difficulty, with which one of them is compared."""
SLOW = 1.15
"""Boards with a slow piece take this many times as long as others of their difficulty."""
MOST_SLOW = 3


class _Side(msgspec.Struct, frozen=True):
    side: str = "3"


_side_of = msgspec.json.Decoder(_Side).decode


@dataclass(frozen=True, slots=True)
class SideTrend:
    """A player's times on boards of one side."""

    side: str
    count: int
    """Solves without help."""
    median: int
    """Of the newest 20 or fewer, in milliseconds."""
    best: int
    recent: tuple[int, ...]
    """The times of those, the newest last."""
    others: int | None
    """With how many other players the median is compared; None: too few."""
    slower: int | None
    """How many of them have a longer median; of those with the same one, half."""


@dataclass(frozen=True, slots=True)
class SlowPiece:
    """A piece whose boards take a player long."""

    side: str
    piece: PieceId
    boards: int
    ratio: float
    """How many times as long as other boards of the same difficulty they take, in the median."""


def solves_by_side(results: Iterable[Result]) -> Mapping[str, list[SolveOut]]:
    """The solves without help, in the order of the results, by the side of their boards. Rules: S6, S8."""
    found: dict[str, list[SolveOut]] = defaultdict(list)
    for result in results:
        fair = [solve for solve in decode_solves(result.solves) if not (solve.hints or solve.repeat)]
        if fair:
            found[_side_of(result.settings).side] += fair
    return found


def typical(solves: Sequence[SolveOut]) -> int:
    """The median of the newest times."""
    return round(median(solve.elapsed_ms for solve in solves[-LAST:]))


Medians = Mapping[str, Mapping[str, int]]
"""By side and player."""


def medians_of(results: Iterable[Result]) -> Medians:
    """The medians of all players with enough solves."""
    own: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        own[result.player].append(result)
    medians: dict[str, dict[str, int]] = defaultdict(dict)
    for player, some in own.items():
        for side, solves in solves_by_side(some).items():
            if len(solves) >= FEWEST_SOLVES:
                medians[side][player] = typical(solves)
    return medians


def side_trends(results: Iterable[Result], player: str, medians: Medians) -> tuple[SideTrend, ...]:
    """That player's trends, by side, beside the medians of all players."""
    return tuple(
        _side_trend(side, solves, [each for other, each in medians.get(side, {}).items() if other != player])
        for side, solves in sorted(solves_by_side(results).items())
    )


def _side_trend(side: str, solves: Sequence[SolveOut], others: Collection[int]) -> SideTrend:
    own, times = typical(solves), [solve.elapsed_ms for solve in solves]
    is_compared = len(solves) >= FEWEST_SOLVES and len(others) >= FEWEST_OTHERS
    slower = sum(each > own for each in others) + sum(each == own for each in others) // 2
    return SideTrend(
        side=side,
        count=len(solves),
        median=own,
        best=min(times),
        recent=tuple(times[-LAST:]),
        others=len(others) if is_compared else None,
        slower=slower if is_compared else None,
    )


def slow_pieces(results: Iterable[Result]) -> tuple[SlowPiece, ...]:
    """The pieces whose boards take that player long, the slowest first. Solves of older versions name no pieces."""
    slow = [
        SlowPiece(side, PieceId(piece), len(ratios), round(ratio, 2))
        for side, solves in solves_by_side(results).items()
        for piece, ratios in _ratios(solves).items()
        if len(ratios) >= FEWEST_SOLVES and (ratio := median(ratios)) >= SLOW
    ]
    return tuple(sorted(slow, key=lambda each: (-each.ratio, each.side, each.piece))[:MOST_SLOW])


def _ratios(solves: Sequence[SolveOut]) -> Mapping[str, list[float]]:
    """By piece: how long each of its boards took, relative to boards of the same rounded grade."""
    ratios: dict[str, list[float]] = defaultdict(list)
    for solve, usual in _with_usual_times(solves):
        for piece in solve.names:
            ratios[piece].append(solve.elapsed_ms / usual)
    return ratios


def _with_usual_times(solves: Sequence[SolveOut]) -> Iterator[tuple[SolveOut, float]]:
    alike: dict[int, list[SolveOut]] = defaultdict(list)
    for solve in solves:
        alike[round(solve.grade)].append(solve)
    for some in alike.values():
        usual = median(solve.elapsed_ms for solve in some)
        if len(some) >= FEWEST_ALIKE and usual > 0:
            yield from ((solve, usual) for solve in some)
