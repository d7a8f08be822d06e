"""The client's files, read once at the start: a request can only ask for what was there."""

from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType

from litestar import Response, get
from litestar.datastructures import State

STATIC = Path(__file__).parent / "static"
_YEAR = "public, max-age=31536000, immutable"
_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ubongo</title>
<h1>The client is not built</h1><p>The server runs. Build its pages with <code>make setup</code>.</p></html>"""

SECURITY_HEADERS = MappingProxyType(
    {
        "content-security-policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
            "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
)


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client."""

    body: bytes
    media_type: str
    caching: str


def read_pages(folder: Path = STATIC) -> dict[str, Page]:
    """Every file below `folder` by its path; the names of assets carry a hash, so they may be kept for ever."""
    pages = {"index.html": Page(_UNBUILT, "text/html; charset=utf-8", "no-cache")}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            kind = guess_type(path.name)[0] or "application/octet-stream"
            media_type = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            pages[name] = Page(path.read_bytes(), media_type, _YEAR if name.startswith("assets/") else "no-cache")
    return pages


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(state: State, path: str = "") -> Response[bytes]:
    """A file of the client, or for any of its own addresses the page that draws them all."""
    pages: dict[str, Page] = state.pages
    name = path.strip("/")
    found = pages.get(name)
    if found is None and ("." in name or name.startswith(("api/", "assets/"))):
        return Response(b"not found", status_code=404, media_type="text/plain")
    found = found or pages["index.html"]
    return Response(found.body, media_type=found.media_type, headers={"cache-control": found.caching})
