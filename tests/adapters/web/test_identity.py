"""Identification of players: which secrets and origins a browser can send."""

import pytest

from tests.adapters.web.server import ME, LocalServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLE = {"edition": "pouch", "seats": [ME]}
STRANGE = ['"\\012' + "A" * 42 + '"', '"\\073' + "A" * 42 + '"', "A" * 42 + '"', "A" * 20 + "\t" + "A" * 22, "é" * 43]


@pytest.mark.parametrize("secret", STRANGE)
async def test_a_secret_of_another_shape_is_ignored_and_never_sent_back(local: LocalServer, secret: str):
    headers = {b"cookie": f"ubongo={secret}".encode("latin-1")}
    answer = await local.http.post("/api/tables", json=TABLE, headers=headers)
    local.http.cookies.clear()
    assert answer.status_code == 201
    value = answer.headers["set-cookie"].partition(";")[0].removeprefix("ubongo=")
    assert len(value) == 43
    assert value.replace("-", "").replace("_", "").isalnum()
    assert "AAAAA" not in value


async def test_a_secret_of_our_shape_is_kept(local: LocalServer):
    first = await local.open(ME)
    answer = await local.http.post("/api/tables", json=TABLE, headers={"cookie": first.cookie})
    local.http.cookies.clear()
    assert answer.headers["set-cookie"].startswith(f"{first.cookie};")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b", "http://[x]", "", "//", "null", "\xff"])
async def test_an_origin_that_is_not_an_address_is_foreign(local: LocalServer, origin: str):
    answer = await local.http.post("/api/tables", json=TABLE, headers={b"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
