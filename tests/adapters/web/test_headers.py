"""The headers of every answer, whatever was requested. Cited by `docs/guide/trust.md`."""

import pytest

from tests.adapters.web.server import LocalServer
from tests.adapters.web.test_head import PATHS

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_forbids_frames_foreign_code_and_guessed_types(local: LocalServer, path: str) -> None:
    headers = (await local.http.get(path)).headers
    parts = [rule.strip().partition(" ") for rule in headers["content-security-policy"].split(";")]
    rules = {name: sources for name, _, sources in parts}
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == rules["form-action"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("path", PATHS)
async def test_no_answer_is_for_other_sites_or_leads_to_another_address(local: LocalServer, path: str) -> None:
    answer = await local.http.get(path, headers={"origin": "http://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert "location" not in answer.headers
    assert not 300 <= answer.status_code < 400


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_names_the_type_of_its_text(local: LocalServer, path: str) -> None:
    answer = await local.http.get(path)
    kind = answer.headers["content-type"]
    if kind == "text/html; charset=utf-8":
        assert answer.text.startswith("<!doctype html>")
    else:
        assert kind in {"application/json", "application/vnd.oai.openapi+json"}
        assert isinstance(answer.json(), (dict, list))


async def test_what_is_personal_is_kept_in_no_cache(local: LocalServer) -> None:
    for path in ("/api/records?edition=pouch", "/api/reach", "/api/tables/unknown/export"):
        assert (await local.http.get(path)).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/health/live"])
async def test_no_method_but_those_of_the_routes_is_answered(local: LocalServer, path: str, method: str) -> None:
    answer = await local.http.request(method, path)
    assert answer.status_code == 405
    assert set(answer.headers["allow"].replace(" ", "").split(",")) <= {"GET", "HEAD", "POST", "OPTIONS"}


async def test_the_question_which_methods_there_are_gives_other_sites_no_leave(local: LocalServer) -> None:
    asking = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    answer = await local.http.request("OPTIONS", "/api/tables", headers=asking)
    assert (answer.status_code, answer.content) == (204, b"")
    assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize("path", PATHS)
async def test_looking_sets_no_cookie(local: LocalServer, path: str) -> None:
    assert "set-cookie" not in (await local.http.get(path)).headers
