"""The long runs, briefly; and that they notice what they are there for."""

from collections.abc import Iterator

import pytest

from tests.reliability import claims, solvers
from tests.reliability.__main__ import RUNS
from tests.reliability.report import Report
from ubongo.puzzles.task import Task, Tiling

BRIEFLY = {"claims": 300, "codes": 2_000, "puzzles": 4, "replay": 200, "solvers": 30, "updates": 2}


@pytest.mark.slow
@pytest.mark.parametrize("name", BRIEFLY)
def test_a_brief_run_finds_nothing(name: str):
    run, usual = RUNS[name]
    report = run(BRIEFLY[name], 7)
    assert str(report.failed) == "0", report
    assert BRIEFLY[name] <= report.tried < usual


@pytest.mark.slow
def test_sockets_that_were_cut_at_once_come_back_and_see_the_same():
    report = RUNS["storm"][0](20, 0)
    assert (report.tried, report.failed) == (20, 0), report


def test_a_judge_that_accepts_anything_is_noticed(monkeypatch: pytest.MonkeyPatch):
    def accepts(*_: object) -> None:
        return None

    monkeypatch.setattr("ubongo.editions.parts.race.flaw", accepts)
    assert claims.forged(50, 7).failed > 0


def test_a_solver_that_misses_a_solution_is_noticed(monkeypatch: pytest.MonkeyPatch):
    def none(_: Task) -> Iterator[Tiling]:
        return iter(())

    monkeypatch.setattr(solvers, "tilings", none)
    assert solvers.compared(40, 7).failed > 0


def test_a_report_counts_all_and_shows_the_first_failures():
    report = Report("trials")
    for number in range(10):
        report.note(number % 5 == 0, f"number {number}")
    report.figures["slowest, s"] = 0.25
    assert (report.tried, report.failed) == (10, 8)
    assert str(report).splitlines() == [
        "trials: 10 tried, 8 failed; slowest, s 0.25",
        *(f"  number {number}" for number in (1, 2, 3, 4, 6)),
    ]
