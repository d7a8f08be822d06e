"""Carries out the commands at one table: finds repeated ones, decides by the rules, and appends to the log."""

import asyncio
from typing import TypeAlias

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.formats.log import Entry
from ubongo.tables.errors import ServiceError
from ubongo.tables.table.event_log import Applied, EventLog
from ubongo.tables.table.serial_tasks import SerialTasks

Answer: TypeAlias = Applied | Refusal


class CommandHandler:
    """Decides what follows from a command. `attempt` is for work that `tasks` runs."""

    def __init__(self, log: EventLog, tasks: SerialTasks, seed: bytes) -> None:
        self._log = log
        self._tasks = tasks
        self._seed = seed

    async def handle(self, command: object, command_id: str, arrived_at: Millis) -> Answer:
        """Carry out `command`, or return why not. By the time this returns, the command is on disk.

        A command whose id was carried out before gets the same answer, whatever its content now.

        Raises:
            ServiceError: the edition has no such command.
            StoreError: the log cannot be written; nothing has happened.
        """
        return await self._tasks.repeat(lambda: self.attempt(command, command_id, arrived_at))

    async def attempt(self, command: object, command_id: str, arrived_at: Millis) -> Answer | None:
        """Decide and append once; None if another process appended first, so that a new decision is needed."""
        log, edition = self._log, self._log.match.edition
        if known := log.applied(command_id):
            return known
        if not isinstance(command, edition.rules.commands):
            if await log.catch_up():
                return None
            raise ServiceError("not-in-this-game", f"{edition.name} has no such command")
        at, seq = max(arrived_at, log.last_at), log.match.next_seq
        events = await self._decided(command, at)
        if isinstance(events, Refusal):
            # The state may be stale: look before refusing.
            return None if await log.catch_up() else events
        return await log.append(Entry(seq, at, command, events), command_id)

    async def _decided(self, command: object, at: Millis) -> tuple[Stored, ...] | Refusal:
        """The rules' decision; slow ones run in a thread, so that other tables continue."""
        match = self._log.match
        if match.edition.rules.is_slow(match.state, command):
            return await asyncio.to_thread(match.decided, command, at, self._seed)
        return match.decided(command, at, self._seed)
