"""Bodies that are compressed once and sent to every client that accepts it."""

import gzip
from collections.abc import Mapping

from litestar import Response

from ubongo.adapters.web.requests import AnyRequest

VARIES = {"vary": "accept-encoding"}
"""The header of every response that may be compressed."""


def packed(body: bytes) -> bytes:
    """The body in gzip, the same bytes each time."""
    return gzip.compress(body, 9, mtime=0)


def compressed_response(
    request: AnyRequest, body: bytes, zipped: bytes | None, media_type: str, headers: Mapping[str, str]
) -> Response[bytes]:
    """A response with the compressed body if there is one and the client accepts gzip, otherwise with the body."""
    if zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(zipped, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers={**headers})
