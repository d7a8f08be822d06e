"""The server matches its own description: it answers every request as described, and never fails.

`make fuzz-api` asks more: UBONGO_API_EXAMPLES is the number of requests of each kind.
"""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.generation.stateful import run_state_machine_as_test
from schemathesis.specs.openapi import checks

from tests.server_process import ServerProcess
from ubongo.adapters.web.app import DESCRIPTION, make_app
from ubongo.adapters.web.limits import GUESSING
from ubongo.adapters.web.openapi import description
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore

pytestmark = pytest.mark.slow
SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
POSITIVE: Any = vars(checks)["positive_data_acceptance"]
NEGATIVE: Any = vars(checks)["negative_data_rejection"]
FEW = 80
QUICK_BOTS = ("--bots-pace", "100")
"""A search for a game is answered in a fifth of a second."""
EXAMPLES = int(os.environ.get("UBONGO_API_EXAMPLES", FEW))
TIMEOUT_S = 60.0
"""A request that takes this long hangs: machines are shared."""
MODES = {"valid": GenerationMode.POSITIVE, "invalid": GenerationMode.NEGATIVE}


def thorough(most: int) -> settings:
    """How many requests are made: the same in every run, unless more are asked for."""
    return settings(max_examples=most, derandomize=EXAMPLES == FEW, deadline=None, suppress_health_check=SLOW)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a separate process, with its own event loop."""
    with ServerProcess(tmp_path_factory.mktemp("openapi"), *QUICK_BOTS) as server:
        yield server


def described() -> dict[str, Any]:
    """What the server says about itself, and what follows from a table that was opened."""
    store = MemoryStore()
    app = make_app(TableService(store, SystemClock(), DeckLibrary(store)))
    document: Any = description(app, DESCRIPTION)
    table = {"table": "$response.body#/table"}
    invite = {"invite": "$response.body#/invite", "name": "Ada"}
    document["paths"]["/api/tables"]["post"]["responses"]["201"]["links"] = {
        "Join": {"operationId": "ApiTablesJoinJoinTable", "parameters": table, "requestBody": invite},
        "Export": {"operationId": "ApiTablesExportExportTable", "parameters": table},
        "Replay": {"operationId": "ApiTablesReplayReplayTable", "parameters": table},
        "Invitation": {
            "operationId": "ApiInvitationInvitation",
            "requestBody": {"table": "$response.body#/table", "invite": "$response.body#/invite", "code": ""},
        },
    }
    return document


SCHEMA: Any = schemathesis.openapi.from_dict(described())
OPERATIONS: dict[str, Any] = {
    operation.label: operation for operation in (result.ok() for result in SCHEMA.get_all_operations())
}


def test_all_routes_of_the_api_are_described():
    assert set(OPERATIONS) == {
        "GET /api/health",
        "GET /api/health/live",
        "GET /api/reach",
        "GET /api/boxes/{box}",
        "GET /api/decks/{deck}",
        "GET /api/editions",
        "GET /api/daily/{day}",
        "GET /api/daily/{day}/times",
        "POST /api/daily/{day}/attempts",
        "POST /api/daily/{day}/cards",
        "GET /api/calendar/{month}",
        "POST /api/lab/tilings",
        "POST /api/lab/sets",
        "POST /api/lab/deck",
        "POST /api/lab/attempts",
        "POST /api/lab/times",
        "POST /api/find",
        "POST /api/join",
        "POST /api/invitation",
        "GET /api/records",
        "GET /api/records/trends",
        "GET /api/person",
        "GET /api/person/ratings",
        "POST /api/person/ratings",
        "POST /api/person/code",
        "POST /api/person/device",
        "POST /api/person/erase",
        "POST /api/tables",
        "POST /api/tables/{table}/join",
        "GET /api/tables/{table}/export",
        "GET /api/tables/{table}/replay",
    }


SAME_FOR_ALL = {
    "GET /api/health",
    "GET /api/health/live",
    "GET /api/reach",
    "GET /api/boxes/{box}",
    "GET /api/decks/{deck}",
    "GET /api/editions",
}
"""Answered from memory."""


def test_all_routes_but_those_whose_answer_is_in_memory_limit_an_address():
    limited = {name for name, operation in OPERATIONS.items() if "429" in operation.definition.raw["responses"]}
    assert set(OPERATIONS) - limited == SAME_FOR_ALL


PATHS = {"day": "none", "month": "none", "table": "0" * 16}
"""Of what is not there: whoever asks for much of it is limited too."""
PUZZLE = {"box": "none", "region": "##", "pieces": ["nothing"]}
BODIES: dict[str, object] = {
    "POST /api/daily/{day}/attempts": {"task": "easy"},
    "POST /api/daily/{day}/cards": {"attempt": "none"},
    "POST /api/lab/tilings": PUZZLE,
    "POST /api/lab/sets": {"box": "none", "region": "##"},
    "POST /api/lab/deck": PUZZLE,
    "POST /api/lab/attempts": PUZZLE,
    "POST /api/lab/times": PUZZLE,
    "POST /api/find": {"edition": "none"},
    "POST /api/tables": {"edition": "none", "seats": [{"kind": "me"}]},
    "POST /api/tables/{table}/join": {"invite": "wrong"},
    "POST /api/join": {"code": "ABCDEF"},
    "POST /api/invitation": {"code": "ABCDEF"},
    "POST /api/person/ratings": {"on": True},
    "POST /api/person/code": {},
    "POST /api/person/device": {"code": "ABCDEF"},
    "POST /api/person/erase": {"erase": "everything"},
}
OF_A_REAL_DAY = {"GET /api/daily/{day}", "POST /api/daily/{day}/attempts", "POST /api/daily/{day}/cards"}
"""They count requests for a date that has boards; to make these takes seconds."""
QUERIES = {"GET /api/records": "?edition=solo"}
ADDRESS = ("192.0.2.7", 50_000)
MOST_AT_ONCE = 60


async def statuses(name: str) -> list[int]:
    """The statuses of answers to many requests from one address, up to the first 429."""
    store = MemoryStore()
    service = TableService(store, SystemClock(), DeckLibrary(store))
    app: Any = make_app(service)
    await service.start()
    method, path = name.split(" ")
    found: list[int] = []
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=ADDRESS), base_url="http://localhost"
    ) as client:
        while len(found) < MOST_AT_ONCE and 429 not in found:
            found.append(
                (
                    await client.request(method, path.format(**PATHS) + QUERIES.get(name, ""), json=BODIES.get(name))
                ).status_code
            )
    await service.close()
    return found


@pytest.mark.parametrize("name", sorted({*OPERATIONS} - SAME_FOR_ALL - OF_A_REAL_DAY))
async def test_a_route_that_limits_an_address_does(name: str):
    found = await statuses(name)
    assert found[-1] == 429
    assert len(found) > GUESSING.burst, "as many as anybody may ask at once"
    assert 500 not in found


async def test_a_route_whose_answer_is_in_memory_does_not():
    assert 429 not in await statuses("GET /api/editions")


def asked(case: Any, address: str) -> None:
    """Send a request, and compare the answer with the description."""
    # The rules refuse more than a schema can express, such as an unknown edition. And what a query or a path does not
    # name is ignored, as in every browser.
    case.call_and_validate(base_url=address, timeout=TIMEOUT_S, excluded_checks=[POSITIVE, NEGATIVE])


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES.keys())
@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS.keys())
def test_every_answer_is_as_described(operation: Any, mode: GenerationMode, server: ServerProcess):
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        pytest.skip("nothing in such a request can be wrong")

    @given(case=operation.as_strategy(generation_mode=mode))
    @thorough(EXAMPLES if mode is GenerationMode.POSITIVE else EXAMPLES // 2)
    def ask(case: Any) -> None:
        asked(case, server.address)

    ask()


def test_what_follows_from_an_opened_table_is_as_described(server: ServerProcess):
    class Player(SCHEMA.as_state_machine()):
        """One player, who keeps a cookie."""

        def setup(self) -> None:
            self.session = requests.Session()

        def teardown(self) -> None:
            self.session.close()

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"base_url": server.address, "session": self.session, "timeout": TIMEOUT_S}

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            case.validate_response(response, excluded_checks=[POSITIVE, NEGATIVE])

    run_state_machine_as_test(Player, settings=settings(thorough(EXAMPLES // 4), stateful_step_count=8))
