"""How the routes are described: what can go wrong with each, and that no field may be made up."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

AnyRequest = Request[Any, Any, Any]
MEANINGS = MappingProxyType(
    {
        400: "The request makes no sense, or the rules exclude it.",
        403: "Another site's page asks, or the invitation is wrong.",
        404: "There is no such thing.",
        409: "Not now: the game goes on.",
        413: "The body is too long.",
        429: "Too much in a short time.",
        503: "The server is full or cannot write: nothing has changed.",
    }
)


class ErrorOut(Struct, frozen=True):
    """What is said when a request fails."""

    error: str
    """For programs."""
    message: str
    """One line for people."""


def failures(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The failures of a route, for its description."""
    return {
        status: ResponseSpec(ErrorOut, generate_examples=False, description=MEANINGS[status]) for status in statuses
    }


class ClosedJson(JsonRenderPlugin):
    """Describes the types that take no unknown fields as what they are."""

    def __init__(self, *closed: type[Struct]) -> None:
        super().__init__()
        self._closed = frozenset(kind.__name__ for kind in closed)

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 -- Litestar's own
        """The description as JSON."""
        return msgspec.json.encode(self.closed(openapi_schema))

    def closed(self, described: dict[str, Any]) -> dict[str, Any]:
        """The description with those types closed."""
        parts = described["components"]
        kinds = {
            name: {**kind, "additionalProperties": False} if name in self._closed else kind
            for name, kind in parts["schemas"].items()
        }
        return {**described, "components": {**parts, "schemas": kinds}}


def description(app: Litestar, plugin: ClosedJson) -> dict[str, Any]:
    """What the server answers at `/api/schema/openapi.json`."""
    return plugin.closed(app.openapi_schema.to_schema())
