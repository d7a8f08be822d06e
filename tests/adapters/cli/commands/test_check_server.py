"""`ubongo check-server`: honest servers, changed pages, and addresses without a server."""

import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.commands import check_server

FILES = {"index.html": b"<!doctype html>", "assets/first.js": b"let a = 1;", "icon.svg": b"<svg/>"}


@contextmanager
def serving(files: dict[str, bytes], status: int = 404) -> Generator[str]:
    """The address of a server with those files; `status` is the answer for any other."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = files.get(self.path.strip("/") or "index.html")
            self.send_response(status if body is None else 200)
            self.end_headers()
            self.wfile.write(body or b"")

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def installed_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program's own files be those below that folder."""

    def files(_package: str) -> Path:
        return folder

    monkeypatch.setattr(check_server, "files", files)


@pytest.fixture(autouse=True)
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This program's pages are those of a folder."""
    folder = tmp_path / "adapters" / "web" / "static"
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (folder / ".hidden").write_bytes(b"not sent")
    installed_in(tmp_path, monkeypatch)


def test_a_server_that_sends_the_files_of_this_program_is_confirmed(capsys: pytest.CaptureFixture[str]):
    with serving(FILES) as address:
        assert run(["check-server", address]) == 0
    assert capsys.readouterr().out.startswith("All 3 files are those of version ")


def test_a_changed_and_a_missing_file_are_named(capsys: pytest.CaptureFixture[str]):
    with serving({"index.html": FILES["index.html"], "assets/first.js": b"let a = 2;"}) as address:
        assert run(["check-server", address]) == 1
    out = capsys.readouterr().out
    assert out.startswith("2 of 3 files are not those of version ")
    assert "  assets/first.js: changed\n" in out
    assert "  icon.svg: missing\n" in out


def test_the_hashes_are_printed_as_json(capsys: pytest.CaptureFixture[str]):
    with serving({**FILES, "index.html": b"other"}) as address:
        assert run(["check-server", address, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["same"], answer["differing"]) == (False, ["index.html"])
    assert set(answer["files"]) == set(FILES)
    assert answer["files"]["icon.svg"] == "d4dc56669143034f31aa309635d4113d9ad76a02b1739da22c965ed2049be9e6"


@pytest.mark.parametrize("address", ["ftp://somewhere", "http://", "http://127.0.0.1:8000/page"])
def test_an_address_that_is_no_server_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], address: str):
    assert run(["check-server", address]) == 2
    assert "a server's address is like http://127.0.0.1:8000" in capsys.readouterr().err


def test_a_server_that_does_not_answer_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]):
    with serving(FILES) as address:
        pass
    assert run(["check-server", address]) == 2
    err = capsys.readouterr().err
    assert f"no answer from {address}" in err
    assert err.count("\n") == 1


def test_a_server_that_refuses_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]):
    with serving({}, status=503) as address:
        assert run(["check-server", address]) == 2
    assert "the server answers with 503" in capsys.readouterr().err


def test_a_program_without_pages_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    installed_in(tmp_path / "nothing", monkeypatch)
    assert run(["check-server", "http://127.0.0.1:1"]) == 2
    assert "no pages to compare with" in capsys.readouterr().err
