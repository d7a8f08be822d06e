"""Bugs to plant: each changes real code while a world runs, as a mistake would. The checker must find every one."""

# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false, reportPrivateUsage=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnusedFunction=false
# pyright: reportRedeclaration=false

import asyncio
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import AbstractContextManager, contextmanager
from types import MappingProxyType
from typing import Any, TypeAlias

from tests.replacing import replace
from tests.simulation.world.checker import violations
from tests.simulation.world.world import simulate
from ubongo.adapters.web import messages, socket_session
from ubongo.adapters.web.socket_session import SocketSession
from ubongo.adapters.web.wire import Ack
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts import race as races
from ubongo.editions.parts.rewards.bag_and_track import BagAndTrack
from ubongo.editions.secret import Scheme, Secret
from ubongo.tables.seating.seats import AbsencePolicy
from ubongo.tables.service import downtime as downtimes
from ubongo.tables.service.downtime import Downtime
from ubongo.tables.service.driver import Driver
from ubongo.tables.service.heartbeat import Heartbeat
from ubongo.tables.service.loop_monitor import LoopMonitor
from ubongo.tables.service.pool import TablePool
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.store import Appended, StoreError
from ubongo.tables.table.command_handler import CommandHandler
from ubongo.tables.table.event_log import Applied, EventLog
from ubongo.tables.table.hints import EntryHint, PeopleHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.reveals import Reveals
from ubongo.tables.table.stand_ins import StandIns
from ubongo.tables.table.subscriptions import Subscription, Subscriptions
from ubongo.tables.table.table import Table
from ubongo.tables.table.watching import RaceBoards

Bug: TypeAlias = Callable[[], AbstractContextManager[object]]
Real: TypeAlias = Callable[..., Any]
_bugs: dict[str, Bug] = {}


def _planted(name: str, owner: Any, attribute: str) -> Callable[[Callable[[Real], Any]], None]:
    """Plant under that name, instead of an attribute, what the decorated function makes of the real one."""

    def plant(make: Callable[[Real], Any]) -> None:
        @contextmanager
        def bug() -> Generator[None]:
            before = vars(owner)[attribute]
            setattr(owner, attribute, make(before))
            try:
                yield
            finally:
                setattr(owner, attribute, before)

        assert name not in _bugs, name
        _bugs[name] = bug

    return plant


def _every(count: int) -> Callable[[], bool]:
    """True at each `count`th call."""
    calls = iter(range(1, 10**9))
    return lambda: next(calls) % count == 0


# The log


@_planted("acknowledged before it is stored", EventLog, "_saved")
def _(real: Real) -> Any:
    async def saved(self: Any, *args: Any) -> Any:
        self._kept = asyncio.ensure_future(real(self, *args))
        return Appended()

    return saved


@_planted("acknowledged and never stored", EventLog, "_saved")
def _(real: Real) -> Any:
    is_lost = _every(9)

    async def saved(self: Any, *args: Any) -> Any:
        return Appended() if is_lost() else await real(self, *args)

    return saved


@_planted("a full disk is taken for stored", EventLog, "_saved")
def _(real: Real) -> Any:
    async def saved(self: Any, *args: Any) -> Any:
        try:
            return await real(self, *args)
        except StoreError:
            return Appended()

    return saved


@_planted("a command that is sent again is a new one", Table, "handle")
def _(real: Real) -> Any:
    async def handle(self: Any, command: object, command_id: str | None = None, **options: Any) -> Any:
        return await real(self, command, None, **options)

    return handle


@_planted("a known command is judged again", EventLog, "applied")
def _(_: Real) -> Any:
    return lambda self, command_id: None  # noqa: ARG005


@_planted("a known command is answered with the newest entry", EventLog, "applied")
def _(real: Real) -> Any:
    return lambda self, command_id: Applied(self.seq) if real(self, command_id) else None


@_planted("every command is known after the third", EventLog, "applied")
def _(real: Real) -> Any:
    return lambda self, command_id: real(self, command_id) or (Applied(self.seq) if self.seq > 3 else None)


@_planted("shown before it is stored", EventLog, "append")
def _(real: Real) -> Any:
    async def append(self: Any, entry: Any, *args: Any) -> Any:
        before = self.match
        self.match = self.match.after(entry.events, entry.notes)
        self._on_change()
        await asyncio.sleep(0.02)
        self.match = before
        return await real(self, entry, *args)

    return append


@_planted("an entry is applied twice", EventLog, "_apply")
def _(real: Real) -> Any:
    is_double = _every(8)

    def apply(self: Any, entry: Any, row: Any, match_after: Any) -> None:
        real(self, entry, row, match_after)
        if is_double():
            self.match = self.match.after(entry.events, entry.notes)

    return apply


@_planted("the hash of an entry leaves out some", EventLog, "_apply")
def _(real: Real) -> Any:
    def apply(self: Any, entry: Any, row: Any, match_after: Any) -> None:
        head = self.head
        real(self, entry, row, match_after)
        self.head = head if entry.seq == 4 else self.head

    return apply


@_planted("entries are stored a moment earlier", Codecs, "row")
def _(real: Real) -> Any:
    return lambda self, entry, command_id: replace(real(self, entry, command_id), at=entry.at - 1)


@_planted("events are stored in the wrong order", Codecs, "row")
def _(real: Real) -> Any:
    return lambda self, entry, command_id: real(self, replace(entry, events=entry.events[::-1]), command_id)


@_planted("instants are stored in whole seconds", Codecs, "row")
def _(real: Real) -> Any:
    return lambda self, entry, command_id: real(self, replace(entry, at=entry.at // 1000 * 1000), command_id)


@_planted("what others appended is not read", EventLog, "catch_up")
def _(real: Real) -> Any:
    async def catch_up(self: Any) -> bool:
        return False if self.seq else await real(self)

    return catch_up


@_planted("an entry goes back in time", CommandHandler, "_entry")
def _(real: Real) -> Any:
    async def entry(self: Any, command: Any, arrived_at: int, notes: Any) -> Any:
        made = await real(self, command, arrived_at, notes)
        return replace(made, at=Millis(made.at - 9_000)) if getattr(made, "seq", 0) > 5 else made

    return entry


@_planted("results are not stored", EventLog, "_saved")
def _(real: Real) -> Any:
    async def saved(self: Any, *args: Any) -> Any:
        self._results = lambda *_: ()
        return await real(self, *args)

    return saved


@_planted("results have a point too many", EventLog, "_saved")
def _(real: Real) -> Any:
    async def saved(self: Any, *args: Any) -> Any:
        results = self._results
        self._results = lambda *ends: tuple(replace(one, points=one.points + 1) for one in results(*ends))
        try:
            return await real(self, *args)
        finally:
            self._results = results

    return saved


@_planted("chance is not that of the table", CommandHandler, "_entry")
def _(real: Real) -> Any:
    async def entry(self: Any, *args: Any) -> Any:
        self._secret = Secret(bytes(32), Scheme.BY_PURPOSE)
        return await real(self, *args)

    return entry


# Sockets


@_planted("a refused command is acknowledged", SocketSession, "_carry_out")
def _(real: Real) -> Any:
    async def carry_out(self: Any, act: Any, arrived: Any) -> Any:
        answer = await real(self, act, arrived)
        return answer if isinstance(answer, Ack) else Ack(act.id, self._table.seq)

    return carry_out


@_planted("a command that could not be stored is acknowledged", SocketSession, "_carry_out")
def _(real: Real) -> Any:
    async def carry_out(self: Any, act: Any, arrived: Any) -> Any:
        try:
            return await real(self, act, arrived)
        except StoreError:
            return Ack(act.id, self._table.seq + 1)

    return carry_out


@_planted("the acknowledged entry is one too late", SocketSession, "_carry_out")
def _(real: Real) -> Any:
    async def carry_out(self: Any, act: Any, arrived: Any) -> Any:
        answer = await real(self, act, arrived)
        return Ack(act.id, answer.seq + 1) if isinstance(answer, Ack) else answer

    return carry_out


@_planted("everybody acts for the first seat", SocketSession, "_seat")
def _(_: Real) -> Any:
    return property(lambda self: Seat(0) if self._subscription.audience is not None else None)


@_planted("a socket without answers is kept", SocketSession, "_watch")
def _(_: Real) -> Any:
    async def watch(self: Any) -> None:
        await asyncio.Event().wait()

    return watch


@_planted("nobody is asked for a sign of life", SocketSession, "_beat")
def _(_: Real) -> Any:
    async def beat(self: Any) -> None:
        await asyncio.Event().wait()

    return beat


@_planted("the welcome is older than it says", socket_session, "welcome")
def _(real: Real) -> Any:
    def welcome(table: Any, *args: Any) -> Any:
        made = real(table, *args)
        return type(made)(made.protocol, max(made.seq - 1, 0), made.table, made.view, made.note_ms, made.head)

    return welcome


@_planted("an update is the one before", socket_session, "update")
def _(real: Real) -> Any:
    kept: dict[Any, Any] = {}

    def update(table: Any, player: str, audience: Any) -> Any:
        made = real(table, player, audience)
        before, kept[table.id, player] = kept.get((table.id, player)), made
        return before or made

    return update


@_planted("claims are answered by the reader's clock", LoopMonitor, "arrival")
def _(_: Real) -> Any:
    return lambda self: Millis(self._clock.now() + 20_000)


# What is shown


@_planted("spectators see a player's board", Table, "view")
def _(real: Real) -> Any:
    return lambda self, audience: real(self, Seat(0) if audience is None else audience)


@_planted("players see the board of another seat", Table, "view")
def _(real: Real) -> Any:
    return lambda self, audience: real(
        self, None if audience is None else Seat((audience + 1) % len(self.roster.places))
    )


@_planted("the seed is shown while the game runs", Table, "seed")
def _(_: Real) -> Any:
    return property(lambda self: self.secret.seed)


@_planted("the seed is never shown", Table, "seed")
def _(_: Real) -> Any:
    return property(lambda self: None)  # noqa: ARG005


@_planted("spectators get the code", messages, "_shown_to")
def _(real: Real) -> Any:
    return lambda table, rights: real(table, replace(rights, is_at_table=True))


@_planted("identities are shown instead of names", messages, "_seat_out")
def _(real: Real) -> Any:
    return lambda table, seat, place: real(table, seat, replace(place, name=place.player or place.name))


@_planted("boards are shown to rivals", RaceBoards, "seen_by")
def _(_: Real) -> Any:
    return lambda self, audience: {seat: board for seat, board in self.boards.items() if seat != audience}


@_planted("what is shared is not built again", Subscriptions, "notify")
def _(_: Real) -> Any:
    def notify(self: Any, *, whole: bool = True) -> None:
        for subscription in self._all:
            subscription.notify(whole=whole)

    return notify


@_planted("a notification is lost now and then", Subscription, "notify")
def _(real: Real) -> Any:
    is_lost = _every(5)

    def notify(self: Any, *, whole: bool) -> None:
        if not is_lost():
            real(self, whole=whole)

    return notify


@_planted("updates are announced without the game", Subscription, "notify")
def _(real: Real) -> Any:
    return lambda self, *, whole: real(self, whole=False)  # noqa: ARG005


@_planted("the second subscriber is never notified", Subscriptions, "notify")
def _(real: Real) -> Any:
    def notify(self: Any, *, whole: bool = True) -> None:
        left, self._all = self._all, self._all[:1]
        real(self, whole=whole)
        self._all = left

    return notify


@_planted("a table with people is dropped from memory", TablePool, "drop_idle")
def _(_: Real) -> Any:
    def drop_idle(self: Any, after: int = 0) -> None:
        for held in self._held.values():
            if held.driver is not None:
                held.driver.cancel()
        self._held.clear()

    return drop_idle


@_planted("a table is in memory twice", TablePool, "load")
def _(_: Real) -> Any:
    async def load(self: Any, id: str, *, drive: bool = True) -> Any:
        return await self._load(id, drive)

    return load


# Time


@_planted("no downtime is given back", Downtime, "make_up")
def _(_: Real) -> Any:
    async def make_up(self: Any, table: Any) -> None:
        pass

    return make_up


@_planted("half a downtime is given back", downtimes, "_length")
def _(real: Real) -> Any:
    return lambda spans, after: Millis(real(spans, after) // 3)


@_planted("a downtime counts from the start", Downtime, "begin")
def _(real: Real) -> Any:
    return lambda self, since: real(self, max(since, Millis(self._clock.now() - 100)))


@_planted("a server that was frozen does not notice", Heartbeat, "is_stalled")
def _(_: Real) -> Any:
    return lambda self: False  # noqa: ARG005


@_planted("the glass is not set back", races, "extended")
def _(_: Real) -> Any:
    return lambda race, by: race  # noqa: ARG005


@_planted("the glass ends a second early", races, "deadline")
def _(real: Real) -> Any:
    def deadline(race: Any) -> Any:
        due = real(race)
        return due - 1000 if race.revealed and due is not None else due

    return deadline


@_planted("nobody wakes the table", Driver, "_deadline")
def _(_: Real) -> Any:
    return property(lambda self: None)  # noqa: ARG005


# People and nodes


@_planted("a stand-in acts for a person who is there", StandIns, "actor")
def _(real: Real) -> Any:
    return lambda self, seat: AbsencePolicy.SKIP if seat == 1 and self._log.seq > 2 else real(self, seat)


@_planted("other nodes are not told of entries", Peers, "tell")
def _(real: Real) -> Any:
    return lambda self, hint: None if isinstance(hint, EntryHint) else real(self, hint)


@_planted("other nodes are not told who is there", Peers, "tell")
def _(real: Real) -> Any:
    return lambda self, hint: None if isinstance(hint, PeopleHint) else real(self, hint)


@_planted("shares are not accepted", Reveals, "accept")
def _(_: Real) -> Any:
    return lambda self, seat, number, share: None  # noqa: ARG005


@_planted("clients are not asked for shares", Reveals, "_until")
def _(_: Real) -> Any:
    return lambda self, since: since  # noqa: ARG005


# Rules


@_planted("a gem is drawn and stays in the bag", BagAndTrack, "after_round")
def _(real: Real) -> Any:
    def after_round(self: Any, awards: Any) -> Any:
        after = real(self, awards)
        return replace(after, bag=after.bag.plus(awards[0].bag)) if awards else after

    return after_round


@_planted("the first solver gets the gems of the second", BagAndTrack, "awards")
def _(real: Real) -> Any:
    return lambda self, ranking, chance: real(self, ranking[::-1], chance)


@_planted("a wrong tiling is accepted", races, "flaw")
def _(_: Real) -> Any:
    return lambda task, placements: None  # noqa: ARG005


@_planted("a seat can give up twice, and solve after that", races, "_excluded")
def _(_: Real) -> Any:
    return lambda race, seat, at: None  # noqa: ARG005


@_planted("there is no second chance", races, "ran_out")
def _(real: Real) -> Any:
    def ran_out(race: Any, at: Any, *busy: Any) -> Any:
        return real(replace(race, second_chance=True) if race.revealed else race, at, *busy)

    return ran_out


@_planted("any delay is excused", races, "PHOTO_FINISH")
def _(_: Real) -> Any:
    return Millis(60_000)


BUGS: Mapping[str, Bug] = MappingProxyType(_bugs)
"""By name, in words."""
SEEDS: Mapping[str, int] = MappingProxyType(
    {
        "a command that could not be stored is acknowledged": 24,
        "a downtime counts from the start": 13,
        "a full disk is taken for stored": 24,
        "a known command is answered with the newest entry": 24,
        "a known command is judged again": 36,
        "a server that was frozen does not notice": 13,
        "a stand-in acts for a person who is there": 8,
        "a table is in memory twice": 31,
        "half a downtime is given back": 13,
        "no downtime is given back": 13,
    }
)
"""The first world to look at for a bug that the first ones do not show; 0 for all others."""
MOST_WORLDS = 40
_BROKEN = ("TypeError(", "AttributeError(", "NameError(", "TypeError:", "AttributeError:", "NameError:")
"""What a planted bug raises that does not fit the code any more: it proves nothing about the checker."""


def found_by(name: str) -> int | None:
    """The seed of a world in which that bug is found; None: there is none among those that are looked at."""
    return first_found(BUGS[name], SEEDS.get(name, 0))


def first_found(bug: Bug, first: int = 0) -> int | None:
    """The seed of the first world in which that bug is found, and does more than to crash."""
    for seed in range(first, first + MOST_WORLDS):
        history = simulate(seed, bug=bug)
        if is_broken(history.troubles):
            return None
        if violations(history, most=1):
            return seed
    return None


def is_broken(troubles: Iterable[str]) -> bool:
    """Whether the planted code itself failed."""
    return any(word in trouble for trouble in troubles for word in _BROKEN)
