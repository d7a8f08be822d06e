"""Time on a server: pings, the lag of a connection, and rate limits. The clock is manual."""

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.adapters.web.server import ME, LocalServer, SocketClient, is_closed, is_error, raw_socket, running, solution
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web import limits, websocket_protocol
from ubongo.adapters.web import socket as sockets
from ubongo.editions.parts.race_events import Claim

pytestmark = pytest.mark.asyncio(loop_scope="module")

START = {"type": "start"}
BEAT, DEAD_AFTER = round(limits.HEARTBEAT_S * 1000), round(limits.DEAD_AFTER_S * 1000)


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def local(clock: HandClock) -> AsyncIterator[LocalServer]:
    """A server with a manual clock."""
    async with running(clock) as made:
        yield made


async def answered(line: SocketClient, clock: HandClock, *, after: int = 0) -> None:
    """Answer the next ping that much later, and wait for the one that follows it."""
    ping = await line.receive("ping")
    await clock.turn(after)
    await line.send({"type": "pong", "nonce": ping["nonce"]})
    await clock.turn(BEAT - after)


async def test_a_client_that_does_not_answer_pings_is_dropped(local: LocalServer, clock: HandClock):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    async with local.seated(place) as line:
        await clock.turn(DEAD_AFTER - 1)
        assert len(table.subscriptions) == 1, "there is time left to answer"
        await clock.turn(1)
        assert await line.goodbye() == ("too-slow", 1008)
    assert len(table.subscriptions) == 0


@pytest.mark.parametrize("after", [0, 1, BEAT // 2, BEAT - 1])
async def test_a_silent_client_is_dropped_on_time_whenever_it_was_heard_last(
    local: LocalServer, clock: HandClock, after: int
):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    async with local.seated(place) as line:
        await answered(line, clock, after=after)
        await clock.turn(DEAD_AFTER - (BEAT - after) - 1)
        assert len(table.subscriptions) == 1, "there is time left to answer"
        await clock.turn(1)
        assert await line.goodbye() == ("too-slow", 1008)


async def test_a_peer_that_never_reads_is_dropped_and_disconnected(
    local: LocalServer, clock: HandClock, monkeypatch: pytest.MonkeyPatch
):
    place = await local.open(ME)
    table = await local.service.find(place.table)
    assert table is not None
    reader, writer = await raw_socket(local, place)
    await clock.turn(DEAD_AFTER - 1)
    assert len(table.subscriptions) == 1
    monkeypatch.setattr(sockets, "CLOSING_S", 0.2)
    monkeypatch.setattr(websocket_protocol, "CLOSING_S", 0.2)
    await clock.turn(1)
    assert len(table.subscriptions) == 0
    await is_closed(reader)
    writer.close()


async def test_a_client_that_answers_pings_stays(local: LocalServer, clock: HandClock):
    place = await local.open(ME)
    async with local.seated(place) as line:
        for _ in range(30):
            await answered(line, clock)
        assert len({message["nonce"] for message in line.received if message["type"] == "ping"}) == 30
        assert (await line.act("start", START))["type"] == "ack"


async def test_guessed_pings_do_not_keep_a_connection_alive(local: LocalServer, clock: HandClock):
    place = await local.open(ME)
    async with local.seated(place) as line:
        for nonce in range(20):
            await line.send({"type": "pong", "nonce": nonce})
            await clock.turn(DEAD_AFTER // 20)
        assert await line.goodbye() == ("too-slow", 1008)


async def test_a_client_that_waits_for_a_fresh_deck_is_not_dropped(
    local: LocalServer, clock: HandClock, monkeypatch: pytest.MonkeyPatch
):
    at_last = asyncio.Event()
    start = local.service.lobby.start

    async def slowly(*given: Any, **more: Any) -> Any:
        await at_last.wait()
        return await start(*given, **more)

    monkeypatch.setattr(local.service.lobby, "start", slowly)
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.send({"type": "act", "id": "start", "action": START})
        for _ in range(6):  # answers that are read only once the deck is available
            await answered(line, clock)
        at_last.set()
        assert (await line.receive("ack"))["id"] == "start"
        await clock.turn(BEAT)
        assert (await line.act("ready", {"type": "ready"}))["reason"] == "not-resting"


PROXIED = {"x-forwarded-for": "192.0.2.7"}
"""What a proxy on this machine adds: then the kernel knows the way to the proxy only."""


async def lag_of_a_claim(local: LocalServer, clock: HandClock, slow_ms: list[int], **headers: str) -> int:
    """The lag that a claim is granted after pings were answered that slowly, the newest last."""
    place = await local.open(ME)
    async with local.line(place.table, place.cookie, **headers) as line:
        await line.hello()
        assert (await line.act("start", START))["type"] == "ack"
        view = await line.stage("racing")
        await clock.turn(BEAT)
        for delay in slow_ms:
            await answered(line, clock, after=delay)
        assert (await line.act("claim", solution(view)))["type"] == "ack"
    table = await local.service.find(place.table)
    assert table is not None
    claims = [entry.command for entry in await table.log.entries() if isinstance(entry.command, Claim)]
    return claims[0].lag


async def test_a_slow_connection_is_granted_its_round_trip(local: LocalServer, clock: HandClock):
    assert await lag_of_a_claim(local, clock, [60] * 6, **PROXIED) == 60


async def test_slow_pongs_do_not_raise_the_lag_after_a_quick_one(local: LocalServer, clock: HandClock):
    assert await lag_of_a_claim(local, clock, [10, 200, 200, 200, 200], **PROXIED) == 10


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports the round trip of a connection")
async def test_a_client_that_answers_every_ping_late_gains_nothing(local: LocalServer, clock: HandClock):
    lag = await lag_of_a_claim(local, clock, [150] * 6)
    assert lag < 60, "the kernel's round trip on this machine, however busy it is"


async def test_a_flood_is_cut_off(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        for _ in range(int(limits.TALKING.burst) + 1):
            await line.send({"type": "pong", "nonce": 1})
        assert await line.goodbye() == ("too-many", 1008)


async def test_a_new_socket_does_not_refill_a_clients_budget(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        for _ in range(30):
            await line.send({"type": "pong", "nonce": 1})
        assert (await line.act("ready", {"type": "ready"}))["type"] == "refused"
    async with local.seated(place) as line:
        for _ in range(30):
            await line.send({"type": "pong", "nonce": 1})
        assert await line.goodbye() == ("too-many", 1008)


@pytest.mark.slow
async def test_a_client_that_opens_too_many_tables_has_to_wait(local: LocalServer, clock: HandClock):
    headers = {"x-forwarded-for": "192.0.2.7"}  # connections from this machine are not counted
    body = {"edition": "pouch", "seats": [ME]}
    for _ in range(20):
        assert (await local.http.post("/api/tables", json=body, headers=headers)).status_code == 201
        local.http.cookies.clear()
    assert is_error(await local.http.post("/api/tables", json=body, headers=headers), 429, "too-many")
    other = {"x-forwarded-for": "192.0.2.8"}
    assert (await local.http.post("/api/tables", json=body, headers=other)).status_code == 201
    await clock.turn(2_000)
    assert (await local.http.post("/api/tables", json=body, headers=headers)).status_code == 201
    local.http.cookies.clear()


@pytest.mark.slow
async def test_a_client_that_guesses_codes_has_to_wait_and_so_does_its_network(local: LocalServer):
    for number in range(10):
        headers = {"x-forwarded-for": f"2001:db8:0:7::{number}"}
        answer = await local.http.post("/api/join", json={"code": "ZZZZZZ"}, headers=headers)
        assert is_error(answer, 404, "unknown-code")
    answer = await local.http.post("/api/join", json={"code": "ZZZZZZ"}, headers={"x-forwarded-for": "2001:db8:0:7::a"})
    assert is_error(answer, 429, "too-many")
    answer = await local.http.post("/api/join", json={"code": "ZZZZZZ"}, headers={"x-forwarded-for": "2001:db8:0:8::a"})
    assert is_error(answer, 404, "unknown-code")


@pytest.mark.slow
async def test_finished_games_are_read_so_fast_by_one_address_and_no_faster(local: LocalServer):
    headers = {"x-forwarded-for": "192.0.2.99"}
    paths = [f"/api/tables/{number:016x}/{what}" for number in range(20) for what in ("export", "replay")]
    answers = [(await local.http.get(path, headers=headers)).status_code for path in paths]
    assert answers == [404] * 30 + [429] * 10
    assert (await local.http.get(paths[0], headers={"x-forwarded-for": "192.0.2.98"})).status_code == 404
    assert [(await local.http.get(path)).status_code for path in paths] == [404] * 40, "this machine is not counted"
