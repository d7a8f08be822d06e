"""The web application: its routes, socket and pages, and its answers to errors."""

from collections.abc import Mapping

from litestar import Litestar, MediaType, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from structlog import get_logger

from ubongo import __version__
from ubongo.adapters.web.admission import ApiError, status_of
from ubongo.adapters.web.bodies import check_body
from ubongo.adapters.web.boxes import box_of_pieces
from ubongo.adapters.web.connections import PER_ADDRESS, ConnectionsByAddress
from ubongo.adapters.web.daily import DailyMonths, daily
from ubongo.adapters.web.daily_attempts import DailyBegin, DailyCall, begin_daily, call_daily, daily_times, own_days
from ubongo.adapters.web.decks import deck_of_boards
from ubongo.adapters.web.editions import editions
from ubongo.adapters.web.find import FindGame, find_game
from ubongo.adapters.web.health import health, live
from ubongo.adapters.web.lab import LabPuzzle, LabRegion, LabTask, lab_deck_file, lab_sets, lab_tilings
from ubongo.adapters.web.lab_challenges import LabBegin, begin_challenge, challenge_times
from ubongo.adapters.web.lan_url import LanUrl, no_lan, reach
from ubongo.adapters.web.limits import GUESSING, MOST_BODY, OPENING, READING, SEARCHING, Talking, TokenBuckets
from ubongo.adapters.web.openapi import ClosedSchema, ErrorOut
from ubongo.adapters.web.opened_once import OpenedOnce
from ubongo.adapters.web.pages import SECURITY_HEADERS, page, read_pages
from ubongo.adapters.web.people import (
    Erasing,
    RecoveryCodeIn,
    add_device,
    erase_person,
    export_person,
    new_recovery_code,
)
from ubongo.adapters.web.ratings import RatingChoice, choose_ratings, own_ratings
from ubongo.adapters.web.records import own_records, own_trends
from ubongo.adapters.web.replays import Replays, replay_table
from ubongo.adapters.web.requests import AnyRequest
from ubongo.adapters.web.routes import (
    CodeTyped,
    Invitation,
    Joining,
    NewTable,
    SeatWish,
    export_table,
    invitation,
    join_by_code,
    join_table,
    open_table,
    wire,
)
from ubongo.adapters.web.socket import play
from ubongo.adapters.web.telemetry import Telemetry
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.lab import Lab
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.store import DamagedTableError, StoreError

log = get_logger()
DESCRIPTION = ClosedSchema(
    NewTable,
    SeatWish,
    Joining,
    CodeTyped,
    Invitation,
    DailyBegin,
    DailyCall,
    RecoveryCodeIn,
    Erasing,
    LabTask,
    LabRegion,
    LabPuzzle,
    LabBegin,
    FindGame,
    RatingChoice,
)
"""The routes as OpenAPI."""


def make_app(
    service: TableService,
    network: LanUrl = no_lan,
    per_address: int = PER_ADDRESS,
    telemetry: Telemetry | None = None,
) -> Litestar:
    """The application for a service that has been started and is closed after it.

    `network` finds its address there. One address can hold `per_address` sockets: a proxy's connections are counted
    here, by the address that it names. `telemetry` counts what happens.
    """
    months, lab = DailyMonths(), Lab()
    return Litestar(
        route_handlers=[
            health,
            live,
            reach,
            wire,
            box_of_pieces,
            deck_of_boards,
            editions,
            daily,
            begin_daily,
            call_daily,
            daily_times,
            own_days,
            lab_tilings,
            lab_sets,
            lab_deck_file,
            begin_challenge,
            challenge_times,
            find_game,
            open_table,
            join_table,
            join_by_code,
            invitation,
            export_table,
            replay_table,
            own_records,
            own_ratings,
            choose_ratings,
            own_trends,
            new_recovery_code,
            add_device,
            export_person,
            erase_person,
            play,
            page,
        ],
        dependencies={
            "service": _provide(service),
            "network": _provide(network),
            "replays": _provide(Replays()),
            "months": _provide(months),
            "lab": _provide(lab),
            "sockets": _provide(ConnectionsByAddress(per_address)),
            "opened_once": _provide(OpenedOnce()),
            "opening": _provide(TokenBuckets(OPENING, service.clock)),
            "guessing": _provide(TokenBuckets(GUESSING, service.clock)),
            "reading": _provide(TokenBuckets(READING, service.clock)),
            "searching": _provide(TokenBuckets(SEARCHING, service.clock)),
        },
        before_request=check_body,
        exception_handlers={
            ApiError: _api_error,
            ServiceError: _service_error,
            DamagedTableError: _damaged,
            StoreError: _store_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_utf8,
            Exception: _crash,
        },
        openapi_config=OpenAPIConfig(
            title="Ubongo", version=__version__, path="/api/schema", render_plugins=[DESCRIPTION]
        ),
        request_max_body_size=MOST_BODY,
        response_headers=dict(SECURITY_HEADERS),
        on_shutdown=[months.close, lab.close],
        state=State({"pages": read_pages(), "talking": Talking(service.clock), "telemetry": telemetry or Telemetry()}),
        logging_config=None,
    )


def _provide(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def _failure(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response[ErrorOut]:
    line = " ".join(message.split())[:300]
    error = ErrorOut(code, line)
    return Response(
        error, status_code=status, media_type=MediaType.JSON, headers={**SECURITY_HEADERS, **(headers or {})}
    )


def _api_error(_: AnyRequest, error: ApiError) -> Response[ErrorOut]:
    return _failure(error.status, error.code, str(error))


def _service_error(_: AnyRequest, error: ServiceError) -> Response[ErrorOut]:
    return _failure(status_of(error), error.code, str(error))


def _store_error(request: AnyRequest, error: StoreError) -> Response[ErrorOut]:
    log.error("the store failed", path=request.url.path, error=str(error))
    return _failure(503, "not-saved", "this could not be stored just now; nothing has changed")


def _damaged(_: AnyRequest, __: DamagedTableError) -> Response[ErrorOut]:
    # The pool has logged it.
    return _failure(503, "damaged", "what is stored of this game is damaged, so it cannot go on")


def _http_error(_: AnyRequest, error: HTTPException) -> Response[ErrorOut]:
    detail = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    more = f": {detail['message']}" if isinstance(detail, dict) and "message" in detail else ""
    code = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}.get(error.status_code)
    return _failure(error.status_code, code or "failed", f"{error.detail}{more}", error.headers)


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[ErrorOut]:
    # From the parser, the only thing here that recurses.
    return _failure(400, "bad-request", "the body is nested too deeply")


def _not_utf8(_: AnyRequest, __: UnicodeDecodeError) -> Response[ErrorOut]:
    # The parser raises it, though it does not document it.
    return _failure(400, "bad-request", "the body is not UTF-8")


def _crash(request: AnyRequest, error: Exception) -> Response[ErrorOut]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _failure(500, "internal", "something went wrong on the server; nothing has changed")
