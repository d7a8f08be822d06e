"""Attempts at daily boards: the first one counts, and the server takes its time. The clock is manual."""

import asyncio
import datetime
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.adapters.web.server import LocalServer, is_error, solution
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web.limits import READING
from ubongo.editions.contract.values import Millis
from ubongo.editions.solo.settings import SoloSettings
from ubongo.formats.daily import day_of, parse_date
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify
from ubongo.puzzles.cards.card import Layout
from ubongo.tables.service.daily import COUNTDOWN, DAY, GRACE, date_at, end_of

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

DATE = "2026-12-24"
NOON = Millis(round(datetime.datetime(2026, 12, 24, 12, tzinfo=datetime.UTC).timestamp() * 1000))
PATIENCE_S = 120  # a month takes seconds, and more on a busy machine


class InThisProcess:
    """Works out months here, where each is remembered for all tests."""

    async def run(self, task: Callable[..., object], *arguments: object) -> object:
        return await asyncio.to_thread(task, *arguments)

    def close(self) -> None:
        """There is no process to end."""


@pytest.fixture
def clock() -> HandClock:
    return HandClock(NOON)


@pytest.fixture(autouse=True)
def searches_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ubongo.adapters.web.daily.WorkerProcess", InThisProcess)


async def post(clocked: LocalServer, path: str, body: dict[str, Any]) -> httpx.Response:
    return await clocked.http.post(f"/api/daily/{path}", json=body, timeout=PATIENCE_S)


async def begin(clocked: LocalServer, task: str, date: str = DATE, name: str = "") -> dict[str, Any]:
    answer = await post(clocked, f"{date}/attempts", {"task": task, "name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def times(clocked: LocalServer, date: str = DATE) -> dict[str, dict[str, Any]]:
    answer = await clocked.http.get(f"/api/daily/{date}/times")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return {task["name"]: task for task in answer.json()["tasks"]}


def cookie(clocked: LocalServer) -> str:
    return "; ".join(f"{name}={value}" for name, value in clocked.http.cookies.items())


async def play(clocked: LocalServer, clock: HandClock, attempt: dict[str, Any], after: int, *, gives_up: bool = False):
    """Play a flat board to its end, `after` the reveal."""
    async with clocked.line(attempt["table"], cookie(clocked)) as line:
        view = (await line.hello())["view"]
        if view["stage"] == "countdown":
            await clock.turn(COUNTDOWN)
            view = await line.stage("solving")
        clock.set(clock.now() + after)  # pings wait too
        act = {"type": "set-aside"} if gives_up else solution(view)
        assert (await line.act("the-end", act))["type"] == "ack"


async def test_the_first_attempt_counts_and_later_ones_are_practice(clocked: LocalServer, clock: HandClock):
    first = await begin(clocked, "easy", name="Ada")
    assert (first["counts"], first["state"]) == (True, "running")
    await play(clocked, clock, first, 42_100)
    second = await begin(clocked, "easy", name="Ada")
    assert (second["counts"], second["state"], second["table"] == first["table"]) == (False, "running", False)
    await play(clocked, clock, second, 1_000)
    easy = (await times(clocked))["easy"]
    assert easy["times"] == [{"place": 1, "name": "Ada", "elapsed_ms": 42_100, "own": True}]
    assert (easy["players"], easy["solved"], easy["place"]) == (1, 1, 1)
    assert (easy["own"]["id"], easy["own"]["state"], easy["own"]["elapsed_ms"]) == (first["id"], "solved", 42_100)


async def test_a_game_is_exported_and_verified_and_enters_no_other_records(clocked: LocalServer, clock: HandClock):
    attempt = await begin(clocked, "hard")
    await play(clocked, clock, attempt, 60_000)
    exported = await clocked.http.get(f"/api/tables/{attempt['table']}/export")
    game = decode(exported.content)
    assert verify(game) is None
    assert isinstance(game.settings, SoloSettings)
    assert game.settings.daily == f"{DATE} hard"
    records = (await clocked.http.get("/api/records?edition=solo")).json()
    assert (records["results"], records["bests"]) == ([], [])


async def test_an_open_attempt_is_given_again_and_its_time_runs_on(clocked: LocalServer, clock: HandClock):
    attempt = await begin(clocked, "easy")
    await clock.turn(COUNTDOWN + 600_000)
    again = await begin(clocked, "easy")
    assert (again["id"], again["counts"], again["state"]) == (attempt["id"], True, "running")
    await play(clocked, clock, again, 1_000)
    assert (await times(clocked))["easy"]["own"]["elapsed_ms"] == 601_000


async def test_two_windows_that_begin_at_once_have_one_attempt(clocked: LocalServer):
    await begin(clocked, "cards")  # the player is known from now on
    begun = await asyncio.gather(*(begin(clocked, "easy") for _ in range(4)))
    assert len({one["id"] for one in begun}) == 1
    assert (await times(clocked))["easy"]["players"] == 1


async def test_a_request_sent_again_begins_no_second_attempt(clocked: LocalServer, clock: HandClock):
    await play(clocked, clock, await begin(clocked, "easy"), 1_000)
    body = {"task": "easy", "request": "a-request-of-this-test"}
    first, second = [(await post(clocked, f"{DATE}/attempts", body)).json() for _ in range(2)]
    assert first["id"] == second["id"]
    assert not first["counts"]


async def test_giving_up_counts_as_not_solved(clocked: LocalServer, clock: HandClock):
    await play(clocked, clock, await begin(clocked, "easy"), 5_000, gives_up=True)
    easy = (await times(clocked))["easy"]
    assert (easy["own"]["state"], easy["players"], easy["solved"], easy["times"]) == ("unsolved", 1, 0, [])
    assert not (await begin(clocked, "easy"))["counts"], "a board that was given up does not count a second time"


async def test_a_daily_board_cannot_be_paused(clocked: LocalServer, clock: HandClock):
    attempt = await begin(clocked, "easy")
    async with clocked.line(attempt["table"], cookie(clocked)) as line:
        await line.hello()
        await clock.turn(COUNTDOWN)
        await line.stage("solving")
        answer = await line.act("a-pause", {"type": "pause"})
        assert (answer["type"], answer["reason"]) == ("refused", "time-runs-on")


async def test_equal_times_share_a_place_and_only_the_own_row_is_marked(clocked: LocalServer, clock: HandClock):
    for name, after in (("Ada", 30_000), ("Lin", 20_000), ("Bo", 20_000), ("Cy", 50_000)):
        clocked.http.cookies.clear()
        await play(clocked, clock, await begin(clocked, "easy", name=name), after)
    easy = (await times(clocked))["easy"]
    assert [(row["place"], row["name"], row["own"]) for row in easy["times"]] == [
        (1, "Lin", False),
        (1, "Bo", False),
        (3, "Ada", False),
        (4, "Cy", True),
    ]
    assert easy["place"] == 4
    clocked.http.cookies.clear()
    assert not any(row["own"] for row in (await times(clocked))["easy"]["times"])


async def test_another_date_is_practice_and_a_later_one_is_refused(clocked: LocalServer, clock: HandClock):
    earlier = await begin(clocked, "easy", "2026-12-23")
    assert not earlier["counts"]
    await play(clocked, clock, earlier, 1_000)
    assert (await times(clocked, "2026-12-23"))["easy"]["players"] == 0
    later = await post(clocked, "2026-12-25/attempts", {"task": "easy"})
    assert is_error(later, 400, "not-yet")
    marks = (await clocked.http.get("/api/calendar/2026-12")).json()["marks"]
    assert marks == [{"date": "2026-12-23", "task": "easy", "counts": False, "solved": False, "practiced": True}]


@pytest.mark.parametrize(("late_by", "place"), [(0, 1), (1, None)])
async def test_a_game_begun_before_midnight_counts_for_some_hours(
    clocked: LocalServer, clock: HandClock, late_by: int, place: int | None
):
    clock.set(end_of(DATE) - 60_000)
    attempt = await begin(clocked, "easy")
    await clock.turn(COUNTDOWN + 60_000)
    assert date_at(clock.now()) == "2026-12-25"
    assert (await begin(clocked, "easy"))["id"] == attempt["id"], "it can still be finished"
    ends_at = end_of(DATE) + GRACE + late_by
    await play(clocked, clock, attempt, ends_at - clock.now())
    easy = (await times(clocked))["easy"]
    assert (easy["own"]["state"], easy["place"], easy["solved"]) == ("solved", place, 0 if place is None else 1)


async def test_today_is_the_date_of_the_server(clocked: LocalServer, clock: HandClock):
    today = (await clocked.http.get("/api/daily/today/times")).json()
    assert (today["date"], today["today"], today["left_ms"]) == (DATE, DATE, DAY // 2)
    clock.set(end_of(DATE))
    assert (await clocked.http.get("/api/daily/today/times")).json()["date"] == "2026-12-25"
    assert (await clocked.http.get(f"/api/daily/{DATE}/times")).json()["left_ms"] == 0


def written(layout: Layout) -> list[dict[str, Any]]:
    return [{"card": laid.card, "turn": laid.turn, "anchor": list(laid.anchor)} for laid in layout]


async def test_a_hand_is_judged_where_it_is_sent(clocked: LocalServer, clock: HandClock):
    layout = written(day_of(parse_date(DATE)).hand.layout)
    attempt = await begin(clocked, "cards", name="Ada")
    assert (attempt["table"], attempt["counts"]) == (None, True)
    await clock.turn(90_000)
    call = {"attempt": attempt["id"], "layout": layout}
    apart = [*layout[:-1], {**layout[-1], "anchor": [60, 60]}]
    wrong = (await post(clocked, f"{DATE}/cards", {**call, "layout": apart})).json()
    assert (wrong["state"], wrong["flaw"]) == ("running", "not-connected")
    assert is_error(await post(clocked, f"{DATE}/cards", {**call, "layout": layout[:1]}), 400, "not-seven")
    right = (await post(clocked, f"{DATE}/cards", call)).json()
    assert right == {"state": "solved", "flaw": None, "elapsed_ms": 90_000}
    assert is_error(await post(clocked, f"{DATE}/cards", call), 400, "already-ended")
    assert (await times(clocked))["cards"]["times"][0]["elapsed_ms"] == 90_000


async def test_a_hand_begun_on_a_wrong_date_is_not_judged_after_its_correction(clocked: LocalServer, clock: HandClock):
    layout = written(day_of(parse_date(DATE)).hand.layout)
    attempt = await begin(clocked, "cards", name="Ada")
    clock.set(clock.now() - 400 * DAY)
    call = {"attempt": attempt["id"], "layout": layout}
    assert is_error(await post(clocked, f"{DATE}/cards", call), 400, "not-yet")


async def test_a_hand_can_be_given_up_and_belongs_to_its_player(clocked: LocalServer):
    attempt = await begin(clocked, "cards")
    clocked.http.cookies.clear()
    assert is_error(await post(clocked, f"{DATE}/cards", {"attempt": attempt["id"]}), 404, "unknown-attempt")
    other = await begin(clocked, "cards")
    assert is_error(await post(clocked, "2026-12-23/cards", {"attempt": other["id"]}), 404, "unknown-attempt")
    given_up = (await post(clocked, f"{DATE}/cards", {"attempt": other["id"]})).json()
    assert given_up["state"] == "unsolved"
    assert (await times(clocked))["cards"]["own"]["state"] == "unsolved"


async def test_times_hold_no_board_and_no_solution(clocked: LocalServer, clock: HandClock):
    await play(clocked, clock, await begin(clocked, "easy"), 1_000)
    answer = (await clocked.http.get(f"/api/daily/{DATE}/times")).json()
    assert set(answer) == {"date", "today", "left_ms", "tasks"}
    for task in answer["tasks"]:
        assert set(task) == {"name", "players", "solved", "times", "own", "place"}


HOSTILE = ["2026-02-30", "2040-01-01", "%00", "x" * 300, "2026-12-24%0A", "today%20", "..%2F..", "TODAY"]


@pytest.mark.parametrize("day", HOSTILE)
async def test_a_date_that_is_not_there_has_no_attempts_and_no_times(clocked: LocalServer, day: str):
    assert (await clocked.http.get(f"/api/daily/{day}/times")).status_code == 404
    assert (await post(clocked, f"{day}/attempts", {"task": "easy"})).status_code == 404
    assert (await post(clocked, f"{day}/cards", {"attempt": "x"})).status_code == 404


@pytest.mark.parametrize("month", ["2026-13", "2040-01", "2026-1", "x" * 300, "%00", "2026-12-24"])
async def test_a_month_that_is_not_there_has_no_days(clocked: LocalServer, month: str):
    assert (await clocked.http.get(f"/api/calendar/{month}")).status_code == 404


@pytest.mark.parametrize(
    "body", [{}, {"task": "all"}, {"task": "easy", "elapsed_ms": 1}, {"task": "easy", "name": "x" * 65}]
)
async def test_a_client_can_say_nothing_about_the_time(clocked: LocalServer, body: dict[str, Any]):
    assert is_error(await post(clocked, f"{DATE}/attempts", body), 400, "bad-request")


async def test_a_table_cannot_be_opened_as_a_daily_board(clocked: LocalServer):
    settings = {"mode": "time", "daily": f"{DATE} easy"}
    body = {"edition": "solo", "seats": [{"kind": "me"}], "settings": settings}
    assert is_error(await clocked.http.post("/api/tables", json=body), 400, "bad-settings")


async def test_another_site_cannot_begin_an_attempt(clocked: LocalServer):
    body, headers = {"task": "easy"}, {"origin": "https://elsewhere.example"}
    answer = await clocked.http.post(f"/api/daily/{DATE}/attempts", json=body, headers=headers)
    assert is_error(answer, 403, "foreign")


async def test_a_flood_of_questions_for_times_has_to_wait(clocked: LocalServer, monkeypatch: pytest.MonkeyPatch):
    def from_outside(_: str | None) -> list[tuple[str, int]]:
        return [("192.0.2.7", 1)]

    monkeypatch.setattr("ubongo.adapters.web.admission.networks_of", from_outside)
    asked = [await clocked.http.get("/api/daily/today/times") for _ in range(round(READING.burst) + 1)]
    assert [answer.status_code for answer in asked] == [200] * round(READING.burst) + [429]
