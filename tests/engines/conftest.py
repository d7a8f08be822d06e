"""The engines that are installed, and visitors in each."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.engines import firefox, webkit
from tests.engines.driver import Engine
from tests.engines.page import EnginePage
from tests.server_process import ServerProcess

Visit: TypeAlias = Callable[..., EnginePage]

ENGINES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ("firefox", "webkit")]
"""Each in a process of its own, if the tests run in several."""
SIZE = {"width": 1280, "height": 800}


EXPECTED = os.environ.get("UBONGO_ENGINES", "").split()
"""What `scripts/engines.py` has found: its stories must not be skipped."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave blocks in space in WebKit to the long form: it draws them on the processor, for half a minute and more."""
    for item in items:
        if "in_space[webkit" in item.name:
            item.add_marker(pytest.mark.slow)


def started(name: str, *, blocks_storage: bool = False) -> Engine:
    """That engine; without it its stories are skipped, with a line that `scripts/engines.py` writes too."""
    if name == "firefox":
        program = firefox.found()
        if program:
            return firefox.Firefox(program, firefox.BLOCKED if blocks_storage else None)
    else:
        program = webkit.found()
        if program:
            return webkit.WebKit(program, *(webkit.BLOCKED if blocks_storage else ()))
    assert name not in EXPECTED, f"{name} is installed, and was not found"
    pytest.skip(f"no {name} here: see scripts/engines.py")


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each engine, one after the other."""
    engine = started(request.param)
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server.address


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server that the story may kill."""
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.fixture
def forgetful(engine: Engine) -> Iterator[Engine]:
    """The engine as a player sets it who wants no cookies."""
    forgetful = started(engine.name, blocks_storage=True)
    yield forgetful
    forgetful.close()


@contextmanager
def visiting(engine: Engine, address: str) -> Generator[Visit]:
    """Opens pages of new visitors. AssertionError: a script of one of them threw."""
    pages: list[EnginePage] = []
    with ExitStack() as stack:

        def visit(at: str = address) -> EnginePage:
            driver = engine.visitor()
            stack.callback(driver.close)
            driver.resize(SIZE["width"], SIZE["height"])
            pages.append(EnginePage(driver, at))
            return pages[-1]

        yield visit
        assert [error for page in pages for error in page.driver.errors()] == []


@pytest.fixture
def visit(engine: Engine, address: str) -> Iterator[Visit]:
    """Opens pages of new visitors at the server."""
    with visiting(engine, address) as visit:
        yield visit
