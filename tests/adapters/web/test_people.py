"""People at a table, over real sockets: they agree, join, leave, place pieces, and play again."""

import asyncio
from itertools import count
from typing import Any

import httpx
import pytest

from tests.adapters.web.server import BOT, ME, OPEN, QUICK, LocalServer, SocketClient, Ticket, solution
from ubongo.adapters.web.limits import EMOTING, READING
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.seating.friendly_names import NAMES
from ubongo.tables.service import downtime
from ubongo.tables.table.emotes import Emote, Emotes

pytestmark = pytest.mark.asyncio(loop_scope="module")

START = {"type": "start"}
FINISH = {"type": "finish"}


async def table_of(line: SocketClient) -> dict[str, Any]:
    """The newest message about the table; waits for one if none is new."""
    return (await line.receive("update", "around"))["table"]


async def until(line: SocketClient, what: str, value: object) -> dict[str, Any]:
    """The first message about the table for which `what` holds."""
    while (table := await table_of(line))[what] != value:
        pass
    return table


NEW_IDS = count(1)


async def answered(line: SocketClient, action: dict[str, Any], id: str | None = None) -> str:
    """The answer to an action under a new id: "ack" or the reason for the refusal."""
    answer = await line.act(id or f"a{next(NEW_IDS)}", action)
    return "ack" if answer["type"] == "ack" else answer["reason"]


async def code_of(local: LocalServer, place: Ticket) -> str:
    async with local.line(place.table, place.cookie) as line:
        return (await line.hello())["table"]["code"]


async def typed(local: LocalServer, code: str, **more: str) -> httpx.Response:
    answer = await local.http.post("/api/join", json={"code": code, **more})
    local.http.cookies.clear()
    return answer


async def test_a_code_gives_a_seat_or_lets_a_visitor_watch_a_full_table(local: LocalServer):
    host = await local.open(ME, OPEN)
    code = await code_of(local, host)
    first = await typed(local, f" {code[:3].lower()}-{code[3:]} ", name="Grace")
    assert (first.status_code, first.json()) == (200, {"table": host.table, "seat": 1, "invite": None})
    assert "set-cookie" in first.headers
    assert (await typed(local, code)).json()["seat"] is None


@pytest.mark.parametrize("code", ["", "ZZZZZZ", "0O1I0O", "ABC", "é" * 6, "A" * 64])
async def test_an_invalid_code_gives_no_access(local: LocalServer, code: str):
    answer = await typed(local, code)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-code")


async def test_a_code_and_a_link_say_who_invites_and_to_what(local: LocalServer):
    host = await local.open(ME, OPEN)
    code = await code_of(local, host)
    for asked in ({"code": code}, {"table": host.table, "invite": host.invite}):
        answer = await local.http.post("/api/invitation", json=asked)
        assert (answer.status_code, set(answer.json()), answer.json()["edition"]) == (200, {"edition", "host"}, "pouch")
        assert isinstance(answer.json()["host"], str)
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"code": "ZZZZZZ"}, 404, "unknown-code"),
        ({"table": "08719f5aeddc9b5e"}, 404, "unknown-table"),
        ({"invite": "hBjkZp0QRI4HKUyH0uCnACL3"}, 404, "unknown-table"),
        ({}, 404, "unknown-table"),
    ],
)
async def test_an_unknown_invitation_says_nothing(local: LocalServer, asked: dict[str, str], status: int, code: str):
    answer = await local.http.post("/api/invitation", json=asked)
    assert (answer.status_code, answer.json()["error"]) == (status, code)


async def test_a_table_without_its_secret_does_not_say_who_its_host_is(local: LocalServer):
    host = await local.open(ME, OPEN)
    answer = await local.http.post("/api/invitation", json={"table": host.table, "invite": "guessed"})
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-invite")


async def test_a_late_player_may_watch(local: LocalServer):
    host = await local.open(ME, OPEN)
    code = await code_of(local, host)
    async with local.seated(host) as line:
        assert await answered(line, START) == "ack"
        late = await typed(local, code)
        assert late.json()["seat"] is None
        by_link = await local.http.post(f"/api/tables/{host.table}/join", json={"invite": host.invite})
        local.http.cookies.clear()
        assert by_link.json()["seat"] is None
        async with local.line(host.table, late.headers["set-cookie"].partition(";")[0]) as watching:
            hello = await watching.hello()
            assert (hello["view"]["seat"], hello["table"]["code"], hello["table"]["watching"]) == (None, None, 1)


@pytest.mark.parametrize(("asked", "language"), [("cs, de-AT;q=0.8", "cs"), ("ja, fr;q=0.5", "fr"), ("ja", "en")])
async def test_names_are_given_in_the_language_of_the_hosts_browser(local: LocalServer, asked: str, language: str):
    body = {"edition": "pouch", "seats": [ME, BOT], "settings": QUICK}
    answer = await local.http.post("/api/tables", json=body, headers={"accept-language": asked})
    local.http.cookies.clear()
    async with local.line(answer.json()["table"], answer.headers["set-cookie"].partition(";")[0]) as line:
        seats = (await line.hello())["table"]["seats"]
    assert {seat["name"] for seat in seats} <= set(NAMES[language])


@pytest.mark.slow
async def test_the_host_changes_the_table_and_all_players_see_it(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        assert await answered(first, {"type": "seats", "count": 3}) == "ack"
        assert await answered(first, {"type": "seat", "seat": 2, "kind": "bot", "strength": "gentle"}) == "ack"
        assert await answered(second, {"type": "rename", "name": "  Grace "}) == "ack"
        rules = {"type": "rules", "settings": {"side": "4"}, "deck": "fresh", "absent": "skip"}
        assert await answered(first, rules) == "ack"
        table = await until(second, "deck", "fresh")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
        assert (table["seats"][1]["name"], table["seats"][2]["strength"]) == ("Grace", "gentle")
        assert (table["absent"], table["host_seat"]) == ("skip", 0)
        settings = [message["view"] for message in second.received if "view" in message][-1]["settings"]
        assert (settings["side"], settings["seats"]) == ("4", 3)
        # On a busy machine a deck takes longer than a client may be silent: the guest answers pings meanwhile.
        started, racing = await asyncio.gather(answered(first, START), second.stage("racing"))
        assert started == "ack"
        assert racing["puzzle"] is not None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"type": "seats", "count": 8}, "bad-seats"),
        ({"type": "seats", "count": 1}, "bad-seats"),
        ({"type": "seat", "seat": 5, "kind": "open"}, "bad-seats"),
        ({"type": "rules", "settings": {"glass": 1}}, "bad-settings"),
        ({"type": "rules", "settings": {"seats": 2}}, "bad-settings"),
        ({"type": "rules", "settings": {"shoe": 2}}, "bad-settings"),
        ({"type": "rematch"}, "not-over"),
        ({"type": "set-aside"}, "not-in-this-game"),
        ({"type": "finish"}, "not-in-this-game"),
    ],
)
async def test_an_impossible_action_is_refused_with_the_reason(local: LocalServer, action: dict[str, Any], reason: str):
    host = await local.open(ME, OPEN)
    await local.join(host)
    async with local.seated(host) as line:
        assert await answered(line, action) == reason


LOBBY: tuple[dict[str, Any], ...] = (
    START,
    {"type": "seats", "count": 3},
    {"type": "seat", "seat": 0, "kind": "open"},
    {"type": "rules", "absent": "skip"},
    {"type": "rematch"},
)


NOT_FOR_GUESTS = {"rematch": "not-over"}
"""A guest may propose a rematch, but not during the game."""
NOT_FOR_SPECTATORS = {"rematch": "not-seated"}


@pytest.mark.parametrize("action", LOBBY, ids=lambda action: action["type"])
async def test_guests_and_spectators_are_not_the_host(local: LocalServer, action: dict[str, Any]):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    for cookie in (guest.cookie, "", f"ubongo={'A' * 43}"):
        async with local.line(host.table, cookie) as line:
            await line.hello()
            own = NOT_FOR_GUESTS if cookie == guest.cookie else NOT_FOR_SPECTATORS
            assert await answered(line, action) == own.get(action["type"], "not-the-host")


@pytest.mark.parametrize(
    "action",
    [{"type": "rename", "name": "x"}, {"type": "leave"}, {"type": "give-up"}, {"type": "ready"}, FINISH],
    ids=lambda action: action["type"],
)
async def test_a_spectator_can_do_nothing(local: LocalServer, action: dict[str, Any]):
    host = await local.open(ME)
    other = await local.open(ME)
    async with local.seated(host) as line, local.line(host.table, other.cookie) as watching:
        assert await answered(line, START) == "ack"
        await watching.hello()
        assert await answered(watching, action) == "not-seated"
        await watching.send({"type": "placed", "count": 3})
        assert await answered(watching, action, "b") == "not-seated"


@pytest.mark.parametrize("action", LOBBY[1:4], ids=lambda action: action["type"])
async def test_after_the_start_lobby_actions_are_refused(local: LocalServer, action: dict[str, Any]):
    host = await local.open(ME, BOT)
    async with local.seated(host) as line:
        assert await answered(line, START) == "ack"
        assert await answered(line, action, "b") == "already-started"
        assert await answered(line, {"type": "rename", "name": "Ada"}, "c") == "ack"


async def test_counts_of_placed_pieces_are_sent_to_the_others_in_few_bytes(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        assert await answered(first, START) == "ack"
        await first.stage("racing")
        await second.stage("racing")
        await first.send({"type": "placed", "count": 2})
        while (around := await second.receive("around"))["table"]["seats"][0]["placed"] != 2:
            pass
        assert set(around) == {"type", "table"}, "no view comes along"
        assert around["table"]["seats"][1]["placed"] == 0
        await first.send({"type": "placed", "count": 16})
        while (await second.receive("around"))["table"]["seats"][0]["placed"] != 3:
            pass


async def test_emotes_reach_the_others_and_spectators_and_a_flood_of_them_does_not(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
):
    shown: list[Emote] = []
    show = Emotes.show

    def counted(emotes: Emotes, seat: Seat, emote: Emote) -> None:
        shown.append(emote)
        show(emotes, seat, emote)

    monkeypatch.setattr(Emotes, "show", counted)
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second, local.line(host.table, "") as third:
        await third.hello()
        await third.send({"type": "emote", "emote": "wow"})
        assert await answered(first, START) == "ack"
        for _ in range(30):
            await first.send({"type": "emote", "emote": "bravo"})
        await third.send({"type": "emote", "emote": "wow"})
        assert await answered(first, {"type": "rename", "name": "Zora"}, "b") == "ack"
        assert await answered(third, {"type": "rename", "name": "x"}, "c") == "not-seated"
        while (await table_of(second))["seats"][0]["name"] != "Zora":
            pass
        for line in (second, third):
            tables = [message["table"] for message in line.received if "table" in message]
            emotes = [one["seats"][0]["emote"] for one in tables if one["seats"][0]["emote"]]
            assert {one["emote"] for one in emotes} == {"bravo"}
            assert all(one["seats"][1]["emote"] is None for one in tables)
    assert shown == [Emote.BRAVO] * round(EMOTING.burst), "the others were dropped"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "emote"},
        {"type": "emote", "emote": "hello there"},
        {"type": "emote", "emote": ""},
        {"type": "emote", "emote": None},
        {"type": "emote", "emote": "wow", "text": "rude"},
        {"type": "emote", "emote": "wow", "seat": 1},
    ],
    ids=str,
)
async def test_nothing_but_the_four_emotes_can_be_said(local: LocalServer, message: dict[str, Any]):
    host = await local.open(ME)
    async with local.seated(host) as line:
        await line.send(message)
        assert (await line.receive("bye"))["reason"] == "bad-message"


async def test_a_player_who_leaves_in_mid_game_gets_a_stand_in_and_can_take_the_seat_back(local: LocalServer):
    host = await local.open(ME, OPEN, settings=QUICK)
    guest = await local.join(host)
    async with local.seated(guest) as second:
        async with local.seated(host) as first:
            assert await answered(first, {"type": "rules", "absent": "skip"}) == "ack"
            assert await answered(first, START, "b") == "ack"
            await first.stage("racing")
            assert await answered(first, {"type": "leave"}, "c") == "ack"
            table = await until(second, "host_seat", 1)
            assert (table["host"], table["seats"][0]["present"]) == (True, False)
            while not (await second.receive("update"))["view"]["given_up"]:
                pass
        async with local.line(host.table, host.cookie) as again:
            hello = await again.hello()
            seat = hello["table"]["seats"][0]
            assert (hello["view"]["seat"], seat["present"], seat["stand_in"]) == (0, True, None)
            assert not hello["table"]["host"], "the host has passed on"


async def test_an_outage_that_the_connection_survived_is_also_reported(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(downtime, "SHORTEST_NOTICE", 0)
    host = await local.open(ME)
    async with local.seated(host) as line:
        assert await answered(line, START) == "ack"
        await line.stage("racing")
        table = await local.service.find(host.table)
        assert table is not None
        while local.service.clock.now() == table.log.last_at:
            await asyncio.sleep(0)
        local.service.downtime.begin(Millis(0))
        await local.service.downtime.make_up(table)
        again = await line.receive("welcome")
        assert again["note_ms"] > 0
        assert (await line.act("b", {"type": "give-up"}))["type"] == "ack"
        assert sum(message["type"] == "welcome" for message in line.received) == 2, "sent once"


async def test_a_player_who_leaves_the_lobby_becomes_a_spectator_on_the_same_socket(local: LocalServer):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        assert await answered(second, {"type": "leave"}) == "ack"
        assert await answered(second, {"type": "rename", "name": "x"}, "b") == "not-seated"
        table = await until(first, "watching", 1)
        assert table["seats"][1]["kind"] == "open"


async def a_run(local: LocalServer) -> tuple[Ticket, dict[str, Any]]:
    """A solo run with one task solved and one set aside, and the table at its end."""
    opened = await local.open(ME, edition="solo", settings={"countdown": 0})
    async with local.seated(opened) as line:
        assert await answered(line, START) == "ack"
        assert await answered(line, solution(await line.stage("solving")), "b") == "ack"
        assert await answered(line, {"type": "set-aside"}, "c") == "ack"
        assert await answered(line, {"type": "ready"}, "d") == "not-in-this-game"
        assert await answered(line, FINISH, "e") == "ack"
        assert await answered(line, {"type": "rematch"}, "f") == "ack"
        while not (tables := [message["table"] for message in line.received if "table" in message])[-1]["next"]:
            await table_of(line)
        return opened, tables[-1]


async def test_a_solo_run_is_recorded_for_its_player_and_can_be_replayed(local: LocalServer):
    opened, table = await a_run(local)
    async with local.line(table["next"], opened.cookie) as line:
        again = await line.hello()
        assert (again["view"]["stage"], again["view"]["seat"], again["table"]["host"]) == ("seated", 0, True)
    answer = await local.http.get("/api/records", params={"edition": "solo"}, headers={"cookie": opened.cookie})
    (result,) = answer.json()["results"]
    assert (result["table"], result["seat"], result["points"]) == (opened.table, 0, 1)
    assert result["settings"]["mode"] == "practice"
    (solve,) = result["solves"]
    assert len(solve["names"]) == solve["pieces"]
    trends = (await local.http.get("/api/records/trends", headers={"cookie": opened.cookie})).json()
    (side,) = trends["sides"]
    assert (side["side"], side["count"], side["others"], side["slower"]) == ("3", 1, None, None)
    assert side["median_ms"] == side["best_ms"] == solve["elapsed_ms"]
    assert side["recent_ms"] == [solve["elapsed_ms"]]
    assert trends["slow_pieces"] == []
    nobody = await local.http.get("/api/records/trends")
    assert nobody.json() == {"sides": [], "slow_pieces": []}
    assert solve["pieces"] == 3
    assert solve["elapsed_ms"] >= 0
    assert answer.json()["bests"] == [result]


@pytest.mark.slow
@pytest.mark.parametrize("cookie", ["", "ubongo=nonsense", f"ubongo={'A' * 43}"])
async def test_a_player_does_not_get_the_results_of_others(local: LocalServer, cookie: str):
    await a_run(local)
    answer = await local.http.get("/api/records", params={"edition": "solo"}, headers={"cookie": cookie})
    assert answer.json() == {"edition": "solo", "results": [], "bests": []}


@pytest.mark.parametrize("path", ["/api/records?edition=solo", "/api/records/trends", "/api/person"])
async def test_a_flood_of_questions_for_what_is_stored_has_to_wait(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, path: str
):
    def from_outside(_: str | None) -> list[tuple[str, int]]:
        return [(path, 1)]  # each an address of its own

    monkeypatch.setattr("ubongo.adapters.web.admission.networks_of", from_outside)
    answered_in_time = 0
    while (answer := await local.http.get(path)).status_code == 200:
        answered_in_time += 1
        assert answered_in_time < 10 * READING.burst, "a slow machine earns some more, not as many"
    assert (answer.status_code, answered_in_time >= READING.burst) == (429, True)
