"""Two players of classic whose pawns are always at one row, and who reach for its nearest gems at the same moment."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect

from tests.adapters.web.server import SocketClient, solution
from ubongo.adapters.cli.bots.http_client import HttpClient, new_cookie
from ubongo.adapters.cli.bots.messages import JoinReply
from ubongo.editions.classic.gem_board import HANDFUL, HOLES

ROUNDS = 18
EVERY_S = 0.08
"""A player acts no more often: a server accepts fifteen messages a second, and disconnects a client that sends more."""
SETTINGS = {"all_boards": True, "countdown": 0, "pause": 120_000, "glass": 300_000, "turn": 120_000}


@dataclass
class Rival:
    """A player who keeps the last view."""

    line: SocketClient
    seat: int
    view: dict[str, Any] = field(default_factory=dict[str, Any])
    acts: int = 0

    async def act(self, **action: object) -> dict[str, Any]:
        """Send it; returns the answer. Updates in between are recorded. A pause follows: two may still act at once."""
        self.acts += 1
        id = f"{self.seat}-{self.acts}"
        await self.line.send({"type": "act", "id": id, "action": action})
        said_at = asyncio.get_running_loop().time()
        while (answer := await self._hear("ack", "refused")).get("id") != id:
            pass
        await asyncio.sleep(said_at + EVERY_S - asyncio.get_running_loop().time())
        return answer

    async def until(self, stage: str, round: int) -> None:
        """Read updates until the game is in that stage."""
        while (self.view["stage"], self.view["round"]) != (stage, round):
            await self._hear("update")

    async def until_left(self, row: int, left: int) -> None:
        """Wait until that row has that many gems left."""
        while len(self.view["rows"][row]) != left:
            await self._hear("update")

    async def _hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.line.receive("update", "ack", "refused")
            if message["type"] == "update":
                self.view = message["view"]
            if message["type"] in kinds:
                return message


@dataclass
class Course:
    """The results of the races at one table."""

    table: str
    winners: list[int] = field(default_factory=list[int])
    """By race, the seat that got the gems for which both reached."""


@asynccontextmanager
async def rival(door: HttpClient, table: str, seat: int, cookie: str) -> AsyncGenerator[Rival]:
    """A player at that table, after hello."""
    address = f"{door.sockets}/api/tables/{table}/socket"
    async with connect(
        address, additional_headers={"cookie": cookie}, compression=None, proxy=None, ping_interval=None
    ) as socket:
        line = SocketClient(socket)
        welcome = await line.hello()
        yield Rival(line, seat, welcome["view"])


async def played(door: HttpClient) -> Course:
    """A game in which both pawns are at the same row and both players always reach for the same gems."""
    ada, ben = new_cookie(), new_cookie()
    wish = {"edition": "classic", "settings": SETTINGS, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = await door.fetch("/api/tables", JoinReply, wish, cookie=ada)
    table, course = opened.table, Course(opened.table)
    await door.fetch(f"/api/tables/{table}/join", JoinReply, {"invite": opened.invite}, cookie=ben)
    async with rival(door, table, 0, ada) as one, rival(door, table, 1, ben) as other:
        await one.act(type="start")
        await placed(one, other)
        for number in range(ROUNDS):
            await one_round(course, (one, other), number)
    return course


async def placed(*players: Rival) -> None:
    """Both pawns are at the first row; the table decides who places first."""
    for player in players:
        await player.until("placing", 0)
    for player in sorted(players, key=lambda player: player.seat != player.view["turn"]):
        assert (await player.act(type="place-pawn", row=0))["type"] == "ack"


async def one_round(course: Course, players: tuple[Rival, Rival], number: int) -> None:
    """Both solve and are at one row; both reach for its nearest gems; the loser reaches again."""
    row, left = number * 2 * HANDFUL // HOLES, HOLES - number * 2 * HANDFUL % HOLES
    for player in players:
        await player.until("racing", number + 1)
    for player in players if number % 2 else players[::-1]:
        assert (await player.act(**solution(player.view)))["type"] == "ack"
        if player.view["players"][player.seat]["pawn"] != row:
            assert (await player.act(type="move-pawn", row=row))["type"] == "ack"
    order = players if number % 4 < 2 else players[::-1]
    answers = await asyncio.gather(*(player.act(type="take-gems", row=row, hole=HOLES - left) for player in order))
    (ack, winner), (no, loser) = sorted(zip(answers, order, strict=True), key=lambda answered: answered[0]["type"])
    assert (ack["type"], no["type"]) == ("ack", "refused")
    assert (no["reason"], no["rule"]) == ("gems-gone", "C7")
    course.winners.append(winner.seat)
    await loser.until_left(row, left - HANDFUL)
    assert (await loser.act(type="take-gems", row=row, hole=HOLES - left + HANDFUL))["type"] == "ack"
    if number + 1 < ROUNDS:
        for player in players:
            await player.until("resting", number + 1)
            assert (await player.act(type="ready"))["type"] == "ack"
