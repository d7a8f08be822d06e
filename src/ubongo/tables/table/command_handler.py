"""Carries out the commands at one table: finds repeated ones, decides by the rules, and appends to the log."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from uuid import uuid4

from ubongo.editions.contract.commands import ExtendClock, Start, Stored
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.editions.match import SharesNeeded
from ubongo.editions.secret import Scheme, Secret
from ubongo.editions.shares import Notes, Terms
from ubongo.editions.takeover import TakeSeat
from ubongo.formats.log import Entry
from ubongo.structs import replace
from ubongo.tables.errors import ServiceError
from ubongo.tables.storage.store import LeaseLostError, StoreError
from ubongo.tables.table.event_log import Applied, EventLog
from ubongo.tables.table.hints import EntryHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.reveals import Reveals
from ubongo.tables.table.serial_tasks import SerialTasks

Answer: TypeAlias = Applied | Refusal


LONGEST_DOUBT = Millis(6_000)
"""How long a command waits for a driver that may be dead: until another one has surely taken over."""
LONGEST_RECOVERY = Millis(2_500)
"""How long a command waits after a failed write: two heartbeats, and some more."""
RETRY = Millis(20)
"""How often it looks meanwhile."""


class CommandHandler:
    """Decides what follows from a command. `attempt` is for work that `tasks` runs."""

    def __init__(
        self,
        log: EventLog,
        tasks: SerialTasks,
        resources: Resources,
        peers: Peers,
        reveals: Reveals,
        secret: Secret,
        *,
        agreed: Callable[[], Awaitable[Terms]],
    ) -> None:
        self._log = log
        self._tasks = tasks
        self._clock = resources.clock
        self._secret = secret
        self._agreed = agreed
        self._reveals = reveals
        self._peers = peers
        self._is_failing = resources.is_failing

    async def handle(self, command: object, command_id: str, arrived_at: Millis, bot: str | None = None) -> Answer:
        """Carry out `command`, or return why not. By the time this returns, the command is on disk.

        `bot` is the strength of the bot that sent it, if one did; the log notes it.

        A command whose id was carried out before gets the same answer, whatever its content now.

        Raises:
            ServiceError: the edition has no such command.
            StoreError: the log cannot be written; nothing has happened.
        """
        await self._writable()
        await self._judgeable(arrived_at)
        return await self._tasks.repeat(lambda: self.attempt(command, command_id, arrived_at, bot))

    async def drive(self, command: object, *, at: Millis | None = None, bot: str | None = None) -> Answer:
        """Carry out what the driver decided for that instant, by default now, as `handle` does.

        Raises:
            LeaseLostError: another node drives the table.
            StoreError: the log cannot be written; nothing has happened.
        """
        epoch = self._peers.epoch
        if self._peers.is_clustered and epoch is None:
            raise LeaseLostError(f"table {self._peers.table} is not driven here")
        name, now = f"table-{uuid4().hex}", self._clock.now() if at is None else at
        return await self._tasks.repeat(lambda: self.attempt(command, name, now, bot, epoch=epoch))

    async def _writable(self) -> None:
        """Wait, but not for long, until the clocks are extended by the time in which nothing could be written.

        An entry before that would end the silence, and with it the time that everybody gets back.
        """
        until = Millis(self._clock.now() + LONGEST_RECOVERY)
        while self._is_failing():
            if self._clock.now() >= until:
                raise StoreError("nothing can be saved at the moment")
            await self._clock.sleep_until(Millis(self._clock.now() + RETRY))

    async def _judgeable(self, at: Millis) -> None:
        """Wait, but not forever, until what arrived at that instant can be judged."""
        until = Millis(self._clock.now() + LONGEST_DOUBT)
        while self._peers.must_wait(at, self._log.match.deadline) and self._clock.now() < until:
            await self._clock.sleep_until(Millis(self._clock.now() + RETRY))

    async def attempt(
        self, command: object, command_id: str, arrived_at: Millis, bot: str | None = None, *, epoch: int | None = None
    ) -> Answer | None:
        """Decide and append once; None if another process appended first, so that a new decision is needed.

        `epoch` is that of the driver, if it sent the command.
        """
        log, edition = self._log, self._log.match.edition
        if known := log.applied(command_id):
            return known
        if not isinstance(command, (TakeSeat, *edition.rules.commands)):
            if await log.catch_up():
                return None
            raise ServiceError("not-in-this-game", f"{edition.name} has no such command")
        entry = await self._decided(command, arrived_at, bot)
        if isinstance(entry, Refusal):
            # The state may be stale: look before refusing.
            return None if await log.catch_up() else entry
        applied = await log.append(entry, command_id, epoch)
        if applied is not None:
            self._peers.tell(EntryHint(self._peers.table, applied.seq))
        return applied

    async def _decided(self, command: Stored, arrived_at: Millis, bot: str | None) -> Entry | Refusal:
        """The next entry. If it starts the game or a round, the players reveal their shares first."""
        if self._secret.scheme is Scheme.BY_ENTRY:
            return await self._entry(command, arrived_at, Notes(bot=bot))
        match, notes = self._log.match, Notes(bot=bot)
        if match.next_seq == 1 and isinstance(command, Start):
            return await self._revealed(command, replace(notes, terms=await self._agreed()), arrived_at)
        try:
            return await self._entry(command, arrived_at, notes)
        except SharesNeeded:
            return await self._revealed(command, notes, arrived_at)

    async def _revealed(self, command: Stored, notes: Notes, arrived_at: Millis) -> Entry | Refusal:
        match = self._log.match
        terms = notes.terms or match.terms
        assert terms is not None, "shares are revealed by the terms"
        shares = await self._reveals.collect(terms, match.reveals)
        # The entry has the instant after the reveal, so that the reveal does not shorten the countdown to the boards.
        return await self._entry(command, max(arrived_at, self._clock.now()), replace(notes, shares=shares))

    async def _entry(self, command: Stored, arrived_at: Millis, notes: Notes) -> Entry | Refusal:
        """The entry that the rules decide; slow decisions run in a thread, so that other tables continue."""
        match, at = self._log.match, max(arrived_at, self._log.last_at)
        if isinstance(command, ExtendClock):  # what was stored while it waited for its turn was played
            command = ExtendClock(min(command.by, Millis(at - self._log.last_at)))
        if not isinstance(command, TakeSeat) and match.edition.rules.is_slow(match.state, command):
            events = await asyncio.to_thread(match.decided, command, at, self._secret, notes)
        else:
            events = match.decided(command, at, self._secret, notes)
        return events if isinstance(events, Refusal) else Entry(match.next_seq, at, command, events, notes)
