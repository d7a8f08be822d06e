"""Commands that are sent again after their answer was lost."""

import asyncio

import pytest

from ubongo.tables.errors import ServiceError
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.recent_commands import MOST_KEPT, RecentCommands


class Counted:
    """A command that counts how often it ran."""

    def __init__(self, fails: int = 0) -> None:
        self.runs = 0
        self._fails = fails

    async def __call__(self) -> Applied:
        await asyncio.sleep(0)
        self.runs += 1
        if self.runs <= self._fails:
            raise ServiceError("not-now", "not now")
        return Applied(self.runs)


async def test_a_command_that_is_sent_again_runs_once_and_gets_the_same_answer() -> None:
    recent, command = RecentCommands(), Counted()
    first = await recent.once("ada", "c1", command)
    assert await recent.once("ada", "c1", command) == first == Applied(1)
    assert command.runs == 1


async def test_a_command_that_is_sent_again_while_it_runs_runs_once() -> None:
    recent, command = RecentCommands(), Counted()
    answers = await asyncio.gather(*(recent.once("ada", "c1", command) for _ in range(3)))
    assert answers == [Applied(1)] * 3


async def test_a_command_goes_on_if_its_sender_goes_and_is_known_then() -> None:
    recent, command = RecentCommands(), Counted()
    sender = asyncio.create_task(recent.once("ada", "c1", command))
    await asyncio.sleep(0)
    sender.cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert await recent.once("ada", "c1", command) == Applied(1)
    assert command.runs == 1


async def test_another_player_may_use_the_same_id() -> None:
    recent, command = RecentCommands(), Counted()
    assert await recent.once("ada", "c1", command) == Applied(1)
    assert await recent.once("grace", "c1", command) == Applied(2)


async def test_a_command_that_failed_can_be_sent_again() -> None:
    recent, command = RecentCommands(), Counted(fails=1)
    with pytest.raises(ServiceError):
        await recent.once("ada", "c1", command)
    assert await recent.once("ada", "c1", command) == Applied(2)


async def test_only_the_newest_answers_are_kept() -> None:
    recent, command = RecentCommands(), Counted()
    for number in range(MOST_KEPT + 2):
        await recent.once("ada", f"c{number}", command)
    await asyncio.sleep(0)
    before = command.runs
    await recent.once("ada", f"c{MOST_KEPT + 1}", command)
    assert command.runs == before
    await recent.once("ada", "c0", command)
    assert command.runs == before + 1
