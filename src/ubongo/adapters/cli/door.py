"""The way into a server by HTTP, for players without a browser."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from ubongo.formats.errors import UbongoError

PATIENCE_S = 60.0
"""How long a server may be away."""
WAIT_S = 1.0
BUSY = frozenset({429, 503})


class PlayerError(UbongoError):
    """A player cannot go on: the server is gone, or has said what it should not."""


class Door:
    """A server's address. Waits and asks again while the server restarts."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise PlayerError(f"a server's address is like http://127.0.0.1:8000, not {address!r}")
        self.root = f"{parts.scheme}://{parts.netloc}"
        self.sockets = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    async def ask(self, path: str, body: object = None) -> tuple[Any, str]:
        """The answer to a GET, or to a POST where there is a body, and the cookie that came with it.

        Raises:
            PlayerError: the server refuses, or is away for too long.
        """
        loop = asyncio.get_running_loop()
        patience = loop.time() + PATIENCE_S
        while True:
            try:
                return await asyncio.to_thread(self._ask, path, body)
            except urllib.error.HTTPError as error:
                if error.code not in BUSY or loop.time() > patience:
                    raise PlayerError(f"{path}: {error.code} {_said(error)}") from error
                error.close()
            except OSError as error:
                if loop.time() > patience:
                    raise PlayerError(f"no answer from {self.root}: {error}") from error
            await asyncio.sleep(WAIT_S)

    def _ask(self, path: str, body: object) -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, {"content-type": "application/json"})
        with self._opener.open(request, timeout=PATIENCE_S) as response:
            return json.loads(response.read()), str(response.headers.get("set-cookie", "")).partition(";")[0]


def _said(error: urllib.error.HTTPError) -> str:
    with error:
        return error.read(1_000).decode(errors="replace")
