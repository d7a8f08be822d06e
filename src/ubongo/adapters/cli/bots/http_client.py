"""HTTP requests to a server, for players without a browser."""

import asyncio
import secrets
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from ubongo.formats.errors import UbongoError

DOWNTIME_TIMEOUT_S = 60.0
"""How long a server may be away in the middle of a game."""
RETRY_S = 0.5
ANSWER_TIMEOUT_S = 10.0
MOST_ANSWER = 16 * 2**20
"""Bytes that are read of an answer: a server that sends more is none of ours."""
TRANSIENT_STATUSES = frozenset({429, 502, 503, 504})
"""The server is busy, or a proxy is waiting for it."""

Reply = TypeVar("Reply")


class PlayerError(UbongoError):
    """A player cannot continue: the server is unreachable, or has sent an invalid message."""


class HttpClient:
    """Sends requests to a server, and sends them again while it restarts; one of several servers on one database."""

    def __init__(self, address: str, *others: str) -> None:
        self._roots = [server_root(one) for one in (address, *others)]
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    @property
    def root(self) -> str:
        """The address of the server that is asked next."""
        return self._roots[0]

    @property
    def sockets(self) -> str:
        """The same for sockets."""
        return "ws" + self.root.removeprefix("http")

    def turned(self, places: int) -> "HttpClient":
        """A client of the same servers that asks another one first, as if a balancer had chosen it."""
        start = places % len(self._roots)
        return HttpClient(*self._roots[start:], *self._roots[:start])

    def turn(self) -> None:
        """Ask the next server from now on: this one may be gone."""
        self._roots.append(self._roots.pop(0))

    async def fetch(
        self,
        path: str,
        kind: type[Reply],
        body: object = None,
        *,
        cookie: str = "",
        timeout: float = DOWNTIME_TIMEOUT_S,
    ) -> Reply:
        """The answer to a GET, or to a POST if there is a body.

        Raises:
            PlayerError: the server refuses, is away for too long, or answers with something else.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + timeout
        while True:
            try:
                answer = await asyncio.to_thread(self._request, path, body, cookie)
                return parsed(answer, kind)
            except urllib.error.HTTPError as error:
                detail = _detail(error)
                if error.code not in TRANSIENT_STATUSES or loop.time() > until:
                    raise PlayerError(f"{path}: {error.code} {detail}") from error
            except ValueError as error:
                raise PlayerError(f"{self.root}{path} is not an Ubongo server: unexpected answer") from error
            except (OSError, HTTPException) as error:
                if loop.time() > until:
                    raise PlayerError(f"no answer from {self.root}: {getattr(error, 'reason', error)}") from error
                self.turn()
            await asyncio.sleep(RETRY_S)

    def _request(self, path: str, body: object, cookie: str) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(self.root + path, data, headers)
        with self._opener.open(request, timeout=ANSWER_TIMEOUT_S) as response:
            answer: bytes = response.read(MOST_ANSWER + 1)
        if len(answer) > MOST_ANSWER:
            raise ValueError(f"an answer of more than {MOST_ANSWER} bytes")
        return answer


def parsed(answer: bytes, kind: type[Reply]) -> Reply:
    """The value in the body of an answer.

    Raises:
        ValueError: there is none of that kind.
    """
    try:
        return msgspec.json.decode(answer, type=kind)  # its errors are ValueErrors
    except RecursionError as cause:
        raise ValueError("the answer is nested too deeply") from cause


def server_root(address: str) -> str:
    """The address of a server, without a slash at its end.

    Raises:
        PlayerError: it is not an address of a server.
    """
    parts = _parts(address)
    return f"{parts.scheme}://{parts.netloc}"


def _parts(address: str) -> SplitResult:
    try:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole, parts = False, SplitResult("", "", "", "", "")
    if not is_whole or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise PlayerError(f"a server's address is like http://127.0.0.1:8000, not {address!r}")
    return parts


def new_cookie() -> str:
    """A player's secret, made on our side so that an interrupted join can be repeated."""
    return f"ubongo={secrets.token_urlsafe(32)}"


def _detail(error: urllib.error.HTTPError) -> str:
    with error:
        return error.read(1_000).decode(errors="replace")
