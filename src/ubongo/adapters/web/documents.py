"""JSON answers that rarely change: browsers cache them, and ask only whether they are current."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, TypeVar, cast

import msgspec
from litestar import MediaType, Response
from msgspec import Struct

from ubongo.adapters.web.compression import VARIES, compressed_response, packed
from ubongo.adapters.web.requests import AnyRequest

Out = TypeVar("Out", bound=Struct)
HOUR = "public, max-age=3600"


@dataclass(frozen=True, slots=True)
class Document(Generic[Out]):
    """An answer, encoded."""

    body: bytes
    packed: bytes
    """The body in gzip."""
    etag: str
    caching: str
    """The header cache-control."""

    def answer(self, request: AnyRequest) -> Response[Out]:
        """The document, or 304 if the client has it."""
        headers = {"cache-control": self.caching, "etag": self.etag, **VARIES}
        if request.headers.get("if-none-match") == self.etag:
            return cast(Response[Out], Response(b"", status_code=304, headers=headers))
        return cast(Response[Out], compressed_response(request, self.body, self.packed, MediaType.JSON, headers))


def document(out: Out, caching: str = HOUR) -> Document[Out]:
    """The document that holds that value."""
    body = msgspec.json.encode(out)
    return Document(body, packed(body), f'"{sha256(body).hexdigest()[:16]}"', caching)
