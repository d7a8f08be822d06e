"""The client's files, read once at the start: a request can only ask for what was there."""

import gzip
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

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


SMALL = 1024
"""Not worth packing."""
CATALOGUE = re.compile(r"assets/([a-z]{2})-[\w-]+\.js")
"""The words of one language, as the client's builder names them."""
TEXTS = ("text/", "application/json", "application/manifest", "image/svg")


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client."""

    body: bytes
    media_type: str
    caching: str
    packed: bytes | None = None
    """The body by gzip, where that is worth it."""

    @classmethod
    def of(cls, path: Path, caching: str) -> "Page":
        """The page that is in a file."""
        kind = guess_type(path.name)[0] or "application/octet-stream"
        body = path.read_bytes()
        is_text = len(body) > SMALL and kind.startswith(TEXTS)
        return cls(body, kind, caching, gzip.compress(body, 9, mtime=0) if is_text else None)


def read_pages(folder: Path = STATIC) -> dict[str, Page]:
    """Every file below `folder` by its path; the names of assets carry a hash, so they may be kept for ever."""
    pages = {"index.html": Page(_UNBUILT, "text/html", "no-cache")}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            pages[name] = Page.of(path, _YEAR if name.startswith("assets/") else "no-cache")
    return pages


def catalogue_for(asked: str, pages: Mapping[str, Page]) -> str | None:
    """The file with the words of the language that a browser asks for first, of those that there are; or None.

    `asked` is the header `accept-language`, such as `cs, de-AT;q=0.8, en;q=0.5`.
    """
    known = {found[1]: name for name in pages if (found := CATALOGUE.fullmatch(name))}
    return next((known[language] for language in _languages(asked) if language in known), None)


def _languages(asked: str) -> Iterator[str]:
    ranked = [(_weight(part), -place, part) for place, part in enumerate(asked.split(",")[:20])]
    for weight, _, part in sorted(ranked, reverse=True):
        if weight > 0:
            yield part.strip()[:2].lower()


def _weight(part: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d{1,3})?)\s*$", part)
    return float(found[1]) if found else 1.0


def _headers(found: Page, request: Request[object, object, State], pages: Mapping[str, Page]) -> dict[str, str]:
    headers = {"cache-control": found.caching, "vary": "accept-encoding"}
    if found is not pages["index.html"]:
        return headers
    # The page asks for its words only when its program runs: on a slow line they come with it, if the browser is told.
    words = catalogue_for(request.headers.get("accept-language", ""), pages)
    hint = {} if words is None else {"link": f"</{words}>; rel=modulepreload; crossorigin"}
    return {**headers, **hint, "vary": "accept-encoding, accept-language"}


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(request: Request[object, object, State], state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or for any of its own addresses the page that draws them all."""
    pages: dict[str, Page] = state.pages
    name = path.strip("/")
    found = pages.get(name)
    if found is None and ("." in name or name.split("/")[0] in ("api", "assets")):
        raise NotFoundException("there is nothing at this address")
    found = found or pages["index.html"]
    headers = _headers(found, request, pages)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, media_type=found.media_type, headers=headers)
