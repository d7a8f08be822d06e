"""A server that is killed in the middle of a round of cards, as a power cut would."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.adapters.web.serving import Line, Place, Service
from tests.e2e.server import Server
from tests.tables.houses import MoodyStore
from ubongo.puzzles.cards.card import Card, CardId, Symbol
from ubongo.puzzles.cards.search import search
from ubongo.tables.clock import SystemClock
from ubongo.tables.hall import Hall
from ubongo.tables.library import Library

pytestmark = pytest.mark.slow

SETTINGS = {"countdown": 0, "pause": 120_000}
KILLS = 3
ROUNDING_MS = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.start()
    yield made
    made.kill()


@pytest.fixture
async def service(server: Server) -> AsyncIterator[Service]:
    """What speaks to the server from outside."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        store = MoodyStore()  # not the server's: that one is out of our reach
        hall = Hall(store, SystemClock(), Library(store))
        yield Service(hall, store, int(server.address.rpartition(":")[2]), http)


def solution(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Seven cards of the viewer's hand, laid rightly."""
    hand = tuple(Card(CardId(card["id"]), tuple(map(Symbol, card["symbols"]))) for card in view["hand"])
    layout = search(hand).layout
    assert len(layout) == 7
    return [{"card": laid.card, "turn": laid.turn, "anchor": list(laid.anchor)} for laid in layout]


def arrange(layout: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "arrange", "layout": layout}


async def done(line: Line, id: str, action: dict[str, Any]) -> int:
    """The entry that acknowledges the action."""
    answer = await line.act(id, action)
    assert answer["type"] == "ack", answer
    return answer["seq"]


async def seen(service: Service, place: Place) -> dict[str, Any]:
    """What that player is welcomed with."""
    async with service.line(place.table, place.cookie) as line:
        return await line.hello()


@pytest.mark.rule("K5", "K6", "K8")
async def test_kills_in_mid_round_lose_no_card_and_cost_no_time(server: Server, service: Service):
    ada = await service.open({"kind": "me"}, {"kind": "open"}, edition="cards", settings=SETTINGS)
    grace = await service.join(ada)
    async with service.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "start", {"type": "start"})
        mine = solution(await line.stage("laying"))
    theirs = solution((await seen(service, grace))["view"])
    for number in range(1, KILLS + 1):
        async with service.line(ada.table, ada.cookie) as line:
            await line.hello()
            seq = await done(line, f"mine-{number}", arrange(mine[:number]))
        before = await seen(service, ada)
        async with service.line(grace.table, grace.cookie) as line:
            await line.hello()
            await line.say({"type": "act", "id": f"theirs-{number}", "action": arrange(theirs[: number + 1])})
            server.kill()
        server.start()
        after = await seen(service, ada)
        assert after["view"]["layout"] == before["view"]["layout"] == mine[:number]
        assert after["view"]["hand"] == before["view"]["hand"]
        assert after["seq"] >= seq
        async with service.line(grace.table, grace.cookie) as line:
            await line.hello()
            again = await done(line, f"theirs-{number}", arrange(theirs[: number + 1]))
            assert again == await done(line, f"theirs-{number}", arrange([])), "said again, it counts once"
        assert (await seen(service, grace))["view"]["layout"] == theirs[: number + 1]
    async with service.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "all", arrange(mine))
        await done(line, "call", {"type": "call"})
        server.kill()
    server.start()
    async with service.line(ada.table, ada.cookie) as line:
        said = await line.hello()
        view = said["view"] if said["view"]["stage"] == "resting" else await line.stage("resting")
    assert view["scored"] == [[10, KILLS + 1]]
    assert [hand["layout"] for hand in view["last"]["hands"]] == [mine, theirs[: KILLS + 1]]


@pytest.mark.rule("K8")
async def test_no_more_time_passes_in_a_round_than_the_server_was_there(server: Server, service: Service):
    clock = SystemClock()
    ada = await service.open({"kind": "me"}, {"kind": "open"}, edition="cards", settings=SETTINGS)
    await service.join(ada)
    async with service.line(ada.table, ada.cookie) as line:
        await line.hello()
        await done(line, "start", {"type": "start"})
        held = (await line.stage("laying"))["elapsed_ms"]
        looked_at = clock.now()
        server.kill()
        killed_by = clock.now()
    starting_at = clock.now()
    server.start()
    said = await seen(service, ada)
    assert said["view"]["stage"] == "laying"
    played_ms = (killed_by - looked_at) + (clock.now() - starting_at)
    assert said["view"]["elapsed_ms"] <= held + played_ms + ROUNDING_MS
