import gzip
import json
from hashlib import sha256
from typing import Any

import pytest

from tests.adapters.web.server import BOT, ME, OPEN, QUICK, LocalServer, is_error
from ubongo import __version__
from ubongo.formats import game_file
from ubongo.formats.verification import verify
from ubongo.puzzles.piece import FLAT
from ubongo.tables.service.service import TableService

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_server_reports_its_health(local: LocalServer):
    answer = await local.http.get("/api/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": __version__, "tables": len(local.service), "damaged": 0}


async def test_only_the_host_of_a_new_table_gets_the_invitation(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    assert (host.seat, guest.seat) == (0, 1)
    assert host.invite
    assert not guest.invite
    assert host.cookie != guest.cookie


async def test_the_cookie_is_hidden_from_scripts_and_other_sites(local: LocalServer):
    answer = await local.http.post("/api/tables", json={"edition": "pouch", "seats": [ME]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie, "on plain http a browser would not keep it"
    local.http.cookies.clear()


async def test_behind_https_the_cookie_is_secure(local: LocalServer):
    body = {"edition": "pouch", "seats": [ME]}
    answer = await local.http.post("/api/tables", json=body, headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()
    local.http.cookies.clear()


async def test_a_known_player_keeps_their_cookie_and_their_seat(local: LocalServer):
    host = await local.open(ME, OPEN)
    body, headers = {"invite": host.invite}, {"cookie": host.cookie}
    again = await local.http.post(f"/api/tables/{host.table}/join", json=body, headers=headers)
    assert again.json()["seat"] == 0
    assert again.headers["set-cookie"].startswith(host.cookie)
    local.http.cookies.clear()


async def test_a_guest_invited_to_a_full_table_may_watch(local: LocalServer):
    host = await local.open(ME, OPEN)
    await local.join(host)
    answer = await local.http.post(f"/api/tables/{host.table}/join", json={"invite": host.invite})
    assert (answer.status_code, answer.json()) == (200, {"table": host.table, "seat": None, "invite": None})
    local.http.cookies.clear()


async def test_a_wrong_invitation_gives_no_access(local: LocalServer):
    host = await local.open(ME, OPEN)
    answer = await local.http.post(f"/api/tables/{host.table}/join", json={"invite": "guess"})
    assert is_error(answer, 403, "wrong-invite")
    answer = await local.http.post(f"/api/tables/{'0' * 16}/join", json={"invite": host.invite})
    assert is_error(answer, 404, "unknown-table")


@pytest.mark.parametrize(
    ("malformed", "code"),
    [
        ({"edition": "chess"}, "bad-settings"),
        ({"seats": []}, "bad-request"),
        ({"seats": [ME] * 9}, "bad-request"),
        ({"seats": [ME, ME]}, "bad-seats"),
        ({"seats": [ME, OPEN, OPEN, OPEN, OPEN]}, "bad-settings"),
        ({"seats": [{"kind": "king"}]}, "bad-request"),
        ({"seats": [{"kind": "bot", "strength": "godlike"}]}, "bad-request"),
        ({"settings": {"side": "5"}}, "bad-settings"),
        ({"settings": {"glass": 5}}, "bad-settings"),
        ({"settings": {"glass": "long"}}, "bad-settings"),
        ({"settings": {"glass": 10**30}}, "bad-settings"),
        ({"settings": {"glass": {}}}, "bad-request"),
        ({"settings": {"seats": 4, "more": 1}}, "bad-settings"),
        ({"settings": {"first_roller": 7}}, "bad-settings"),
        ({"deck": "mine"}, "bad-request"),
        ({"name": "x" * 65}, "bad-request"),
        ({"surplus": 1}, "bad-request"),
        ({"edition": 1}, "bad-request"),
    ],
)
async def test_a_bad_request_opens_no_table(local: LocalServer, malformed: dict[str, object], code: str):
    before = len(local.service)
    answer = await local.http.post("/api/tables", json={"edition": "pouch", "seats": [ME], **malformed})
    assert is_error(answer, 400, code)
    assert len(local.service) == before


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "json"),
        (b"{", "json"),
        (b"\xff", "json"),
        (b'{"edition": "\xff"}', "json"),
        (b'{"\xc3": 1}', "json"),
        (b'{"edition": "\\ud800"}', "json"),
        (b"[" * 10_000, "json"),
        (b"a=1", "x-www-form-urlencoded"),
    ],
)
async def test_a_malformed_body_is_reported(local: LocalServer, content: bytes, kind: str):
    headers = {"content-type": f"application/{kind}"}
    answer = await local.http.post("/api/tables", content=content, headers=headers)
    assert is_error(answer, 400, "bad-request")


async def test_a_body_beyond_16_kib_is_not_read(local: LocalServer):
    body = {"edition": "pouch", "seats": [ME], "name": "x" * 20_000}
    assert is_error(await local.http.post("/api/tables", json=body), 413, "too-large")


async def test_the_settings_of_a_table_cannot_set_the_number_of_seats(local: LocalServer):
    body = {"edition": "pouch", "seats": [ME], "settings": {**QUICK, "seats": 1}}
    assert is_error(await local.http.post("/api/tables", json=body), 400, "bad-settings")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"edition": "pouch", "seats": [ME]}),
        (f"/api/tables/{'0' * 16}/join", {"invite": "x"}),
        ("/api/join", {"code": "ABC234"}),
    ],
)
async def test_requests_from_another_site_are_refused(local: LocalServer, path: str, body: dict[str, object]):
    answer = await local.http.post(path, json=body, headers={"origin": "http://evil.example"})
    assert is_error(answer, 403, "foreign")


async def test_a_full_disk_is_reported_and_no_table_is_opened(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    from ubongo.tables.storage.store import StoreError

    async def full(_: object) -> None:
        raise StoreError("cannot write to the database: /secret/path is full")

    monkeypatch.setattr(local.store, "open_table", full)
    before = len(local.service)
    answer = await local.http.post("/api/tables", json={"edition": "pouch", "seats": [ME]})
    assert is_error(answer, 503, "not-saved")
    assert "secret" not in answer.text
    assert len(local.service) == before


async def test_a_crash_is_reported_without_its_trace(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    def crash(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(TableService, "reading", crash)
    answer = await local.http.get(f"/api/tables/{'0' * 16}/export")
    assert is_error(answer, 500, "internal")
    assert "secret" not in answer.text


async def test_an_unfinished_game_is_not_exported(local: LocalServer):
    place = await local.open(ME)
    assert is_error(await local.http.get(f"/api/tables/{place.table}/export"), 409, "not-over")
    assert is_error(await local.http.get("/api/tables/unknown/export"), 404, "unknown-table")


@pytest.mark.slow
async def test_a_game_is_played_to_its_end_over_the_wire_exported_and_verified(local: LocalServer):
    place = await local.open(ME, settings={**QUICK, "pause": 0})
    async with local.seated(place) as line:
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        view: dict[str, Any] = await line.stage("racing")
        for number in range(9):
            while view["stage"] != "racing" or view["round"] != number + 1:
                view = (await line.receive("update"))["view"]
            assert (await line.act(f"give-up-{number}", {"type": "give-up"}))["type"] == "ack"
        while not (ends := [message for message in line.received if message.get("view", {}).get("outcome")]):
            await line.receive("update")
    over = ends[0]
    answer = await local.http.get(f"/api/tables/{place.table}/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    game = game_file.decode(answer.content)
    assert verify(game) is None
    assert over["table"]["seed"] == game.secret.seed.hex()
    assert over["table"]["seed_hash"] == sha256(game.secret.seed).hexdigest()


@pytest.mark.slow
async def test_a_fresh_deck_is_made_without_blocking_other_requests(local: LocalServer):
    place = await local.open(ME, BOT, deck="fresh")
    async with local.seated(place) as line:
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        assert (await line.stage("racing"))["puzzle"]


async def test_the_box_describes_its_pieces_completely(local: LocalServer):
    box = (await local.http.get("/api/boxes/flat")).json()
    assert [piece["id"] for piece in box["pieces"]] == [piece.id for piece in FLAT.pieces]
    for piece in box["pieces"]:
        every = range(len(piece["orientations"]))
        assert all(cells[0] == [0, 0] == min(cells) for cells in piece["orientations"])
        assert all(piece["turned_back"][piece["turned"][number]] == number for number in every)
        assert all(piece["flipped"][piece["flipped"][number]] == number for number in every)
        assert all(sorted(piece[table]) == list(every) for table in ("turned", "turned_back", "flipped"))
    assert is_error(await local.http.get("/api/boxes/nonsense"), 404, "unknown-box")


async def test_an_unchanged_box_is_not_sent_again(local: LocalServer):
    first = await local.http.get("/api/boxes/flat")
    again = await local.http.get("/api/boxes/flat", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


async def test_the_server_describes_its_routes_and_its_messages(local: LocalServer):
    routes = (await local.http.get("/api/schema/openapi.json")).json()
    assert {"/api/health", "/api/tables", "/api/tables/{table}/join"} <= set(routes["paths"])
    wire = (await local.http.get("/api/schema/wire.json")).json()
    assert set(wire["properties"]) == {"inbound", "outbound", "editions"}
    assert {"Hello", "Act", "Welcome", "Update"} <= set(wire["$defs"])


@pytest.mark.parametrize("path", ["/", "/table/0123456789abcdef", "/rules", f"/table/{'0' * 16}/"])
async def test_all_client_routes_serve_the_page(local: LocalServer, path: str):
    answer = await local.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text.lower().startswith("<!doctype html>")


@pytest.mark.parametrize(
    "path", ["/%23/join/NAM337.", "/%23/join/a.b", "/join/NAM337).", "/rules...", "/%2523/join/a/b."]
)
async def test_a_link_that_lost_its_sign_and_got_a_dot_is_the_page(local: LocalServer, path: str):
    answer = await local.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "/.env",
        "/.git/config",
        "/.well-known/nothing",
        "/wp-login.php",
        "/api",
        "/api/nothing",
        "/assets/nothing.js",
        "/nothing.png",
        "/..%2f..%2fetc/passwd.d",
        "/%2e%2e/%2e%2e/etc/passwd.d",
    ],
)
async def test_a_missing_page_is_not_found(local: LocalServer, path: str):
    assert is_error(await local.http.get(path), 404, "not-found")


async def test_a_page_may_load_no_foreign_files_and_run_no_inline_scripts(local: LocalServer):
    for path in ("/", "/api/health", "/api/nothing"):
        headers = (await local.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
async def test_other_methods_are_refused(local: LocalServer, method: str):
    answer = await local.http.request(method, "/api/tables")
    assert is_error(answer, 405, "method-not-allowed")
    assert "POST" in answer.headers["allow"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_pages_are_compressed_for_clients_that_accept_it(local: LocalServer):
    async with local.http.stream("GET", "/", headers={"accept-encoding": "identity"}) as answer:
        plain = b"".join([part async for part in answer.aiter_raw()])
        assert "content-encoding" not in answer.headers
    async with local.http.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join([part async for part in answer.aiter_raw()])
        assert "accept-encoding" in answer.headers["vary"]
        if "content-encoding" in answer.headers:
            assert gzip.decompress(packed) == plain
            assert len(packed) < len(plain)


async def test_health_is_valid_json(local: LocalServer):
    assert json.loads((await local.http.get("/api/health")).content)
