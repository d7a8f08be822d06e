"""Bodies and frames that two parsers could read differently."""

import json

import pytest

from tests.adapters.web.server import ME, OPEN, LocalServer, is_error

pytestmark = pytest.mark.asyncio(loop_scope="module")

JSON = "application/json"
TABLE = json.dumps({"edition": "pouch", "seats": [ME]})


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", f"/api/tables/{'0' * 16}/join"])
@pytest.mark.parametrize(
    "kind",
    [
        None,
        "",
        "text/plain",
        "text/plain; application/json",
        "text/json",
        "application/jsonp",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=a",
        "application/json, text/plain",
        "application/json; charset=utf-16",
    ],
)
async def test_a_body_that_is_not_declared_as_json_is_refused(local: LocalServer, path: str, kind: str | None):
    before = len(local.service)
    headers = {} if kind is None else {"content-type": kind}
    answer = await local.http.post(path, content=TABLE, headers=headers)
    assert is_error(answer, 400, "bad-request")
    assert "application/json" in answer.json()["message"]
    assert len(local.service) == before


@pytest.mark.parametrize(
    "kind", [JSON, "Application/JSON", "application/json; charset=utf-8", f'{JSON};charset="UTF-8"']
)
async def test_a_body_that_is_declared_as_json_is_read(local: LocalServer, kind: str):
    answer = await local.http.post("/api/tables", content=TABLE, headers={"content-type": kind})
    assert answer.status_code == 201
    local.http.cookies.clear()


REPEATED = [
    '{"edition": "solo", "edition": "pouch", "seats": [{"kind": "me"}]}',
    '{"edition": "pouch", "seats": [{"kind": "me"}], "seats": [{"kind": "open"}]}',
    '{"edition": "pouch", "\\u0065dition": "pouch", "seats": [{"kind": "me"}]}',
    '{"edition": "pouch", "seats": [{"kind": "open", "kind": "me"}]}',
    '{"edition": "pouch", "seats": [{"kind": "me"}], "settings": {"side": "3", "side": "4"}}',
    '{"edition": "pouch", "seats": [{"kind": "me"}], "settings": {"glass": %s, "glass": 60000}}' % ("9" * 5000),
]


@pytest.mark.parametrize("content", REPEATED)
async def test_a_body_with_a_key_twice_is_refused(local: LocalServer, content: str):
    answer = await local.http.post("/api/tables", content=content, headers={"content-type": JSON})
    assert is_error(answer, 400, "bad-request")
    assert "twice" in answer.json()["message"]


@pytest.mark.parametrize("path", ["/api/join", f"/api/tables/{'0' * 16}/join"])
async def test_a_join_with_a_key_twice_is_refused(local: LocalServer, path: str):
    content = '{"code": "ABC234", "invite": "a", "code": "ABC235", "invite": "b"}'
    answer = await local.http.post(path, content=content, headers={"content-type": JSON})
    assert is_error(answer, 400, "bad-request")
    assert "twice" in answer.json()["message"]


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"act","id":"a","id":"b","action":{"type":"start"}}',
        '{"type":"act","id":"a","action":{"type":"start","type":"give-up"}}',
        '{"type":"placed","count":1,"count":2}',
        '{"type":"placed","type":"placed","count":1}',
    ],
)
async def test_a_frame_with_a_key_twice_closes_the_socket(local: LocalServer, frame: str):
    place = await local.open(ME, OPEN)
    async with local.seated(place) as line:
        await line.send(frame)
        assert (await line.goodbye())[0] == "bad-message"


async def test_a_hello_with_a_key_twice_closes_the_socket(local: LocalServer):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        await line.send('{"type":"hello","protocol":2,"protocol":3}')
        assert (await line.goodbye())[0] == "bad-message"
