"""Trends in solo runs: medians, bests, comparisons with other players, and slow pieces. See ADR 123."""

from collections.abc import Sequence

import pytest

from tests.replacing import replace
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Millis
from ubongo.puzzles.piece import PieceId
from ubongo.tables.service.records import SolveOut, encode_solves
from ubongo.tables.service.standings import KEPT, Standings
from ubongo.tables.service.trends import (
    FEWEST_OTHERS,
    LAST,
    Medians,
    SideTrend,
    SlowPiece,
    medians_of,
    side_trends,
    slow_pieces,
    solves_by_side,
)
from ubongo.tables.storage.memory.data import MemoryData
from ubongo.tables.storage.memory.results import MemoryResults
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.results import Result


def run(solves: Sequence[SolveOut], player: str = "ada", side: str = "3", number: int = 0) -> Result:
    """A finished run."""
    return Result(
        table=f"{player}-{number}",
        seat=0,
        player=player,
        edition="solo",
        at=Millis(number),
        settings=b'{"mode":"practice","side":"%s"}' % side.encode(),
        points=len(solves),
        won=True,
        ending="practice",
        elapsed=Millis(1),
        solves=encode_solves(solves),
    )


def solve(elapsed: int, *names: str, grade: float = 3.0, hints: int = 0, repeat: bool = False) -> SolveOut:
    return SolveOut(grade, 3, elapsed, hints, repeat, names)


def timed(*times: int) -> list[SolveOut]:
    return [solve(each) for each in times]


def alone(*results: Result) -> tuple[SideTrend, ...]:
    return side_trends(results, "ada", {})


def others(*medians: int, side: str = "3") -> Medians:
    return {side: {f"player-{number}": each for number, each in enumerate(medians)}}


def test_the_median_is_of_the_newest_twenty_and_the_best_of_all():
    old, new = run(timed(100, *[90_000] * 9)), run(timed(*range(1_000, 21_000, 1_000)), number=1)
    (trend,) = alone(old, new)
    assert (trend.count, trend.median, trend.best) == (30, 10_500, 100)
    assert trend.recent == tuple(range(1_000, 21_000, 1_000))
    assert len(trend.recent) == LAST


def test_an_odd_number_of_solves_has_the_middle_one_as_its_median():
    (trend,) = alone(run(timed(9_000, 1_000, 4_000)))
    assert (trend.median, trend.best, trend.recent) == (4_000, 1_000, (9_000, 1_000, 4_000))


def test_solves_with_hints_and_boards_that_came_again_do_not_count():
    (trend,) = alone(run([solve(5_000), solve(1, hints=1), solve(2, repeat=True)]))
    assert (trend.count, trend.best) == (1, 5_000)


def test_sides_are_apart_and_runs_without_solves_have_none():
    trends = alone(run(timed(5), side="4"), run([]), run([solve(1, hints=2)], side="level-2"), run(timed(7), number=1))
    assert [(each.side, each.median) for each in trends] == [("3", 7), ("4", 5)]


def test_settings_of_an_older_version_have_the_side_that_it_had():
    old = replace(run(timed(7)), settings=b'{"mode":"practice"}')
    assert solves_by_side([old]).keys() == {"3"}


@pytest.mark.parametrize(
    ("medians", "expected"),
    [
        ((), (None, None)),
        ((9_000,) * (FEWEST_OTHERS - 1), (None, None)),
        ((9_000,) * FEWEST_OTHERS, (10, 10)),
        ((1_000,) * FEWEST_OTHERS, (10, 0)),
        ((5_000,) * FEWEST_OTHERS, (10, 5)),
        ((*[6_000] * 7, *[4_000] * 4, *[5_000] * 3), (14, 8)),
    ],
)
def test_a_median_is_compared_only_with_enough_others(medians: tuple[int, ...], expected: tuple[int | None, ...]):
    (trend,) = side_trends([run(timed(*[5_000] * 5))], "ada", others(*medians))
    assert (trend.others, trend.slower) == expected


def test_a_player_is_not_among_the_others_and_needs_five_solves():
    medians = {"3": {**others(*[9_000] * 9)["3"], "ada": 5_000}}
    (trend,) = side_trends([run(timed(*[5_000] * 5))], "ada", medians)
    assert trend.others is None
    (trend,) = side_trends([run(timed(*[5_000] * 4))], "ada", others(*[9_000] * 20))
    assert trend.others is None
    (trend,) = side_trends([run(timed(*[5_000] * 5), side="4")], "ada", others(*[9_000] * 20))
    assert trend.others is None, "those were on other boards"


def test_medians_are_of_players_with_five_solves_over_all_their_runs():
    runs = [run(timed(1, 2, 3)), run(timed(4, 5), number=1), run(timed(8, 8, 8, 8), "grace"), run(timed(7), side="4")]
    assert medians_of(runs) == {"3": {"ada": 3}}


def test_a_piece_is_slow_if_its_boards_take_longer_than_others_of_their_difficulty():
    easy = [solve(10_000, "I3", "L4") for _ in range(6)] + [solve(20_000, "I3", "W5") for _ in range(3)]
    hard = [solve(30_000, "I3", "L4", grade=7.2) for _ in range(6)] + [
        solve(45_000, "I3", "W5", grade=6.8) for _ in range(3)
    ]
    assert slow_pieces([run(easy + hard)]) == (SlowPiece("3", PieceId("W5"), 6, 1.75),)  # of 2, 2, 2, 1.5, 1.5, 1.5


def test_a_piece_of_hard_boards_is_not_slow_by_that():
    easy = [solve(10_000, "I3", "L4") for _ in range(8)]
    hard = [solve(90_000, "I3", "W5", grade=9) for _ in range(8)]
    assert slow_pieces([run(easy + hard)]) == ()


def test_few_boards_unknown_pieces_and_help_say_nothing():
    known = [solve(10_000, "I3", "L4") for _ in range(9)]
    few = [solve(50_000, "W5") for _ in range(4)]
    helped = [solve(50_000, "W5", hints=1) for _ in range(9)]
    unnamed = [solve(50_000) for _ in range(4)]
    assert slow_pieces([run(known + few + helped)]) == ()
    assert slow_pieces([run(known + unnamed)]) == ()
    assert slow_pieces([]) == ()


def test_at_most_three_pieces_are_named_the_slowest_first():
    slow = [solve(20_000 + 1_000 * place, piece) for place, piece in enumerate("ABCD") for _ in range(5)]
    usual = [solve(10_000, "E") for _ in range(30)]
    found = slow_pieces([run(slow + usual)])
    assert [(each.piece, each.ratio) for each in found] == [("D", 2.3), ("C", 2.2), ("B", 2.1)]


class CountedResults(MemoryResults):
    """Counts how often all results are read."""

    reads = 0
    runs: tuple[Result, ...] = ()

    async def newest(self, edition: str, most: int) -> tuple[Result, ...]:
        """The given runs."""
        self.reads += 1
        return self.runs

    async def of(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The given runs of that player."""
        return tuple(each for each in self.runs if each.player == player)


async def test_all_results_are_read_once_a_minute():
    store, clock = MemoryStore(), HandClock()
    results = store.results = CountedResults(MemoryData())
    results.runs = tuple(run(timed(*[1_000 * number] * 5), f"p{number:02}") for number in range(1, 13))
    standings = Standings(store, clock)
    for player, slower in (("p01", 11), ("p12", 0), ("p05", 7)):
        sides, slow = await standings.of(player)
        assert [(each.others, each.slower) for each in sides] == [(11, slower)]
        assert slow == ()
    assert await standings.of("nobody") == ((), ())
    assert results.reads == 1
    clock.set(clock.now() + KEPT)
    await standings.of("p01")
    assert results.reads == 2
