"""Runs each command that the log does not record once, even if it is sent again."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from ubongo.tables.table.command_handler import Answer

MOST_KEPT = 256
"""Commands of one table whose answers are kept; a command is sent again within seconds."""


class RecentCommands:
    """The answers to the newest commands of a table, by player and command id."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], asyncio.Future[Answer]] = OrderedDict()

    async def once(self, player: str, command_id: str, run: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer of `run`; the same again, without running it, if that player's command was answered before.

        A command that is still running is waited for. One that raised is not kept: it changed nothing and can be
        sent again.
        """
        key = (player, command_id)
        known = self._answers.get(key)
        if known is not None:
            return await asyncio.shield(known)
        answer = self._answers[key] = asyncio.ensure_future(run())
        answer.add_done_callback(lambda done: self._settled(key, done))
        return await asyncio.shield(answer)

    def _settled(self, key: tuple[str, str], done: asyncio.Future[Answer]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._answers.get(key) is done:
            del self._answers[key]
        while len(self._answers) > MOST_KEPT:
            oldest = next((kept for kept, answer in self._answers.items() if answer.done()), None)
            if oldest is None:
                return
            del self._answers[oldest]
