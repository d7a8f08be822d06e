"""Two players reach for the same gems at the same moment, a thousand times, over real sockets."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.adapters.web.serving import Line, solution
from tests.e2e.server import Server
from ubongo.adapters.cli.door import Door, new_cookie
from ubongo.editions.classic.events import GameStarted, GemsTaken
from ubongo.editions.classic.game import Game
from ubongo.editions.classic.gem_board import HANDFUL, HOLES, ROWS, broken, without
from ubongo.formats.game_file import RecordedGame, decode, verify

RACES = 1_000
ROUNDS = 18
TABLES = -(-RACES // ROUNDS)
AT_ONCE = 8
"""Tables that play at the same time."""
SETTINGS = {"all_boards": True, "countdown": 0, "pause": 120_000, "glass": 300_000, "turn": 120_000}


@dataclass
class Gatherer:
    """A player who keeps what was seen last."""

    line: Line
    seat: int
    view: dict[str, Any] = field(default_factory=dict[str, Any])
    acts: int = 0

    async def act(self, **action: object) -> dict[str, Any]:
        """Say it; the answer. What is shown meanwhile is seen."""
        self.acts += 1
        id = f"{self.seat}-{self.acts}"
        await self.line.say({"type": "act", "id": id, "action": action})
        while (answer := await self._hear("ack", "refused")).get("id") != id:
            pass
        return answer

    async def until(self, stage: str, round: int) -> None:
        """Look until the game is there."""
        while (self.view["stage"], self.view["round"]) != (stage, round):
            await self._hear("update")

    async def until_left(self, row: int, left: int) -> None:
        """Look until that row has so many gems left."""
        while len(self.view["rows"][row]) != left:
            await self._hear("update")

    async def _hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.line.hear("update", "ack", "refused")
            if message["type"] == "update":
                self.view = message["view"]
            if message["type"] in kinds:
                return message


@dataclass
class Course:
    """What became of the races at one table."""

    table: str
    winners: list[int] = field(default_factory=list[int])
    """By race, the seat that got the gems for which both reached."""


@asynccontextmanager
async def gatherer(door: Door, table: str, seat: int, cookie: str) -> AsyncGenerator[Gatherer]:
    """A player at that table, after hello."""
    address = f"{door.sockets}/api/tables/{table}/socket"
    async with connect(
        address, additional_headers={"cookie": cookie}, compression=None, proxy=None, ping_interval=None
    ) as socket:
        line = Line(socket)
        welcome = await line.hello()
        yield Gatherer(line, seat, welcome["view"])


async def played(door: Door) -> Course:
    """A game in which both stand at the same row and always reach for the same gems."""
    ada, ben = new_cookie(), new_cookie()
    wish = {"edition": "classic", "settings": SETTINGS, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = await door.ask("/api/tables", wish, cookie=ada)
    table, course = str(opened["table"]), Course(str(opened["table"]))
    await door.ask(f"/api/tables/{table}/join", {"invite": opened["invite"]}, cookie=ben)
    async with gatherer(door, table, 0, ada) as one, gatherer(door, table, 1, ben) as other:
        await one.act(type="start")
        await placed(one, other)
        for number in range(ROUNDS):
            await one_round(course, (one, other), number)
    return course


async def placed(*players: Gatherer) -> None:
    """Both pawns stand at the first row; who places first is for the table to say."""
    for player in players:
        await player.until("placing", 0)
    for player in sorted(players, key=lambda player: player.seat != player.view["turn"]):
        assert (await player.act(type="place-pawn", row=0))["type"] == "ack"


async def one_round(course: Course, players: tuple[Gatherer, Gatherer], number: int) -> None:
    """Both solve and stand at one row; both reach for its nearest gems; the loser reaches again."""
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


async def races(address: str) -> list[Course]:
    """A thousand of them and a few more, at many tables."""
    door, doorway = Door(address), asyncio.Semaphore(AT_ONCE)

    async def one() -> Course:
        async with doorway:
            return await played(door)

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one()) for _ in range(TABLES)]
    return [task.result() for task in tasks]


def takings(game: RecordedGame) -> list[GemsTaken]:
    return [event for entry in game.entries for event in entry.events if isinstance(event, GemsTaken)]


def lost_or_made(game: RecordedGame) -> list[str]:
    """What any taking of that log has broken: gems that did not lie nearest, or are not there twelve times."""
    started = next(event for event in game.entries[0].events if isinstance(event, GameStarted))
    rows, found = started.rows, list[str]()
    for taken in takings(game):
        if rows[taken.row][:HANDFUL] != taken.gems:
            found.append(f"{taken} did not lie nearest in {rows[taken.row]}")
        rows = without(rows, taken.row)
    state = game.edition.new(game.settings, game.boards)
    for entry in game.entries:
        for event in entry.events:
            state = game.edition.evolve(state, event)
    assert isinstance(state, Game)
    return [*found, *broken(state.rows, state.hoards), *(f"{row} is left" for row in rows if row)]


async def exported(door: Door, table: str) -> RecordedGame:
    """The game as its export tells it."""
    return decode(json.dumps(await door.ask(f"/api/tables/{table}/export")).encode())


@pytest.mark.slow
@pytest.mark.rule("C5", "C7")
async def test_of_two_who_reach_for_the_same_gems_exactly_one_gets_them(mortal_server: Server):
    courses = await races(mortal_server.address)
    assert sum(len(course.winners) for course in courses) == TABLES * ROUNDS >= RACES
    assert {seat for course in courses for seat in course.winners} == {0, 1}
    door = Door(mortal_server.address)
    for course in courses:
        game = await exported(door, course.table)
        assert verify(game) is None
        taken = takings(game)
        assert [first.seat for first in taken[::2]] == course.winners
        assert all(one.seat != other.seat for one, other in zip(taken[::2], taken[1::2], strict=True))
        assert len(taken) == 2 * ROUNDS == ROWS * HOLES // HANDFUL
        assert lost_or_made(game) == []
