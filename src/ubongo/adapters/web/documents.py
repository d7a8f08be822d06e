"""JSON answers that do not change within a version: browsers keep them, and ask only whether they are current."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, TypeVar, cast

import msgspec
from litestar import MediaType, Response
from msgspec import Struct

from ubongo.adapters.web.requests import AnyRequest

Out = TypeVar("Out", bound=Struct)
CACHING = "public, max-age=3600"


@dataclass(frozen=True, slots=True)
class Document(Generic[Out]):
    """An answer, encoded."""

    body: bytes
    packed: bytes
    """The body in gzip."""
    etag: str

    def answer(self, request: AnyRequest) -> Response[Out]:
        """The document, or 304 if the client has it."""
        headers = {"cache-control": CACHING, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return cast(Response[Out], Response(b"", status_code=304, headers=headers))
        if "gzip" in request.headers.get("accept-encoding", ""):
            zipped = headers | {"content-encoding": "gzip"}
            return cast(Response[Out], Response(self.packed, media_type=MediaType.JSON, headers=zipped))
        return cast(Response[Out], Response(self.body, media_type=MediaType.JSON, headers=headers))


def document(out: Out) -> Document[Out]:
    """The document that holds that value."""
    body = msgspec.json.encode(out)
    return Document(body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:16]}"')
