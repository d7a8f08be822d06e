"""The way into a server by HTTP, for players without a browser."""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import SplitResult, urlsplit

from ubongo.formats.errors import UbongoError

PATIENCE_S = 60.0
"""How long a server may be away in the middle of a game."""
WAIT_S = 0.5
ANSWER_S = 10.0
"""How long one answer may take."""
AWAY = frozenset({429, 502, 503, 504})
"""Statuses that pass: the server is busy, or a proxy waits for it."""


class PlayerError(UbongoError):
    """A player cannot go on: the server is gone, or has said what it should not."""


class Door:
    """A server's address."""

    def __init__(self, address: str) -> None:
        parts = _parts(address)
        self.root = f"{parts.scheme}://{parts.netloc}"
        self.sockets = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    async def ask(self, path: str, body: object = None, *, cookie: str = "", patience: float = PATIENCE_S) -> Any:
        """The answer to a GET, or to a POST where there is a body. Asks again while the server restarts.

        Raises:
            PlayerError: the server refuses, or is away for too long.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        while True:
            try:
                return await asyncio.to_thread(self._ask, path, body, cookie)
            except urllib.error.HTTPError as error:
                said = _said(error)
                if error.code not in AWAY or loop.time() > until:
                    raise PlayerError(f"{path}: {error.code} {said}") from error
            except ValueError as error:
                raise PlayerError(f"{self.root}{path} does not answer as a server of Ubongo does") from error
            except (OSError, HTTPException) as error:
                if loop.time() > until:
                    raise PlayerError(f"no answer from {self.root}: {getattr(error, 'reason', error)}") from error
            await asyncio.sleep(WAIT_S)

    def _ask(self, path: str, body: object, cookie: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        with self._opener.open(urllib.request.Request(self.root + path, data, headers), timeout=ANSWER_S) as response:
            return json.loads(response.read())


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
    """A player's secret of our own making, so that a join that was cut off can be asked for again."""
    return f"ubongo={secrets.token_urlsafe(32)}"


def _said(error: urllib.error.HTTPError) -> str:
    with error:
        return error.read(1_000).decode(errors="replace")
