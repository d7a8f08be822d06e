"""Rate limits and errors that the routes share: who may ask, how often, and how a request fails."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import TypeAlias

from litestar.di import NamedDependency

from ubongo.adapters.web.identity import is_foreign, new_secret, secret_of
from ubongo.adapters.web.limits import TokenBuckets, networks_of
from ubongo.adapters.web.pages import languages
from ubongo.adapters.web.requests import AnyRequest
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.friendly_names import NAMES, USUAL_LANGUAGE
from ubongo.tables.seating.names import hashed
from ubongo.tables.service.service import TableService

GivenService: TypeAlias = NamedDependency[TableService]
GivenTokenBuckets: TypeAlias = NamedDependency[TokenBuckets]


class ApiError(Exception):
    """A request that fails: its status, a code for programs, one line for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


def language_of(request: AnyRequest) -> str:
    """The first language of the browser in which there are names."""
    asked = languages(request.headers.get("accept-language", ""))
    return next((language for language in asked if language in NAMES), USUAL_LANGUAGE)


def admitted(request: AnyRequest, *buckets: TokenBuckets) -> str:
    """The player's secret: the one sent, or a new one."""
    if is_foreign(request):
        raise ApiError(403, "foreign", "another site's page may not do this")
    secret = secret_of(request)
    must_be_slow(request, *buckets, more=() if secret is None else (hashed(secret),))
    return secret or new_secret()


def must_be_slow(request: AnyRequest, *buckets: TokenBuckets, more: Sequence[str] = ()) -> None:
    """Count a request for its address and the other keys, unless it comes from this machine.

    Raises:
        ApiError: there were too many.
    """
    networks = networks_of("" if request.client is None else request.client.host)
    keys = [*networks, *((key, 1) for key in more)] if networks else []
    allowed = [bucket.allow(*key) for bucket in buckets for key in keys]  # count every key, even after a refusal
    if not all(allowed):
        raise ApiError(429, "too-many", "too many requests; wait a little")


STATUS = MappingProxyType(
    {
        "full": 503,
        "too-many-searches": 503,
        "no-deck": 503,
        "shutting-down": 503,
        "busy": 503,
        "wrong-invite": 403,
        "not-over": 409,
        "superseded": 409,
        "unknown-attempt": 404,
        "unknown-recovery": 404,
    }
)


def status_of(error: ServiceError) -> int:
    """The HTTP status for that error."""
    return STATUS.get(error.code, 400)
