"""The routes of challenges: attempts at a puzzle of the lab, and their times. See ADR 118."""

from typing import Annotated

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from ubongo.adapters.web.actions.action import ShortText
from ubongo.adapters.web.admission import GivenService, admitted, language_of, must_be_slow
from ubongo.adapters.web.daily import client_of
from ubongo.adapters.web.daily_attempts import DailyAttemptOut, DailyTaskOut, attempt_out, task_out
from ubongo.adapters.web.identity import cookie, device_of, player_of
from ubongo.adapters.web.lab import GivenLab, LabPuzzle, bad_puzzle, deck_of
from ubongo.adapters.web.limits import TokenBuckets
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.opened_once import Opened, OpenedOnce
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.lab import LabError, box_asked, key_of, task_asked
from ubongo.tables.seating.names import hashed


class LabBegin(LabPuzzle, frozen=True, forbid_unknown_fields=True):
    """An attempt at a puzzle to begin."""

    name: ShortText = ""
    request: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{16,64})?\Z")] = ""
    """A random name for this request: sent again with the same name, it begins no second attempt."""


@post("/api/lab/attempts", status_code=201, responses=failures(400, 403, 404, 413, 429, 503))
async def begin_challenge(
    request: AnyRequest,
    data: JSONBody[LabBegin],
    service: GivenService,
    lab: GivenLab,
    opening: NamedDependency[TokenBuckets],
    opened_once: NamedDependency[OpenedOnce],
) -> Response[DailyAttemptOut]:
    """Begin an attempt at a puzzle. The first one of a player counts, and is given again while it is open."""
    secret = admitted(request, opening)
    key = _key(data)
    player = await service.people.player_of(hashed(secret))

    async def begin_now() -> Opened:
        begun = await service.daily.running_challenge(key, player)  # that needs no search, which may be refused
        if begun is None:
            deck = await deck_of(data, lab, client_of(request))
            await service.people.rename(player, data.name)
            begun = await service.daily.begin_challenge(
                key, deck, player=player, name=data.name, language=language_of(request)
            )
        return Opened(begun.id, 0, "", secret)

    opened = await opened_once.once(device_of(request), key, data.request, begin_now)
    attempt = await service.daily.attempt(opened.table)
    out = attempt_out(attempt, service.daily)
    return Response(out, status_code=201, cookies=[cookie(opened.secret, request)])


@post("/api/lab/times", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def challenge_times(
    request: AnyRequest, data: JSONBody[LabPuzzle], service: GivenService, reading: NamedDependency[TokenBuckets]
) -> DailyTaskOut:
    """The times of a puzzle, as this server has measured them."""
    must_be_slow(request, reading)
    key = _key(data)
    player = await player_of(request, service.people)
    return task_out(await service.daily.times_of_challenge(key, player), service.daily)


def _key(asked: LabPuzzle) -> str:
    try:
        return key_of(task_asked(asked.box, asked.region, asked.pieces), box_asked(asked.box))
    except LabError as cause:
        raise bad_puzzle(cause) from cause
