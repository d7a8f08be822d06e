"""The routes for one person's devices and data: a code, a further device, the export, the erasure. See ADR 113."""

from typing import Literal

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ubongo.adapters.web.actions.action import ShortText
from ubongo.adapters.web.admission import GivenService, GivenTokenBuckets, admitted, must_be_slow
from ubongo.adapters.web.identity import cookie, no_cookie, player_of
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.person_file import PersonFile
from ubongo.tables.seating.names import hashed
from ubongo.tables.service.people import person_out


class RecoveryCodeOut(Struct, frozen=True):
    """A code that adds a device of yours, once."""

    code: str
    """It is shown only here: the server stores its hash."""


class RecoveryCodeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The code from another device; case, spaces and dashes do not matter."""

    code: ShortText


class DeviceOut(Struct, frozen=True):
    """This device is now one of that person's."""

    results: int
    """How many results that person has."""
    attempts: int
    """How many attempts at daily boards."""


class Erasing(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to delete everything."""

    erase: Literal["everything"]


class ErasedOut(Struct, frozen=True):
    """What was deleted."""

    results: int
    attempts: int
    tables: int
    """At how many tables your name and identity were replaced."""


@post("/api/person/code", status_code=201, responses=failures(400, 403, 413, 429, 503))
async def new_recovery_code(
    request: AnyRequest, service: GivenService, opening: GivenTokenBuckets
) -> Response[RecoveryCodeOut]:
    """A code that adds one device of yours; it replaces an earlier one, and is valid for a year."""
    secret = admitted(request, opening)
    code = await service.people.new_code(await service.people.player_of(hashed(secret)))
    return Response(RecoveryCodeOut(code), status_code=201, cookies=[cookie(secret, request)])


@post("/api/person/device", status_code=200, responses=failures(400, 403, 404, 413, 429, 503))
async def add_device(
    request: AnyRequest, data: JSONBody[RecoveryCodeIn], service: GivenService, guessing: GivenTokenBuckets
) -> Response[DeviceOut]:
    """Make this browser a device of the person whose code it is."""
    admitted(request, guessing)
    secret = await service.people.redeem(data.code)
    person = await service.people.person(await service.people.player_of(hashed(secret)))
    out = DeviceOut(len(person.rows.results), len(person.rows.attempts))
    return Response(out, cookies=[cookie(secret, request)])


@get("/api/person", responses=failures(400, 429, 503))
async def export_person(request: AnyRequest, service: GivenService, reading: GivenTokenBuckets) -> Response[PersonFile]:
    """All that is stored of you, as a file."""
    must_be_slow(request, reading)
    person = await service.people.person(await player_of(request, service.people))
    headers = {"content-disposition": 'attachment; filename="ubongo-person.json"'}
    return Response(person_out(person), headers=headers)


@post("/api/person/erase", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def erase_person(
    request: AnyRequest, data: JSONBody[Erasing], service: GivenService, opening: GivenTokenBuckets
) -> Response[ErasedOut]:
    """Delete all that is stored of you, on all your devices. Games stay, with another name."""
    assert data.erase == "everything", "the body is checked before"
    admitted(request, opening)
    player = await player_of(request, service.people)
    person = await service.people.person(player)
    if player:
        service.matchmaker.withdraw(player)
        await service.people.erase(player)
    out = ErasedOut(len(person.rows.results), len(person.rows.attempts), len(person.tables))
    return Response(out, cookies=[no_cookie(request)])
