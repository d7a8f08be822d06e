"""A server in a process of its own, and a browser."""

import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TRIES = 300


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty database, or of the one that UBONGO_ADDRESS names."""
    if named := os.environ.get("UBONGO_ADDRESS"):
        yield named
        return
    folder = tmp_path_factory.mktemp("server")
    port = _free_port()
    program = Path(sys.executable).with_name("ubongo")
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [str(program), "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--database", database]
    log = (folder / "log").open("wb")
    with log, subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL) as server:
        try:
            _wait_for(f"http://127.0.0.1:{port}/api/health", server, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            pass
        try:
            server.wait(timeout=0.1)
            break
        except subprocess.TimeoutExpired:
            pass
    raise RuntimeError(f"the server does not answer: {log.read_text(errors='replace')[-2000:]}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """An installed Chromium; without one the stories are skipped, which `scripts/stories.py` does not forgive."""
    path = os.environ.get("UBONGO_BROWSER") or shutil.which("chromium")
    if not path:
        pytest.skip("no browser: see scripts/browser.py")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page of a new visitor; whatever goes wrong in it fails the story."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(15_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not wrong
