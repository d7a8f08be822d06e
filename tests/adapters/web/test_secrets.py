"""No frame gives players hidden information before it is revealed."""

import json
from base64 import b64encode, urlsafe_b64encode
from typing import Any

import msgspec
import pytest

from tests.adapters.web.server import ME, OPEN, QUICK, LocalServer, SocketClient, Ticket, solution
from ubongo.adapters.web.wire import Outbound
from ubongo.tables.seating.names import hashed

pytestmark = pytest.mark.asyncio(loop_scope="module")

SETTINGS = {**QUICK, "countdown": 150, "pause": 0}
ROUNDS_PLAYED = 3


def texts(line: SocketClient) -> list[str]:
    return [json.dumps(message) for message in line.received]


def views(line: SocketClient) -> list[dict[str, Any]]:
    return [message["view"] for message in line.received if "view" in message]


async def racing(line: SocketClient, number: int) -> dict[str, Any]:
    """The first view of that round's race."""
    while True:
        for view in views(line):
            if view["stage"] == "racing" and view["round"] == number:
                return view
        await line.receive("update")


async def played(lines: tuple[SocketClient, SocketClient, SocketClient]) -> list[tuple[int, str, str]]:
    """Play some rounds in which one player solves and the other gives up; returns both boards of each round."""
    first, second, watching = lines
    boards: list[tuple[int, str, str]] = []
    assert (await first.act("start", {"type": "start"}))["type"] == "ack"
    for number in range(1, ROUNDS_PLAYED + 1):
        one, two = await racing(first, number), await racing(second, number)
        await racing(watching, number)
        boards.append((number, one["puzzle"]["region"], two["puzzle"]["region"]))
        assert (await first.act(f"claim-{number}", solution(one)))["type"] == "ack"
        assert (await second.act(f"give-up-{number}", {"type": "give-up"}))["type"] == "ack"
    for line in lines:
        await racing(line, ROUNDS_PLAYED + 1)
    return boards


def secrets_of(seed: bytes, *players: Ticket) -> list[str]:
    """Everything that would reveal the future or let a client impersonate another player."""
    secrets = [seed.hex(), b64encode(seed).decode().rstrip("="), urlsafe_b64encode(seed).decode().rstrip("=")]
    for player in players:
        secret = player.cookie.removeprefix("ubongo=")
        secrets += [secret, hashed(secret), hashed(secret)[:16]]
    return [*secrets, players[0].invite, hashed(players[0].invite)]


@pytest.mark.slow
async def test_no_frame_reveals_a_secret_before_its_time(local: LocalServer):
    host = await local.open(ME, OPEN, settings=SETTINGS)
    guest = await local.join(host)
    kept = await local.store.table(host.table)
    assert kept is not None
    async with local.seated(host) as first, local.seated(guest) as second, local.line(host.table) as watching:
        await watching.hello()
        boards = await played((first, second, watching))
        for line in (first, second, watching):
            for text in texts(line):
                assert not [secret for secret in secrets_of(kept.seed, host, guest) if secret in text]
        for number, own_of_first, own_of_second in boards:
            for line, hidden in (
                (first, [own_of_second]),
                (second, [own_of_first]),
                (watching, [own_of_first, own_of_second]),
            ):
                for view in views(line):
                    if view["round"] < number or (view["round"] == number and view["stage"] == "racing"):
                        assert not [region for region in hidden if f'"{region}"' in json.dumps(view)]
                seen = json.dumps([view["last"] for view in views(line) if view["round"] >= number])
                assert all(f'"{region}"' in seen for region in hidden), "afterwards all may look"


@pytest.mark.slow
async def test_before_the_reveal_no_player_sees_the_die_or_a_board(local: LocalServer):
    host = await local.open(ME, OPEN, settings=SETTINGS)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second, local.line(host.table) as watching:
        await watching.hello()
        await played((first, second, watching))
        for line in (first, second, watching):
            early = [view for view in views(line) if view["stage"] in ("seated", "countdown")]
            assert early
            assert {(view["puzzle"], view["symbol"], view["elapsed_ms"]) for view in early} == {(None, None, None)}


@pytest.mark.slow
async def test_no_frame_holds_more_than_the_protocol_allows(local: LocalServer):
    host = await local.open(ME, OPEN, settings=SETTINGS)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second, local.line(host.table) as watching:
        await watching.hello()
        await played((first, second, watching))
        for line in (first, second, watching):
            for message in line.received:
                decoded = msgspec.convert(message, Outbound)
                assert json.loads(msgspec.json.encode(decoded)) == message


def boards_seen(line: SocketClient) -> list[dict[str, Any]]:
    """Every board of another player that the server has sent."""
    seats = [seat for message in line.received if "table" in message for seat in message["table"]["seats"]]
    return [seat["board"] for seat in seats if seat["board"] is not None]


@pytest.mark.slow
@pytest.mark.parametrize("spectators", ["after", "live"])
async def test_pieces_are_shown_only_to_those_who_may_see_them(local: LocalServer, spectators: str):
    host = await local.open(ME, OPEN, settings=SETTINGS)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second, local.line(host.table) as watching:
        await watching.hello()
        assert (await first.act("rules", {"type": "rules", "spectators": spectators}))["type"] == "ack"
        assert (await first.act("start", {"type": "start"}))["type"] == "ack"
        one, two = await racing(first, 1), await racing(second, 1)
        laid = solution(two)["placements"][:1]
        await second.send({"type": "placed", "placements": laid})
        for line in (first, watching):
            while (await line.receive("around"))["table"]["seats"][1]["placed"] != 1:
                pass
        assert not boards_seen(first)
        assert [board["placements"] for board in boards_seen(watching)][-1:] == ([laid] if spectators == "live" else [])
        assert (await first.act("claim", solution(one)))["type"] == "ack"
        while not boards_seen(first):
            await first.receive("update", "around")
        assert boards_seen(first)[-1] == {"puzzle": two["puzzle"], "placements": laid}
        assert (await second.act("give-up", {"type": "give-up"}))["type"] == "ack"
        await racing(second, 2)
        assert not boards_seen(second)
        assert spectators == "live" or not boards_seen(watching)
