"""Requests, as text: a line with method and address, headers, an empty line, the body."""

import json
from typing import Any

from tests.fuzz.application import HOST, Application, application
from tests.fuzz.json_changes import changed_json, changed_line
from tests.fuzz.target import Target, changed_bytes

DOCUMENTED = frozenset({200, 201, 304, 400, 403, 404, 405, 409, 413, 421, 429, 431, 503})


def request(data: bytes) -> None:
    """One request to the application, which answers as documented."""
    head, _, body = data.partition(b"\n\n")
    first, *lines = head.decode("utf-8", "replace").split("\n")
    method, _, target = first.partition(" ")
    headers = [(b"host", b"testserver"), (b"content-length", str(len(body)).encode())]
    for line in lines[:40]:
        name, _, value = line.partition(":")
        headers.append((name.strip().lower().encode(), value.strip().encode()))
    if method.upper() in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        here = application()
        here.run(_request(here, method.upper(), target if target.startswith("/") else f"/{target}", headers, body))


async def _request(
    here: Application, method: str, target: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    await here.anew()
    try:
        status, answer = await here.answered(method, target, headers, body)
        assert status in DOCUMENTED or status == 204, (status, answer)
        if target.startswith("/api/") and status >= 400 and method != "HEAD":
            error = json.loads(answer)
            assert set(error) == {"error", "message"}, error
            assert "\n" not in error["message"]
        here.check()
    finally:
        await here.close()


REQUESTS = (
    b"GET /api/health",
    b"GET /api/reach",
    b'GET /api/editions\nif-none-match: "x"\naccept-encoding: gzip, br;q=0.5',
    b"GET /api/boxes/flat",
    b"GET /api/daily/2026-11-30",
    b"GET /api/records\ncookie: ubongo=" + HOST.encode(),
    b"GET /api/tables/0123456789abcdef/export",
    b"GET /api/tables/0123456789abcdef/replay",
    b"GET /\naccept-language: cs, de-AT;q=0.8, en;q=0.5",
    b"HEAD /index.html?x=y&z",
    b"POST /api/invitation\ncontent-type: application/json\n\n"
    + b'{"code":"","table":"0123456789abcdef","invite":"x"}',
    b"POST /api/join\ncontent-type: application/json; charset=utf-8\norigin: http://testserver\n\n"
    + b'{"code":"NAM-337","name":"Ada"}',
    b"POST /api/tables/0123456789abcdef/join\ncontent-type: application/json\n\n" + b'{"invite":"x","name":"Ada"}',
    b"POST /api/tables\ncontent-type: application/json\n\n"
    b'{"edition":"pouch","seats":[{"kind":"me"},{"kind":"bot","strength":"sharp"},{"kind":"open"}],"settings":'
    b'{"glass":60000,"countdown":0,"boards_open":true},"deck":"fresh","name":"Ada","request":"0123456789abcdef"}',
    *(
        b"POST /api/tables\ncontent-type: application/json\n\n"
        b'{"edition":"%b","seats":[{"kind":"me"}],"settings":{%b}}' % pair
        for pair in (
            (b"solo", b'"mode":"count"'),
            (b"cards", b'"tens":10'),
            (b"classic", b'"pieces":4'),
            (b"three-d", b'"level":2'),
        )
    ),
)


def changed_request(data: bytes, rng: Any) -> bytes:
    """The head or the body changed, each as what it is."""
    head, separator, body = data.partition(b"\n\n")
    if body and rng.randrange(3):
        return head + separator + _change_body(body, rng)
    return changed_line(changed_bytes)(head, rng) + separator + body


_change_body = changed_json()

TARGETS = (Target("request", request, lambda: REQUESTS, changed_request),)
