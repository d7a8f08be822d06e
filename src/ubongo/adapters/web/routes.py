"""The routes of tables: open one, join it, look at an invitation, export a finished game; and the messages' schema."""

from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import SettingValue, ShortText
from ubongo.adapters.web.admission import ApiError, GivenService, GivenTokenBuckets, admitted, language_of, must_be_slow
from ubongo.adapters.web.identity import cookie, device_of
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.opened_once import Opened, OpenedOnce
from ubongo.adapters.web.requests import AnyRequest
from ubongo.adapters.web.wire import wire_schema
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.registry import edition_named
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.lobby import must_be_invited
from ubongo.tables.table.config import settings_of


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is to hold."""

    kind: Literal["me", "bot", "open"]
    strength: Strength = USUAL_STRENGTH


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    edition: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: Annotated[dict[ShortText, SettingValue], Meta(max_length=32)] = {}
    deck: Literal["standard", "fresh"] = "standard"
    name: ShortText = ""
    request: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{16,64})?\Z")] = ""
    """A random name for this request: sent again with the same name, it opens no second table."""


class OpenedOut(Struct, frozen=True):
    """A table that was opened or joined."""

    table: str
    seat: int | None
    """None: you watch, because no seat was open."""
    invite: str | None = None
    """The secret that lets others in; only the host gets it."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation from a link."""

    invite: ShortText
    name: ShortText = ""


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, or the table and the secret of a link."""

    code: ShortText = ""
    table: ShortText = ""
    invite: ShortText = ""


class InvitationOut(Struct, frozen=True):
    """What an invitation is for."""

    edition: str
    host: str | None
    """The name of the host, if that player is seated."""


class CodeTyped(Struct, frozen=True, forbid_unknown_fields=True):
    """A table code; case, spaces and dashes do not matter."""

    code: ShortText
    name: ShortText = ""


@get("/api/schema/wire.json", sync_to_thread=False, include_in_schema=False)
def wire() -> dict[str, object]:
    """The JSON Schema of the socket's messages."""
    return wire_schema()


@post("/api/tables", status_code=201, responses=failures(400, 403, 413, 429, 503))
async def open_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    service: GivenService,
    opening: GivenTokenBuckets,
    opened_once: NamedDependency[OpenedOnce],
) -> Response[OpenedOut]:
    """Open a table; you are its host."""
    secret = admitted(request, opening)
    try:
        edition = edition_named(data.edition)
    except ValueError as cause:
        raise ApiError(400, "bad-settings", str(cause)) from cause
    settings = settings_of(edition, data.settings, len(data.seats))
    host = await service.people.player_of(hashed(secret))
    if sum(wish.kind == "me" for wish in data.seats) > 1:
        raise ApiError(400, "bad-seats", "you can take only one seat")

    async def open_now() -> Opened:
        opened = await service.open(
            data.edition,
            settings,
            [_wish(wish) for wish in data.seats],
            host=host,
            name=data.name,
            fresh=data.deck == "fresh",
            language=language_of(request),
        )
        return Opened(opened.table.id, opened.seat, opened.invite, secret)

    opened = await opened_once.once(device_of(request), "table", data.request, open_now)
    out = OpenedOut(opened.table, opened.seat, opened.invite)
    return Response(out, status_code=201, cookies=[cookie(opened.secret, request)])


def _wish(wish: SeatWish) -> SeatRequest:
    match wish.kind:
        case "me":
            return SeatRequest(OccupantKind.PERSON)
        case "bot":
            return SeatRequest(OccupantKind.BOT, wish.strength)
        case "open":
            return SeatRequest(OccupantKind.OPEN)


@post("/api/tables/{table:str}/join", status_code=200, responses=failures(400, 403, 404, 413, 429, 503))
async def join_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Joining],
    service: GivenService,
    opening: GivenTokenBuckets,
) -> Response[OpenedOut]:
    """Join by a link: take the first open seat, or watch if there is none."""
    secret = admitted(request, opening)
    found = await service.find(table)
    if found is None:
        raise ApiError(404, "unknown-table", "no such table")
    player = await service.people.player_of(hashed(secret))
    seat = await service.lobby.redeem(found, data.invite, player=player, name=data.name)
    return Response(OpenedOut(table, seat), cookies=[cookie(secret, request)])


@post("/api/join", status_code=200, responses=failures(400, 403, 404, 413, 429, 503))
async def join_by_code(
    request: AnyRequest,
    data: JSONBody[CodeTyped],
    service: GivenService,
    opening: GivenTokenBuckets,
    guessing: GivenTokenBuckets,
) -> Response[OpenedOut]:
    """Join by a table code: take the first open seat, or watch if there is none."""
    secret = admitted(request, opening, guessing)
    found = await service.find_code(data.code)
    if found is None:
        raise ApiError(404, "unknown-code", "no table has this code")
    player = await service.people.player_of(hashed(secret))
    seat = await service.lobby.join(found, player=player, name=data.name)
    return Response(OpenedOut(found.id, seat), cookies=[cookie(secret, request)])


@post("/api/invitation", status_code=200, responses=failures(400, 403, 404, 413, 429, 503))
async def invitation(
    request: AnyRequest, data: JSONBody[Invitation], service: GivenService, guessing: GivenTokenBuckets
) -> InvitationOut:
    """What a code or a link invites to, without joining."""
    admitted(request, guessing)
    found = await service.find_code(data.code) if data.code else await service.find(data.table)
    if found is None:
        raise ApiError(404, "unknown-code" if data.code else "unknown-table", "no such table")
    if not data.code:
        must_be_invited(found, data.invite)
    roster = found.roster
    host = roster.seat_of(roster.host)
    return InvitationOut(found.edition.name, None if host is None else roster.places[host].name)


@get("/api/tables/{table:str}/export", responses=failures(400, 404, 409, 429, 503))
async def export_table(
    request: AnyRequest, table: FromPath[str], service: GivenService, reading: GivenTokenBuckets
) -> Response[bytes]:
    """The finished game as a file, which `ubongo replay --verify` checks."""
    must_be_slow(request, reading)
    async with service.reading(table) as found:
        if found is None:
            raise ApiError(404, "unknown-table", "no such table")
        name = f"ubongo-{found.edition.name}-{found.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(await service.archive.export(found), media_type=MediaType.JSON, headers=headers)
