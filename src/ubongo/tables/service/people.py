"""One person over all their devices: adding a device, and all that is stored of them. See ADR 113."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ubongo.editions.contract.values import Millis
from ubongo.formats.person_file import AttemptFile, PersonFile, RatingFile, ResultFile, TableFile
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.names import clean_name, hashed, new_recovery_code, read_recovery_code, rng_for_names
from ubongo.tables.seating.roster import anonymized
from ubongo.tables.seating.seats import Roster, decode_roster, encode_roster
from ubongo.tables.storage.daily_attempts import DailyAttempt
from ubongo.tables.storage.people import PersonRows
from ubongo.tables.storage.ratings import PersonRating
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import Store
from ubongo.tables.table.hints import Hint, RosterHint
from ubongo.tables.table.table import Table

CODE_LIFE = Millis(365 * 24 * 3_600_000)
"""How long a code that adds a device is valid: as long as the cookie of a browser that is not used."""
MOST_KNOWN = 20_000
"""Devices whose person is remembered."""


@dataclass(frozen=True, slots=True)
class SeatAt:
    """A table that a person sits at, or hosts."""

    table: str
    edition: str
    opened_at: Millis
    seat: int | None
    name: str
    """Theirs at that table; empty if they have no seat."""


@dataclass(frozen=True, slots=True)
class Person:
    """All that is stored of one person."""

    player: str
    rows: PersonRows
    tables: tuple[SeatAt, ...]


def person_out(person: Person) -> PersonFile:
    """That person as a file."""
    rows = person.rows
    return PersonFile(
        player=person.player,
        devices=rows.devices,
        code_made_at=rows.code_made_at,
        results=tuple(map(_result_out, rows.results)),
        daily=tuple(map(_attempt_out, rows.attempts)),
        tables=tuple(TableFile(one.table, one.edition, one.opened_at, one.seat, one.name) for one in person.tables),
        rated_since=rows.rated.since,
        ratings=tuple(map(_rating_out, rows.rated.ratings)),
    )


def _result_out(one: Result) -> ResultFile:
    return ResultFile(
        table=one.table,
        seat=one.seat,
        edition=one.edition,
        at=one.at,
        settings=msgspec.Raw(one.settings),
        points=one.points,
        won=one.won,
        ending=one.ending,
        elapsed_ms=one.elapsed,
        solves=msgspec.Raw(one.solves),
    )


def _attempt_out(one: DailyAttempt) -> AttemptFile:
    times = (one.begun_at, one.ended_at, one.elapsed)
    return AttemptFile(one.date, one.task, one.name, one.counts, *times, one.solved)


def _rating_out(one: PersonRating) -> RatingFile:
    before = (None, None) if one.before is None else (one.before.mu, one.before.sigma)
    return RatingFile(one.edition, one.now.mu, one.now.sigma, one.games, one.at, one.table, *before)


class People:
    """Identities, over a store. `in_memory` lists the tables that this process holds; `tell` reaches other nodes."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        in_memory: Callable[[], tuple[Table, ...]] = tuple,
        *,
        tell: Callable[[Hint], None] | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._in_memory = in_memory
        self._tell = tell
        self._most_known = MOST_KNOWN if tell is None else 0  # another node may erase a person
        self._known: OrderedDict[str, str] = OrderedDict()
        """The person of each device that asked lately. A device is added before it can ask, and then stays the same."""

    async def player_of(self, device: str) -> str:
        """The identity of the person who has that device, given by the hash of its secret.

        Raises:
            StoreError: it cannot be read.
        """
        known = self._known.pop(device, None)
        if known is None:
            known = await self._store.people.player_of(device) or device
        self._known[device] = known
        if len(self._known) > self._most_known:
            self._known.popitem(last=False)
        return known

    async def new_code(self, player: str) -> str:
        """A code that adds a device of that person, once; it replaces an earlier one. Only its hash is stored."""
        code = new_recovery_code()
        await self._store.people.save_recovery(player, hashed(code), self._clock.now())
        return code

    async def redeem(self, typed: str) -> str:
        """Use up a code: the secret of a new device of the person who made it.

        Raises:
            ServiceError: there is no such code, or it was used, replaced, or is too old.
        """
        code, secret = read_recovery_code(typed), secrets.token_urlsafe(32)
        now = self._clock.now()
        since = Millis(now - CODE_LIFE)
        if code is None or await self._store.people.redeem_recovery(hashed(code), hashed(secret), since, now) is None:
            raise ServiceError("unknown-recovery", "no such code, or it was used, replaced, or is too old")
        return secret

    async def rename(self, player: str, name: str) -> None:
        """Show older times of that person under the name that they have just chosen, too. An empty one changes none."""
        if cleaned := clean_name(name):
            await self._store.daily.rename(player, cleaned)

    async def person(self, player: str) -> Person:
        """All that is stored of that person; nothing of one without an identity."""
        if not player:
            return Person("", PersonRows((), (), 0, None), ())
        tables = [await self._seat_at(id, player) for id in await self._store.people.tables_of(player)]
        return Person(player, await self._store.people.person(player), tuple(one for one in tables if one is not None))

    async def erase(self, player: str) -> None:
        """Delete all that is stored of that person. Their games stay, with another name and no identity.

        Raises:
            StoreError: something could not be written; what was deleted before stays deleted.
        """
        assert player, "nobody is erased"
        held = {table.id: table for table in self._in_memory()}
        for id in await self._store.people.tables_of(player):
            await self._leave(id, held.get(id), player)
        await self._store.people.erase(player)
        self._known = OrderedDict((device, known) for device, known in self._known.items() if known != player)

    async def _seat_at(self, id: str, player: str) -> SeatAt | None:
        record = await self._store.table(id)
        if record is None:
            return None
        roster = decode_roster(record.roster)
        seat = roster.seat_of(player)
        name = "" if seat is None else roster.places[seat].name
        return SeatAt(id, record.edition, record.created_at, seat, name)

    async def _leave(self, id: str, table: Table | None, player: str) -> None:
        instead, rng = hashed(secrets.token_urlsafe(32)), rng_for_names()

        def without(roster: Roster, has_started: bool) -> Roster:
            return anonymized(roster, player, instead, rng, has_started=has_started)

        if table is not None:
            await table.setup.reseat(lambda roster: without(roster, table.seq > 0))
            return
        while (record := await self._store.table(id)) is not None:
            after = without(decode_roster(record.roster), record.seq > 0)
            if await self._store.save_roster(id, record.roster, encode_roster(after)):
                if self._tell is not None:
                    self._tell(RosterHint(id))
                return
