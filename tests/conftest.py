"""Fixtures and markers of the whole suite."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import isolate
from tests.postgres import PostgresServer, programs

# A test is never timed: machines are shared, and a slow moment is no counterexample.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The gates do not depend on chance; running the tests by hand explores further with every run.
settings.register_profile("judging", settings.get_profile("untimed"), derandomize=True, database=None)
settings.load_profile(os.environ.get("UBONGO_HYPOTHESIS", "untimed"))


TESTS = Path(__file__).parent
CORE = ("geometry", "puzzles", "editions", "formats", "golden", "conformance", "attacks")

isolate()


def _folder(path: Path) -> str:
    """The folder of the suite in which a path is, or that it is."""
    return next(iter(path.relative_to(TESTS).parts), "") if path.is_relative_to(TESTS) else ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import no other folder for a run of the core alone: each process would need seconds for it."""
    is_core_alone = str(config.getoption("markexpr")).startswith("core and ")
    is_other = collection_path.is_dir() and _folder(collection_path) not in ("", *CORE)
    return True if is_core_alone and is_other else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the core and the browser stories by their folders, and run the stories last.

    The stories' driver keeps an event loop running, and other tests need one of their own.
    """
    for item in items:
        folder = _folder(item.path)
        if folder == "e2e":
            item.add_marker("e2e")
        if folder in CORE:
            item.add_marker("core")
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)


def pytest_collection_finish() -> None:
    """Leave what the imports and the collection made out of garbage collection, and collect less often.

    A quarter of a million objects live as long as the run. Visiting them again and again took over a tenth of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests of this process; skips where none is installed."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed, and its wheel neither")
    with PostgresServer(found) as server:
        yield server


@pytest.fixture(scope="session")
def new_database(postgres: PostgresServer) -> Callable[[], str]:
    """Makes databases with the newest schema, each in a tenth of a second, and returns their addresses."""
    from ubongo.tables.storage.database import Database

    template = postgres.created()
    Database.opened(template).guard.close()
    return lambda: postgres.created(template)


@pytest.fixture(scope="session")
def shared_database(new_database: Callable[[], str]) -> str:
    """The address of one database for many short tests, which empty it before they use it."""
    return new_database()
