"""Commands that call a server, against one that never stops sending, leads elsewhere, or is none of ours."""

import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from ubongo.adapters.cli.app import BAD_INPUT, run
from ubongo.adapters.cli.bots import http_client
from ubongo.adapters.cli.commands import check_server

MOST = 100_000
"""Bytes: the bound of these tests, so that they are quick."""
ESCAPES = "\x1b]0;owned\x07"


@contextmanager
def hostile(location: str, body: bytes, status: int) -> Generator[tuple[str, list[int]]]:
    """The address of a server that gives every request that answer, and how many bytes it could send of each.

    It sends the body again until the client hangs up, at most 100 times the bound.
    """
    sent: list[int] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            if location:
                self.send_header("location", location)
            self.end_headers()
            sent.append(0)
            with suppress(OSError):
                while body and sent[-1] < 100 * MOST:
                    sent[-1] += self.wfile.write(body)

        do_POST = do_GET  # noqa: N815 (the name is the library's)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", sent
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


ANSWERS = {
    "without end": ("", b" " * 65_536, 200),
    "an error without end": ("", b"x" * 65_536, 418),
    "an error with escapes": ("", ESCAPES.encode() * 2_000, 418),
    "leads to itself": ("/api/health", b"", 302),
    "leads to a file": ("file:///etc/passwd", b"", 302),
    "nothing": ("", b"", 200),
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
def test_bots_leave_a_hostile_server_with_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answer: tuple[str, bytes, int]
) -> None:
    monkeypatch.setattr(http_client, "MOST_ANSWER", MOST)
    with hostile(*answer) as (address, sent):
        assert run(["bots", "--server", address]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert len(err) < 1_500
    assert "\x1b" not in err
    assert "Traceback" not in err
    assert sent, "the server was asked"
    assert all(count < 100 * MOST for count in sent)


def test_a_page_without_end_is_another_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_server, "MOST_ANSWER", MOST)
    monkeypatch.setattr(check_server, "own_hashes", lambda: iter([("index.html", "0" * 64)]))
    with hostile("", b" " * 65_536, 200) as (address, sent):
        assert run(["check-server", address]) == 1
    assert "index.html" in capsys.readouterr().out
    assert sent, "the server was asked"
    assert all(count < 100 * MOST for count in sent)
