"""Servers and a browser for the stories."""

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.docs.test_code import ROOT
from tests.e2e.figures import FIGURES, Gauge
from tests.e2e.visitors import PATIENCE_MS, Motion, Visitors
from tests.server_process import ServerProcess

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FAST = ("--bots-pace", "60")

expect.set_options(timeout=PATIENCE_MS)  # like every other wait


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server, or of the one that UBONGO_ADDRESS names."""
    if named := os.environ.get("UBONGO_ADDRESS"):
        yield named
        return
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server.address


@pytest.fixture(scope="session")
def training_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with fast bots, for whole games against them."""
    with ServerProcess(tmp_path_factory.mktemp("training"), *FAST) as server:
        yield server.address


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server that the story may kill."""
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """An installed Chromium; without one the stories are skipped, which `scripts/stories.py` reports as a failure."""
    path = os.environ.get("UBONGO_BROWSER") or shutil.which("chromium")
    if not path:
        pytest.skip("no browser: see scripts/browser.py")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def motion(request: pytest.FixtureRequest) -> Motion:
    """Full motion in stories marked `motion`; the others do without, which needs less of the processor."""
    return "no-preference" if request.node.get_closest_marker("motion") else "reduce"


@contextmanager
def _visitors(browser: Browser, address: str, motion: Motion) -> Generator[Visitors]:
    visitors = Visitors(browser, address, motion)
    yield visitors
    visitors.leave()


@pytest.fixture
def visit(browser: Browser, address: str, motion: Motion) -> Iterator[Visitors]:
    """Opens pages of new visitors; an error in one of them fails the story."""
    with _visitors(browser, address, motion) as visitors:
        yield visitors


@pytest.fixture(scope="module")
def visit_once(browser: Browser, address: str) -> Iterator[Visitors]:
    """Like `visit`, for a game that several stories share."""
    with _visitors(browser, address, "reduce") as visitors:
        yield visitors


@pytest.fixture
def visit_training(browser: Browser, training_address: str, motion: Motion) -> Iterator[Visitors]:
    """Like `visit`, at the server with fast bots."""
    with _visitors(browser, training_address, motion) as visitors:
        yield visitors


@pytest.fixture
def visit_killable(browser: Browser, killable_server: ServerProcess, motion: Motion) -> Iterator[Visitors]:
    """Like `visit`, at the server that may be killed."""
    with _visitors(browser, killable_server.address, motion) as visitors:
        yield visitors


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A page of a new visitor that has not gone anywhere; even an error in its console fails the story."""
    return visit(at=None, is_strict=True)


@pytest.fixture
def gauge() -> Gauge:
    """Writes down what is measured."""
    FIGURES.parent.mkdir(exist_ok=True)
    return Gauge(FIGURES)


@pytest.fixture
def copied_server(tmp_path: Path) -> Iterator[tuple[ServerProcess, Path]]:
    """A running server of a copy of the program, and the folder of the copy's pages, which the story may change."""
    package = tmp_path / "src" / "ubongo"
    shutil.copytree(ROOT / "src" / "ubongo", package, ignore=shutil.ignore_patterns("__pycache__"))
    with ServerProcess(tmp_path, env={"PYTHONPATH": str(package.parent)}) as server:
        yield server, package / "adapters" / "web" / "static"


@pytest.fixture
def visit_copy(browser: Browser, copied_server: tuple[ServerProcess, Path], motion: Motion) -> Iterator[Visitors]:
    """Like `visit`, at the server whose pages may be changed."""
    with _visitors(browser, copied_server[0].address, motion) as visitors:
        yield visitors
