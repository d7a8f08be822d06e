"""The route for what is offered on a date."""

import asyncio
import json

import pytest

from tests.adapters.web.server import LocalServer
from ubongo.adapters.web.admission import ApiError
from ubongo.adapters.web.daily import MOST_OF_CLIENT, DailyMonths, month_out
from ubongo.adapters.web.documents import Document
from ubongo.formats.daily import DayOut, day_of, day_out, encode, parse_date
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


class Worker:
    """A process that works out nothing until it dies."""

    def __init__(self) -> None:
        self.asked = list[object]()
        self.done = asyncio.Event()

    async def run(self, _: object, *arguments: object) -> object:
        self.asked.append(arguments)
        await self.done.wait()
        raise WorkerDiedError("the work could not be done; try again")


def asked(months: DailyMonths, month: str, client: str) -> "asyncio.Task[Document[DayOut]]":
    return asyncio.create_task(months.of(parse_date(f"{month}-01"), client=client))


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> tuple[DailyMonths, Worker]:
    months, worker = DailyMonths(), Worker()
    monkeypatch.setattr(months, "_worker", worker)
    return months, worker


async def test_too_many_months_at_once_are_refused_and_a_dead_process_is_replaced(
    waiting: tuple[DailyMonths, Worker],
):
    months, worker = waiting
    eight = [asked(months, f"2027-{month:02}", f"client {month}") for month in range(1, 9)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="too many months"):
        await asked(months, "2027-09", "client 9")
    worker.done.set()
    failures = await asyncio.gather(*eight, return_exceptions=True)
    assert [str(failure) for failure in failures] == ["the work could not be done; try again"] * 8
    assert not any(months.is_known(parse_date(f"2027-{month:02}-01")) for month in range(1, 10))


async def test_a_client_that_asks_for_many_months_does_not_keep_the_others_waiting(
    waiting: tuple[DailyMonths, Worker],
):
    months, worker = waiting
    many = [asked(months, f"2027-{month:02}", "greedy") for month in range(1, 9)]
    other = asked(months, "2028-01", "modest")
    same = asked(months, "2027-08", "modest")  # the greedy client is refused this month, but it is due to this one
    while sum(task.done() for task in many) < 8 - MOST_OF_CLIENT:
        await asyncio.sleep(0)
    worker.done.set()
    failures = await asyncio.gather(*many, other, same, return_exceptions=True)
    assert sum("too many months" in str(failure) for failure in failures) == 8 - MOST_OF_CLIENT
    assert worker.asked.index((2028, 1)) == 2, "after the one at work and the one that was next"
    assert (2027, 8) in worker.asked


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
