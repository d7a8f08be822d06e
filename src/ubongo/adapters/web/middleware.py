"""What every request passes through before it reaches the routes."""

from typing import cast

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


class HeadAsGet:
    """Answers HEAD with the headers of GET, on every route that has GET."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; HEAD becomes GET, and the body of the answer is dropped."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_headers(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        # A copy: the HTTP protocol reads the method of the original.
        await self._app(cast(HTTPScope, {**scope, "method": "GET"}), receive, send_headers)
