"""Simulated worlds: whatever goes wrong, no promise is broken; and the checker would see it. See ADR 129."""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.simulation.world import answers
from tests.simulation.world.checker import violations
from tests.simulation.world.history import Frame, History, LineFacts
from tests.simulation.world.planted import BUGS, first_found, found_by
from tests.simulation.world.scenario import ALONE, TOGETHER, Fault, scenario
from tests.simulation.world.world import simulate
from ubongo.editions.contract.values import Seat
from ubongo.tables.table.table import Table

WORLDS, PARTS = 1_000, 20
ON_SQLITE = 68
"""The seed of a world whose store is a file."""
TRACE = "from tests.simulation.test_worlds import trace; print(trace(3), trace(5))"


def trace(seed: int) -> int:
    """What tells two runs of a world apart."""
    history = simulate(seed)
    frames = [(one.line, one.at, one.text) for one in (*history.sent, *history.arrived, *history.received)]
    return hash_of([*frames, history.rows, history.steps, history.downtimes])


def hash_of(value: object) -> int:
    return int.from_bytes(sha256(repr(value).encode()).digest()[:8])


def again(seed: int) -> str:
    """How to run that world alone."""
    return f".venv/bin/python -m tests.simulation --games 1 --seed {seed}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_no_world_breaks_a_promise(part: int):
    for seed in range(part, WORLDS, PARTS):
        assert violations(simulate(seed)) == [], again(seed)


def test_a_world_of_each_kind_breaks_no_promise():
    for seed in (3, 4, 5, 8):
        assert violations(simulate(seed)) == [], again(seed)


@pytest.mark.slow
def test_whole_games_break_no_promise():
    for seed in range(5_000, 5_012):
        assert violations(simulate(seed, races=99)) == [], again(seed)


def test_a_world_is_the_same_again():
    assert trace(4) == trace(4)
    assert trace(4) != trace(5)


@pytest.mark.slow
def test_a_world_is_the_same_in_another_process():
    root = Path(__file__).parents[2]
    traces = {
        subprocess.run(
            [sys.executable, "-c", TRACE],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": str(root)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for salt in ("1", "2")
    }
    assert len(traces) == 1


def test_fifty_bugs_are_planted():
    assert len(BUGS) >= 50


@pytest.mark.slow
@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str):
    assert found_by(name) is not None


def test_a_planted_bug_that_only_crashes_is_not_found():
    @contextmanager
    def misfit() -> Generator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "view", lambda: None)
            yield

    assert violations(simulate(4, bug=misfit)) != []
    assert first_found(misfit, 4) is None


def test_entries_are_noted_on_sqlite_too_when_they_are_committed():
    assert scenario(ON_SQLITE).on_disk
    history = simulate(ON_SQLITE)
    assert [one.seq for one in history.appends] == [row.seq for row in history.rows] != []
    assert first_found(BUGS["acknowledged before it is stored"], ON_SQLITE) == ON_SQLITE


@pytest.mark.parametrize(("instants", "is_wrong"), [((1.0, 9.0), True), ((8.0, 9.0), False)])
def test_a_claim_that_arrives_twice_is_in_time_if_it_was_the_first_time(
    instants: tuple[float, float], is_wrong: bool, monkeypatch: pytest.MonkeyPatch
):
    history = History(0, lines={1: LineFacts("ada", "ada", Seat(0), "node", 0.0)})
    claim = '{"type":"act","id":"a","action":{"type":"claim"}}'
    history.arrived = [Frame(1, at, claim) for at in instants]
    history.sent = [Frame(1, 10.0, '{"type":"refused","id":"a","reason":"time-is-up"}')]

    def would_count(_: object, sent: answers.Sent) -> bool:
        return sent.at < 5

    monkeypatch.setattr(answers, "_would_count", would_count)
    folded = cast(Any, SimpleNamespace(history=history))
    assert bool(list(answers.no_claim_in_time_is_late(folded))) == is_wrong


def test_every_fault_is_planned_often():
    planned = [event.fault for seed in range(1_000) for event in scenario(seed).events]
    assert {fault for fault in Fault if planned.count(fault) >= 50} == {*ALONE, *TOGETHER}


def test_a_world_that_did_not_end_is_a_violation():
    assert violations(History(0)) == ["the world did not end"]
