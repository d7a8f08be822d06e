"""A server that is killed in the middle of a round of cards, as a power cut would."""

from typing import Any

import pytest

from tests.adapters.web.server import Client, SocketClient, Ticket
from tests.server_process import ServerProcess
from ubongo.puzzles.cards.card import Card, CardId, Symbol
from ubongo.puzzles.cards.search import search
from ubongo.tables.clock import SystemClock

pytestmark = pytest.mark.slow

SETTINGS = {"countdown": 0, "pause": 120_000}
KILLS = 3
ROUNDING_MS = 3


def solution(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Seven cards of the viewer's hand, placed correctly."""
    hand = tuple(Card(CardId(card["id"]), tuple(map(Symbol, card["symbols"]))) for card in view["hand"])
    layout = search(hand).layout
    assert len(layout) == 7
    return [{"card": laid.card, "turn": laid.turn, "anchor": list(laid.anchor)} for laid in layout]


def arrange(layout: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "arrange", "layout": layout}


async def done(line: SocketClient, id: str, action: dict[str, Any]) -> int:
    """The number of the log entry that acknowledges the action."""
    answer = await line.act(id, action)
    assert answer["type"] == "ack", answer
    return answer["seq"]


async def seen(outside: Client, place: Ticket) -> dict[str, Any]:
    """The welcome that the player receives."""
    async with outside.line(place.table, place.cookie) as line:
        return await line.hello()


@pytest.mark.rule("K5", "K6", "K8")
async def test_kills_in_mid_round_lose_no_card_and_cost_no_time(server: ServerProcess, outside: Client):
    ada = await outside.open({"kind": "me"}, {"kind": "open"}, edition="cards", settings=SETTINGS)
    grace = await outside.join(ada)
    async with outside.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "start", {"type": "start"})
        mine = solution(await line.stage("laying"))
    theirs = solution((await seen(outside, grace))["view"])
    for number in range(1, KILLS + 1):
        async with outside.line(ada.table, ada.cookie) as line:
            await line.hello()
            seq = await done(line, f"mine-{number}", arrange(mine[:number]))
        before = await seen(outside, ada)
        async with outside.line(grace.table, grace.cookie) as line:
            await line.hello()
            await line.send({"type": "act", "id": f"theirs-{number}", "action": arrange(theirs[: number + 1])})
            server.kill()
        server.start()
        after = await seen(outside, ada)
        assert after["view"]["layout"] == before["view"]["layout"] == mine[:number]
        assert after["view"]["hand"] == before["view"]["hand"]
        assert after["seq"] >= seq
        async with outside.line(grace.table, grace.cookie) as line:
            await line.hello()
            again = await done(line, f"theirs-{number}", arrange(theirs[: number + 1]))
            assert again == await done(line, f"theirs-{number}", arrange([])), "sent again, it counts once"
        assert (await seen(outside, grace))["view"]["layout"] == theirs[: number + 1]
    async with outside.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "all", arrange(mine))
        await done(line, "call", {"type": "call"})
        server.kill()
    server.start()
    async with outside.line(ada.table, ada.cookie) as line:
        welcome = await line.hello()
        view = welcome["view"] if welcome["view"]["stage"] == "resting" else await line.stage("resting")
    assert view["scored"] == [[10, KILLS + 1]]
    assert [hand["layout"] for hand in view["last"]["hands"]] == [mine, theirs[: KILLS + 1]]


@pytest.mark.rule("K8")
async def test_the_time_of_a_round_stops_while_the_server_is_down(server: ServerProcess, outside: Client):
    clock = SystemClock()
    ada = await outside.open({"kind": "me"}, {"kind": "open"}, edition="cards", settings=SETTINGS)
    await outside.join(ada)
    async with outside.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "start", {"type": "start"})
        held = (await line.stage("laying"))["elapsed_ms"]
        looked_at = clock.now()
        server.kill()
        killed_by = clock.now()
    starting_at = clock.now()
    server.start()
    welcome = await seen(outside, ada)
    assert welcome["view"]["stage"] == "laying"
    played_ms = (killed_by - looked_at) + (clock.now() - starting_at)
    assert welcome["view"]["elapsed_ms"] <= held + played_ms + ROUNDING_MS
