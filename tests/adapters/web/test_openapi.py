"""The server matches its own description: it answers every request as described, and never fails."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi import checks

from tests.server_process import ServerProcess
from ubongo.adapters.web.app import DESCRIPTION, make_app
from ubongo.adapters.web.openapi import description
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory import MemoryStore

pytestmark = pytest.mark.slow
SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
POSITIVE: Any = vars(checks)["positive_data_acceptance"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a separate process, with its own event loop."""
    with ServerProcess(tmp_path_factory.mktemp("openapi")) as server:
        yield server.address


def operations() -> dict[str, Any]:
    """All operations that the server describes."""
    store = MemoryStore()
    app = make_app(TableService(store, SystemClock(), DeckLibrary(store)))
    schema: Any = schemathesis.openapi.from_dict(description(app, DESCRIPTION))
    found = [result.ok() for result in schema.get_all_operations()]
    return {operation.label: operation for operation in found}


OPERATIONS = operations()


def test_all_routes_of_the_api_are_described():
    assert set(OPERATIONS) == {
        "GET /api/health",
        "GET /api/reach",
        "GET /api/boxes/{box}",
        "GET /api/editions",
        "GET /api/daily/{day}",
        "POST /api/join",
        "POST /api/invitation",
        "GET /api/records",
        "POST /api/tables",
        "POST /api/tables/{table}/join",
        "GET /api/tables/{table}/export",
        "GET /api/tables/{table}/replay",
    }


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS.keys())
def test_every_answer_is_as_described(operation: Any, address: str):
    @given(case=operation.as_strategy())
    @settings(
        max_examples=80,
        derandomize=True,
        deadline=None,
        suppress_health_check=SLOW,
    )
    def ask(case: Any) -> None:
        # The rules refuse more than a schema can express, such as an unknown edition.
        case.call_and_validate(base_url=address, excluded_checks=[POSITIVE])

    ask()
