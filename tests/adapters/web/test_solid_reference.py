"""The test data for the client's blocks is up to date."""

import json

import pytest

from tests.adapters.web.server import LocalServer
from tests.adapters.web.solid_reference import FIXTURE, solid


def test_the_clients_fixture_is_what_python_computes_today():
    assert FIXTURE.read_text(encoding="utf-8") == solid(), "write it: python -m tests.adapters.web.solid_reference"


@pytest.mark.asyncio(loop_scope="module")
async def test_the_server_gives_the_box_of_blocks_that_the_client_is_tested_with(local: LocalServer):
    box = (await local.http.get("/api/boxes/solid")).json()
    fixture = json.loads(FIXTURE.read_text(encoding="utf-8"))
    assert box == {"name": fixture["name"], "pieces": fixture["pieces"]}
    assert [len(piece["orientations"]) for piece in box["pieces"]] == [3, 12, 12, 24, 24, 24, 12, 24]
