"""The route for what is offered on a date."""

import asyncio
import json

import pytest

from tests.adapters.web.server import LocalServer
from ubongo.adapters.web.daily import DailyMonths, month_out
from ubongo.adapters.web.routes import ApiError
from ubongo.formats.daily import day_of, day_out, encode, parse_date
from ubongo.tables.worker_process import WorkerDiedError

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

DATE = "2026-12-24"
PATIENCE_S = 120  # a month takes seconds, and more on a busy machine


async def test_a_date_is_answered_with_the_bytes_that_every_server_sends(local: LocalServer):
    answer = await local.http.get(f"/api/daily/{DATE}", timeout=PATIENCE_S)
    assert answer.status_code == 200
    assert answer.content == encode(day_out(day_of(parse_date(DATE))))
    assert answer.headers["cache-control"] == "public, max-age=86400"
    again = await local.http.get(f"/api/daily/{DATE}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_an_answer_holds_no_solution(local: LocalServer):
    answer = (await local.http.get(f"/api/daily/{DATE}", timeout=PATIENCE_S)).json()
    assert set(answer) == {"format", "version", "scheme", "date", "boards", "hand"}
    assert [set(board) for board in answer["boards"]] == [
        {"name", "box", "region", "pieces", "solutions", "grade"} for _ in range(3)
    ]
    assert set(answer["hand"]) == {"name", "round", "cards"}
    assert list(answer["hand"]["cards"]) == sorted(answer["hand"]["cards"], key=int)


@pytest.mark.parametrize("day", ["2026-02-30", "2040-01-01", "today", "%00", "x" * 300, "2026-12-24%0A"])
async def test_a_date_that_is_not_there_is_refused_in_one_line(local: LocalServer, day: str):
    answer = await local.http.get(f"/api/daily/{day}")
    assert answer.status_code == 404
    failure = json.loads(answer.content)
    assert failure["error"] == "unknown-date"
    assert "\n" not in failure["message"]


async def test_a_month_is_worked_out_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch):
    months, runs = DailyMonths(), list[object]()

    async def run(task: object, *arguments: object) -> object:
        runs.append(arguments)
        await asyncio.sleep(0)
        return month_out(2026, 12)

    monkeypatch.setattr(months, "_worker", type("Worker", (), {"run": staticmethod(run)}))
    dates = [parse_date(f"2026-12-{day:02}") for day in range(1, 32)]
    answers = await asyncio.gather(*(months.of(date) for date in dates))
    assert [json.loads(answer.body)["date"] for answer in answers] == [str(date) for date in dates]
    assert runs == [(2026, 12)]


async def test_too_many_months_at_once_are_refused_and_a_dead_process_is_replaced(monkeypatch: pytest.MonkeyPatch):
    months, done = DailyMonths(), asyncio.Event()

    async def run(*_: object) -> object:
        await done.wait()
        raise WorkerDiedError("the work could not be done; try again")

    monkeypatch.setattr(months, "_worker", type("Worker", (), {"run": staticmethod(run)}))
    waiting = [asyncio.ensure_future(months.of(parse_date(f"2027-{month:02}-01"))) for month in range(1, 9)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="too many months"):
        await months.of(parse_date("2027-09-01"))
    done.set()
    failures = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(failure) for failure in failures] == ["the work could not be done; try again"] * 8
    assert not any(months.is_known(parse_date(f"2027-{month:02}-01")) for month in range(1, 9))


async def test_a_month_that_failed_is_worked_out_again(monkeypatch: pytest.MonkeyPatch):
    months, results = DailyMonths(), iter([OSError("no more memory"), month_out(2026, 12)])

    async def run(*_: object) -> object:
        result = next(results)
        if isinstance(result, OSError):
            raise result
        return result

    monkeypatch.setattr(months, "_worker", type("Worker", (), {"run": staticmethod(run)}))
    with pytest.raises(OSError, match="no more memory"):
        await months.of(parse_date(DATE))
    assert not months.is_known(parse_date(DATE))
    assert json.loads((await months.of(parse_date(DATE))).body)["date"] == DATE
