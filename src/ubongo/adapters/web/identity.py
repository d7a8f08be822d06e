"""Players' identities: a secret in a cookie, of which the server stores a hash. It asks for nothing else."""

import re
import secrets
from dataclasses import replace
from types import MappingProxyType

from litestar.datastructures import Cookie

from ubongo.adapters.web.hosts import origin_at, origin_of
from ubongo.adapters.web.requests import AnyConnection
from ubongo.tables.seating.names import hashed
from ubongo.tables.service.people import People

COOKIE = "ubongo"
HTTPS_COOKIE = "__Host-ubongo"
"""Over https: with this prefix a browser takes no cookie from another host of the domain or from plain http."""
_SECRET = re.compile("[A-Za-z0-9_-]{43}")
COOKIE_AGE_S = 365 * 24 * 3600
_SCHEMES = MappingProxyType({"ws": "http", "wss": "https"})
"""The scheme of the page that opens a socket of that scheme."""


def secret_of(connection: AnyConnection) -> str | None:
    """The secret that the browser sent, if it looks like one of ours."""
    secret = connection.cookies.get(COOKIE)
    if _is_https(connection):  # browsers that have played before have only the old name
        secret = connection.cookies.get(HTTPS_COOKIE, secret)
    return secret if secret is not None and _SECRET.fullmatch(secret) else None


def device_of(connection: AnyConnection) -> str:
    """The hash of the browser's secret, or an empty name if it has none."""
    secret = secret_of(connection)
    return "" if secret is None else hashed(secret)


async def player_of(connection: AnyConnection, people: People) -> str:
    """The player, or an empty name if the browser has no secret. Several devices may be the same player's.

    Raises:
        StoreError: it cannot be read.
    """
    device = device_of(connection)
    return await people.player_of(device) if device else ""


def new_secret() -> str:
    """A secret for a new player."""
    return secrets.token_urlsafe(32)


def cookie(secret: str, connection: AnyConnection) -> Cookie:
    """A cookie for `secret` that no script can read and no other site can send."""
    https = _is_https(connection)
    name = HTTPS_COOKIE if https else COOKIE
    return Cookie(name, value=secret, httponly=True, samesite="strict", secure=https, path="/", max_age=COOKIE_AGE_S)


def no_cookie(connection: AnyConnection) -> Cookie:
    """A cookie that makes the browser forget its secret."""
    return replace(cookie("", connection), max_age=0)


def _is_https(connection: AnyConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def is_foreign(connection: AnyConnection) -> bool:
    """Whether another site's page sent this: one with another scheme, host or port.

    Programs send no origin and are not foreign.
    """
    sent = connection.headers.get("origin")
    if sent is None:
        return False
    scheme = _SCHEMES.get(connection.url.scheme, connection.url.scheme)
    own = origin_at(scheme, connection.headers.get("host", ""))
    return own is None or origin_of(sent) != own
