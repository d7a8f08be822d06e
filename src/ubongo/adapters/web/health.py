"""Health checks for the server's operator: whether it runs, and whether games can be played."""

from typing import Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ubongo import __version__
from ubongo.tables.service.service import TableService
from ubongo.tables.service.state import ServiceState


class Health(Struct, frozen=True):
    """The server's state."""

    status: ServiceState
    version: str
    tables: int
    """In memory."""
    damaged: int
    """Tables that were found damaged and set aside since the start."""


class Live(Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"] = "ok"


UNREADY = ResponseSpec(Health, description="No games can be played here now.", generate_examples=False)


@get("/api/health", sync_to_thread=False, responses={503: UNREADY})
def health(service: NamedDependency[TableService]) -> Response[Health]:
    """Whether games can be played here: 200, or 503 and why not."""
    state = service.state
    found = Health(state, __version__, len(service), service.damaged)
    return Response(found, status_code=200 if state.is_ready else 503)


@get("/api/health/live", sync_to_thread=False)
def live() -> Live:
    """The same, as long as the server answers at all: if it does not, restart it."""
    return Live()
