"""Simulated worlds: whatever goes wrong, no promise is broken; and the checker would see it. See ADR 129."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.simulation.world.checker import violations
from tests.simulation.world.history import History
from tests.simulation.world.planted import BUGS, found_by
from tests.simulation.world.scenario import ALONE, TOGETHER, Fault, scenario
from tests.simulation.world.world import simulate

WORLDS, PARTS = 1_000, 20
TRACE = "from tests.simulation.test_worlds import trace; print(trace(3), trace(5))"


def trace(seed: int) -> int:
    """What tells two runs of a world apart."""
    history = simulate(seed)
    frames = [(one.line, one.at, one.text) for one in (*history.sent, *history.arrived, *history.received)]
    return hash_of([*frames, history.rows, history.steps, history.outages])


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


def test_every_fault_is_planned_often():
    planned = [event.fault for seed in range(1_000) for event in scenario(seed).events]
    assert {fault for fault in Fault if planned.count(fault) >= 50} == {*ALONE, *TOGETHER}


def test_a_world_that_did_not_end_is_a_violation():
    assert violations(History(0)) == ["the world did not end"]
