"""A server and a browser for the stories."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server_process import ServerProcess

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty database, or of the one that UBONGO_ADDRESS names."""
    if named := os.environ.get("UBONGO_ADDRESS"):
        yield named
        return
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server.address
    server.kill()


@pytest.fixture(scope="session")
def fast_bots_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots play eight times as fast as people."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), "--bots-pace", "8")
    server.start()
    yield server.address
    server.kill()


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server that the story may kill."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.kill()


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
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of a new visitor; whatever goes wrong in it fails the story."""
    has_fast_bots = request.node.get_closest_marker("fast_bots") is not None
    address: str = request.getfixturevalue("fast_bots_address" if has_fast_bots else "address")
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(15_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not wrong
