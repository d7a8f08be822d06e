import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.adapters.web.server import BOT, ME, OPEN, LocalServer, SocketClient, Ticket, running, solution
from ubongo.adapters.web import socket as sockets
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.race_events import GiveUp
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.table.event_log import Applied

pytestmark = pytest.mark.asyncio(loop_scope="module")

START = {"type": "start"}


async def started_game(line: SocketClient) -> dict[str, Any]:
    """Start the game; returns the view once the glass is running."""
    assert (await line.act("start", START))["type"] == "ack"
    return await line.stage("racing")


async def test_hello_is_answered_with_the_whole_state(local: LocalServer):
    place = await local.open(ME, BOT, name="Ada")
    async with local.line(place.table, place.cookie) as line:
        welcome = await line.hello()
    assert (welcome["protocol"], welcome["seq"], welcome["note_ms"]) == (3, 0, None)
    assert welcome["table"]["id"] == place.table
    assert welcome["table"]["host"]
    assert welcome["table"]["seed"] is None
    assert [(seat["kind"], seat["present"]) for seat in welcome["table"]["seats"]] == [("person", True), ("bot", True)]
    assert welcome["table"]["seats"][0]["name"] == "Ada"
    assert welcome["view"]["seat"] == 0


async def test_a_correct_claim_is_acknowledged_and_shown_to_all(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        view = await started_game(first)
        answer = await first.act("claim", solution(view))
        assert answer == {"type": "ack", "id": "claim", "seq": 3}
        await second.stage("racing")
        while not (seen := (await second.receive("update"))["view"])["solvers"]:
            pass
        assert [solver["seat"] for solver in seen["solvers"]] == [0]
        assert seen["puzzle"] != view["puzzle"], "each has their own board"


async def test_a_false_claim_is_refused_with_its_flaw(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        claim = solution(await started_game(line))
        short = {**claim, "placements": claim["placements"][:-1]}
        assert await line.act("short", short) == {
            "type": "refused", "id": "short", "reason": "not-a-tiling", "rule": "R12", "flaw": "uncovered"
        }  # fmt: skip
        elsewhere = {**claim, "placements": [{**one, "anchor": [60, 60]} for one in claim["placements"]]}
        assert (await line.act("elsewhere", elsewhere))["flaw"] == "outside-region"
        unknown = {**claim, "placements": [{"piece": "Q9", "orientation": 0, "anchor": [0, 0]}]}
        assert (await line.act("unknown", unknown))["flaw"] == "unknown-piece"
        assert (await line.act("right", claim))["type"] == "ack"


async def test_a_command_resent_over_a_new_socket_is_acknowledged_again_but_runs_once(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        claim = solution(await started_game(line))
        first = await line.act("claim", claim)
    async with local.seated(place) as line:
        assert await line.act("claim", claim) == first
        assert await line.act("claim", {"type": "give-up"}) == first


async def test_a_lobby_action_resent_after_a_lost_acknowledgment_does_not_run_again(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    out = {"type": "seat", "seat": 1, "kind": "open"}
    async with local.seated(host) as line:
        first = await line.act("out", out)
        assert first["type"] == "ack"
        path, body = f"/api/tables/{host.table}/join", {"invite": host.invite}
        back = await local.http.post(path, json=body, headers={"cookie": guest.cookie})
        local.http.cookies.clear()
        assert back.json()["seat"] == 1
    async with local.seated(host) as line:
        assert await line.act("out", out) == first
    async with local.seated(guest) as line:
        assert line.received[-1]["view"]["seat"] == 1


async def test_a_player_cannot_use_up_the_command_ids_of_another(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        await started_game(first)
        await second.stage("racing")
        assert (await first.act("same", {"type": "give-up"}))["seq"] == 3
        assert (await second.act("same", {"type": "give-up"}))["seq"] == 4


async def test_a_command_that_could_not_be_stored_is_refused_and_can_be_resent(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        claim = solution(await started_game(line))
        local.store.fails = True
        try:
            assert (await line.act("claim", claim))["reason"] == "not-saved"
        finally:
            local.store.fails = False
        assert (await line.act("claim", claim))["type"] == "ack"


async def test_only_the_host_starts_and_only_once(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        assert (await second.act("mine", START))["reason"] == "not-the-host"
        assert (await first.act("now", START))["type"] == "ack"
        assert (await first.act("twice", START))["reason"] == "already-started"


async def test_bots_fill_the_open_seats_at_the_start(local: LocalServer):
    host = await local.open(ME, OPEN, OPEN)
    async with local.seated(host) as line:
        await started_game(line)
    table = [message for message in line.received if message["type"] == "update"][-1]["table"]
    assert [(seat["kind"], seat["strength"]) for seat in table["seats"]] == [
        ("person", None),
        ("bot", "steady"),
        ("bot", "steady"),
    ]


async def test_a_client_without_a_seat_may_only_watch(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line, local.line(place.table) as watching:
        welcome = await watching.hello()
        assert (welcome["view"]["seat"], welcome["table"]["host"]) == (None, False)
        await started_game(line)
        seen = await watching.stage("racing")
        assert seen["puzzle"] is None, "a board is for its player alone"
        assert (await watching.act("mine", {"type": "give-up"}))["reason"] == "not-seated"
        assert (await watching.act("start", START))["reason"] == "not-the-host"


async def test_a_seat_at_one_table_is_not_a_seat_at_another(local: LocalServer):
    mine, theirs = await local.open(ME), await local.open(ME)
    async with local.seated(theirs) as line:
        await started_game(line)
        async with local.line(theirs.table, mine.cookie) as intruder:
            assert (await intruder.hello())["view"]["seat"] is None
            assert (await intruder.act("mine", {"type": "give-up"}))["reason"] == "not-seated"


@pytest.mark.parametrize("cookie", ["ubongo=", "ubongo=guess", f"ubongo={'A' * 43}", "other=1", f"ubongo={'é' * 43}"])
async def test_a_made_up_cookie_has_no_seat(local: LocalServer, cookie: str):
    place = await local.open(ME)
    async with local.line(place.table, cookie.encode().decode("latin-1")) as line:
        assert (await line.hello())["view"]["seat"] is None


async def test_a_client_cannot_send_a_seat_or_a_time(local: LocalServer):
    place = await local.open(ME, BOT)
    for spoof in ({"seat": 1}, {"at": 0}, {"lag": 0}):
        async with local.seated(place) as line:
            await line.send({"type": "act", "id": "spoof", "action": {"type": "give-up", **spoof}})
            assert await line.goodbye() == ("bad-message", 1008)


def act(action: object) -> str:
    return json.dumps({"type": "act", "id": "x", "action": action})


def claim(**changed: object) -> str:
    placement = {"piece": "L4", "orientation": 0, "anchor": [0, 0], **changed}
    return act({"type": "claim", "placements": [placement]})


BAD = {
    "no JSON": "hello",
    "nothing": "",
    "null": "null",
    "a list": "[]",
    "a number": "1",
    "no type": "{}",
    "an unknown type": '{"type": "shout"}',
    "an unknown field": '{"type": "pong", "nonce": 1, "more": 1}',
    "a second hello": '{"type": "hello", "protocol": 3}',
    "an unknown action": act({"type": "win"}),
    "no action": '{"type": "act", "id": "x"}',
    "a bad id": '{"type": "act", "id": "a b", "action": {"type": "ready"}}',
    "an empty id": '{"type": "act", "id": "", "action": {"type": "ready"}}',
    "a long id": json.dumps({"type": "act", "id": "x" * 65, "action": {"type": "ready"}}),
    "a huge orientation": claim(orientation=10**30),
    "a negative orientation": claim(orientation=-1),
    "a float": claim(orientation=1.5),
    "a huge anchor": claim(anchor=[10**30, 0]),
    "a far anchor": claim(anchor=[65, 0]),
    "a short anchor": claim(anchor=[0]),
    "a long anchor": claim(anchor=[0, 0, 0, 0]),
    "a long piece": claim(piece="L" * 17),
    "NaN": '{"type": "pong", "nonce": NaN}',
    "a negative nonce": '{"type": "pong", "nonce": -1}',
    "too many placements": act(
        {"type": "claim", "placements": [{"piece": "L4", "orientation": 0, "anchor": [0, 0]}] * 9}
    ),
    "deep nesting": "[" * 8_000,
    "deep nesting in a field": '{"type": "act", "id": "x", "action": ' + '{"a":' * 3_000,
    "half a surrogate": '{"type": "\\ud800"}',
}


@pytest.mark.parametrize("frame", BAD.values(), ids=BAD.keys())
async def test_a_malformed_message_closes_the_socket(local: LocalServer, frame: str):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.send(frame)
        assert await line.goodbye() == ("bad-message", 1008)
    assert (await local.http.get("/api/health/live")).status_code == 200


async def test_a_binary_frame_closes_the_socket(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.send(b'{"type": "pong", "nonce": 1}')
        assert await line.goodbye() == ("bad-message", 1008)


async def test_a_frame_beyond_16_kib_closes_the_socket(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.send(json.dumps({"type": "pong", "nonce": 1}) + " " * 17 * 1024)
        assert (await line.goodbye())[1] == 1009


async def test_a_fragmented_message_has_the_same_limit(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.socket.send([" " * 1024 for _ in range(17)])
        assert (await line.goodbye())[1] == 1009


async def test_text_that_is_not_utf_8_closes_the_socket(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.socket.send(b"\xff\xfe", text=True)
        assert (await line.goodbye())[1] == 1007


@pytest.mark.parametrize(
    "frame",
    ['{"type": "pong", "nonce": 1}', act(START), "{", '{"type": "hello"}', '{"type": "hello", "protocol": "1"}'],
)
async def test_a_client_that_does_not_say_hello_first_is_disconnected(local: LocalServer, frame: str):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        await line.send(frame)
        assert await line.goodbye() in (("no-hello", 1008), ("bad-message", 1008))


@pytest.mark.parametrize("protocol", [0, 1, 2, 4, -1, 2**40])
async def test_another_protocol_is_refused(local: LocalServer, protocol: int):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        await line.send({"type": "hello", "protocol": protocol})
        assert await line.goodbye() == ("protocol", 1008)


@pytest.mark.parametrize("table", ["0" * 16, "nonsense", "%00", "0" * 300])
async def test_an_unknown_table_has_no_socket(local: LocalServer, table: str):
    async with local.line(table) as line:
        await line.send({"type": "hello", "protocol": 3})
        assert await line.goodbye() == ("unknown-table", 1008)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://localhost", "nonsense"]
)
async def test_a_page_of_another_site_gets_no_socket(local: LocalServer, origin: str):
    place = await local.open(ME)
    with pytest.raises(InvalidStatus) as caught:
        async with local.line(place.table, place.cookie, origin=origin):
            pass
    assert caught.value.response.status_code == 403


async def test_our_own_page_gets_a_socket(local: LocalServer):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie, origin=f"http://127.0.0.1:{local.port}") as line:
        assert (await line.hello())["view"]["seat"] == 0


async def test_a_newer_socket_takes_the_seat_over(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as older, local.seated(place) as newer:
        assert (await older.goodbye())[0] == "superseded"
        await started_game(newer)


async def test_presence_is_shown(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first:
        assert await here(first, host) == [True, False]
        async with local.seated(guest):
            while await here(first, host) != [True, True]:
                pass
        while await here(first, host) != [True, False]:
            pass


async def here(line: SocketClient, place: Ticket) -> list[bool]:
    """Which seats are present, by the newest message."""
    known = [message for message in line.received if message["type"] in ("welcome", "around")]
    if not known or known[-1].get("seen"):
        known = [await line.receive("around", "welcome")]
    known[-1]["seen"] = True
    return [seat["present"] for seat in known[-1]["table"]["seats"]]


async def test_the_server_does_not_wait_for_a_silent_client(local: LocalServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sockets, "CLIENT_TIMEOUT_S", 0.1)
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        assert await line.goodbye() == ("no-hello", 1008)


async def test_the_server_sends_bye_before_it_stops():
    async with running() as ending:
        place = await ending.open(ME)
        async with ending.line(place.table, place.cookie) as line:
            await line.hello()
            saying = asyncio.create_task(line.goodbye())
            await ending.service.dismiss()
            assert await saying == ("shutting-down", 1012)


async def test_many_changes_at_once_are_one_update(local: LocalServer):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    async with local.seated(place) as line:
        for _ in range(50):
            table.subscriptions.notify()
        assert (await line.act("give-up", {"type": "give-up"}))["type"] == "refused"
        assert len([message for message in line.received if message["type"] == "update"]) <= 2


async def test_a_returning_client_always_gets_the_whole_state(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await started_game(line)
    for seen in (0, 1, 2, 3, 2**40, 2**70, None):
        async with local.line(place.table, place.cookie) as line:
            welcome = await line.hello(last_seq=seen)
            assert (welcome["seq"], welcome["view"]["stage"]) == (2, "racing")


@pytest.mark.parametrize("seen", [-1, 1.5, "2", [], True])
async def test_a_hello_without_a_valid_sequence_number_is_refused(local: LocalServer, seen: object):
    place = await local.open(ME)
    async with local.line(place.table, place.cookie) as line:
        await line.send({"type": "hello", "protocol": 3, "last_seq": seen})
        assert (await line.goodbye())[0] == "bad-message"


async def test_a_client_ahead_of_this_process_makes_it_reload():
    async with running() as slower:
        place = await slower.open(ME, BOT)
        async with slower.seated(place) as line:
            await started_game(line)
        faster = TableService(slower.store, slower.service.clock, DeckLibrary(slower.store))
        await faster.start()
        table = await faster.find(place.table)
        assert table is not None
        answer = await table.handle(GiveUp(Seat(0)), "in another process")
        await faster.close()
        assert isinstance(answer, Applied)
        async with slower.line(place.table, place.cookie) as line:
            welcome = await line.hello(last_seq=answer.seq)
        assert welcome["seq"] >= answer.seq
        assert welcome["view"]["given_up"] == [0]
