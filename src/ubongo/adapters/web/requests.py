"""Litestar's requests and sockets, as this server uses them."""

from typing import TypeAlias

from litestar import Request, WebSocket
from litestar.datastructures import State

AnyRequest: TypeAlias = Request[object, object, State]
AnySocket: TypeAlias = WebSocket[object, object, State]
AnyConnection: TypeAlias = AnyRequest | AnySocket
