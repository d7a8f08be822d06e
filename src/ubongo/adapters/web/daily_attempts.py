"""The routes for attempts at daily boards: begin one, judge a hand, list the times and a player's own days."""

import re
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import ShortText
from ubongo.adapters.web.actions.cards import LaidIn
from ubongo.adapters.web.admission import ApiError, GivenService, admitted, language_of, must_be_slow
from ubongo.adapters.web.daily import DailyMonths, client_of, date_named
from ubongo.adapters.web.identity import cookie, device_of, player_of
from ubongo.adapters.web.limits import TokenBuckets
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.opened_once import Opened, OpenedOnce
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.daily import Date, board_deck, hand_of
from ubongo.tables.seating.names import hashed
from ubongo.tables.service.daily import CARDS, Daily, LabTaskName, TaskName, Times, end_of
from ubongo.tables.storage.daily_attempts import DailyAttempt

TODAY = "today"
_MONTH = re.compile(r"(\d{4}-\d{2})", re.ASCII)


class DailyBegin(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt to begin."""

    task: TaskName
    name: ShortText = ""
    request: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{16,64})?\Z")] = ""
    """A random name for this request: sent again with the same name, it begins no second attempt."""


class DailyAttemptOut(Struct, frozen=True):
    """An attempt of yours."""

    id: str
    table: str | None
    """Where a board is played; None for the hand, which is judged where it is sent."""
    counts: bool
    """Whether it is your first attempt, on its very date; others are practice."""
    state: Literal["running", "solved", "unsolved"]
    elapsed_ms: int
    """Of a running one: since it was begun."""


class DailyCall(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout of seven cards of the hand, or none to give it up."""

    attempt: ShortText
    layout: Annotated[tuple[LaidIn, ...], Meta(max_length=9)] = ()


class DailyJudgmentOut(Struct, frozen=True):
    """What the server found."""

    state: Literal["running", "solved", "unsolved"]
    flaw: str | None
    """Why the layout is wrong; the attempt is then still running."""
    elapsed_ms: int


class DailyTimeOut(Struct, frozen=True):
    """A row of the times."""

    place: int
    """Counted from 1; equal times share one."""
    name: str
    elapsed_ms: int
    own: bool


class DailyTaskOut(Struct, frozen=True):
    """The times of one task."""

    name: TaskName | LabTaskName
    """lab: the puzzle of a challenge."""
    players: int
    """How many have begun it on its date, or at all for a challenge."""
    solved: int
    """How many of them have a time."""
    times: tuple[DailyTimeOut, ...]
    """The fastest, at most 20, and none of them twice."""
    own: DailyAttemptOut | None
    """Your attempt that counts."""
    place: int | None
    """Of your time among all."""


class DailyTimesOut(Struct, frozen=True):
    """The times of a date."""

    date: str
    today: str
    """The date in UTC."""
    left_ms: int
    """Until the date ends; 0 if it is over."""
    tasks: tuple[DailyTaskOut, ...]


class DailyMarkOut(Struct, frozen=True):
    """What you have done of one task of a date."""

    date: str
    task: str
    counts: bool
    """Whether you tried it on its date."""
    solved: bool
    """Whether that attempt solved it."""
    practiced: bool
    """Whether another attempt did."""


class DailyMarksOut(Struct, frozen=True):
    """What you have done in a month."""

    month: str
    today: str
    marks: tuple[DailyMarkOut, ...]


@post("/api/daily/{day:str}/attempts", status_code=201, responses=failures(400, 403, 404, 413, 429, 503))
async def begin_daily(
    request: AnyRequest,
    day: FromPath[str],
    data: JSONBody[DailyBegin],
    service: GivenService,
    months: NamedDependency[DailyMonths],
    opening: NamedDependency[TokenBuckets],
    opened_once: NamedDependency[OpenedOnce],
) -> Response[DailyAttemptOut]:
    """Begin an attempt. The first one of a player at a task on its date counts, and is given again while it is open."""
    found = date_named(day)
    secret = admitted(request, opening)
    player = await service.people.player_of(hashed(secret))

    async def begin_now() -> Opened:
        await service.people.rename(player, data.name)
        deck = None if data.task == CARDS else board_deck(await months.day(found, client=client_of(request)), data.task)
        begun = await service.daily.begin(
            str(found), data.task, deck, player=player, name=data.name, language=language_of(request)
        )
        return Opened(begun.id, 0, "", secret)

    opened = await opened_once.once(device_of(request), f"{found} {data.task}", data.request, begin_now)
    attempt = await service.daily.attempt(opened.table)
    return Response(attempt_out(attempt, service.daily), status_code=201, cookies=[cookie(opened.secret, request)])


@post("/api/daily/{day:str}/cards", status_code=200, responses=failures(400, 403, 404, 413, 429, 503))
async def call_daily(
    request: AnyRequest,
    day: FromPath[str],
    data: JSONBody[DailyCall],
    service: GivenService,
    months: NamedDependency[DailyMonths],
    reading: NamedDependency[TokenBuckets],
) -> DailyJudgmentOut:
    """Judge a layout of the date's hand, or give the hand up."""
    found = date_named(day)
    player = await service.people.player_of(hashed(admitted(request, reading)))
    if not data.layout:
        given_up = await service.daily.give_up(data.attempt, date=str(found), player=player)
        return DailyJudgmentOut("unsolved", None, given_up.elapsed)
    layout = tuple(one.laid() for one in data.layout)
    hand = hand_of(await months.day(found, client=client_of(request)))
    judged = await service.daily.call(data.attempt, hand, layout, date=str(found), player=player)
    return DailyJudgmentOut("solved" if judged.flaw is None else "running", judged.flaw, judged.elapsed)


@get("/api/daily/{day:str}/times", responses=failures(400, 404, 429, 503))
async def daily_times(
    request: AnyRequest, day: FromPath[str], service: GivenService, reading: NamedDependency[TokenBuckets]
) -> DailyTimesOut:
    """The times of a date, or of `today`, as this server has measured them."""
    must_be_slow(request, reading)
    daily = service.daily
    found = date_named(daily.today if day == TODAY else day)
    player = await player_of(request, service.people)
    times = await daily.times(str(found), player)
    left = max(end_of(str(found)) - service.clock.now(), 0)
    return DailyTimesOut(str(found), daily.today, left, tuple(task_out(one, daily) for one in times))


@get("/api/calendar/{month:str}", responses=failures(400, 404, 429, 503))
async def own_days(
    request: AnyRequest, month: FromPath[str], service: GivenService, reading: NamedDependency[TokenBuckets]
) -> DailyMarksOut:
    """Which tasks of a month, such as 2026-12, you have solved."""
    must_be_slow(request, reading)
    written = _MONTH.fullmatch(month)
    if written is None:
        raise ApiError(404, "unknown-date", f"{month[:40]!r} is not a month such as 2026-12")
    first = date_named(f"{written[1]}-01")
    last = Date(first.year, first.month, 31)  # compared as text
    player = await player_of(request, service.people)
    marks = await service.daily.marks(player, str(first), str(last))
    out = tuple(DailyMarkOut(one.date, one.task, one.counts, one.solved, one.practiced) for one in marks)
    return DailyMarksOut(month, service.daily.today, out)


def attempt_out(attempt: DailyAttempt, daily: Daily) -> DailyAttemptOut:
    """An attempt as its player sees it."""
    state = "running" if attempt.ended_at is None else "solved" if attempt.solved else "unsolved"
    table = None if attempt.task == CARDS else attempt.id
    return DailyAttemptOut(attempt.id, table, attempt.counts, state, daily.elapsed(attempt))


def task_out(times: Times, daily: Daily) -> DailyTaskOut:
    """The times of a task as the asking player sees them."""
    own = times.own
    rows = tuple(
        DailyTimeOut(place, one.name, one.elapsed or 0, own is not None and one.id == own.id)
        for place, one in times.fastest
    )
    return DailyTaskOut(
        name=times.task,
        players=times.count.players,
        solved=times.count.solved,
        times=rows,
        own=None if own is None else attempt_out(own, daily),
        place=times.place,
    )
