"""Attempts at tasks of a date and puzzles of the lab: the first counts, and this server takes its time. See ADR 108."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date as calendar_date
from typing import Literal, TypeAlias, get_args

from ubongo.editions.contract.values import Millis
from ubongo.editions.registry import edition_named
from ubongo.editions.solo.settings import SoloSettings
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.judge import Reading, flaw
from ubongo.puzzles.cards.search import SIZE
from ubongo.puzzles.piece import SOLID
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.friendly_names import friendly_name
from ubongo.tables.seating.names import clean_name, rng_for_names
from ubongo.tables.service.opening import TableOpener, new_id
from ubongo.tables.storage.daily_attempts import DailyAttempt, DailyCount, DailyEnd, DailyMark
from ubongo.tables.storage.store import Store
from ubongo.tables.table.table import Table

TaskName: TypeAlias = Literal["easy", "hard", "solid", "cards"]
TASKS: tuple[TaskName, ...] = get_args(TaskName)
"""The tasks of a date, in order."""
LabTaskName: TypeAlias = Literal["lab"]
LAB: LabTaskName = "lab"
"""The task of a challenge, whose date is the key of its puzzle. See ADR 118."""
EVER = Millis(1 << 52)
"""An instant that never comes."""
CARDS = "cards"
"""The task that has no table: a hand, judged where it is sent."""
DAY = Millis(86_400_000)
GRACE = Millis(3 * 3_600_000)
"""How long after its date an attempt may end and still enter the times."""
COUNTDOWN = Millis(5_000)
"""From the request to the reveal, so that the page has come."""
MOST_TIMES = 20
"""The fastest times of a task that are shown."""
START = "daily"
"""The id of the command that starts the run of a daily board."""

_EPOCH = calendar_date(1970, 1, 1).toordinal()


@dataclass(frozen=True, slots=True)
class Times:
    """The times of one task on its date, and the asking player's attempt."""

    task: TaskName | LabTaskName
    count: DailyCount
    fastest: tuple[tuple[int, DailyAttempt], ...]
    """With their places: equal times share one."""
    own: DailyAttempt | None
    place: int | None
    """Of the own attempt; None if it has none among the times."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What was found of a layout: the flaw, or None and the attempt is over."""

    flaw: str | None
    elapsed: Millis


def date_at(at: Millis) -> str:
    """The date of an instant in UTC, such as 2026-12-24."""
    return calendar_date.fromordinal(_EPOCH + at // DAY).isoformat()


def end_of(date: str) -> Millis:
    """The instant at which a date ends in UTC."""
    return Millis((calendar_date.fromisoformat(date).toordinal() - _EPOCH + 1) * DAY)


class Daily:
    """Begins and judges attempts, and lists their times. Boards are runs at tables of their own."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        opener: TableOpener,
        drive: Callable[[Table], None],
        find: Callable[[str], Awaitable[Table | None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._opener = opener
        self._drive = drive
        self._find = find
        self._beginning = asyncio.Lock()

    @property
    def today(self) -> str:
        """The date in UTC."""
        return date_at(self._clock.now())

    def elapsed(self, attempt: DailyAttempt) -> Millis:
        """How long an attempt took, or has taken so far."""
        if attempt.elapsed is not None:
            return attempt.elapsed
        return Millis(max(self._clock.now() - attempt.begun_at, 0))

    async def begin(
        self, date: str, task: str, deck: BoardDeck | None, *, player: str, name: str, language: str
    ) -> DailyAttempt:
        """A new attempt at a task, or the one that counts while it is open. A board comes as `deck`, a hand as None.

        Raises:
            ServiceError: the date is not there yet, or there are too many tables.
            StoreError: it cannot be saved.
        """
        async with self._beginning:  # two windows that begin at once get the same attempt
            today = self.today
            if date > today:
                raise ServiceError("not-yet", f"it is {today}; the boards of {date} can be played from that day on")
            first = await self._open(
                date, task, deck, player=player, name=name, language=language, may_count=date == today
            )
        await self._start(first)
        return first

    async def begin_challenge(
        self, key: str, deck: BoardDeck, *, player: str, name: str, language: str
    ) -> DailyAttempt:
        """A new attempt at a puzzle of the lab, or the one that counts while it is open.

        Raises:
            ServiceError: there are too many tables.
            StoreError: it cannot be saved.
        """
        async with self._beginning:
            first = await self._open(key, LAB, deck, player=player, name=name, language=language, may_count=True)
        await self._start(first)
        return first

    async def running_challenge(self, key: str, player: str) -> DailyAttempt | None:
        """The attempt at a puzzle of the lab that counts, while it is open.

        Raises:
            StoreError: it cannot be read.
        """
        first = await self._first(player, key, LAB)
        if first is None or first.ended_at is not None:
            return None
        await self._start(first)
        return first

    async def _open(
        self, date: str, task: str, deck: BoardDeck | None, *, player: str, name: str, language: str, may_count: bool
    ) -> DailyAttempt:
        """The attempt that counts while it is open, or a new one."""
        first = await self._first(player, date, task)
        if first is not None and first.ended_at is None:
            return first
        counts = first is None and may_count
        return await self._begun(date, task, deck, player=player, name=name, language=language, counts=counts)

    async def _first(self, player: str, date: str, task: str) -> DailyAttempt | None:
        firsts = await self._store.daily.firsts(player, date)
        return next((one for one in firsts if one.task == task), None)

    async def _begun(
        self, date: str, task: str, deck: BoardDeck | None, *, player: str, name: str, language: str, counts: bool
    ) -> DailyAttempt:
        if deck is None:
            id, shown = new_id(), clean_name(name) or friendly_name(rng_for_names(), (), language)
        else:
            settings = SoloSettings(
                mode="time", tasks=1, side=_side_of(deck), countdown=COUNTDOWN, daily=f"{date} {task}"
            )
            table = await self._opener.open_alone(
                edition_named("solo"), settings, deck, host=player, name=name, language=language
            )
            id, shown = table.id, table.roster.places[0].name
        attempt = DailyAttempt(
            id=id, player=player, date=date, task=task, name=shown, counts=counts, begun_at=self._clock.now()
        )
        if await self._store.daily.open(attempt):
            return attempt
        known = await self._first(player, date, task)  # another process was first
        assert known is not None, "an attempt that counts is refused only if there is one"
        return known

    async def _start(self, attempt: DailyAttempt) -> None:
        """Start the run of an attempt at a board, unless that was done before."""
        table = None if attempt.task == CARDS else await self._find(attempt.id)
        if table is not None and table.seq == 0:
            await table.agree(lambda before: before, start=START)
            self._drive(table)

    async def attempt(self, id: str) -> DailyAttempt:
        """The attempt of that id.

        Raises:
            ServiceError: there is none.
            StoreError: it cannot be read.
        """
        found = await self._store.daily.attempt(id)
        if found is None:
            raise ServiceError("unknown-attempt", "there is no such attempt")
        return found

    async def call(self, id: str, hand: Hand, layout: Layout, *, date: str, player: str) -> Judgment:
        """Judge a layout of the hand of a date, which ends the attempt if it is correct. Rule: K4, K6.

        Raises:
            ServiceError: it is not that player's open attempt at that hand.
            StoreError: it cannot be saved.
        """
        elapsed = self.elapsed(await self._open_hand(id, date, player))
        found = flaw(hand, layout, Reading.STRICT)
        if found is None and len(layout) != SIZE:
            raise ServiceError("not-seven", f"{SIZE} cards are called, not {len(layout)}")
        if found is None:
            await self._end(id, elapsed, solved=True)
        return Judgment(None if found is None else found.value, elapsed)

    async def give_up(self, id: str, *, date: str, player: str) -> Judgment:
        """End an attempt at the hand of a date unsolved.

        Raises:
            ServiceError: it is not that player's open attempt at that hand.
            StoreError: it cannot be saved.
        """
        elapsed = self.elapsed(await self._open_hand(id, date, player))
        await self._end(id, elapsed, solved=False)
        return Judgment(None, elapsed)

    async def _end(self, id: str, elapsed: Millis, *, solved: bool) -> None:
        if not await self._store.daily.end(DailyEnd(id, self._clock.now(), elapsed, solved)):
            raise ServiceError("already-ended", "this attempt is over")

    async def _open_hand(self, id: str, date: str, player: str) -> DailyAttempt:
        found = await self.attempt(id)
        if (found.player, found.date, found.task) != (player, date, CARDS):
            raise ServiceError("unknown-attempt", "you have no such attempt")
        if found.ended_at is not None:
            raise ServiceError("already-ended", "this attempt is over")
        if found.begun_at > self._clock.now():  # by a wrong date: nobody knows how long it has taken
            raise ServiceError("not-yet", f"it is {self.today}; this attempt began on a wrong date")
        return found

    async def times(self, date: str, player: str) -> tuple[Times, ...]:
        """The times of every task of a date, in order."""
        firsts = {one.task: one for one in await self._store.daily.firsts(player, date)} if player else {}
        by = Millis(end_of(date) + GRACE)
        return tuple([await self._times(date, task, firsts.get(task), by) for task in TASKS])

    async def times_of_challenge(self, key: str, player: str) -> Times:
        """The times of a puzzle of the lab."""
        own = await self._first(player, key, LAB) if player else None
        return await self._times(key, LAB, own, EVER)

    async def _times(self, date: str, task: TaskName | LabTaskName, own: DailyAttempt | None, by: Millis) -> Times:
        fastest = await self._store.daily.times(date, task, by, MOST_TIMES)
        elapsed = [one.elapsed for one in fastest]
        placed = tuple((elapsed.index(one.elapsed) + 1, one) for one in fastest)
        count = await self._store.daily.count(date, task, by)
        return Times(task, count, placed, own, await self._place(own, by))

    async def _place(self, own: DailyAttempt | None, by: Millis) -> int | None:
        if own is None or not own.solved or own.elapsed is None or own.ended_at is None or own.ended_at > by:
            return None
        return await self._store.daily.faster(own.date, own.task, by, own.elapsed) + 1

    async def marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What a player has done from one date to another."""
        return await self._store.daily.marks(player, first, last) if player else ()


def _side_of(deck: BoardDeck) -> str:
    """The setting for the side of the deck's only board."""
    side = deck.boards[0].side
    return f"level-{side}" if deck.box is SOLID else side
