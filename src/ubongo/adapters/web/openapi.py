"""The OpenAPI description of the routes: their failures, and which types take no unknown fields."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from ubongo.adapters.web.requests import AnyRequest

OpenApi: TypeAlias = dict[str, Any]  # as Litestar has it
MEANINGS = MappingProxyType(
    {
        400: "The request is malformed, or the rules forbid it.",
        403: "The request comes from another site's page, or the invitation is wrong.",
        404: "Not found.",
        409: "Not now: the game is still running, or you look for one in another window.",
        413: "The body is too large.",
        429: "Too many requests.",
        503: "The server is full or cannot store it: nothing has changed. Or it shuts down: it may have been done.",
    }
)


class ErrorOut(Struct, frozen=True):
    """The answer to a request that fails."""

    error: str
    """For programs."""
    message: str
    """One line for people."""


def failures(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The failures of a route, for its description."""
    return {
        status: ResponseSpec(ErrorOut, generate_examples=False, description=MEANINGS[status]) for status in statuses
    }


class ClosedSchema(JsonRenderPlugin):
    """Marks the types that take no unknown fields as closed."""

    def __init__(self, *closed: type[Struct]) -> None:
        super().__init__()
        self._closed = frozenset(kind.__name__ for kind in closed)

    def render(self, request: AnyRequest, openapi_schema: OpenApi) -> bytes:  # noqa: ARG002 -- Litestar's own
        """The description as JSON."""
        return msgspec.json.encode(self.closed(openapi_schema))

    def closed(self, described: OpenApi) -> OpenApi:
        """The description with those types marked as closed."""
        parts = described["components"]
        kinds = {
            name: {**kind, "additionalProperties": False} if name in self._closed else kind
            for name, kind in parts["schemas"].items()
        }
        return {**described, "components": {**parts, "schemas": kinds}}


def description(app: Litestar, plugin: ClosedSchema) -> OpenApi:
    """The answer at `/api/schema/openapi.json`."""
    return plugin.closed(app.openapi_schema.to_schema())
