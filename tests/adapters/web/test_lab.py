"""The routes of the lab: its answers, its limits, and what it refuses."""

import asyncio
import multiprocessing
import threading
from typing import Any

import pytest

from tests.adapters.web.server import LocalServer
from ubongo.adapters.web.limits import MOST_BODY
from ubongo.formats.deck_file import decode
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.lab import TaskAnswer
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT, SOLID
from ubongo.puzzles.tiling import tilings
from ubongo.tables.clock import SystemClock
from ubongo.tables.errors import ServiceError
from ubongo.tables.service import lab as lab_service
from ubongo.tables.service.lab import MOST_OF_CLIENT, MOST_WAITING, Lab

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

PUZZLE = {"box": "flat", "region": ".###/####/####", "pieces": ["V3", "L4", "S4"]}
EVERYTHING = {
    "box": "flat",
    "region": "/".join(["########"] * 6),
    "pieces": [piece.id for piece in FLAT.pieces],
}
PATIENCE_S = 60
MANY_TIMES_LONGER = 10_000
"""Milliseconds: machines are shared, and without a limit these searches take hours."""


class Counting:
    """Answers with what is given, and counts how often."""

    def __init__(self, *answers: TaskAnswer) -> None:
        self.left = list(answers)

    async def run(self, task: object, *_: object) -> object:
        return True if task is lab_service.started else self.left.pop(0)

    def end(self) -> None: ...


async def test_a_final_answer_is_kept_and_another_is_not(monkeypatch: pytest.MonkeyPatch):
    lab, final = Lab(), TaskAnswer(1, True, ((),), 1.0)
    worker = Counting(TaskAnswer(1, False, None, None), final, TaskAnswer(1, True, (), 1.0))
    monkeypatch.setattr(lab, "_worker", worker)
    asked = [await lab.task("flat", "##", ("I2",), skip) for skip in (0, 0, 0, 1, 0, 1)]
    assert [each.is_whole for each in asked] == [False, True, True, True, True, True]
    assert [each.tilings for each in asked[2:]] == [((),), (), ((),), ()]
    assert worker.left == []


async def asked(local: LocalServer, what: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await local.http.post(f"/api/lab/{what}", json=body, timeout=PATIENCE_S)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_puzzle_is_counted_graded_and_its_tilings_are_listed(local: LocalServer):
    found = await asked(local, "tilings", PUZZLE)
    assert (found["count"], found["complete"], found["grade"]) == (4, True, 3.8)
    task = task_of(".###/####/####", "V3 L4 S4", FLAT)
    assert [[each["piece"] for each in tiling] for tiling in found["tilings"]] == [
        [each.piece for each in tiling] for tiling in tilings(task)
    ]
    rest = await asked(local, "tilings", {**PUZZLE, "skip": 3})
    assert rest["tilings"] == found["tilings"][3:]


async def test_a_base_of_blocks_is_filled_two_layers_high(local: LocalServer):
    found = await asked(local, "tilings", {"box": "solid", "region": "##/##", "pieces": ["red-twist", "yellow-twist"]})
    task = task_of("##/##", "red-twist yellow-twist", SOLID)
    assert found["count"] == len(list(tilings(task)))
    sets = await asked(local, "sets", {"box": "solid", "region": "###/###"})
    assert sets["complete"]
    assert sets["total"] == len(sets["sets"]) > 0


async def test_the_sets_that_fit_are_listed_with_counts_and_grades(local: LocalServer):
    found = await asked(local, "sets", {"box": "flat", "region": ".###/####/####"})
    assert found["complete"]
    assert {"pieces": ["V3", "L4", "S4"], "count": 4, "grade": 3.8} in found["sets"]


async def test_what_takes_too_long_is_answered_in_time_with_what_was_found(local: LocalServer):
    await asked(local, "tilings", PUZZLE)  # the process has started
    clock = SystemClock()
    begun = clock.now()
    found = await asked(local, "tilings", EVERYTHING)
    sets = await asked(local, "sets", {"box": "flat", "region": "/".join(["########"] * 6)})
    assert clock.now() - begun < MANY_TIMES_LONGER
    assert (found["complete"], found["grade"]) == (False, None)
    assert found["count"] > 0
    assert not sets["complete"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({**PUZZLE, "box": "cards"}, "unknown box 'cards'; known: flat, solid"),
        ({**PUZZLE, "region": ""}, "the region is empty"),
        ({**PUZZLE, "region": "...."}, "the region is empty"),
        ({**PUZZLE, "region": "#.#"}, "the region is not connected"),
        ({**PUZZLE, "region": "##/#"}, "the region is ragged: all rows must have the same length"),
        ({**PUZZLE, "region": "/".join(["#" * 19] * 20)}, "the region has 380 cells; at most 60 can be covered"),
        ({**PUZZLE, "region": "\uff03\uff03"}, "a region is drawn with # and . only, not '\uff03'"),
        ({**PUZZLE, "region": "\u0661\u0661"}, "a region is drawn with # and . only, not '\u0661'"),
        ({**PUZZLE, "pieces": []}, "no pieces are given"),
        ({**PUZZLE, "pieces": ["Q9"]}, "unknown piece 'Q9'"),
        ({**PUZZLE, "pieces": ["L\uff14"]}, "unknown piece"),
        ({**PUZZLE, "pieces": ["red-twist"]}, "unknown piece 'red-twist'"),
        ({**PUZZLE, "pieces": ["L4", "L4", "V3"]}, "piece 'L4' is requested 2 times, but the box holds it once"),
        ({**PUZZLE, "pieces": ["L4"]}, "the areas do not match: 11 cells to cover, but the pieces have 4"),
    ],
)
async def test_what_is_no_puzzle_is_refused_in_one_line(local: LocalServer, body: dict[str, Any], message: str):
    for what in ("tilings", "deck"):
        answer = await local.http.post(f"/api/lab/{what}", json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-puzzle")
        assert message in answer.json()["message"]
        assert "\n" not in answer.json()["message"]


@pytest.mark.parametrize(
    "change",
    [
        {"pieces": ["L4"] * 13},
        {"region": "#" * 401},
        {"skip": -1},
        {"skip": 100_001},
        {"skip": 1.5},
        {"pieces": "L4"},
        {"more": 1},
        {"region": None},
    ],
)
async def test_what_is_out_of_bounds_is_not_read(local: LocalServer, change: dict[str, Any]):
    answer = await local.http.post("/api/lab/tilings", json={**PUZZLE, **change})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


async def test_a_body_beyond_the_limit_is_refused(local: LocalServer):
    answer = await local.http.post("/api/lab/sets", json={"box": "flat", "region": "#" * MOST_BODY})
    assert answer.status_code == 413


async def test_a_deck_of_one_board_is_a_deck_file(local: LocalServer):
    deck = decode((await asked(local, "deck", PUZZLE))["content"].encode())
    assert isinstance(deck, BoardDeck)
    (board,) = deck.boards
    (task,) = board.different_tasks
    assert (board.side, task.pieces, task.solutions, task.grade) == ("3", ("V3", "L4", "S4"), 4, 3.8)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"box": "flat", "region": "####", "pieces": ["O4"]}, "without a tiling"),
        (EVERYTHING, "at most 5 pieces, not 12"),
        (
            {"box": "flat", "region": "/".join(["#####"] * 4), "pieces": ["I2", "I3", "V3", "T4", "L4", "S4"]},
            "at most 5 pieces",
        ),
    ],
)
async def test_a_puzzle_that_is_not_for_a_deck_is_refused(local: LocalServer, body: dict[str, Any], message: str):
    answer = await local.http.post("/api/lab/deck", json=body, timeout=PATIENCE_S)
    assert answer.status_code == 400
    assert message in answer.json()["message"]


@pytest.mark.parametrize(
    ("count", "message"), [(0, "no tiling of this puzzle was found in time"), (9, "too many tilings to be counted")]
)
async def test_a_puzzle_whose_search_did_not_end_is_refused_as_what_it_is(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, count: int, message: str
):
    async def searched(*_: object) -> TaskAnswer:
        return TaskAnswer(count, False, None, None)

    monkeypatch.setattr(Lab, "task", searched)
    answer = await local.http.post("/api/lab/deck", json=PUZZLE)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-puzzle")
    assert message in answer.json()["message"]


class Worker:
    """A process that never answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def run(self, task: object, *_: object) -> object:
        if task is lab_service.started:
            return True
        self.asked += 1
        await asyncio.Event().wait()
        return None

    def end(self) -> None: ...


async def test_a_request_without_an_answer_in_time_is_refused(monkeypatch: pytest.MonkeyPatch):
    lab, worker = Lab(within_s=0.01), Worker()
    monkeypatch.setattr(lab, "_worker", worker)
    asking = [lab.sets("flat", "##", f"client {number}") for number in range(MOST_WAITING + 1)]
    failures = await asyncio.gather(*asking, return_exceptions=True)
    assert [(type(each), str(each)) for each in failures] == [(ServiceError, lab_service.BUSY)] * (MOST_WAITING + 1)
    assert worker.asked >= 1


async def test_one_client_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch):
    lab = Lab(within_s=PATIENCE_S, wait_s=PATIENCE_S)
    monkeypatch.setattr(lab, "_worker", Worker())
    greedy = [asyncio.ensure_future(lab.sets("flat", "##", "greedy")) for _ in range(MOST_OF_CLIENT + 1)]
    modest = asyncio.ensure_future(lab.sets("flat", "##", "modest"))
    await asyncio.wait(greedy, return_when=asyncio.FIRST_COMPLETED)
    assert sum(task.done() for task in greedy) == 1
    assert not modest.done()
    for task in (*greedy, modest):
        task.cancel()
    await asyncio.gather(*greedy, modest, return_exceptions=True)


def overdue(*_: object) -> None:
    """A search without a limit; another process calls this."""
    threading.Event().wait(PATIENCE_S)


async def test_an_overdue_search_is_ended_and_the_next_one_gets_a_new_process(monkeypatch: pytest.MonkeyPatch):
    lab, before = Lab(), set(multiprocessing.active_children())
    with monkeypatch.context() as patched:
        patched.setattr(lab_service, "searched_sets", overdue)
        with pytest.raises(ServiceError, match="busy"):
            await lab.sets("flat", "##")
    assert (await lab.sets("flat", "##")).is_whole
    (process,) = set(multiprocessing.active_children()) - before
    await lab.close()
    process.join(PATIENCE_S)
    assert not process.is_alive()


async def test_a_lab_that_is_closed_does_not_wait_for_its_search(monkeypatch: pytest.MonkeyPatch):
    lab, clock = Lab(within_s=PATIENCE_S), SystemClock()
    await lab.sets("flat", "##")
    monkeypatch.setattr(lab_service, "searched_sets", overdue)
    searching = asyncio.ensure_future(lab.sets("flat", "##"))
    await asyncio.sleep(0.1)
    begun = clock.now()
    await lab.close()
    with pytest.raises(ServiceError, match="busy"):
        await searching
    assert clock.now() - begun < MANY_TIMES_LONGER


async def test_a_process_that_died_is_replaced():
    lab, before = Lab(), set(multiprocessing.active_children())
    await lab.sets("flat", "##")
    (process,) = set(multiprocessing.active_children()) - before
    process.kill()
    process.join(PATIENCE_S)
    with pytest.raises(ServiceError, match="busy"):
        await lab.sets("flat", "##")
    assert (await lab.sets("flat", "##")).is_whole
    await lab.close()
