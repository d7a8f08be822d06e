"""Two players reach for the same gems at the same moment, a thousand times, over real sockets."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import Raw

from tests.e2e.classic_rivals import ROUNDS, Course, played
from tests.server_process import ServerProcess
from ubongo.adapters.cli.bots.http_client import HttpClient
from ubongo.editions.classic.events import GameStarted, GemsTaken
from ubongo.editions.classic.gem_board import HANDFUL, HOLES, ROWS, broken, without
from ubongo.editions.classic.state import Game
from ubongo.formats.game_file import decode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import verify

RACES = 1_000
TABLES = -(-RACES // ROUNDS)
AT_ONCE = 16
"""Tables that play at the same time."""


async def races(address: str) -> list[Course]:
    """A thousand of them and a few more, at many tables."""
    door, doorway = HttpClient(address), asyncio.Semaphore(AT_ONCE)

    async def one() -> Course:
        async with doorway:
            return await played(door)

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one()) for _ in range(TABLES)]
    return [task.result() for task in tasks]


def takings(game: RecordedGame) -> list[GemsTaken]:
    return [event for entry in game.entries for event in entry.events if isinstance(event, GemsTaken)]


def lost_or_made(game: RecordedGame) -> list[str]:
    """The violations by takings of that log: gems that were not nearest, or do not exist twelve times."""
    started = next(event for event in game.entries[0].events if isinstance(event, GameStarted))
    rows, found = started.rows, list[str]()
    for taken in takings(game):
        if rows[taken.row][:HANDFUL] != taken.gems:
            found.append(f"{taken} were not nearest in {rows[taken.row]}")
        rows = without(rows, taken.row)
    state = game.start().after_entries(entry.events for entry in game.entries).state
    assert isinstance(state, Game)
    return [*found, *broken(state.rows, state.holdings), *(f"{row} is left" for row in rows if row)]


async def exported(door: HttpClient, table: str) -> RecordedGame:
    """The game as exported."""
    return decode(bytes(await door.fetch(f"/api/tables/{table}/export", Raw)))


async def raced(address: str) -> list[tuple[Course, RecordedGame]]:
    """The races, and how each game went by its export."""
    door = HttpClient(address)
    return [(course, await exported(door, course.table)) for course in await races(address)]


@pytest.mark.slow
@pytest.mark.rule("C5", "C7")
def test_of_two_players_who_reach_for_the_same_gems_exactly_one_gets_them(killable_server: ServerProcess) -> None:
    with ThreadPoolExecutor() as threads:  # the browser's loop runs in this one
        played_out = threads.submit(asyncio.run, raced(killable_server.address)).result()
    courses = [course for course, _ in played_out]
    assert sum(len(course.winners) for course in courses) == TABLES * ROUNDS >= RACES
    assert {seat for course in courses for seat in course.winners} == {0, 1}
    for course, game in played_out:
        assert verify(game) is None
        taken = takings(game)
        assert [first.seat for first in taken[::2]] == course.winners
        assert all(one.seat != other.seat for one, other in zip(taken[::2], taken[1::2], strict=True))
        assert len(taken) == 2 * ROUNDS == ROWS * HOLES // HANDFUL
        assert lost_or_made(game) == []
