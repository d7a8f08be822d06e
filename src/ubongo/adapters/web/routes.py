"""The HTTP routes."""

from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal, TypeAlias

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import SettingValue, ShortText
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.identity import cookie, device_of, is_foreign, new_secret, secret_of
from ubongo.adapters.web.limits import TokenBuckets, networks_of
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.opened_once import Opened, OpenedOnce
from ubongo.adapters.web.pages import languages
from ubongo.adapters.web.requests import AnyRequest
from ubongo.adapters.web.wire import wire_schema
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.registry import edition_named
from ubongo.geometry.lattice import Cell, inverse
from ubongo.puzzles.piece import BOXES, Box, Piece, follow
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.friendly_names import NAMES, USUAL_LANGUAGE
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.lobby import must_be_invited
from ubongo.tables.service.service import TableService
from ubongo.tables.table.config import settings_of

GivenService: TypeAlias = NamedDependency[TableService]
GivenTokenBuckets: TypeAlias = NamedDependency[TokenBuckets]


class ApiError(Exception):
    """A request that fails: its status, a code for programs, one line for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class PieceOut(Struct, frozen=True):
    """A piece with its orientations, so that a client needs no geometry."""

    id: str
    color: str
    orientations: tuple[tuple[Cell, ...], ...]
    """The cells of each, as rows and columns, the least one first and at the origin."""
    turned: tuple[int, ...]
    """For each orientation, its image after a clockwise quarter turn."""
    turned_back: tuple[int, ...]
    flipped: tuple[int, ...]
    """For each orientation, its mirror image left to right; for a block, itself."""


class BoxOut(Struct, frozen=True):
    """A player's set of pieces."""

    name: str
    pieces: tuple[PieceOut, ...]


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


@get("/api/boxes/{box:str}", sync_to_thread=False, responses=failures(400, 404))
def box_of_pieces(request: AnyRequest, box: FromPath[str]) -> Response[BoxOut]:
    """The pieces of a box, with tables of their turns and flips."""
    if box not in BOXES:
        raise ApiError(404, "unknown-box", f"unknown box {box[:40]!r}; known: {', '.join(BOXES)}")
    return _box(box).answer(request)


@cache
def _box(name: str) -> Document[BoxOut]:
    return document(box_out(BOXES[name]))


def box_out(box: Box) -> BoxOut:
    """The box as the client needs it."""
    return BoxOut(box.name, tuple(_piece_out(piece, box) for piece in box.pieces))


def _piece_out(piece: Piece, box: Box) -> PieceOut:
    turn = box.lattice.turns[-1]
    flat = len(box.lattice.steps) == 2
    count = len(piece.orientations)
    return PieceOut(
        piece.id,
        piece.color,
        tuple(shape.cells for shape in piece.orientations),
        follow(piece, turn),
        follow(piece, inverse(turn)),
        follow(piece, box.lattice.flip) if flat else tuple(range(count)),
    )


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


def language_of(request: AnyRequest) -> str:
    """The first language of the browser in which there are names."""
    asked = languages(request.headers.get("accept-language", ""))
    return next((language for language in asked if language in NAMES), USUAL_LANGUAGE)


def admitted(request: AnyRequest, *buckets: TokenBuckets) -> str:
    """The player's secret: the one sent, or a new one."""
    if is_foreign(request):
        raise ApiError(403, "foreign", "another site's page may not do this")
    secret = secret_of(request)
    must_be_slow(request, *buckets, more=() if secret is None else (hashed(secret),))
    return secret or new_secret()


def must_be_slow(request: AnyRequest, *buckets: TokenBuckets, more: Sequence[str] = ()) -> None:
    """Count a request for its address and the other keys, unless it comes from this machine.

    Raises:
        ApiError: there were too many.
    """
    networks = networks_of("" if request.client is None else request.client.host)
    keys = [*networks, *((key, 1) for key in more)] if networks else []
    allowed = [bucket.allow(*key) for bucket in buckets for key in keys]  # count every key, even after a refusal
    if not all(allowed):
        raise ApiError(429, "too-many", "too many requests; wait a little")


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


STATUS = MappingProxyType(
    {
        "full": 503,
        "too-many-searches": 503,
        "no-deck": 503,
        "shutting-down": 503,
        "busy": 503,
        "wrong-invite": 403,
        "not-over": 409,
        "superseded": 409,
        "unknown-attempt": 404,
        "unknown-recovery": 404,
    }
)


def status_of(error: ServiceError) -> int:
    """The HTTP status for that error."""
    return STATUS.get(error.code, 400)
