"""The client's files, read once at the start: a request can only get what was there then."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ubongo.adapters.web.compression import VARIES, compressed_response, packed
from ubongo.adapters.web.requests import AnyRequest

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
"""Bytes below which compression is not worth it."""
CATALOG = re.compile(r"assets/([a-z]{2})-[\w-]+\.js")
"""The catalog of one language, as the client's build names it."""
FILE = re.compile(r"^[^#%]*\.\w+$", re.ASCII)
"""A path that ends like the name of a file; a link that lost its sign ends like a sentence."""
PACKED = ".gz"
"""What the name of a compressed copy ends with, which the client's build puts beside a file."""
TEXTS = ("text/", "application/json", "application/manifest", "image/svg")


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client."""

    body: bytes
    media_type: str
    caching: str
    packed: bytes | None = None
    """The body in gzip, if that is worth it."""

    @classmethod
    def of(cls, path: Path, caching: str) -> "Page":
        """The page in a file."""
        kind = guess_type(path.name)[0] or "application/octet-stream"
        body = path.read_bytes()
        copy = path.with_name(path.name + PACKED)
        if copy.exists():
            return cls(body, kind, caching, copy.read_bytes())
        is_text = len(body) > SMALL and kind.startswith(TEXTS)
        return cls(body, kind, caching, packed(body) if is_text else None)


def read_pages(folder: Path = STATIC) -> dict[str, Page]:
    """Every file below `folder` by its path. Assets have a hash in their names, so browsers may cache them forever."""
    pages = {"index.html": Page(_UNBUILT, "text/html", "no-cache")}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.name.startswith(".") and path.suffix != PACKED:
            name = path.relative_to(folder).as_posix()
            pages[name] = Page.of(path, _YEAR if name.startswith("assets/") else "no-cache")
    return pages


def catalog_for(asked: str, pages: Mapping[str, Page]) -> str | None:
    """The catalog of the first language in the browser's list that has one, or None.

    `asked` is the header `accept-language`, such as `cs, de-AT;q=0.8, en;q=0.5`.
    """
    known = {found[1]: name for name in pages if (found := CATALOG.fullmatch(name))}
    return next((known[language] for language in languages(asked) if language in known), None)


def languages(asked: str) -> Iterator[str]:
    """The languages in the header `accept-language`, the preferred one first, in two letters each."""
    ranked = [(_weight(part), -place, part) for place, part in enumerate(asked.split(",")[:20])]
    for weight, _, part in sorted(ranked, reverse=True):
        if weight > 0:
            yield part.strip()[:2].lower()


def _weight(part: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d{1,3})?)\s*$", part)
    return float(found[1]) if found else 1.0


def _headers(found: Page, request: AnyRequest, pages: Mapping[str, Page]) -> dict[str, str]:
    headers = {"cache-control": found.caching, **VARIES}
    if found is not pages["index.html"]:
        return headers
    # The page requests its catalog only once its program runs. With this hint a slow line loads both together.
    catalog = catalog_for(request.headers.get("accept-language", ""), pages)
    hint = {} if catalog is None else {"link": f"</{catalog}>; rel=modulepreload; crossorigin"}
    return {**headers, **hint, "vary": "accept-encoding, accept-language"}


def _is_file(name: str) -> bool:
    """Whether an unknown path is one of a file or of the API, and not a link of the page that lost its sign."""
    first, *_ = name.split("/")
    return first.startswith(".") or first in ("api", "assets") or FILE.search(name) is not None


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(request: AnyRequest, state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the one page that draws all the client's own addresses."""
    pages: dict[str, Page] = state.pages
    name = path.strip("/")
    found = pages.get(name)
    if found is None and _is_file(name):
        raise NotFoundException("there is nothing at this address")
    found = found or pages["index.html"]
    headers = _headers(found, request, pages)
    return compressed_response(request, found.body, found.packed, found.media_type, headers)
