"""Challenges: attempts at a puzzle of the lab. The first counts, and the server takes its time. The clock is manual."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.adapters.web.server import LocalServer, solution
from tests.tables.hand_clock import HandClock
from ubongo.editions.solo.settings import SoloSettings
from ubongo.formats.game_file import decode
from ubongo.formats.lab import key_of
from ubongo.formats.verification import verify
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.daily import COUNTDOWN
from ubongo.tables.service.lab import BUSY, Lab

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

PUZZLE: dict[str, Any] = {"box": "flat", "region": ".###/####/####", "pieces": ["V3", "L4", "S4"]}


class InThisProcess:
    """Searches here: the process and its limits are tested elsewhere."""

    def __init__(self, **_: object) -> None: ...

    async def run(self, task: Callable[..., object], *arguments: object) -> object:
        return await asyncio.to_thread(task, *arguments)

    def end(self) -> None: ...


@pytest.fixture(autouse=True)
def searches_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ubongo.tables.service.lab.WorkerProcess", InThisProcess)


async def begin(clocked: LocalServer, **more: object) -> dict[str, Any]:
    answer = await clocked.http.post("/api/lab/attempts", json={**PUZZLE, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def times(clocked: LocalServer, **more: object) -> dict[str, Any]:
    answer = await clocked.http.post("/api/lab/times", json={**PUZZLE, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def cookie(clocked: LocalServer) -> str:
    return "; ".join(f"{name}={value}" for name, value in clocked.http.cookies.items())


async def play(clocked: LocalServer, clock: HandClock, attempt: dict[str, Any], after: int) -> None:
    """Solve the puzzle that long after its reveal."""
    async with clocked.line(attempt["table"], cookie(clocked)) as line:
        view = (await line.hello())["view"]
        if view["stage"] == "countdown":
            await clock.turn(COUNTDOWN)
            view = await line.stage("solving")
        assert view["puzzle"]["region"] == PUZZLE["region"]
        clock.set(clock.now() + after)
        assert (await line.act("the-end", solution(view)))["type"] == "ack"


@pytest.mark.rule("S9")
async def test_the_first_attempt_of_each_player_counts(clocked: LocalServer, clock: HandClock):
    first = await begin(clocked, name="Ada")
    assert (first["counts"], first["state"]) == (True, "running")
    assert await begin(clocked, name="Ada") == {**first, "elapsed_ms": first["elapsed_ms"]}
    await play(clocked, clock, first, 12_300)
    second = await begin(clocked, name="Ada")
    assert (second["counts"], second["table"] == first["table"]) == (False, False)
    await play(clocked, clock, second, 1_000)
    clocked.http.cookies.clear()
    other = await begin(clocked, name="Bob")
    await play(clocked, clock, other, 9_000)
    found = await times(clocked)
    assert found["name"] == "lab"
    assert [(row["place"], row["name"], row["elapsed_ms"], row["own"]) for row in found["times"]] == [
        (1, "Bob", 9_000, True),
        (2, "Ada", 12_300, False),
    ]
    assert (found["players"], found["solved"], found["place"]) == (2, 2, 1)


async def test_a_running_attempt_is_given_again_while_the_lab_is_busy(
    clocked: LocalServer, clock: HandClock, monkeypatch: pytest.MonkeyPatch
):
    async def busy(*_: object) -> object:
        raise ServiceError("busy", BUSY)

    first = await begin(clocked, name="Ada")
    monkeypatch.setattr(Lab, "task", busy)
    again = await begin(clocked, name="Ada")
    assert (again["id"], again["counts"], again["state"]) == (first["id"], True, "running")
    await play(clocked, clock, again, 8_000)
    refused = await clocked.http.post("/api/lab/attempts", json=PUZZLE)
    assert (refused.status_code, refused.json()["error"]) == (503, "busy")


async def test_a_puzzle_is_the_same_wherever_it_is_drawn(clocked: LocalServer, clock: HandClock):
    await play(clocked, clock, await begin(clocked, name="Ada"), 5_000)
    moved = await times(clocked, region="...../..###/.####/.####", pieces=["S4", "V3", "L4"])
    assert moved["solved"] == 1
    assert (await times(clocked, region="###./####/####"))["players"] == 0
    assert (await times(clocked, pieces=["I3", "L4", "S4"]))["players"] == 0


async def test_the_game_is_exported_and_verified_and_enters_no_records(clocked: LocalServer, clock: HandClock):
    attempt = await begin(clocked)
    await play(clocked, clock, attempt, 60_000)
    game = decode((await clocked.http.get(f"/api/tables/{attempt['table']}/export")).content)
    assert verify(game) is None
    assert isinstance(game.settings, SoloSettings)
    key = key_of(task_of(PUZZLE["region"], PUZZLE["pieces"], FLAT), FLAT)
    assert game.settings.daily == f"{key} lab"
    records = (await clocked.http.get("/api/records?edition=solo")).json()
    assert (records["results"], records["bests"]) == ([], [])
    assert all(mark["task"] != "lab" for mark in (await clocked.http.get("/api/calendar/2026-12")).json()["marks"])


async def test_blocks_can_be_a_challenge(clocked: LocalServer):
    solid = {"box": "solid", "region": "###/###", "pieces": ["red-twist", "blue-ell", "yellow-twist"]}
    assert (await begin(clocked, **solid))["state"] == "running"
    assert (await times(clocked, **solid))["players"] == 1


async def test_a_request_that_is_sent_again_begins_no_second_attempt(clocked: LocalServer):
    request = "a-request-of-16-letters"
    assert (await begin(clocked, request=request))["id"] == (await begin(clocked, request=request))["id"]
    assert (await times(clocked))["players"] == 1


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({**PUZZLE, "region": "####", "pieces": ["O4"]}, "without a tiling"),
        ({**PUZZLE, "region": "#####/#####/#####/#####", "pieces": ["I2", "I3", "V3", "T4", "L4", "S4"]}, "5 pieces"),
        ({**PUZZLE, "box": "cards"}, "unknown box"),
        ({**PUZZLE, "pieces": ["L4", "L4", "V3"]}, "requested 2 times"),
    ],
)
async def test_what_is_no_puzzle_for_a_challenge_is_refused(clocked: LocalServer, body: dict[str, Any], message: str):
    tables = len(clocked.service)
    answer = await clocked.http.post("/api/lab/attempts", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-puzzle")
    assert message in answer.json()["message"]
    assert len(clocked.service) == tables


async def test_nobody_has_times_of_a_puzzle_that_nobody_tried(clocked: LocalServer):
    found = await times(clocked)
    assert (found["players"], found["solved"], found["times"], found["own"]) == (0, 0, [], None)
